package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.kernel.Interpreters;
import org.gonu.engine.lanes.run.Batch;
import org.gonu.machine.LaneTally;
import org.gonu.machine.Lanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs that start in several lanes, and jobs that only look. */
final class CopiesTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 16, 64, 100, 512})
  void copies_ofAJob_areReportedTogetherWhenTheLastHasEnded(int copies) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    int jobs = 10_240 / copies;
    Recorder recorder =
        new Recorder(
            2,
            jobs,
            (phase, job) -> {
              job.setCopies(copies);
              return phase == 0;
            });
    program.newLanes(4).run(recorder, 10_000);

    assertEquals(jobs, recorder.ends.size(), "reports");
    int[] counts = new int[jobs];
    boolean[] done = new boolean[jobs];
    for (Recorder.End end : recorder.ends) {
      assertFalse(done[end.tag()], "a report after the last one");
      assertEquals(end.count(), end.scored());
      assertEquals(100L * end.count(), end.goals()[0] + end.goals()[1]);
      assertTrue(end.plies() >= 5L * end.count() && end.plies() <= 9L * end.count());
      counts[end.tag()] += end.count();
      done[end.tag()] = end.last();
    }
    int full = 0;
    for (int job = 0; job < jobs; job++) {
      assertTrue(done[job]);
      assertTrue(counts[job] >= 1 && counts[job] <= copies);
      full += counts[job] == copies ? 1 : 0;
    }
    assertTrue(full > 0, "no job has all its copies");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 16, 64})
  void copies_ofEndlessJobs_haveTheMeansOfUniformPlay(int copies) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Recorder recorder =
        new Recorder(
            2,
            64_000 / copies,
            (phase, job) -> {
              job.setCopies(copies);
              return phase == 0;
            });
    program.newLanes(9).run(recorder, 100_000);

    UniformPlay exact = UniformPlay.of(program.circuit());
    double n = recorder.ends.sumOfInt(Recorder.End::count);
    assertTrue(n > 20_000);
    // One standard deviation of a length is about 1.3 plies, of a goal about 45 points.
    assertEquals(
        exact.plies(), recorder.ends.sumOfLong(Recorder.End::plies) / n, 6.5 / Math.sqrt(n));
    for (int role = 0; role < 2; role++) {
      int own = role;
      assertEquals(
          exact.goal(role),
          recorder.ends.sumOfLong(end -> end.goals()[own]) / n,
          225 / Math.sqrt(n));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 64})
  void copies_withALimit_areCutThere(int copies) {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Recorder recorder =
        new Recorder(
            2,
            400,
            (phase, job) -> {
              job.setCopies(copies);
              job.setLimit(1 + job.tag() % 4);
              return phase == 0;
            });
    program.newLanes(9).run(recorder, 100_000);

    assertEquals(400, recorder.ends.count(Recorder.End::last));
    for (Recorder.End end : recorder.ends) {
      assertEquals(end.count(), end.cut());
      assertEquals((1L + end.tag() % 4) * end.count(), end.plies());
    }
  }

  @Test
  void jobs_afterATally_startInTheirStates() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Batch batch = program.newLanes(3, Interpreters.ofWidth(8));
    Recorder before = new Recorder(2, 100, (phase, job) -> phase == 0);
    batch.run(before, 1000);
    LaneTally tally = new LaneTally(2);
    batch.tally(tally, 50);
    tally.close();
    while (batch.tally(tally, 16) > 0) {
      assertEquals(0, batch.busy());
    }
    Recorder after =
        new Recorder(
            2,
            700,
            (phase, job) -> {
              job.reportPresent();
              return phase == 0;
            });
    batch.run(after, 1000);

    assertEquals(700, after.children.size());
    for (Recorder.Child child : after.children) {
      assertArrayEquals(program.initialState(), child.state());
    }
  }

  @Test
  void copies_withAForcedMove_reportOneChild() {
    LaneProgram program = LaneCompiler.compile(HandMadeGames.ticTacToe(true), 8);
    Recorder recorder =
        new Recorder(
            2,
            300,
            (phase, job) -> {
              job.force(0, job.tag() % 9);
              job.reportChild(true);
              job.setCopies(5);
              return phase == 0;
            });
    program.newLanes(4).run(recorder, 10_000);

    assertEquals(300, recorder.children.size());
    for (Recorder.Child child : recorder.children) {
      assertArrayEquals(new long[] {1L << (2 * (child.tag() % 9)) | 1L << 19}, child.state());
    }
    assertEquals(300, recorder.ends.count(Recorder.End::last));
  }

  @Test
  void looks_ofStatesOfBothPhases_reportThemAsTheyAre() {
    Circuit circuit = HandMadeGames.ticTacToe(true);
    LaneProgram program = LaneCompiler.compile(circuit, 8);
    long won = 1L << 0 | 1L << 2 | 1L << 4 | 1L << 7 | 1L << 9 | 1L << 19;
    long[][] states = {circuit.initialState(), {1L << 19 | 1}, {won}};
    Recorder recorder =
        new Recorder(
            2,
            900,
            (phase, job) -> {
              long[] state = states[job.tag() % 3];
              job.setState(state);
              job.setCopies(7);
              job.reportPresent();
              return phase == program.phaseOf(state);
            });
    Lanes batch = program.newLanes(4);
    batch.run(recorder, 10_000);

    assertEquals(0, batch.busy());
    assertEquals(0, recorder.ends.size());
    assertEquals(900, recorder.children.size());
    for (Recorder.Child child : recorder.children) {
      long[] state = states[child.tag() % 3];
      ScalarCircuit expected = new ScalarCircuit(circuit.general(), state);
      assertArrayEquals(state, child.state());
      assertEquals(expected.isTerminal(), child.terminal());
      if (child.terminal()) {
        assertArrayEquals(expected.goals(), child.goals());
      } else {
        assertArrayEquals(expected.legal(), child.legal());
      }
    }
  }
}
