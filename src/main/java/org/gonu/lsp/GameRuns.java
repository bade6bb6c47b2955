package org.gonu.lsp;

import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.MessageType;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.LanguageClient;
import org.gonu.analysis.simulation.ContractExplanation;
import org.gonu.game.Game;
import org.gonu.lsp.sheets.SheetVersion;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.jspecify.annotations.Nullable;

/** Does tasks with games in the background and reports the results, one task at a time. */
final class GameRuns {
  /** Time for an editor to create a bar before the game is played without one. */
  private static final long PATIENCE_SECONDS = 2;

  private final ExecutorService thread;
  private final Supplier<LanguageClient> client;
  private final FindingsPublisher publisher;
  private final Runnable refreshLenses;
  private final AtomicInteger tokens = new AtomicInteger();
  private final OpenRuns runs = new OpenRuns();

  GameRuns(
      ExecutorService thread,
      Supplier<LanguageClient> client,
      FindingsPublisher publisher,
      Runnable refreshLenses) {
    this.thread = thread;
    this.client = client;
    this.publisher = publisher;
    this.refreshLenses = refreshLenses;
  }

  /** Stops the run of a bar whose button the user has pressed. */
  void stop(Either<String, Integer> token) {
    runs.stop(token);
  }

  /**
   * Does a task with the game of a sheet.
   *
   * @param given the bar that came with the request
   * @param makesBars whether the editor creates one when asked
   * @return the result in one line; cancelling it ends the run
   */
  CompletableFuture<Object> run(
      GameTask task,
      SheetVersion sheet,
      @Nullable Either<String, Integer> given,
      boolean makesBars) {
    Either<String, Integer> token =
        given == null ? Either.forLeft("gonu-run-" + tokens.incrementAndGet()) : given;
    CompletableFuture<Object> run =
        CompletableFutures.computeAsync(
            thread,
            cancel -> {
              Optional<EditorProgress> bar =
                  given != null || makesBars ? bar(token, given == null) : Optional.empty();
              BooleanSupplier stop = () -> runs.isStopped(token) || cancel.isCanceled();
              return run(task, sheet, bar, stop);
            });
    runs.add(token, run);
    return run;
  }

  private Optional<EditorProgress> bar(Either<String, Integer> token, boolean isNew) {
    if (!isNew) {
      return Optional.of(EditorProgress.given(client.get(), token));
    }
    try {
      return Optional.of(
          EditorProgress.create(client.get(), token.getLeft())
              .get(PATIENCE_SECONDS, TimeUnit.SECONDS));
    } catch (ExecutionException | TimeoutException withoutOne) {
      return Optional.empty();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  private Object run(
      GameTask task, SheetVersion sheet, Optional<EditorProgress> bar, BooleanSupplier stop) {
    Outcome<Game> game = sheet.game();
    if (game.value().isEmpty()) {
      int errors = game.diagnostics().errorCount();
      return tell(MessageType.Error, sheet, new DiagnosticPrinter().summary(errors, 0));
    }
    bar.ifPresent(each -> each.begin(task.name() + " " + sheet.source().name()));
    String result = "";
    try {
      result = task.run(sheet, game.get(), bar, stop);
      publisher.played(sheet);
      return tell(MessageType.Info, sheet, result);
    } catch (BrokenContractException fault) {
      result = fail(sheet, ContractExplanation.of(fault, game.get()));
      return result;
    } finally {
      String end = result;
      bar.ifPresent(each -> each.end(end));
      refreshLenses.run();
    }
  }

  /** Shows a violation of the rules, as a message and at its position. */
  private String fail(SheetVersion sheet, Diagnostics findings) {
    sheet.replaceInPlay(findings);
    publisher.played(sheet);
    Diagnostic first = findings.all().getFirst();
    String text =
        String.format(
            Locale.ROOT,
            "line %d: %s [%s]%s",
            first.source().position(first.span().start()).line(),
            first.message(),
            first.code().label(),
            first.help().map(help -> "; " + help).orElse(""));
    return tell(MessageType.Error, sheet, text);
  }

  private String tell(MessageType type, SheetVersion sheet, String text) {
    String message = sheet.source().name() + ": " + text;
    client.get().showMessage(new MessageParams(type, message));
    return message;
  }
}
