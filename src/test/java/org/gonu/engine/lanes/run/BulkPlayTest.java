package org.gonu.engine.lanes.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.gonu.engine.lanes.HandMadeGames;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.engine.lanes.UniformPlay;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.LaneTally;
import org.gonu.machine.PlayoutSums;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Playouts of which only sums are wanted. */
final class BulkPlayTest {
  private static LaneTally play(Batch batch, int roles, int steps) {
    LaneTally tally = new LaneTally(roles);
    batch.tally(tally, steps);
    tally.close();
    while (batch.tally(tally, 16) > 0) {
      assertTrue(batch.busy() == 0, "no jobs");
    }
    return tally;
  }

  @ParameterizedTest
  @CsvSource({"true, 1", "true, 8", "true, 32", "false, 8"})
  void tally_ofTicTacToe_hasTheMeansOfUniformPlay(boolean withPhases, int width) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(withPhases), width);
    UniformPlay exact = UniformPlay.of(program.circuit());

    LaneTally tally = play(program.newLanes(5, Interpreters.ofWidth(width)), 2, 4000 / width);

    double n = tally.playouts();
    assertTrue(n > 10_000, "playouts: " + n);
    assertEquals(0, tally.broken());
    // One standard deviation of a length is about 1.3 plies, of a goal about 45 points.
    assertEquals(exact.plies(), tally.plies() / n, 5 * 1.3 / Math.sqrt(n));
    for (int role = 0; role < 2; role++) {
      assertEquals(exact.goal(role), tally.goals(role) / n, 5 * 45 / Math.sqrt(n));
    }
  }

  @Test
  void tally_sameSeed_isTheSameOnBothKernels() {
    assumeTrue(Interpreters.vectorsOfWidth(8) != null, "a machine with vectors");
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);

    LaneTally plain = play(program.newLanes(3, Interpreters.plainOfWidth(8)), 2, 500);
    LaneTally best = play(program.newLanes(3, Interpreters.ofWidth(8)), 2, 500);

    assertEquals(plain.playouts(), best.playouts());
    assertEquals(plain.plies(), best.plies());
    assertEquals(plain.goals(0), best.goals(0));
  }

  @Test
  void tally_whileJobsAreUnderWay_isRefused() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 1);
    Batch batch = program.newLanes(1, Interpreters.plainOfWidth(1));
    batch.run(new Endless(), 1);

    assertThrows(IllegalStateException.class, () -> batch.tally(new LaneTally(2), 1));
  }

  @Test
  void tally_ofAWarmBatch_allocatesNothing() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Batch batch = program.newLanes(1, Interpreters.plainOfWidth(8));
    LaneTally tally = new LaneTally(2);
    batch.tally(tally, 2000);
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();

    long before = threads.getThreadAllocatedBytes(thread);
    batch.tally(tally, 2000);
    long allocated = threads.getThreadAllocatedBytes(thread) - before;

    assertTrue(allocated < 2000, "bytes in 2,000 steps: " + allocated);
  }

  /** A job for every lane. */
  private static final class Endless implements LaneClient {
    @Override
    public boolean assign(int phase, LaneJob job) {
      return phase == 0;
    }

    @Override
    public void child(int tag, long[] state, long[] legal, boolean terminal, int[] goals) {
      throw new IllegalStateException();
    }

    @Override
    public void ended(int tag, PlayoutSums sums, boolean last) {
      // How they end is of no interest here.
    }
  }
}
