package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
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
    return FactorGoals.of(new CircuitAnalysis(circuit), 0)
        .collect(factor -> factor.distance().of(state))
        .toString();
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

    ImmutableList<GameFactor> factors = FactorGoals.of(new CircuitAnalysis(circuit), 0);
    assertEquals(3, factors.size());
    for (GameFactor factor : factors) {
      assertEquals(lamp(factor.bases(), circuit.bases()), lamp(factor.moves(), circuit.moves()));
    }
  }

  /** The lamp that the one element of a set is about. */
  private static String lamp(long[] bits, ImmutableList<?> names) {
    assertEquals(1, Long.bitCount(bits[0]));
    String name = names.get(Long.numberOfTrailingZeros(bits[0])).toString();
    return name.substring(name.indexOf(' '));
  }

  @Test
  void of_goalByOneOfTwoLamps_isNotTakenApart() {
    Circuit circuit =
        Circuits.of(LAMPS + "(<= (goal r 100) (true (lit a))) (<= (goal r 100) (true (lit b)))");

    assertTrue(new CircuitAnalysis(circuit).factors().areSeveral());
    assertTrue(FactorGoals.of(new CircuitAnalysis(circuit), 0).isEmpty());
  }
}
