package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Nine men's morris. */
final class NineMensMorrisTest {
  private static final String SHEET = "nine-mens-morris";

  /** All men have been placed. */
  private static final String PLACED = "(in_hand white 0) (in_hand black 0) (step 40) ";

  private static final String BLACK_MILL = "(cell a 7 black) (cell d 7 black) (cell g 7 black) ";

  /** White may close the southern line. */
  private static final String WHITE_TO_CLOSE =
      """
      (cell a 1 white) (cell d 1 white) (cell g 4 white) (cell c 3 white) (men white 4)
      (control white)
      """;

  @Test
  void place_start_isAnyPoint() {
    Position start = Position.start(SHEET);
    assertEquals(24, start.legal().size());

    Position position = start.after("(place d 7)");

    assertEquals(
        terms(
            """
            (cell d 7 white) (control black) (in_hand white 8) (in_hand black 9) (men white 9)
            (men black 9) (step 2)
            """),
        position.facts());
  }

  @Test
  void mill_placed_keepsTurnAndTakesMan() {
    Position mill =
        Position.start(SHEET).after("(place a 1) (place b 2) (place d 1) (place b 4) (place g 1)");
    assertTrue(mill.facts().contains("removing"));
    assertEquals(terms("(remove b 2) (remove b 4)"), mill.legal());
    assertEquals(terms("noop"), mill.legal(mill.other()));

    assertEquals(
        terms(
            """
            (cell a 1 white) (cell d 1 white) (cell g 1 white) (cell b 4 black) (control black)
            (in_hand white 6) (in_hand black 7) (men white 9) (men black 8) (step 7)
            """),
        mill.after("(remove b 2)").facts());
  }

  @Test
  void mill_acrossTheMiddle_isNone() {
    Position position =
        Position.start(SHEET).after("(place d 2) (place a 1) (place d 3) (place a 4) (place d 5)");

    assertEquals(terms("(control black)"), position.facts("control"));
  }

  @Test
  void remove_manInMill_isSpared() {
    Position position =
        Position.of(SHEET, PLACED + WHITE_TO_CLOSE + BLACK_MILL + "(cell b 2 black) (men black 4)")
            .after("(move g 4 g 1)");

    assertEquals(terms("(remove b 2)"), position.legal());
  }

  @Test
  void remove_allInMills_isAnyMan() {
    Position position =
        Position.of(SHEET, PLACED + WHITE_TO_CLOSE + BLACK_MILL + "(men black 3)")
            .after("(move g 4 g 1)");
    assertEquals(terms("(remove a 7) (remove d 7) (remove g 7)"), position.legal());

    Position end = position.after("(remove d 7)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void mill_twoAtOnce_takesOneMan() {
    Position position =
        Position.of(
                SHEET,
                """
                (cell a 1 white) (cell g 1 white) (cell d 2 white) (cell d 3 white)
                (cell a 4 black) (cell b 4 black) (cell f 4 black) (cell g 4 black)
                (in_hand white 1) (in_hand black 1) (men white 5) (men black 5)
                (control white) (step 20)
                """)
            .after("(place d 1) (remove a 4)");

    assertEquals(terms("(control black)"), position.facts("control"));
    assertEquals(terms("(men white 5) (men black 4)"), position.facts("men"));
  }

  @Test
  void mill_withManWhoLeft_isNone() {
    Position position =
        Position.of(SHEET, PLACED + WHITE_TO_CLOSE + BLACK_MILL + "(men black 3)")
            .after("(move d 1 g 1)");

    assertEquals(terms("(control black)"), position.facts("control"));
    assertEquals(terms(""), position.facts("removing"));
  }

  @Test
  void mill_openedAndClosed_takesAgain() {
    Position position =
        Position.of(
                SHEET,
                PLACED
                    + "(cell a 1 white) (cell d 1 white) (cell g 1 white) (cell c 3 white)"
                    + " (cell a 7 black) (cell b 6 black) (cell f 6 black) (cell f 2 black)"
                    + " (men white 4) (men black 4) (control white)")
            .after("(move g 1 g 4) (move a 7 d 7) (move g 4 g 1)");

    assertEquals(terms("(remove b 6) (remove d 7) (remove f 2) (remove f 6)"), position.legal());
  }

  @Test
  void move_fourMen_goAlongLines() {
    Position position = Position.of(SHEET, PLACED + WHITE_TO_CLOSE + BLACK_MILL + "(men black 3)");

    assertEquals(
        terms(
            """
            (move a 1 a 4) (move c 3 c 4) (move c 3 d 3) (move d 1 d 2) (move d 1 g 1)
            (move g 4 f 4) (move g 4 g 1)
            """),
        position.legal());
  }

  @Test
  void move_threeMen_flyAnywhere() {
    Position position =
        Position.of(
            SHEET,
            PLACED
                + "(cell a 1 white) (cell d 1 white) (cell g 4 white) (men white 3) (control white)"
                + BLACK_MILL
                + "(cell b 2 black) (men black 4)");

    assertEquals(3 * (24 - 7), position.legal().size());
    assertTrue(position.allows("(move a 1 c 5)"));
  }

  @Test
  void goal_withoutMove_loses() {
    Position end =
        Position.of(
                SHEET,
                PLACED
                    + "(cell a 1 black) (cell a 4 black) (cell a 7 black) (cell d 7 black)"
                    + " (cell d 1 white) (cell b 4 white) (cell d 6 white) (cell g 4 white)"
                    + " (men white 4) (men black 4) (control white)")
            .after("(move g 4 g 7)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_limitOfPlies_isDraw() {
    Position position =
        Position.of(
            SHEET,
            "(in_hand white 0) (in_hand black 0) (step 200) "
                + WHITE_TO_CLOSE
                + BLACK_MILL
                + "(men black 3)");
    assertFalse(position.isTerminal());

    Position end = position.after("(move c 3 c 4)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }
}
