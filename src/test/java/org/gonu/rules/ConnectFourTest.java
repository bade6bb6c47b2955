package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Connect four, 7x6. */
final class ConnectFourTest {
  private static final String SHEET = "connect-four";

  @Test
  void drop_sameColumn_stacks() {
    Position position = Position.start(SHEET).after("(drop d) (drop d) (drop e) (drop d)");

    assertEquals(
        terms("(cell d 1 red) (cell d 2 yellow) (cell e 1 red) (cell d 3 yellow) (control red)"),
        position.facts());
  }

  @Test
  void drop_fullColumn_isIllegal() {
    Position position =
        Position.start(SHEET).after("(drop d) (drop d) (drop d) (drop d) (drop d) (drop d)");

    assertEquals(terms("(drop a) (drop b) (drop c) (drop e) (drop f) (drop g)"), position.legal());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(drop a) (drop a) (drop b) (drop b) (drop c) (drop c) (drop d)",
        "(drop g) (drop a) (drop g) (drop b) (drop g) (drop a) (drop g)",
        "(drop a) (drop b) (drop b) (drop c) (drop c) (drop d) (drop c) (drop d) (drop d)"
            + " (drop f) (drop d)",
        "(drop g) (drop f) (drop f) (drop e) (drop e) (drop d) (drop e) (drop d) (drop d)"
            + " (drop a) (drop d)"
      })
  void line_ofFour_wins(String plies) {
    Position end = Position.start(SHEET).after(plies);

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void line_ofFourInTwoRows_isNone() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell f 1 red) (cell g 1 red) (cell a 1 yellow) (cell a 2 red) (cell b 1 yellow)
            (cell b 2 red) (control red)
            """);

    assertFalse(position.isTerminal());
  }

  @Test
  void board_fullWithoutLine_isDraw() {
    String blocks = "(drop a) (drop b) (drop c) (drop d) (drop e) (drop f) ";
    String shifted = "(drop b) (drop a) (drop d) (drop c) (drop f) (drop e) ";
    String rest = "(drop g) (drop g) (drop g) (drop g) (drop g) (drop g)";

    Position end =
        Position.start(SHEET).after(blocks + blocks + shifted + shifted + blocks + blocks + rest);

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }
}
