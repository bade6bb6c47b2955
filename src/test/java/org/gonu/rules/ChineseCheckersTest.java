package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Chinese checkers for three. */
final class ChineseCheckersTest {
  private static final String SHEET = "chinese-checkers";

  @Test
  void next_turns_goRoundClockwise() {
    Position position = Position.start(SHEET).after("(move f 2 e 3)");
    assertEquals(terms("(control blue)"), position.facts("control"));

    Position next = position.after("(move c 7 e 7)");
    assertEquals(terms("(control green)"), next.facts("control"));
    assertEquals(terms("(control red)"), next.after("(move k 7 i 7)").facts("control"));
  }

  @Test
  void legal_chainOfJumps_mayStopAtEveryHole() {
    Position position =
        redToMove("(cell g 1 red) (cell f 2 green) (cell d 4 green) (cell d 6 blue)");

    assertEquals(
        terms("(move g 1 h 2) (move g 1 e 3) (move g 1 c 5) (move g 1 e 7)"), position.legal());
    assertEquals(
        terms("(cell e 7 red) (cell f 2 green) (cell d 4 green) (cell d 6 blue)"),
        position.after("(move g 1 e 7)").facts("cell"));
  }

  @Test
  void legal_foreignPoint_isJumpedThroughOnly() {
    Position position = redToMove("(cell g 3 red) (cell e 3 blue) (cell d 4 green)");

    assertEquals(
        terms(
            """
            (move g 3 i 3) (move g 3 f 4) (move g 3 h 4) (move g 3 f 2) (move g 3 h 2)
            (move g 3 e 5)
            """),
        position.legal());
  }

  @Test
  void legal_manInTarget_staysInIt() {
    Position position = redToMove("(cell f 8 red) (cell g 7 blue)");

    assertEquals(terms("(move f 8 h 8) (move f 8 g 9)"), position.legal());
  }

  @Test
  void legal_noManCanMove_isPass() {
    Position stuck =
        redToMove(
            "(cell g 1 red) (cell f 2 blue) (cell h 2 blue) (cell e 3 blue) (cell i 3 green)");
    assertEquals(terms("pass"), stuck.legal());

    Position passed = stuck.after("pass");
    assertEquals(stuck.facts("cell"), passed.facts("cell"));
    assertEquals(terms("(control blue)"), passed.facts("control"));
  }

  @Test
  void terminal_targetFilled_wins() {
    Position position =
        redToMove(
            """
            (cell g 9 red) (cell f 8 red) (cell g 7 red)
            (cell k 3 blue) (cell l 4 blue) (cell e 5 blue)
            (cell a 3 green) (cell m 7 green) (cell k 7 green)
            """);
    assertFalse(position.isTerminal());

    Position end = position.after("(move g 7 h 8)");
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 50, 25), end.goals());
  }

  @Test
  void terminal_hundredFiftyPlies_isOver() {
    Position position =
        Position.of(SHEET, "(cell g 9 red) (cell g 5 red) (control red) (step 150)");
    assertFalse(position.isTerminal());

    Position end = position.after("(move g 5 e 5)");
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(25, 0, 0), end.goals());
  }

  private static Position redToMove(String cells) {
    return Position.of(SHEET, cells + " (control red) (step 1)");
  }
}
