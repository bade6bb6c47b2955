package org.gonu.server.service;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gonu.server.store.TournamentRow;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.text.Outcome;

/** Small tournaments for tests. */
final class Cups {
  /** Three players of ours, six matches of tic-tac-toe; its id is {@code the-cup}. */
  static final String CUP =
      """
      tournament: the cup
      seed: 7
      format: round-robin
      repetitions: 1
      concurrency: 3
      clocks: {start: 20, play: 20, grace: 0}
      games:
        - tic-tac-toe
      players:
        - {name: A, address: "1"}
        - {name: B, address: "2"}
        - {name: C, address: "3"}
      """;

  private Cups() {}

  /** Reads a specification for a server. */
  static TournamentSpec spec(GameServer server, String yaml) {
    Outcome<TournamentSpec> spec = server.tournaments().read("cup.yaml", yaml);
    return spec.value()
        .orElseThrow(() -> new AssertionError(spec.diagnostics().firstErrors(3).toString()));
  }

  /** Waits until a tournament is not running any more. */
  static void awaitEnd(GameServer server, String id) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(2).toNanos();
    while (server.tournaments().find(id).orElseThrow().state() == TournamentRow.State.RUNNING) {
      assertTrue(System.nanoTime() < end, "the tournament does not end");
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }
}
