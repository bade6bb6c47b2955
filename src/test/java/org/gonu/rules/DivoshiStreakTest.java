package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Divoshi: pushes out of one square in a row, and the warriors' rule of freezing. */
final class DivoshiStreakTest {
  private static final String SHEET = "divoshi-5x7";

  /** White pushes out of c4 first; two more plies may push there. */
  private static final String BEFORE_STREAK =
      """
      (cell c 1 wc) (cell c 7 bc) (cell c 3 ws) (cell e 2 ws)
      (cell c 4 bs) (cell a 4 bs) (cell b 2 bs) (control white) (step 1)
      """;

  private static final String THREE_PUSHES = "(move c 3 c 4) (move a 4 c 4) (move e 2 c 4)";

  @Test
  void pushes_outOfOneSquare_areCounted() {
    Position position = Position.of(SHEET, BEFORE_STREAK);

    assertEquals(terms("(pushes c 4 1)"), position.after("(move c 3 c 4)").facts("pushes"));
    assertEquals(
        terms("(pushes c 4 2)"), position.after("(move c 3 c 4) (move a 4 c 4)").facts("pushes"));
    assertEquals(terms("(pushes c 4 3)"), position.after(THREE_PUSHES).facts("pushes"));
  }

  @Test
  void legal_fourthPushInARow_isBarredForOnePly() {
    Position position = Position.of(SHEET, BEFORE_STREAK).after(THREE_PUSHES);
    assertFalse(position.allows("(move b 2 c 4)"));
    assertFalse(position.allows("(move c 5 c 4)"));
    assertTrue(position.allows("(move b 2 b 4)"));

    Position later = position.after("(move b 2 b 3)");

    assertEquals(terms(""), later.facts("pushes"));
    assertTrue(later.after("(move c 1 b 1)").allows("(move b 3 c 4)"));
  }

  @Test
  void legal_captureAfterThreePushes_staysLegal() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell c 1 wc) (cell c 7 bc) (cell b 2 bs) (cell d 4 bs) (cell a 4 ba) (cell c 4 ws)
            (pushes c 4 3) (control black) (step 8)
            """);

    assertTrue(position.allows("(move a 4 c 4)"));
    assertEquals(
        terms("(cell c 1 wc) (cell c 7 bc) (cell b 2 bs) (cell d 4 bs) (cell c 4 ba)"),
        position.after("(move a 4 c 4)").facts("cell"));
    assertEquals(terms(""), position.after("(move a 4 c 4)").facts("pushes"));
  }

  @Test
  void pushes_outOfAnotherSquare_startAnew() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell c 1 wc) (cell c 7 bc) (cell a 2 wr) (cell a 4 bs) (pushes c 4 2)
            (control white) (step 9)
            """);

    assertEquals(terms("(pushes a 4 1)"), position.after("(move a 2 a 4)").facts("pushes"));
  }

  @Test
  void pass_onlyMoveIsBarredPush_isLegal() {
    String cornered =
        """
        (cell e 7 bs) (cell d 7 bc) (cell e 6 bs) (cell d 6 ws) (cell c 1 wc)
        (frozen d 7) (frozen e 6) (control black) (step 8)
        """;

    assertEquals(terms("(move e 7 d 6)"), Position.of(SHEET, cornered).legal());
    assertEquals(terms("pass"), Position.of(SHEET, cornered + "(pushes d 6 3)").legal());
  }

  @ParameterizedTest
  @CsvSource({"ww, bw, true", "ws, bw, false", "ww, bs, true", "ws, bs, true", "wr, bw, false"})
  void frozen_pushedWarrior_onlyIfPushedByWarrior(String pusher, String pushed, boolean frozen) {
    Position position =
        Position.of(
            "divoshi-7x7",
            "(cell d 1 wc) (cell d 7 bc) (cell a 2 %s) (cell a 3 %s) (control white) (step 1)"
                .formatted(pusher, pushed));

    Position after = position.after("(move a 2 a 3)");

    assertEquals(terms(frozen ? "(frozen a 4)" : ""), after.facts("frozen"));
    assertEquals(frozen, after.legal("move a 4").isEmpty());
    assertEquals(terms("(pushes a 3 1)"), after.facts("pushes"));
  }
}
