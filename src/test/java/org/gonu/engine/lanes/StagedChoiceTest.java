package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.kernel.Interpreter;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.engine.lanes.run.SteppedLanes;
import org.gonu.engine.lanes.staging.MoveStages;
import org.gonu.engine.lanes.staging.PhaseStages;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.PlayoutSums;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Moves that are chosen in two stages: uniform, given from outside, and recorded. */
final class StagedChoiceTest {
  private static final int DRAWS = 40_000;
  private static final int WIDTH = 8;

  private static final int PLACES = 20;

  private TravelGame game = new TravelGame(PLACES, PLACES);
  private Circuit circuit = game.circuit();

  @Test
  void roleWithManyMoves_hasTwoStages_andTheOtherHasOne() {
    PhaseProgram phase = PhaseProgram.of(circuit).getFirst();
    PhaseStages stages = PhaseStages.of(circuit, phase.net(), phase.candidates());

    assertEquals(PLACES, stages.ofRole(0).orElseThrow().firsts());
    assertEquals(PLACES, stages.ofRole(0).orElseThrow().seconds());
    assertTrue(stages.ofRole(1).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 40, 1000})
  void choice_ofEveryFewthMove_isUniform(int every) {
    assertUniform(trip -> trip % every == 0);
  }

  @Test
  void choice_fromPlacesWithFewAndManyTrips_isUniform() {
    assertUniform(trip -> game.origin(trip) == 3 || trip % 50 == 7 || game.origin(trip) == 11);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 10})
  void choice_fromPlacesWithMoreTripsThanAreCountedAtOnce_isUniform(int every) {
    game = new TravelGame(5, 100);
    circuit = game.circuit();
    PhaseProgram phase = PhaseProgram.of(circuit).getFirst();
    MoveStages stages =
        PhaseStages.of(circuit, phase.net(), phase.candidates()).ofRole(0).orElseThrow();

    assertTrue(stages.withFirst(0).length > Opcode.MANY);
    assertUniform(trip -> trip % every == 0);
  }

  private void assertUniform(IntPredicate isLegal) {
    long[] state = game.state(isLegal);
    int[] counts = new int[game.trips()];
    int[] other = new int[2];
    Recorder recorder =
        recorder(
            DRAWS,
            job -> {
              job.setState(state);
              job.reportChild(false);
            });
    newLanes(Interpreters.ofWidth(WIDTH)).run(recorder, 1_000_000);

    for (Recorder.Child child : recorder.children) {
      counts[game.made(child.state())]++;
      other[game.toggled(child.state()) ? 1 : 0]++;
    }
    int legal = 0;
    double distance = 0;
    double expected = (double) DRAWS / Math.max(1, game.count(isLegal));
    for (int trip = 0; trip < game.trips(); trip++) {
      if (isLegal.test(trip)) {
        legal++;
        distance += (counts[trip] - expected) * (counts[trip] - expected) / expected;
      } else {
        assertEquals(0, counts[trip], "illegal move " + trip);
      }
    }
    double freedom = legal - 1.0;
    assertTrue(distance <= freedom + 6 * Math.sqrt(2 * freedom) + 6, "chi-square " + distance);
    assertTrue(Math.abs(other[0] - other[1]) < 6 * Math.sqrt(DRAWS), "the other role");
  }

  @Test
  void givenMoves_leadToTheStatesOfAScalarEvaluation() {
    assertGivenMoves(Interpreters.ofWidth(WIDTH));
    assertGivenMoves(Interpreters.plainOfWidth(WIDTH));
  }

  private void assertGivenMoves(Interpreter interpreter) {
    SplittableRandom random = new SplittableRandom(3);
    long[] state = game.state(trip -> true);
    int jobs = 2_000;
    int[][] moves = new int[jobs][2];
    for (int[] own : moves) {
      own[0] = random.nextInt(game.trips());
      own[1] = game.trips() + random.nextInt(2);
    }
    Recorder recorder =
        recorder(
            jobs,
            job -> {
              job.setState(state);
              job.force(0, moves[job.tag()][0]);
              job.force(1, moves[job.tag()][1]);
              job.reportChild(false);
            });
    newLanes(interpreter).run(recorder, 1_000_000);

    assertEquals(jobs, recorder.children.size());
    for (Recorder.Child child : recorder.children) {
      ScalarCircuit expected = new ScalarCircuit(circuit.general(), state, moves[child.tag()]);
      assertArrayEquals(expected.next(), child.state());
    }
  }

  @Test
  void steppedLanes_someMovesGiven_makeThemAndChooseTheOthers() {
    int size = 300;
    SteppedLanes lanes = LaneCompiler.compile(circuit).newSteppedLanes(size, 1, 1L << 28);
    int[] moves = new int[2 * size];
    for (int lane = 0; lane < size; lane++) {
      moves[lane] = lane % 3 == 0 ? SteppedLanes.RANDOM : lane % game.trips();
      moves[size + lane] = lane % 2 == 0 ? SteppedLanes.RANDOM : 1;
    }
    lanes.step(moves);
    long[] states = new long[size * circuit.words()];
    lanes.states(states);

    for (int lane = 0; lane < size; lane++) {
      long[] state = new long[circuit.words()];
      System.arraycopy(states, lane * circuit.words(), state, 0, state.length);
      int made = game.made(state);
      assertTrue(lane % 3 == 0 || made == moves[lane], "lane " + lane);
      assertTrue(lane % 2 == 0 || game.toggled(state), "lane " + lane);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 16})
  void recordedTrips_areAsManyAsPliesAfterTheFirst_butForTheFewThatRepeat(int copies) {
    long[] plies = {0};
    long[] recorded = {0};
    int[] given = {0};
    Lanes lanes = LaneCompiler.compile(circuit, WIDTH).newRecordingLanes(2);
    lanes.run(
        new LaneClient() {
          @Override
          public boolean assign(int phase, LaneJob job) {
            job.setCopies(copies);
            job.force(0, 5);
            return given[0]++ < 1_000;
          }

          @Override
          public void child(int tag, long[] state, long[] legal, boolean end, int[] goals) {
            throw new IllegalStateException("no job asks for its child");
          }

          @Override
          public void ended(int tag, PlayoutSums sums, boolean last) {
            long made = 0;
            for (int trip = 0; trip < game.trips(); trip++) {
              made += sums.made(trip);
            }
            assertTrue(made <= sums.plies() - sums.count());
            plies[0] += sums.plies() - sums.count();
            recorded[0] += made;
          }
        },
        1_000_000);

    assertTrue(plies[0] > 1_000);
    assertTrue(recorded[0] > 0.97 * plies[0], recorded[0] + " of " + plies[0]);
  }

  private Lanes newLanes(Interpreter interpreter) {
    return LaneCompiler.compile(circuit, WIDTH).newLanes(1, interpreter);
  }

  private static Recorder recorder(int jobs, Consumer<LaneJob> fill) {
    return new Recorder(
        2,
        jobs,
        (phase, job) -> {
          fill.accept(job);
          return true;
        });
  }
}
