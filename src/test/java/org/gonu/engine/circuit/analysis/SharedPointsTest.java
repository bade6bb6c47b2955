package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.engine.circuit.Circuits;
import org.junit.jupiter.api.Test;

/** Of which games it is certain that two roles share 100 points. */
final class SharedPointsTest {
  /** The first role chooses an end, the other one waits. */
  private static final String ENDS =
      """
      (role a) (role b) (init begun) (end x) (end y) (end z)
      (<= (legal a ?e) (end ?e)) (legal b wait)
      (<= (next (at ?e)) (does a ?e))
      (<= terminal (true (at ?e)))
      (<= (goal a 100) (true (at x))) (<= (goal b 0) (true (at x)))
      (<= (goal a 60) (true (at y))) (<= (goal b 40) (true (at y)))
      (<= (goal a 0) (true (at z))) (<= (goal b 100) (true (at z)))
      """;

  private static boolean isCertain(String sheet) {
    return new CircuitAnalysis(Circuits.of(sheet)).sharesPoints();
  }

  @Test
  void sharesPoints_goalsOfTheSameEndsThatMakeAHundred_isCertain() {
    assertTrue(isCertain(ENDS));
  }

  @Test
  void sharesPoints_oneEndThatIsWorthMore_isNot() {
    assertFalse(isCertain(ENDS.replace("(goal b 40)", "(goal b 50)")));
  }

  @Test
  void sharesPoints_valuesThatMakeAHundredAtOtherEnds_isNot() {
    assertFalse(
        isCertain(
            ENDS.replace("(goal b 0) (true (at x))", "(goal b 0) (true (at y))")
                .replace("(goal b 40) (true (at y))", "(goal b 40) (true (at x))")));
  }

  /** Many sheets name goals of positions that are no end. */
  @Test
  void sharesPoints_goalsThatHoldBeforeTheEnd_areLeftOut() {
    String open = "(not (true (at x))) (not (true (at y))) (not (true (at z)))";

    assertTrue(isCertain(ENDS + "(<= (goal a 0) " + open + ") (<= (goal b 0) " + open + ")"));
  }

  @Test
  void sharesPoints_roleWhoseGoalNeverHolds_isNot() {
    String never = "(goal b 0) (true (at x)) (true (at y)) (not (true (at y)))";

    assertFalse(
        isCertain(
            ENDS.replace("(goal b 0) (true (at x))", never)
                .replaceAll("\\(<= \\(goal b (40|100)\\)[^\\n]*", "")));
  }

  @Test
  void sharesPoints_roleWithoutGoals_isNot() {
    assertFalse(isCertain(ENDS.replaceAll("\\(<= \\(goal b[^\\n]*", "")));
  }

  @Test
  void sharesPoints_oneRole_isNot() {
    assertFalse(
        isCertain(
            ENDS.replaceAll(
                "\\(role b\\)|\\(legal b wait\\)|\\(<= \\(goal b[^\\n]*?\\)\\)\\)", "")));
  }
}
