package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.build.CircuitMaker;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which bases only tell how many moves were made. */
final class StepCounterTest {
  private static final String BEGINNING =
      """
      (role x) (role o) (init (control x)) (init (step 1)) (init wall) (init (coins 0))
      (after 1 2) (after 2 3) (after 3 4) (coin 0 1) (coin 1 2)
      (<= (next (control o)) (true (control x)))
      (<= (next (control x)) (true (control o)))
      (<= (next wall) (true wall))
      (<= (next (step ?n)) (true (step ?m)) (after ?m ?n))
      (<= (next late) (true (step 3)))
      (<= (next late) (true late))
      (<= (legal ?r wait) (role ?r))
      (<= (legal ?r take) (true (control ?r)) (true wall))
      (<= (next (coins ?n)) (true (coins ?m)) (coin ?m ?n) (does ?r take))
      (<= terminal (true (step 4)))
      (<= (goal ?r 100) (role ?r) (true late))
      (<= (goal ?r 0) (role ?r) (not (true late)))
      """;

  private static String stepCounter(String text) {
    SourceText source = new SourceText("test.kif", text);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    Circuit circuit =
        CircuitMaker.circuit(
            Grounder.ground(game.rules(), GroundingLimits.defaults()), () -> false);
    return circuit.facts(StepCounter.of(circuit)).makeString(" ");
  }

  @Test
  void of_counterOfSteps_isTheStepCounterWithWhatFollowsFromIt() {
    String stepCounter = stepCounter(BEGINNING);

    for (String base : new String[] {"(step 1)", "(step 2)", "(step 3)", "(step 4)", "late"}) {
      assertTrue(stepCounter.contains(base), stepCounter);
    }
    assertFalse(stepCounter.contains("(coins 1)"), stepCounter);
    assertFalse(stepCounter.contains("control"), "that is the phase: " + stepCounter);
  }

  @Test
  void of_counterThatAMoveStops_isNone() {
    String stopped = BEGINNING.replace("(true (step ?m))", "(true (step ?m)) (does x wait)");

    assertEquals("", stepCounter(stopped));
  }

  @Test
  void of_longChainThatStartsAtAMove_isWhatDoesNotFollowFromIt() {
    StringBuilder chain = new StringBuilder(BEGINNING);
    for (int i = 0; i < 200; i++) {
      chain.append("(<= (next (link " + (i + 1) + ")) (true (link " + i + ")))\n");
    }
    chain.append("(<= (next (link 0)) (does x take))\n");

    assertEquals(stepCounter(BEGINNING), stepCounter(chain.toString()));
  }
}
