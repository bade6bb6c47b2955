package org.gonu.player.endpoint;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.gonu.check.checks.Strictness;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.game.cache.CircuitCache;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.machine.DaemonThreads;
import org.gonu.player.Deadlines;
import org.gonu.text.Outcome;

/**
 * Rules that a host has announced. They are checked and compiled to a circuit on a thread of their
 * own, so that a START with the same rules finds that done.
 */
final class Preview implements AutoCloseable {
  private final RuleSheet rules;
  private final CircuitCache circuits;
  private final ExecutorService thread;
  private final CompletableFuture<Outcome<Game>> game;
  private volatile boolean closed;

  /** Begins at once. */
  Preview(String name, RuleSheet rules, CircuitCache circuits) {
    this.rules = rules;
    this.circuits = circuits;
    this.thread = Executors.newSingleThreadExecutor(DaemonThreads.named(name + "-preview"));
    this.game = CompletableFuture.supplyAsync(this::prepare, thread);
    thread.shutdown();
  }

  private Outcome<Game> prepare() {
    Outcome<Game> made = Game.of(rules, Strictness.LENIENT, circuits);
    made.value().map(Game::fastEngine).ifPresent(this::prepare);
    return made;
  }

  private void prepare(FastEngine engine) {
    engine.prepare();
    if (closed) {
      engine.cancel();
    }
  }

  /** True if these are the same rules, whatever their positions in the texts. */
  boolean isOf(RuleSheet other) {
    return rules.rules().collect(Preview::content).equals(other.rules().collect(Preview::content));
  }

  /** A rule without its position. */
  private record Content(Object head, Object body) {}

  private static Content content(Rule rule) {
    return new Content(rule.head(), rule.body());
  }

  /** The game, once the rules are checked; fails if the check fails. */
  CompletableFuture<Outcome<Game>> game() {
    return game;
  }

  /** Waits until the circuit is made, cannot be made, or a time has come. */
  void await(long deadlineNanos) {
    Deadlines.await(game, deadlineNanos)
        .flatMap(Outcome::value)
        .ifPresent(ready -> ready.fastEngine().await(Deadlines.until(deadlineNanos)));
  }

  /** Ends all work on these rules. */
  @Override
  public void close() {
    closed = true;
    game.cancel(false);
    thread.shutdownNow();
    Deadlines.await(game, System.nanoTime())
        .flatMap(Outcome::value)
        .ifPresent(unused -> unused.fastEngine().cancel());
  }
}
