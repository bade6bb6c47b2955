package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pentago: turns of two plies, the turning of quadrants, and the end. */
final class PentagoTest {
  private static final String SHEET = "pentago";

  @Test
  void place_marble_leavesTheTurningToPlayer() {
    Position position = Position.start(SHEET).after("(place b 2)");

    assertEquals(terms("(cell b 2 white) (control white) placed"), position.facts());
    assertEquals(8, position.legal().size());
    assertEquals(position.legal(), position.legal("turn"));
    assertEquals(terms("noop"), position.legal(position.other()));
  }

  @ParameterizedTest
  @CsvSource({
    "southwest, clockwise, a 3, c 3", "southwest, counterclockwise, a 3, a 1",
    "southwest, clockwise, a 2, b 3", "southeast, clockwise, f 1, d 1",
    "northwest, counterclockwise, b 4, c 5", "northeast, clockwise, e 6, f 5",
    "northeast, clockwise, e 5, e 5"
  })
  void turn_quadrant_carriesMarbles(String quadrant, String sense, String from, String to) {
    Position position =
        Position.start(SHEET).after("(place " + from + ") (turn " + quadrant + " " + sense + ")");

    assertEquals(terms("(cell " + to + " white) (control black)"), position.facts());
  }

  @Test
  void turn_quadrant_leavesTheOthers() {
    Position position =
        Position.start(SHEET).after("(place a 1) (turn northeast clockwise) (place f 6)");

    assertEquals(
        terms("(cell a 1 white) (cell f 4 black) (control white)"),
        position.after("(turn northeast clockwise)").facts());
    assertFalse(position.after("(turn northeast clockwise)").allows("(place a 1)"));
  }

  @ParameterizedTest
  @CsvSource({"a 1 a 2 a 3 a 4, a 5", "b 2 c 3 d 4 f 6, e 5", "a 5 b 4 d 2 e 1, c 3"})
  void goal_fiveByPlacing_winsBeforeTheTurning(String four, String fifth) {
    String cells = four.replaceAll("([a-f] [1-6])", "(cell $1 white)");
    Position position = Position.of(SHEET, cells + "(control white)");
    assertFalse(position.isTerminal());

    Position end = position.after("(place " + fifth + ")");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @Test
  void goal_fiveByTurning_winsForTheirOwner() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell a 2 black) (cell a 3 black) (cell a 6 black) (cell b 6 black)
            (cell f 1 white) (control white) placed
            """);

    Position end = position.after("(turn northwest counterclockwise)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void goal_fiveForBothByTurning_isDraw() {
    Position position =
        Position.of(
            SHEET,
            """
            (cell a 1 black) (cell a 2 black) (cell a 3 black) (cell a 6 black) (cell b 6 black)
            (cell b 1 white) (cell b 2 white) (cell b 3 white) (cell a 5 white) (cell b 5 white)
            (control white) placed
            """);

    Position end = position.after("(turn northwest counterclockwise)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }

  @Test
  void goal_fullBoardAfterTheTurning_isDraw() {
    Position placed = Position.of(SHEET, fullBoard() + "(control black) placed");
    assertFalse(placed.isTerminal());

    Position end = placed.after("(turn southwest clockwise)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }

  /** Pairs of one colour along the rows, single marbles along the columns. */
  private static String fullBoard() {
    StringBuilder cells = new StringBuilder();
    for (int x = 0; x < 6; x++) {
      for (int y = 1; y <= 6; y++) {
        String colour = (x / 2 + y) % 2 == 0 ? "white" : "black";
        cells.append(String.format("(cell %c %d %s) ", 'a' + x, y, colour));
      }
    }
    return cells.toString();
  }
}
