package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Gomoku, 11x11. */
final class GomokuTest {
  private static final String SHEET = "gomoku-11x11";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(cell b 9 black) (cell c 9 black) (cell d 9 black) (cell e 9 black) (control black)",
        "(cell f 10 black) (cell f 11 black) (cell f 8 black) (cell f 7 black) (control black)",
        "(cell b 5 black) (cell c 6 black) (cell d 7 black) (cell e 8 black) (control black)",
        "(cell e 10 black) (cell g 8 black) (cell h 7 black) (cell i 6 black) (control black)"
      })
  void line_ofFive_wins(String facts) {
    Position end = Position.of(SHEET, facts).after("(place f 9)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void line_ofSix_winsToo() {
    Position end =
        Position.of(
                SHEET,
                """
                (cell k 1 white) (cell k 2 white) (cell k 3 white) (cell k 5 white)
                (cell k 6 white) (control white)
                """)
            .after("(place k 4)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void line_ofFour_doesNotWin() {
    Position position =
        Position.start(SHEET)
            .after(
                """
                (place a 1) (place a 11) (place b 1) (place b 11) (place c 1) (place c 11)
                (place d 1)
                """);

    assertFalse(position.isTerminal());
    assertEquals(114, position.legal().size());
    assertFalse(position.allows("(place d 1)"));
  }
}
