package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
import org.gonu.engine.circuit.ComponentValues;
import org.gonu.machine.GoalDistance;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How far states are from a goal. */
final class GoalDistanceHeuristicTest {
  /** Four lamps; pressing one switches it. */
  private static final String LAMPS =
      """
      (role r) (lamp a) (lamp b) (lamp c) (lamp d) (init (lit d))
      (<= (legal r (press ?l)) (lamp ?l))
      (<= (next (lit ?l)) (does r (press ?l)) (not (true (lit ?l))))
      (<= (next (lit ?l)) (true (lit ?l)) (not (does r (press ?l))))
      """;

  /** Three lamps must be lit and one must not, or else the first alone. */
  private static final String EITHER =
      LAMPS
          + """
          (<= three (true (lit a)) (true (lit b)) (true (lit c)) (not (true (lit d))))
          (<= some (or (true (lit b)) (true (lit c)) (true (lit d))))
          (<= done three)
          (<= done (true (lit a)) (not some))
          (<= terminal done)
          (<= (goal r 100) done)
          (<= (goal r 0) (not done))
          """;

  /** All lamps must be lit at once, which is kept in mind for two moves and then for good. */
  private static final String KEPT =
      LAMPS
          + """
          (<= (next seen) (true (lit a)) (true (lit b)) (true (lit c)) (true (lit d)))
          (<= (next reached) (true seen))
          (<= (next reached) (true reached))
          (<= terminal (true reached))
          (<= (goal r 100) (true reached))
          (<= (goal r 0) (not (true reached)))
          """;

  /** A way must lead over lit lamps, which go in a ring. */
  private static final String RING =
      LAMPS
          + """
          (beside a b) (beside b c) (beside c d) (beside d a)
          (<= (joined a) (true (lit a)))
          (<= (joined ?y) (joined ?x) (beside ?x ?y) (true (lit ?y)))
          (<= (joined ?y) (joined ?x) (beside ?y ?x) (true (lit ?y)))
          (<= terminal (joined c))
          (<= (goal r 100) (joined c))
          (<= (goal r 0) (not (joined c)))
          """;

  private static final String NO_GOALS = LAMPS + "(<= terminal (true (lit a)))";

  private static int distance(Circuit circuit, String facts) {
    return GoalDistanceHeuristic.ofBestGoal(circuit, 0).of(Circuits.state(circuit, facts));
  }

  @ParameterizedTest
  @CsvSource({
    "'', 1",
    "(lit a), 0",
    "(lit b), 2",
    "(lit b) (lit c), 1",
    "(lit b) (lit c) (lit d), 2",
    "(lit a) (lit b) (lit c), 0",
    "(lit a) (lit b) (lit c) (lit d), 1"
  })
  void of_conjunctionsAndNegations_countsTheCheaperOfBoth(String facts, int expected) {
    assertEquals(expected, distance(Circuits.of(EITHER), facts));
  }

  @ParameterizedTest
  @CsvSource({
    "'', 6",
    "(lit a) (lit b), 4",
    "(lit a) (lit b) (lit c) (lit d), 2",
    "seen, 1",
    "reached, 0"
  })
  void of_baseThatKeepsInMind_isAsFarAsWhatItWaitsFor(String facts, int expected) {
    assertEquals(expected, distance(Circuits.of(KEPT), facts));
  }

  @Test
  void of_recursion_isOneCondition() {
    Circuit circuit = Circuits.of(RING);

    assertTrue(circuit.general().components().notEmpty(), "the test needs recursion");
    assertEquals(1, distance(circuit, "(lit a) (lit c)"));
    assertEquals(2, distance(circuit, "(lit a)"), "and the lamp at the end");
    assertEquals(0, distance(circuit, "(lit a) (lit d) (lit c)"));
  }

  @Test
  void of_noGoals_isNothing() {
    Circuit circuit = Circuits.of(NO_GOALS);

    assertEquals(0, distance(circuit, ""));
    assertEquals(0, GoalDistanceHeuristic.ofBestGoal(circuit, 0).most());
  }

  static Stream<String> sheets() {
    return Stream.of(EITHER, KEPT, RING);
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void of_anyState_isZeroWhereTheGoalHoldsAndNeverMoreThanTheMost(String sheet) {
    Circuit circuit = Circuits.of(sheet);
    int[] literals = circuit.general().goals().get(0).literals();
    int best = literals[literals.length - 1];
    ComponentValues components = new ComponentValues(circuit, new int[] {best});
    GoalDistance distance = GoalDistanceHeuristic.ofBestGoal(circuit, 0);
    int reached = 0;
    for (long bits = 0; bits < 1L << circuit.bases().size(); bits++) {
      long[] state = {bits};
      components.compute(state);
      reached += components.holds(best) ? 1 : 0;

      assertEquals(
          components.holds(best), distance.of(state) == 0, circuit.facts(state).toString());
      assertTrue(distance.of(state) <= distance.most());
    }
    assertTrue(reached > 0);
  }
}
