package org.gonu.lsp;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ProgressParams;
import org.eclipse.lsp4j.WorkDoneProgressBegin;
import org.eclipse.lsp4j.WorkDoneProgressCreateParams;
import org.eclipse.lsp4j.WorkDoneProgressEnd;
import org.eclipse.lsp4j.WorkDoneProgressNotification;
import org.eclipse.lsp4j.WorkDoneProgressReport;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;

/** A progress bar in the editor for long work, which the user can cancel. */
final class EditorProgress {
  private final LanguageClient client;
  private final Either<String, Integer> token;

  private EditorProgress(LanguageClient client, Either<String, Integer> token) {
    this.client = client;
    this.token = token;
  }

  /** A bar that the editor has created. */
  static EditorProgress given(LanguageClient client, Either<String, Integer> token) {
    return new EditorProgress(client, token);
  }

  /** Asks the editor to create a bar. */
  static CompletableFuture<EditorProgress> create(LanguageClient client, String token) {
    EditorProgress progress = new EditorProgress(client, Either.forLeft(token));
    return client
        .createProgress(new WorkDoneProgressCreateParams(progress.token))
        .thenApply(made -> progress);
  }

  void begin(String title) {
    WorkDoneProgressBegin begin = new WorkDoneProgressBegin();
    begin.setTitle(title);
    begin.setCancellable(true);
    begin.setPercentage(0);
    send(begin);
  }

  void report(int percentage, String message) {
    WorkDoneProgressReport report = new WorkDoneProgressReport();
    report.setPercentage(percentage);
    report.setMessage(message);
    report.setCancellable(true);
    send(report);
  }

  /** Tells what has been done where nobody knows how much there is to do. */
  void report(String message) {
    WorkDoneProgressReport report = new WorkDoneProgressReport();
    report.setMessage(message);
    report.setCancellable(true);
    send(report);
  }

  void end(String message) {
    WorkDoneProgressEnd end = new WorkDoneProgressEnd();
    end.setMessage(message);
    send(end);
  }

  private void send(WorkDoneProgressNotification notification) {
    client.notifyProgress(new ProgressParams(token, Either.forLeft(notification)));
  }
}
