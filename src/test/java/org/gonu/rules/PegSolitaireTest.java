package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Peg solitaire on the English board. */
final class PegSolitaireTest {
  private static final String SHEET = "peg-solitaire";

  /** A solution but for its last jump. */
  private static final String ALL_BUT_LAST =
      """
      (jump b 4 d 4) (jump c 2 c 4) (jump a 3 c 3) (jump a 5 a 3) (jump c 4 c 2) (jump c 1 c 3)
      (jump c 5 a 5) (jump c 7 c 5) (jump d 3 b 3) (jump a 3 c 3) (jump d 1 d 3) (jump d 3 b 3)
      (jump d 5 d 3) (jump d 7 d 5) (jump d 5 b 5) (jump a 5 c 5) (jump e 3 c 3) (jump b 3 d 3)
      (jump e 1 e 3) (jump e 4 e 2) (jump f 5 d 5) (jump e 7 e 5) (jump g 3 e 3) (jump d 3 f 3)
      (jump g 5 g 3) (jump g 3 e 3) (jump e 2 e 4) (jump e 4 e 6) (jump c 5 e 5) (jump e 6 e 4)
      """;

  @Test
  void next_jump_takesThePegJumpedOver() {
    Position position = Position.start(SHEET).afterJoint("(jump d 2 d 4)");

    assertEquals(31, position.facts("cell").size());
    assertTrue(position.facts().contains("(cell d 4 peg)"));
    assertFalse(position.facts().contains("(cell d 3 peg)"));
    assertFalse(position.facts().contains("(cell d 2 peg)"));
    assertEquals(terms("(pegs 31)"), position.facts("pegs"));
    assertEquals(
        terms("(jump d 5 d 3) (jump b 3 d 3) (jump f 3 d 3)"), position.legalFor("player"));
  }

  @Test
  void goal_oneLeftInTheCentre_isTheBest() {
    Position solved = Position.start(SHEET).afterJoint(ALL_BUT_LAST + "(jump f 4 d 4)");

    assertTrue(solved.isTerminal());
    assertEquals(terms("(cell d 4 peg) (pegs 1)"), solved.facts());
    assertEquals(Lists.immutable.of(100), solved.goals());
  }

  @Test
  void goal_oneLeftElsewhere_isNearlyAsGood() {
    Position position = Position.start(SHEET).afterJoint(ALL_BUT_LAST + "(jump e 4 g 4)");

    assertTrue(position.isTerminal());
    assertEquals(Lists.immutable.of(90), position.goals());
  }

  @Test
  void terminal_noJumpLeft_isOver() {
    Position position =
        Position.start(SHEET)
            .afterJoint(
                """
                (jump b 4 d 4) (jump e 4 c 4) (jump d 2 d 4)
                (jump d 5 d 3) (jump d 7 d 5) (jump g 4 e 4)
                """);

    assertTrue(position.isTerminal());
    assertEquals(terms("(pegs 26)"), position.facts("pegs"));
    assertEquals(Lists.immutable.of(0), position.goals());
  }

  @Test
  void goal_severalLeft_fallsByTen() {
    assertEquals(
        Lists.immutable.of(80),
        Position.of(SHEET, "(cell c 1 peg) (cell e 7 peg) (pegs 2)").goals());
    assertEquals(Lists.immutable.of(10), Position.of(SHEET, "(pegs 9)").goals());
    assertEquals(Lists.immutable.of(0), Position.of(SHEET, "(pegs 10)").goals());
  }
}
