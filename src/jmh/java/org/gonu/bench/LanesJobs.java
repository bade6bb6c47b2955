package org.gonu.bench;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.gonu.game.FastEngine;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
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
 * What jobs cost: playouts of jobs with some copies beside those that are only added up. The rows
 * {@code playouts} count what has ended; an operation is a number of steps of all lanes.
 *
 * <pre>{@code mvn -q -Pbench test-compile exec:exec@jmh -Djmh=LanesJobs}</pre>
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 1, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 4, time = 2)
public class LanesJobs {
  private static final int STEPS = 64;

  /** The sheet in {@code rules/}. */
  @Param({"connect-four", "breakthrough", "tic-tac-toe"})
  public String sheet = "";

  /** Lanes that start a job; 0 for playouts without jobs. */
  @Param({"0", "1", "8", "16", "64"})
  public int copies;

  @SuppressWarnings("NullAway.Init") // JMH calls load() first
  private Lanes lanes;

  @SuppressWarnings("NullAway.Init") // JMH calls load() first
  private LaneTally tally;

  private final Client client = new Client();

  /** For the harness. */
  public LanesJobs() {}

  /** Makes the lanes. */
  @Setup
  public void load() {
    PackedGame game =
        SheetGame.load(sheet)
            .fastEngine()
            .await(Duration.ofSeconds(60))
            .map(FastEngine.Made::lanes)
            .orElseThrow();
    lanes = game.playouts().newLanes(1);
    tally = new LaneTally(game.roles().size());
  }

  /** Some steps of all lanes. */
  @Benchmark
  public void play(Counts counts) {
    if (copies == 0) {
      long before = tally.playouts();
      lanes.tally(tally, STEPS);
      counts.playouts += tally.playouts() - before;
    } else {
      client.copies = copies;
      client.counts = counts;
      lanes.run(client, STEPS);
    }
  }

  /** What the harness prints beside the time; it allows no methods here. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counts {
    /** Playouts that have ended. */
    public long playouts;

    /** For the harness. */
    public Counts() {}
  }

  /** Plays on for ever, and counts. */
  private static final class Client implements LaneClient {
    private Counts counts = new Counts();
    private int copies;

    @Override
    public boolean assign(int phase, LaneJob job) {
      job.setCopies(copies);
      return phase == 0;
    }

    @Override
    public void child(int ticket, long[] state, long[] legal, boolean terminal, int[] points) {
      throw new IllegalStateException("no job asks for its child");
    }

    @Override
    public void ended(int ticket, PlayoutSums sums, boolean last) {
      counts.playouts += sums.count();
    }
  }
}
