package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.compile.LaneCode;
import org.gonu.engine.lanes.compile.LaneVariant;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.phase.BinaryCircuit;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.engine.lanes.run.Batch;
import org.gonu.engine.lanes.run.SteppedLanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares what lanes report of states with an evaluation gate by gate. */
final class LanesAgainstScalarTest {
  private static final int[] FIRST_MOVE = {0, 7, 8, 21};

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8, 16, 32})
  void children_ofRandomCircuits_areThoseOfAScalarEvaluation(int width) {
    for (int seed = 0; seed < 12; seed++) {
      int components = seed % 3;
      Circuit circuit =
          RandomCircuits.circuit(seed, 20 + 9 * seed, 30 + 60 * seed, components, FIRST_MOVE);
      Interpreter interpreter = Interpreters.ofWidth(width);
      assertChildren(circuit, width, interpreter, 300 + 40 * width, seed);
      assertChildren(circuit, width, Interpreters.plainOfWidth(width), 50, seed);
    }
  }

  @Test
  void children_ofAFewJobs_areThoseOfAScalarEvaluation() {
    Circuit circuit = RandomCircuits.circuit(99, 150, 2000, 2, FIRST_MOVE);

    assertChildren(circuit, 8, Interpreters.ofWidth(8), 3, 7);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 16})
  void children_ofFixpointsThatAreKept_areThoseOfAScalarEvaluation(int width) {
    for (int seed = 0; seed < 6; seed++) {
      Circuit circuit = RandomCircuits.growing(seed, 30, 100, FIRST_MOVE);
      assertTrue(keptFeedbacks(circuit) > 0);

      assertChildren(circuit, width, Interpreters.ofWidth(width), 200, seed);
    }
  }

  @Test
  void step_fixpointsThatAreKept_areThoseOfAScalarEvaluation() {
    int size = 70;
    for (int seed = 0; seed < 12; seed++) {
      Circuit circuit = RandomCircuits.growing(seed, 30, 100, FIRST_MOVE);
      SteppedLanes lanes = LaneCompiler.compile(circuit).newSteppedLanes(size, seed, 1L << 28);
      int[] moves = new int[3 * size];
      Arrays.fill(moves, SteppedLanes.RANDOM);
      long[] states = new long[size];
      byte[] status = new byte[size];
      long[] legal = new long[size];
      for (int step = 0; step < 20; step++) {
        lanes.states(states);
        lanes.status(status);
        lanes.legal(2, legal);
        for (int lane = 0; lane < size; lane++) {
          ScalarCircuit expected = new ScalarCircuit(circuit.general(), new long[] {states[lane]});
          assertEquals(expected.isTerminal(), status[lane] != SteppedLanes.RUNNING);
          if (status[lane] == SteppedLanes.RUNNING) {
            assertEquals(expected.legal()[0] >>> FIRST_MOVE[2], legal[lane]);
          }
        }
        lanes.step(moves);
      }
    }
  }

  @Test
  void of_fixpointsThatMayShrink_keepsNone() {
    assertEquals(0, keptFeedbacks(RandomCircuits.circuit(5, 30, 100, 2, FIRST_MOVE)));
  }

  private static int keptFeedbacks(Circuit circuit) {
    LaneCode code =
        LaneCode.of(BinaryCircuit.plain(circuit), PhaseProgram.of(circuit), 8, LaneVariant.PLAIN);
    return code.fixedSlots().kept();
  }

  private static void assertChildren(
      Circuit circuit, int width, Interpreter interpreter, int jobs, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long[][] states = new long[jobs][circuit.words()];
    int[][] moves = new int[jobs][3];
    for (int i = 0; i < jobs; i++) {
      if (i % 3 == 1) {
        states[i] = states[i - 1];
        continue;
      }
      for (int bit = 0; bit < circuit.bases().size(); bit++) {
        states[i][bit >> 6] |= random.nextLong(2) << (bit & 63);
      }
    }
    StepNetlist net = circuit.general();
    for (int i = 0; i < jobs; i++) {
      long legal = new ScalarCircuit(net, states[i]).legal()[0];
      for (int role = 0; role < 3; role++) {
        moves[i][role] = legalMove(legal, role, random);
      }
    }
    Batch batch = LaneCompiler.compile(circuit, width).newLanes(seed, interpreter);
    Recorder recorder =
        new Recorder(
            3,
            jobs,
            (phase, job) -> {
              job.setState(states[job.tag()]);
              for (int role = 0; role < 3; role++) {
                job.force(role, moves[job.tag()][role]);
              }
              if (job.tag() % 2 == 0) {
                job.reportTerminal();
              } else {
                job.reportChild(false);
              }
              return true;
            });
    batch.run(recorder, 1000);

    assertEquals(0, batch.busy());
    assertEquals(jobs, recorder.children.size() + recorder.told.size() + recorder.ends.size());
    assertTrue(recorder.children.notEmpty());
    assertTrue(recorder.told.notEmpty());
    for (Recorder.Child child : recorder.children) {
      long[] state = states[child.tag()];
      assertChild(net, new ScalarCircuit(net, state, moves[child.tag()]), child);
    }
    for (Recorder.Told told : recorder.told) {
      ScalarCircuit parent = new ScalarCircuit(net, states[told.tag()], moves[told.tag()]);
      boolean isTerminal = new ScalarCircuit(net, parent.next()).isTerminal();
      assertEquals(isTerminal, told.terminal(), "terminal");
    }
    for (Recorder.End end : recorder.ends) {
      ScalarCircuit start = new ScalarCircuit(net, states[end.tag()]);
      assertTrue(start.isTerminal());
      assertEquals(0, end.plies());
      for (int role = 0; role < end.goals().length; role++) {
        assertEquals(end.scored() == 0 ? 0 : start.goals()[role], end.goals()[role]);
      }
    }
  }

  private static void assertChild(StepNetlist net, ScalarCircuit parent, Recorder.Child child) {
    assertArrayEquals(parent.next(), child.state(), "state");
    ScalarCircuit expected = new ScalarCircuit(net, child.state());
    assertEquals(expected.isTerminal(), child.terminal());
    assertArrayEquals(expected.legal(), child.legal(), "legal");
    if (child.terminal()) {
      assertArrayEquals(expected.goals(), child.goals(), "goals");
    }
  }

  private static int legalMove(long legal, int role, SplittableRandom random) {
    while (true) {
      int move = random.nextInt(FIRST_MOVE[role], FIRST_MOVE[role + 1]);
      if ((legal >>> move & 1) != 0) {
        return move;
      }
    }
  }
}
