package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dots and boxes, 4x4 boxes: closing boxes, the extra move, and the count. */
final class DotsAndBoxesTest {
  private static final String SHEET = "dots-and-boxes";

  private static final String THREE_SIDES =
      "(draw horizontal a 1) (draw vertical a 1) (draw vertical b 1)";

  @Test
  void draw_line_passesTurn() {
    Position position = Position.start(SHEET).after("(draw vertical e 4)");

    assertEquals(
        terms("(drawn vertical e 4) (score first 0) (score second 0) (control second)"),
        position.facts());
    assertEquals(39, position.legal().size());
    assertFalse(position.allows("(draw vertical e 4)"));
  }

  @Test
  void draw_fourthSide_gainsBoxAndAnotherMove() {
    Position position = Position.start(SHEET).after(THREE_SIDES + "(draw horizontal a 2)");

    assertEquals(terms("(box a 1 second)"), position.facts("box"));
    assertEquals(terms("(score first 0) (score second 1)"), position.facts("score"));
    assertEquals(terms("(control second)"), position.facts("control"));
  }

  @ParameterizedTest
  @CsvSource({
    "horizontal a 1 vertical a 1 vertical b 1 vertical a 2 vertical b 2 horizontal a 3,"
        + " horizontal a 2, a 2",
    "vertical a 1 horizontal a 1 horizontal a 2 horizontal b 1 horizontal b 2 vertical c 1,"
        + " vertical b 1, b 1"
  })
  void draw_lineBetweenBoxes_gainsTwo(String others, String last, String secondBox) {
    String drawn = others.replaceAll("(\\w+ [a-e] [1-5])", "(drawn $1)");
    Position position =
        Position.of(SHEET, drawn + "(score first 3) (score second 5) (control first)");

    Position gained = position.after("(draw " + last + ")");

    assertEquals(terms("(box a 1 first) (box " + secondBox + " first)"), gained.facts("box"));
    assertEquals(terms("(score first 5) (score second 5)"), gained.facts("score"));
    assertEquals(terms("(control first)"), gained.facts("control"));
  }

  @ParameterizedTest
  @CsvSource({"9, 6, 100, 0", "7, 8, 50, 50", "6, 9, 0, 100"})
  void goal_lastLine_countsBoxes(int first, int second, int firstGoal, int secondGoal) {
    Position position = Position.of(SHEET, allButOne(first, second));
    assertFalse(position.isTerminal());
    assertEquals(terms("(draw horizontal a 1)"), position.legal());

    Position end = position.after("(draw horizontal a 1)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(firstGoal, secondGoal), end.goals());
  }

  /** All lines but one are drawn, and the first player is to draw it. */
  private static String allButOne(int first, int second) {
    String open = Position.start(SHEET).legal().makeString(" ");
    return open.replace("(draw horizontal a 1)", "").replace("draw", "drawn")
        + "(score first %d) (score second %d) (control first)".formatted(first, second);
  }
}
