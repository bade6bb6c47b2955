package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.GoalStates;
import org.junit.jupiter.api.Test;

/** The states in which a match can end with the best goal. */
final class GoalStateSearchTest {
  private static final int ENOUGH = 1000;

  /**
   * Lamps in a row, of which the first is lit. In two steps, two beside each other must be lit, and
   * not the last one. What is lit stays lit.
   */
  private static final String LAMPS =
      """
      (role r) (lamp a) (lamp b) (lamp c) (lamp d) (beside a b) (beside b c) (beside c d)
      (init (lit a)) (init (step 0)) (after 0 1) (after 1 2)
      (<= (legal r (press ?l)) (lamp ?l))
      (<= (next (lit ?l)) (does r (press ?l)))
      (<= (next (lit ?l)) (true (lit ?l)))
      (<= (next (step ?n)) (true (step ?m)) (after ?m ?n))
      (<= terminal (true (step 2)))
      (<= pair (beside ?x ?y) (true (lit ?x)) (true (lit ?y)))
      (<= good pair (not (true (lit d))))
      (<= (goal r 100) good)
      (<= (goal r 0) (not good))
      """;

  private final Circuit circuit = Circuits.of(LAMPS);

  private Optional<GoalStates> from(String facts) {
    return new CircuitAnalysis(circuit).goalStates(0, Circuits.state(circuit, facts));
  }

  private int distance(GoalDistance distance, String facts) {
    return distance.of(Circuits.state(circuit, facts));
  }

  @Test
  void search_whatMayChange_isCounted() {
    GoalStates states = from("(lit a) (step 0)").orElseThrow();

    assertEquals(GoalStates.Answer.FOUND, states.search(ENOUGH));
    GoalDistance distance = states.distance();
    int start = distance(distance, "(lit a) (step 0)");
    assertTrue(start >= 2 && start < GoalDistance.FARTHEST, "the end and a lamp: " + start);
    assertEquals(start - 1, distance(distance, "(lit a) (step 2)"));
  }

  @Test
  void search_whatStaysAndIsWrong_isOutOfReach() {
    GoalStates states = from("(lit a) (step 0)").orElseThrow();

    assertEquals(GoalStates.Answer.FOUND, states.search(ENOUGH));
    int spoilt = distance(states.distance(), "(lit a) (lit d) (step 1)");
    assertEquals(GoalDistance.FARTHEST, spoilt);
    assertEquals(GoalStates.Answer.NONE, from("(lit a) (lit d) (step 1)").get().search(ENOUGH));
  }

  /** Those with the first two, with the second and third, and these with what they lack. */
  @Test
  void search_again_findsOthersUntilThereAreNone() {
    GoalStates states = from("(lit a) (step 0)").orElseThrow();

    int found = 0;
    while (states.search(ENOUGH) == GoalStates.Answer.FOUND) {
      assertTrue(++found <= 2, "each state lacks a base of those before");
    }
    assertTrue(found > 0);
    assertEquals(GoalStates.Answer.NONE, states.search(ENOUGH));
  }

  @Test
  void goalStates_nothingThatStays_areNotLookedFor() {
    Circuit switches =
        Circuits.of(
            """
            (role r) (init (off a)) (init (off b)) (lamp a) (lamp b)
            (<= (legal r (press ?l)) (lamp ?l))
            (<= (next (on ?l)) (true (off ?l)) (does r (press ?l)))
            (<= (next (on ?l)) (true (on ?l)) (not (does r (press ?l))))
            (<= (next (off ?l)) (true (on ?l)) (does r (press ?l)))
            (<= (next (off ?l)) (true (off ?l)) (not (does r (press ?l))))
            (<= all (true (on a)) (true (on b)))
            (<= terminal all)
            (<= (goal r 100) all)
            (<= (goal r 0) (not all))
            """);

    assertTrue(new CircuitAnalysis(switches).goalStates(0, switches.initialState()).isEmpty());
  }
}
