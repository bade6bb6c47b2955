package org.gonu.engine.lanes;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.engine.circuit.Circuit;
import org.gonu.machine.Lanes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs that start in several lanes, and jobs that only look. */
final class CopiesTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 16, 64, 100, 512})
  void copies_ofAJob_areAllReportedAndTheLastOneSaysSo(int copies) {
    LaneProgram program = LaneProgram.compile(HandMadeGames.ticTacToe(true), 8);
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

    int[] counts = new int[jobs];
    boolean[] done = new boolean[jobs];
    for (Recorder.End end : recorder.ends) {
      assertFalse(done[end.ticket()], "a report after the last one");
      assertEquals(end.count(), end.scored());
      assertEquals(100L * end.count(), end.goals()[0] + end.goals()[1]);
      assertTrue(end.plies() >= 5L * end.count() && end.plies() <= 9L * end.count());
      counts[end.ticket()] += end.count();
      done[end.ticket()] = end.last();
    }
    int full = 0;
    for (int job = 0; job < jobs; job++) {
      assertTrue(done[job]);
      assertTrue(counts[job] >= 1 && counts[job] <= copies);
      full += counts[job] == copies ? 1 : 0;
    }
    assertTrue(full > 0, "no job has all its copies");
  }

  @Test
  void copies_withAForcedMove_reportOneChild() {
    LaneProgram program = LaneProgram.compile(HandMadeGames.ticTacToe(true), 8);
    Recorder recorder =
        new Recorder(
            2,
            300,
            (phase, job) -> {
              job.force(0, job.ticket() % 9);
              job.reportChild(true);
              job.setCopies(5);
              return phase == 0;
            });
    program.newLanes(4).run(recorder, 10_000);

    assertEquals(300, recorder.children.size());
    for (Recorder.Child child : recorder.children) {
      assertArrayEquals(new long[] {1L << (2 * (child.ticket() % 9)) | 1L << 19}, child.state());
    }
    assertEquals(300, recorder.ends.count(Recorder.End::last));
  }

  @Test
  void looks_ofStatesOfBothPhases_reportThemAsTheyAre() {
    Circuit circuit = HandMadeGames.ticTacToe(true);
    LaneProgram program = LaneProgram.compile(circuit, 8);
    long won = 1L << 0 | 1L << 2 | 1L << 4 | 1L << 7 | 1L << 9 | 1L << 19;
    long[][] states = {circuit.initialState(), {1L << 19 | 1}, {won}};
    Recorder recorder =
        new Recorder(
            2,
            900,
            (phase, job) -> {
              long[] state = states[job.ticket() % 3];
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
      long[] state = states[child.ticket() % 3];
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
