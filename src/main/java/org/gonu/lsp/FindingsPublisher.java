package org.gonu.lsp;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Looks for findings when nobody has typed for a while. Those of an old version are not sent. */
final class FindingsPublisher {
  private static final Logger LOG = LoggerFactory.getLogger(FindingsPublisher.class);

  private final OpenSheets sheets;
  private final ScheduledExecutorService thread;
  private final Supplier<LanguageClient> client;
  private final Duration quiet;

  /**
   * Sends nothing yet.
   *
   * @param thread computes and sends, one thing at a time
   */
  FindingsPublisher(
      OpenSheets sheets,
      ScheduledExecutorService thread,
      Supplier<LanguageClient> client,
      Duration quiet) {
    this.sheets = sheets;
    this.thread = thread;
    this.client = client;
    this.quiet = quiet;
  }

  /** Tells of a version that was opened. */
  void opened(SheetVersion sheet) {
    schedule(sheet, Duration.ZERO);
  }

  /** Tells of a version in the midst of typing. */
  void changed(SheetVersion sheet) {
    schedule(sheet, quiet);
  }

  /** Tells of a version that was played. */
  void played(SheetVersion sheet) {
    schedule(sheet, Duration.ZERO);
  }

  /** Takes back all findings of a sheet. */
  void closed(String uri) {
    client.get().publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
  }

  private void schedule(SheetVersion sheet, Duration delay) {
    try {
      Future<?> unused =
          thread.schedule(() -> publish(sheet), delay.toMillis(), TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException ending) {
      LOG.debug("no findings for {}: the session ends", sheet.uri());
    }
  }

  /** Sends what is known of a version, if it still is the latest. */
  private void publish(SheetVersion sheet) {
    try {
      if (sheets.get(sheet.uri()).filter(sheet::equals).isEmpty()) {
        return;
      }
      List<org.eclipse.lsp4j.Diagnostic> findings = EditorDiagnostics.of(sheet);
      PublishDiagnosticsParams message =
          new PublishDiagnosticsParams(sheet.uri(), findings, sheet.number());
      sheets.ifLatest(sheet, () -> client.get().publishDiagnostics(message));
    } catch (RuntimeException | StackOverflowError bug) {
      LOG.error("no findings for {}", sheet.uri(), bug);
      client
          .get()
          .logMessage(new MessageParams(MessageType.Error, "this is a bug of gonu: " + bug));
    }
  }
}
