package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** The tower of Hanoi with five discs. */
final class TowerOfHanoiTest {
  private static final String SHEET = "tower-of-hanoi";

  @Test
  void legal_topDiscs_goOnlyOntoLargerOnes() {
    Position position = Position.start(SHEET).afterJoint("(move 1 left right)");

    assertEquals(
        terms("(move 1 right left) (move 1 right middle) (move 2 left middle)"),
        position.legalFor("player"));
  }

  @Test
  void terminal_shortestSolution_isSolved() {
    String solution = carry(5, "left", "right", "middle");
    String butLast = solution.substring(0, solution.lastIndexOf("(move"));

    assertFalse(Position.start(SHEET).afterJoint(butLast).isTerminal());
    Position solved = Position.start(SHEET).afterJoint(solution);
    assertEquals(terms("(step 32)"), solved.facts("step"));
    assertTrue(solved.isTerminal());
    assertEquals(Lists.immutable.of(100), solved.goals());
  }

  @Test
  void goal_unsolved_countsDiscsInPlaceFromTheLargest() {
    Position largest =
        Position.start(SHEET)
            .afterJoint(carry(4, "left", "middle", "right") + "(move 5 left right)");
    assertEquals(Lists.immutable.of(20), largest.goals());
    assertEquals(Lists.immutable.of(20), largest.afterJoint("(move 1 middle right)").goals());

    Position threeLargest =
        largest
            .afterJoint(carry(3, "middle", "left", "right") + "(move 4 middle right)")
            .afterJoint(carry(2, "left", "middle", "right") + "(move 3 left right)");
    assertEquals(Lists.immutable.of(60), threeLargest.goals());
  }

  @Test
  void terminal_fiftyMoves_isOver() {
    String there = "(move 1 left middle) (move 1 middle left) ";

    assertFalse(Position.start(SHEET).afterJoint(there.repeat(24)).isTerminal());
    Position end = Position.start(SHEET).afterJoint(there.repeat(25));
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0), end.goals());
  }

  /** The moves that carry the so many smallest discs to another peg by way of the third. */
  private static String carry(int discs, String from, String to, String third) {
    if (discs == 0) {
      return "";
    }
    return carry(discs - 1, from, third, to)
        + "(move %d %s %s) ".formatted(discs, from, to)
        + carry(discs - 1, third, to, from);
  }
}
