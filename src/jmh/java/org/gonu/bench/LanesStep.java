package org.gonu.bench;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PlayoutSums;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * A step of all lanes of random playouts: legal moves, choice, next state, ends and refills. One
 * operation is a step of {@code lanes} playouts.
 *
 * <pre>{@code mvn -q -Pbench test-compile exec:exec@jmh -Djmh=LanesStep}</pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 4, time = 2)
public class LanesStep {
  private static final int STEPS = 64;

  /** The sheet in {@code rules/}. */
  @Param({"tic-tac-toe", "connect-four", "breakthrough", "knightthrough", "reversi", "chess"})
  public String sheet = "";

  @SuppressWarnings("NullAway.Init") // JMH calls load() first
  private Lanes lanes;

  private final Endless client = new Endless();

  /** For the harness. */
  public LanesStep() {}

  /** Makes the lanes. */
  @Setup
  public void load() {
    Game game = SheetGame.load(sheet);
    lanes =
        game.fastEngine()
            .await(Duration.ofSeconds(60))
            .map(FastEngine.Made::lanes)
            .orElseThrow()
            .newLanes(1);
  }

  /**
   * Some steps of all lanes.
   *
   * @return the sum of the goals of the first role so far
   */
  @Benchmark
  @OperationsPerInvocation(STEPS)
  public long step() {
    lanes.run(client, STEPS);
    return client.goals;
  }

  /** Plays on for ever. */
  private static final class Endless implements LaneClient {
    private long goals;

    @Override
    public boolean assign(int phase, LaneJob job) {
      return phase == 0;
    }

    @Override
    public void child(int ticket, long[] state, long[] legal, boolean terminal, int[] points) {
      throw new IllegalStateException("no job asks for its child");
    }

    @Override
    public void ended(int ticket, PlayoutSums sums, boolean last) {
      goals += sums.goals(0);
    }
  }
}
