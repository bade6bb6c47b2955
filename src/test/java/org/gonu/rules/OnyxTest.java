package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Onyx: set-up, midpoints, captures, chains, swap and limit. */
final class OnyxTest {
  private static final String SHEET = "onyx-6x6-open";

  /** Black and white alternate on three corners of the square a2; Black may complete it on b3. */
  private static final String BEFORE_CAPTURE = "(place a 2) (place a 3) (place f 6) (place b 2)";

  private static final String ROLES = "(plays player1 black) (plays player2 white) ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "onyx | a 6, a 7, l 6, l 7 | f 1, g 1, f 12, g 12",
        "onyx-6x6 | a 3, a 4, f 3, f 4 | c 1, d 1, c 6, d 6"
      })
  void start_standard_hasFourPiecesOfEachColour(String sheet, String black, String white) {
    Position start = Position.start(sheet);

    assertEquals(
        terms(
            ROLES
                + "(control player1) (step 1) "
                + pieces(black, "black")
                + pieces(white, "white")),
        start.facts());
    assertEquals(terms("noop"), start.legal(start.other()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"onyx-open", "onyx-6x6-open"})
  void start_open_hasNoPieces(String sheet) {
    assertEquals(terms(ROLES + "(control player1) (step 1)"), Position.start(sheet).facts());
  }

  @Test
  void legal_midpointOfSquareWithPiece_isBarred() {
    Position start = Position.start(SHEET);
    assertEquals(12, start.legal("placemid").size());

    Position position = start.after("(place b 3)");

    assertEquals(
        start.legal("placemid").difference(terms("(placemid a 2) (placemid b 3)")),
        position.legal("placemid"));
  }

  @Test
  void next_midpoint_isOccupiedAndItsCornersStayOpen() {
    Position position = Position.start(SHEET).after("(placemid b 3)");

    assertEquals(terms("(mid b 3 black)"), position.facts("mid"));
    assertFalse(position.allows("(placemid b 3)"));
    assertTrue(position.allows("(place b 3)"));
  }

  @Test
  void capture_completedSquare_removesEnemyPair() {
    Position position = Position.start(SHEET).after(BEFORE_CAPTURE).after("(place b 3)");

    assertEquals(
        terms("(cell a 2 black) (cell b 3 black) (cell f 6 black)"), position.facts("cell"));
    assertTrue(position.allows("(place a 3)"));
    assertFalse(position.allows("(placemid a 2)"));
  }

  @Test
  void capture_twoSquaresAtOnce_removesFourPieces() {
    Position position =
        Position.start(SHEET)
            .after("(place a 2) (place a 3) (place c 4) (place b 2)")
            .after("(place f 6) (place b 4) (place f 5) (place c 3)")
            .after("(place b 3)");

    assertEquals(
        terms(
            """
            (cell a 2 black) (cell b 3 black) (cell c 4 black) (cell f 6 black) (cell f 5 black)
            """),
        position.facts("cell"));
  }

  @Test
  void capture_whoeverCompletes_isTheCapturer() {
    Position position =
        Position.start(SHEET).after("(place a 2) (place b 2) (place b 3) (place a 3)");

    assertEquals(terms("(cell b 2 white) (cell a 3 white)"), position.facts("cell"));
  }

  @Test
  void capture_occupiedMidpoint_preventsIt() {
    Position position =
        Position.start(SHEET)
            .after("(placemid a 2) (place a 3) (place a 2) (place b 2) (place b 3)");

    assertEquals(
        terms("(cell a 2 black) (cell b 3 black) (cell a 3 white) (cell b 2 white)"),
        position.facts("cell"));
  }

  @Test
  void capture_pairOfTriangles_capturesNothing() {
    Position position =
        Position.start(SHEET).after("(place a 1) (place a 2) (place f 6) (place b 1) (place b 2)");

    assertEquals(5, position.facts("cell").size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(place a 1) (place a 2) (place a 3) (place a 4) (place a 5) (place a 6)",
        "(place a 1) (place b 2) (place b 3) (place c 3) (place d 4) (place d 5) (place d 6)",
        "(place c 1) (place c 2) (place b 3) (place b 4) (place b 5) (place b 6)",
        "(placemid b 3) (place a 1) (place b 2) (place b 3) (place c 4) (place c 5) (place c 6)"
      })
  void goal_blackChainFromSouthToNorth_wins(String chain) {
    Position end = Position.start(SHEET).after(withWhiteInTheEast(chain));

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), end.goals());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(place b 1) (place b 2) (place c 3) (place c 4) (place c 5) (place c 6)",
        "(place c 1) (place c 2) (place d 3) (place d 4) (place d 5) (place d 6)",
        "(place b 1) (place b 2) (place b 3) (place c 4) (place c 5) (place c 6)",
        "(placemid b 3) (place b 1) (place b 2) (place c 4) (place c 5) (place c 6)"
      })
  void terminal_chainWithGap_isNotOver(String chain) {
    assertFalse(Position.start(SHEET).after(withWhiteInTheEast(chain)).isTerminal());
  }

  @Test
  void goal_whiteChainFromWestToEast_wins() {
    Position end =
        Position.start(SHEET)
            .after("(place a 4) (place a 2) (place b 4) (place b 2) (place c 4) (place c 2)")
            .after("(place d 4) (place d 2) (place e 4) (place e 2) (place a 6) (place f 2)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @Test
  void terminal_blackChainFromWestToEast_isNotOver() {
    Position position =
        Position.start(SHEET)
            .after("(place a 4) (place a 2) (place b 4) (place b 2) (place c 4) (place c 2)")
            .after("(place d 4) (place d 2) (place e 4) (place e 2) (place f 4)");

    assertFalse(position.isTerminal());
  }

  @Test
  void swap_secondPly_exchangesColours() {
    Position position = Position.start("onyx-6x6").after("(place b 2)");
    assertTrue(position.allows("swap"));

    Position swapped = position.after("swap");

    assertEquals(position.facts("cell"), swapped.facts("cell"));
    assertEquals(terms("(plays player1 white) (plays player2 black)"), swapped.facts("plays"));
    assertEquals(terms("(control player1)"), swapped.facts("control"));
    assertEquals(terms("(step 3)"), swapped.facts("step"));
    assertTrue(swapped.after("(place e 5)").facts().contains("(cell e 5 white)"));
  }

  @Test
  void swap_anyOtherPly_isNotLegal() {
    Position start = Position.start(SHEET);

    assertFalse(start.allows("swap"));
    assertFalse(start.after("(place a 1) swap").allows("swap"));
    assertFalse(start.after("(place a 1) (place b 1)").allows("swap"));
    assertFalse(start.after("(place a 1) (place b 1) (place c 1)").allows("swap"));
  }

  @Test
  void goal_chainAfterSwap_belongsToNewOwner() {
    Position end =
        Position.start(SHEET)
            .after("(place a 1) swap (place f 1) (place a 2) (place f 2) (place a 3)")
            .after("(place f 3) (place a 4) (place f 4) (place a 5) (place f 5) (place a 6)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), end.goals());
  }

  @ParameterizedTest
  @CsvSource({"onyx-6x6-open, 100", "onyx-6x6, 100", "onyx, 300", "onyx-open, 300"})
  void goal_limitOfPlies_isDraw(String sheet, int limit) {
    Position position = Position.of(sheet, ROLES + "(control player2) (step " + limit + ")");
    assertFalse(position.isTerminal());

    Position end = position.after("(place c 3)");

    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), end.goals());
  }

  @Test
  void goal_chainWithLastPly_wins() {
    Position position =
        Position.of(
            SHEET,
            ROLES + pieces("a 2, b 2, c 2, d 2, e 2", "white") + "(control player2) (step 100)");

    assertEquals(Lists.immutable.of(0, 100), position.after("(place f 2)").goals());
  }

  private static String pieces(String points, String colour) {
    StringBuilder facts = new StringBuilder();
    for (String point : points.split(", ", -1)) {
      facts.append("(cell ").append(point).append(' ').append(colour).append(") ");
    }
    return facts.toString();
  }

  /** Black's plies with White's in between, who fills the last column from the south. */
  private static String withWhiteInTheEast(String blackPlies) {
    ImmutableList<String> plies = Lists.immutable.of(blackPlies.split("(?<=\\)) ", -1));
    StringBuilder all = new StringBuilder(plies.getFirst());
    for (int i = 1; i < plies.size(); i++) {
      all.append(" (place f ").append(i).append(") ").append(plies.get(i));
    }
    return all.toString();
  }
}
