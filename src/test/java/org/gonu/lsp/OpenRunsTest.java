package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.junit.jupiter.api.Test;

class OpenRunsTest {
  private final OpenRuns runs = new OpenRuns();

  private static Either<String, Integer> token(int number) {
    return Either.forRight(number);
  }

  @Test
  void stop_runUnderWay_isStoppedAndNoOther() {
    runs.add(token(1), new CompletableFuture<>());
    runs.add(token(2), new CompletableFuture<>());

    runs.stop(token(1));

    assertTrue(runs.isStopped(token(1)));
    assertFalse(runs.isStopped(token(2)));
  }

  @Test
  void stop_noSuchRun_isNotRemembered() {
    runs.stop(token(1));
    runs.add(token(1), new CompletableFuture<>());

    assertFalse(runs.isStopped(token(1)));
  }

  @Test
  void add_thousandRunsThatEnd_remembersTheOpenOnesAlone() {
    for (int i = 0; i < 1_000; i++) {
      CompletableFuture<Object> run = new CompletableFuture<>();
      runs.add(token(i), run);
      runs.stop(token(i));
      run.complete("played");
    }
    runs.add(token(1_000), new CompletableFuture<>());

    assertEquals(1, runs.size());
  }
}
