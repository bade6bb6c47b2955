package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hex, 9x9. */
final class HexTest {
  private static final String SHEET = "hex-9x9";

  /** Red stones from the western edge up to the last but one column. */
  private static final String RED_ROW =
      """
      (cell a 5 red) (cell b 5 red) (cell c 5 red) (cell d 5 red) (cell e 5 red) (cell f 5 red)
      (cell g 5 red) (cell h 5 red)
      """;

  @Test
  void legal_afterFirstStone_isAnyOtherCell() {
    Position position = Position.start(SHEET).after("(place e 5)");

    assertEquals(80, position.legal().size());
    assertFalse(position.allows("(place e 5)"));
    assertEquals(terms("(cell e 5 red) (control blue)"), position.facts());
  }

  @ParameterizedTest
  @ValueSource(strings = {"(place i 5)", "(place i 4)"})
  void chain_betweenRedEdges_winsForRed(String ply) {
    Position end = Position.of(SHEET, RED_ROW + "(control red)").after(ply);

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void chain_interrupted_doesNotWin() {
    Position position = Position.of(SHEET, RED_ROW + "(control red)").after("(place i 6)");

    assertFalse(position.isTerminal());
  }

  @Test
  void chain_betweenBlueEdges_winsForBlue() {
    Position end =
        Position.of(
                SHEET,
                """
                (cell d 1 blue) (cell c 2 blue) (cell c 3 blue) (cell c 4 blue) (cell d 4 blue)
                (cell d 5 blue) (cell d 6 blue) (cell c 7 blue) (cell c 8 blue) (control blue)
                """)
            .after("(place b 9)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }
}
