package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.run.Batch;
import org.gonu.machine.LaneTally;
import org.gonu.machine.MovePolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves are chosen as often as a policy says. */
final class PolicyTest {
  private static final int DRAWS = 60_000;

  @ParameterizedTest
  @CsvSource({"2, 8", "3, 1", "5, 8", "7, 32", "8, 8", "9, 16"})
  void choices_underAPolicy_haveTheChancesOfItsDefinition(int candidates, int width) {
    SplittableRandom random = new SplittableRandom(candidates);
    for (int round = 0; round < 4; round++) {
      byte[] levels = new byte[candidates];
      long legal = round == 0 ? (1L << candidates) - 1 : 0;
      for (int move = 0; move < candidates; move++) {
        levels[move] = (byte) (round == 3 ? 1 : random.nextInt(MovePolicy.ALWAYS + 1));
        legal |= random.nextLong(2) << move;
      }
      levels[0] = 3;
      assertChances(candidates, width, legal | 1, levels);
    }
  }

  private static void assertChances(int candidates, int width, long legal, byte[] levels) {
    Batch batch =
        LaneCompiler.compile(ChoiceTest.circuit(candidates), width)
            .newLanes(7, Interpreters.ofWidth(width));
    batch.setPolicy(new MovePolicy(levels));
    Recorder recorder =
        new Recorder(
            1,
            DRAWS,
            (phase, job) -> {
              job.setState(new long[] {legal});
              job.reportChild(false);
              return true;
            });
    batch.run(recorder, 1_000_000);

    int[] counts = new int[candidates];
    for (Recorder.Child child : recorder.children) {
      ChoiceTest.count(child.state(), candidates, counts);
    }
    double[] chances = chances(legal, levels);
    for (int move = 0; move < candidates; move++) {
      // Five standard deviations of independent draws; lanes share a part of their random words.
      double bound = 5 * Math.sqrt(chances[move] * (1 - chances[move]) / DRAWS);
      assertEquals(chances[move], (double) counts[move] / DRAWS, 1.5 * bound, "move " + move);
    }
  }

  /** By the definition: over all sets of moves that may be offered together. */
  private static double[] chances(long legal, byte[] levels) {
    double[] chances = new double[levels.length];
    for (long offered = 0; offered < 1L << levels.length; offered++) {
      double chance = 1;
      for (int move = 0; move < levels.length; move++) {
        double offer = (double) levels[move] / MovePolicy.ALWAYS;
        chance *= (offered >>> move & 1) == 0 ? 1 - offer : offer;
      }
      long open = (offered & legal) == 0 ? legal : offered & legal;
      for (int move = 0; move < levels.length; move++) {
        chances[move] += (open >>> move & 1) == 0 ? 0 : chance / Long.bitCount(open);
      }
    }
    return chances;
  }

  @Test
  void playouts_underTheUniformPolicy_areThoseWithoutAny() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Recorder without = new Recorder(2, 3000, (phase, job) -> phase == 0);
    Recorder with = new Recorder(2, 3000, (phase, job) -> phase == 0);
    program.newLanes(3, Interpreters.ofWidth(8)).run(without, 10_000);
    Batch batch = program.newLanes(3, Interpreters.ofWidth(8));
    batch.setPolicy(MovePolicy.uniform(20));
    batch.run(with, 10_000);

    assertEquals(3000, with.ends.size());
    assertEquals(without.ends.makeString("\n"), with.ends.makeString("\n"));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8})
  void playouts_inWhichAllMovesHaveOneLevel_haveTheMeansOfUniformPlay(int level) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    byte[] levels = new byte[20];
    Arrays.fill(levels, (byte) level);
    Batch batch = program.newLanes(3, Interpreters.ofWidth(8));
    batch.setPolicy(new MovePolicy(levels));
    LaneTally tally = new LaneTally(2);
    batch.tally(tally, 1000);
    tally.close();
    while (batch.tally(tally, 16) > 0) {
      assertEquals(0, batch.busy());
    }

    UniformPlay exact = UniformPlay.of(program.circuit());
    double n = tally.playouts();
    assertTrue(n > 20_000);
    // One standard deviation of a length is about 1.3 plies, of a goal about 45 points.
    assertEquals(exact.plies(), tally.plies() / n, 8 / Math.sqrt(n));
    for (int role = 0; role < 2; role++) {
      assertEquals(exact.goal(role), tally.goals(role) / n, 300 / Math.sqrt(n));
    }
  }

  @Test
  void policy_fromUniformWhilePlayoutsAreUnderWay_isRefused() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Batch batch = program.newLanes(3, Interpreters.ofWidth(8));
    byte[] levels = new byte[20];
    MovePolicy other = new MovePolicy(levels);
    Recorder endless = new Recorder(2, Integer.MAX_VALUE, (phase, job) -> phase == 0);
    batch.run(endless, 2);

    assertThrows(IllegalStateException.class, () -> batch.setPolicy(other));
    batch.setPolicy(MovePolicy.uniform(20));
    batch.run(new Recorder(2, 0, (phase, job) -> false), 1000);
    batch.setPolicy(other);
    batch.run(endless, 2);
    batch.setPolicy(other);
    assertThrows(IllegalStateException.class, () -> batch.setPolicy(MovePolicy.uniform(20)));
  }

  @Test
  void levels_outOfBounds_areRefused() {
    assertThrows(IllegalArgumentException.class, () -> new MovePolicy(new byte[] {9}));
    assertThrows(IllegalArgumentException.class, () -> new MovePolicy(new byte[] {-1}));
  }
}
