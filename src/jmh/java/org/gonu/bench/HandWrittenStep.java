package org.gonu.bench;

import java.util.concurrent.TimeUnit;
import org.gonu.bench.games.Generator;
import org.gonu.bench.games.HandWrittenGame;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Random playouts of the games written by hand; the row {@code steps} counts their plies.
 *
 * <pre>{@code mvn -q -Pbench test-compile exec:exec@jmh -Djmh=HandWrittenStep}</pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 4, time = 2)
public class HandWrittenStep {
  /** The game, by the name of its sheet. */
  @Param({
    "tic-tac-toe",
    "connect-four",
    "breakthrough",
    "knightthrough",
    "reversi",
    "gomoku-11x11"
  })
  public String sheet = "";

  private final Generator random = new Generator(1);

  @SuppressWarnings("NullAway.Init") // JMH calls load() first
  private HandWrittenGame game;

  /** For the harness. */
  public HandWrittenStep() {}

  /** Makes the game. */
  @Setup
  public void load() {
    game = HandWrittenGame.all().get(sheet);
  }

  /** One playout. */
  @Benchmark
  public int playout(Plies plies) {
    int result = game.playout(random);
    plies.steps += HandWrittenGame.plies(result);
    return result;
  }

  /** Counts plies. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Plies {
    /** Plies of the playouts. */
    public long steps;

    /** For the harness. */
    public Plies() {}
  }
}
