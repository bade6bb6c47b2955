package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.run.Batch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The choice is uniform over the legal moves, whatever their number. */
final class ChoiceTest {
  private static final int SETS = 6;
  private static final int DRAWS_PER_SET = 3000;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 16, 17, 23, 31, 32, 33, 48, 63, 64, 65, 70})
  void choices_ofSeveralLegalSets_areUniform(int candidates) {
    Circuit circuit = circuit(candidates);
    SplittableRandom random = new SplittableRandom(candidates);
    long[][] sets = new long[SETS][circuit.words()];
    for (int set = 0; set < SETS; set++) {
      sets[set][0] = 1;
      for (int move = 0; move < candidates; move++) {
        boolean isLegal = set == 0 || random.nextInt(SETS) >= set;
        sets[set][move >> 6] |= isLegal ? 1L << (move & 63) : 0;
      }
    }
    int[][] counts = new int[SETS][candidates];
    Recorder recorder =
        new Recorder(
            1,
            SETS * DRAWS_PER_SET,
            (phase, job) -> {
              job.setState(sets[job.tag() % SETS]);
              job.reportChild(false);
              return true;
            });
    Batch batch = LaneCompiler.compile(circuit, 8).newLanes(1, Interpreters.ofWidth(8));
    batch.run(recorder, 100_000);

    assertEquals(SETS * DRAWS_PER_SET, recorder.children.size());
    for (Recorder.Child child : recorder.children) {
      count(child.state(), candidates, counts[child.tag() % SETS]);
    }
    for (int set = 0; set < SETS; set++) {
      assertUniform(sets[set], counts[set]);
    }
  }

  static void count(long[] state, int candidates, int[] counts) {
    int chosen = 0;
    for (int move = 0; move < candidates; move++) {
      int bit = candidates + move;
      if ((state[bit >> 6] >>> (bit & 63) & 1) != 0) {
        counts[move]++;
        chosen++;
      }
    }
    assertEquals(1, chosen, "moves chosen in a lane");
  }

  /** Chi-square, at most six standard deviations above its mean. */
  private static void assertUniform(long[] legal, int[] counts) {
    int moves = Long.bitCount(legal[0]) + (legal.length > 1 ? Long.bitCount(legal[1]) : 0);
    double expected = (double) DRAWS_PER_SET / moves;
    double distance = 0;
    for (int move = 0; move < counts.length; move++) {
      if ((legal[move >> 6] >>> (move & 63) & 1) != 0) {
        distance += (counts[move] - expected) * (counts[move] - expected) / expected;
      } else {
        assertEquals(0, counts[move], "illegal move " + move);
      }
    }
    double freedom = moves - 1.0;
    assertTrue(distance <= freedom + 6 * Math.sqrt(2 * freedom) + 6, "chi-square " + distance);
  }

  /** Bases below n tell which moves are legal, those from n on which one was made. */
  static Circuit circuit(int candidates) {
    GateBuilder builder = new GateBuilder();
    int[] legal = new int[candidates];
    int[] next = new int[2 * candidates];
    for (int move = 0; move < candidates; move++) {
      legal[move] = builder.base(move);
      next[move] = legal[move];
      next[candidates + move] = builder.does(move);
    }
    StepNetlist.Goals goals = new StepNetlist.Goals(new int[] {100}, new int[] {Gates.TRUE});
    StepNetlist net =
        new StepNetlist(
            builder.build(),
            legal,
            next,
            Gates.FALSE,
            Lists.immutable.of(goals),
            Lists.immutable.empty());
    return HandMadeGames.circuit(
        2 * candidates,
        new int[] {0, candidates},
        new long[(2 * candidates + 63) / 64],
        net,
        Lists.immutable.of(new Circuit.Phase(new int[0], 0, net, new int[0])));
  }
}
