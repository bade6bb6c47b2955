package org.gonu.engine.lanes.counting;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.engine.lanes.run.SteppedLanes;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** StepCounters of steps, in binary. */
final class StepCountersTest {
  private static final long MEMORY = 1L << 30;

  /** A lamp is turned on and off; steps are counted from 1 to 20. */
  private static String lamp(String... more) {
    StringBuilder sheet = new StringBuilder("(role keeper)\n(init (step 1))\n(init lamp)\n");
    for (int step = 1; step < 20; step++) {
      sheet.append("(succ " + step + " " + (step + 1) + ")\n");
    }
    sheet.append(
        """
        (legal keeper turn)
        (legal keeper wait)
        (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
        (<= (next lamp) (true lamp) (does keeper wait))
        (<= (next lamp) (not (true lamp)) (does keeper turn))
        (<= (goal keeper 100) (true lamp))
        (<= (goal keeper 0) (not (true lamp)))
        """);
    for (String line : more) {
      sheet.append(line).append('\n');
    }
    return sheet.toString();
  }

  private static Game game(String text) {
    return Game.load(new SourceText("lamp.kif", text), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  private static Circuit circuit(Game game) {
    return game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow().circuit();
  }

  private static long[] state(Circuit circuit, String step) {
    return circuit.stateOf(
        circuit.bases().select(base -> base.toString().equals("(step " + step + ")")));
  }

  private static boolean isViolated(Circuit circuit, long[] state) {
    return StepCounters.of(circuit).states().violated(state).isPresent();
  }

  @Test
  void of_stepsThatEndTheMatch_isACounterOfFiveBits() {
    Circuit circuit = circuit(game(lamp("(<= terminal (true (step 20)))")));

    StepCounters counters = StepCounters.of(circuit);

    assertEquals(20 - 5, counters.states().unused().length);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1", "10, 9", "20, 19"})
  void encode_step_isItsNumberInBinary(String step, int value) {
    Circuit circuit = circuit(game(lamp("(<= terminal (true (step 20)))")));
    StepCounters counters = StepCounters.of(circuit);
    long[] state = state(circuit, step);
    long[] binary = new long[state.length];

    counters.states().encode(state, binary);

    assertEquals(Integer.bitCount(value), Arrays.stream(binary).map(Long::bitCount).sum());
    counters.states().decode(binary, 0);
    assertArrayEquals(state, binary, "and back");
  }

  @Test
  void decode_whatIsInPlacesThatAreNotUsed_isIgnored() {
    Circuit circuit = circuit(game(lamp("(<= terminal (true (step 20)))")));
    StepCounters counters = StepCounters.of(circuit);
    long[] state = state(circuit, "7");
    long[] binary = new long[state.length];
    counters.states().encode(state, binary);
    for (int place : counters.states().unused()) {
      binary[place >> 6] |= 1L << place;
    }

    counters.states().decode(binary, 0);

    assertArrayEquals(state, binary);
  }

  @Test
  void violated_noStepOrTwo_onlyIfTheCounterMayNotRunOut() {
    Circuit ending = circuit(game(lamp("(<= terminal (true (step 20)))")));
    Circuit goingOn = circuit(game(lamp("(<= terminal (not (true lamp)))")));

    assertTrue(isViolated(ending, new long[ending.words()]), "none");
    assertFalse(isViolated(goingOn, new long[goingOn.words()]), "run out");
    long[] two = state(goingOn, "3");
    two[0] |= state(goingOn, "4")[0];
    assertTrue(isViolated(goingOn, two), "two");
  }

  @Test
  void of_stepsThatAreReadOneByOne_isNoCounter() {
    StringBuilder readers = new StringBuilder();
    for (int step = 2; step < 12; step++) {
      readers.append("(<= terminal (true (step " + step + ")) (not (true lamp)))\n");
    }

    Circuit circuit = circuit(game(lamp(readers.toString(), "(<= terminal (true (step 20)))")));

    assertTrue(StepCounters.of(circuit).areNone());
  }

  @Test
  void of_stepsThatAMoveHolds_isNoCounter() {
    String held =
        lamp("(<= terminal (true (step 20)))")
            .replace("(true (step ?m)) (succ", "(does keeper turn) (true (step ?m)) (succ");

    Circuit circuit =
        circuit(game(held + "(<= (next (step ?n)) (true (step ?n)) (does keeper wait))\n"));

    assertTrue(StepCounters.of(circuit).areNone());
  }

  /** Lanes that count in binary tell the same states as the reference, past the end too. */
  @ParameterizedTest
  @CsvSource({"(<= terminal (true (step 20))), 19", "(<= terminal (not (true lamp))), 40"})
  void step_sameMoves_leadsToTheStatesOfTheReference(String end, int steps) {
    Game game = game(lamp(end));
    LaneProgram program = LaneCompiler.compile(circuit(game));
    assertFalse(StepCounters.of(program.circuit()).areNone());
    SteppedLanes lanes = program.newSteppedLanes(1, 1, MEMORY);
    StateMachine machine = game.newMachine();
    Role keeper = machine.roles().getFirst();
    State state = machine.initialState();
    long[] row = new long[program.words()];
    int wait = program.moves().detectIndex(move -> move.toString().equals("wait"));
    for (int step = 0; step < steps; step++) {
      lanes.states(row);
      assertEquals(machine.facts(state).toSet(), program.facts(row).toSet(), "step " + step);
      lanes.step(new int[] {wait});
      state =
          machine.next(
              state,
              machine.legalMoves(state, keeper).select(move -> move.toString().equals("wait")));
    }
  }
}
