package org.gonu.lsp;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.gonu.lsp.features.EditorDiagnostics;
import org.gonu.lsp.sheets.OpenSheets;
import org.gonu.lsp.sheets.SheetVersion;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Computes and publishes findings after a pause in typing. Findings of outdated versions are not
 * sent.
 */
final class FindingsPublisher {
  private static final Logger LOG = LoggerFactory.getLogger(FindingsPublisher.class);

  private final OpenSheets sheets;
  private final LatestTasks thread;
  private final Supplier<LanguageClient> client;
  private final Duration quiet;

  /**
   * A publisher.
   *
   * @param thread computes and sends, one thing at a time
   */
  FindingsPublisher(
      OpenSheets sheets, LatestTasks thread, Supplier<LanguageClient> client, Duration quiet) {
    this.sheets = sheets;
    this.thread = thread;
    this.client = client;
    this.quiet = quiet;
  }

  /** Publishes the findings of a version that was opened, at once. */
  void opened(SheetVersion sheet) {
    schedule(sheet, Duration.ZERO);
  }

  /** Publishes the findings of a changed version after a pause. */
  void changed(SheetVersion sheet) {
    schedule(sheet, quiet);
  }

  /** Publishes the findings of a version after a playout, at once. */
  void played(SheetVersion sheet) {
    schedule(sheet, Duration.ZERO);
  }

  /** Clears the findings of a closed sheet. */
  void closed(String uri) {
    client.get().publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
  }

  private void schedule(SheetVersion sheet, Duration delay) {
    String uri = sheet.uri();
    try {
      thread.schedule(uri, () -> sheets.get(uri).ifPresent(this::publish), delay);
    } catch (RejectedExecutionException ending) {
      LOG.debug("no findings for {}: the session ends", sheet.uri());
    }
  }

  /** Sends the findings of a version if it is still the latest. */
  private void publish(SheetVersion sheet) {
    try {
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
