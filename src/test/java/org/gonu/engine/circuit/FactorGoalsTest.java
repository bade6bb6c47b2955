package org.gonu.engine.circuit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.GameFactor;
import org.junit.jupiter.api.Test;

/** What the best goal asks of each factor. */
final class FactorGoalsTest {
  /** Three lamps, each with a switch, and a number of steps. */
  private static final String LAMPS =
      """
      (role r) (lamp a) (lamp b) (lamp c) (init (step 0)) (after 0 1) (after 1 2) (after 2 3)
      (<= (legal r (turn ?l)) (lamp ?l))
      (<= (next (lit ?l)) (does r (turn ?l)) (not (true (lit ?l))))
      (<= (next (lit ?l)) (true (lit ?l)) (not (does r (turn ?l))))
      (<= (next (step ?y)) (true (step ?x)) (after ?x ?y))
      (<= terminal (true (step 3)))
      (<= (goal r 0) (not (true (lit a))))
      """;

  private static String distances(Circuit circuit, String facts) {
    long[] state = Circuits.state(circuit, facts);
    return FactorGoals.of(circuit, 0).collect(factor -> factor.distance().of(state)).toString();
  }

  @Test
  void of_goalOfTwoLampsOfThree_asksNothingOfTheThird() {
    Circuit circuit =
        Circuits.of(LAMPS + "(<= (goal r 100) (true (lit a)) (true (lit b)) (true (step 3)))");

    assertEquals("[1, 1, 0]", distances(circuit, "(step 0)"));
    assertEquals("[0, 1, 0]", distances(circuit, "(step 1) (lit a)"));
    assertEquals("[0, 0, 0]", distances(circuit, "(step 1) (lit a) (lit b)"));
  }

  @Test
  void of_factors_haveTheirBasesAndMoves() {
    Circuit circuit = Circuits.of(LAMPS + "(<= (goal r 100) (true (lit a)))");

    for (GameFactor factor : FactorGoals.of(circuit, 0)) {
      assertEquals(1, Long.bitCount(factor.bases()[0]));
      assertEquals(1, Long.bitCount(factor.moves()[0]));
    }
  }

  @Test
  void of_goalByOneOfTwoLamps_isNotTakenApart() {
    Circuit circuit =
        Circuits.of(LAMPS + "(<= (goal r 100) (true (lit a))) (<= (goal r 100) (true (lit b)))");

    assertTrue(circuit.factors().areSeveral());
    assertTrue(FactorGoals.of(circuit, 0).isEmpty());
  }
}
