package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;

/** Ten rounds of the prisoner's dilemma. */
final class PrisonersDilemmaTest {
  private static final String SHEET = "prisoners-dilemma";

  @Test
  void next_everyPairOfChoices_paysAsTold() {
    Position start = Position.start(SHEET);

    assertEquals(
        terms("(points first 3) (points second 3)"),
        start.afterJoint("silent silent").facts("points"));
    assertEquals(
        terms("(points first 0) (points second 5)"),
        start.afterJoint("silent confess").facts("points"));
    assertEquals(
        terms("(points first 5) (points second 0)"),
        start.afterJoint("confess silent").facts("points"));
    assertEquals(
        terms("(points first 1) (points second 1)"),
        start.afterJoint("confess confess").facts("points"));
  }

  @Test
  void goal_afterTenRounds_isTwiceThePoints() {
    assertEquals(Lists.immutable.of(60, 60), goalsAfterTen("silent silent "));
    assertEquals(Lists.immutable.of(20, 20), goalsAfterTen("confess confess "));
    assertEquals(Lists.immutable.of(100, 0), goalsAfterTen("confess silent "));
  }

  @Test
  void terminal_nineRounds_isNotReached() {
    assertFalse(Position.start(SHEET).afterJoint("silent confess ".repeat(9)).isTerminal());
  }

  private static ImmutableList<Integer> goalsAfterTen(String round) {
    Position end = Position.start(SHEET).afterJoint(round.repeat(10));
    assertTrue(end.isTerminal());
    return end.goals();
  }
}
