package org.gonu.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.place.Outline.Form;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/**
 * Boards that are no rectangles: rows of places with one coordinate, and staggered hexagons. Facts
 * that look like boards and are none.
 */
final class OddBoardsTest {
  private static final ImmutableList<String> ROW =
      Lists.immutable.of(
          "(cell 1 x) (cell 2 x) (cell 3 none) (cell 4 none) (cell 5 x)",
          "(cell 1 x) (cell 2 none) (cell 3 x) (cell 4 none) (cell 5 x)");

  private static final String LINKS = "(after 1 2) (after 2 3) (after 3 4) (after 4 5)";

  private static final String FLOWER =
      "(cell 1 1 x) (cell 1 2 y) (cell 2 1 x) (cell 2 2 y) (cell 2 3 x) (cell 3 1 y) (cell 3 2 x)";

  private static final String NEAR =
      "(near 1 1 1 2) (near 1 1 2 1) (near 1 1 2 2) (near 1 2 2 2) (near 1 2 2 3) (near 2 1 2 2)"
          + " (near 2 2 2 3) (near 2 1 3 1) (near 2 2 3 1) (near 2 2 3 2) (near 2 3 3 2)"
          + " (near 3 1 3 2)";

  @Test
  void find_rowWhosePlacesAreLinked_isPrintedInOneLine() {
    BoardLayout layout = layout(ROW, LINKS);

    assertEquals(
        """
          1  2  3  4  5
          x  .  x  .  x
        """,
        new BoardPrinter(layout).print(facts(ROW.getLast())));
  }

  @Test
  void find_rowWhoseLinksGoOn_isNoBoard() {
    assertFalse(layout(ROW, LINKS + " (after 5 6)").hasBoard());
  }

  @Test
  void find_tableOfNumbers_isNoBoard() {
    ImmutableList<String> scores =
        ROW.collect(state -> state.replace("x", "10").replace("none", "0"));

    assertFalse(layout(scores, LINKS).hasBoard());
  }

  @Test
  void find_amountsInOneFact_areNoBoard() {
    ImmutableList<String> jugs =
        Lists.immutable.of(
            "(state (jugs 8 0 0) (steps 0))",
            "(state (jugs 3 5 0) (steps 1))",
            "(state (jugs 3 2 3) (steps 2))",
            "(state (jugs 6 2 0) (steps 3))");

    assertFalse(layout(jugs, "").hasBoard());
  }

  @Test
  void find_numbersInBinary_areNoBoard() {
    ImmutableList<String> heaps =
        Lists.immutable.of(
            "(heap left (num 1 0 1 1)) (heap right (num 0 1 1 0))",
            "(heap left (num 0 0 0 1)) (heap right (num 0 1 1 0))",
            "(heap left (num 0 0 0 1)) (heap right (num 0 0 0 0))");

    assertFalse(layout(heaps, "").hasBoard());
  }

  @Test
  void find_oneFactThatNamesAPlace_isABoard() {
    ImmutableList<String> walk =
        Lists.immutable.of("(at mouse 1 1)", "(at mouse 1 2)", "(at mouse 2 2)", "(at mouse 3 2)");

    assertEquals(
        "3x2",
        layout(walk, "")
            .view(Lists.immutable.empty())
            .boards()
            .collect(board -> board.columns().size() + "x" + board.rows().size())
            .makeString());
  }

  @Test
  void plan_placesLinkedInARing_lieRoundItsMiddle() {
    BoardPlan plan = layout(ROW, LINKS + "(after 5 1)").plan(Lists.immutable.empty());

    assertEquals(Lists.immutable.of("1", "2", "3", "4", "5"), plan.spots().collect(Spot::name));
    assertEquals(
        1,
        plan.spots()
            .collect(spot -> Math.round(1000 * Math.hypot(spot.x(), spot.y())))
            .distinct()
            .size());
    assertEquals(
        Lists.immutable.of("x"), plan.contents(facts(ROW.getFirst())).at(plan.spots().getLast()));
  }

  @Test
  void find_twoWaysRound_takesTheOneThroughAllPlaces() {
    BoardLayout layout =
        layout(
            ROW,
            "(after a 1 2) (after a 2 3) (after a 3 5) (after a 5 1)"
                + " (after b 1 2) (after b 2 4) (after b 4 3) (after b 3 5) (after b 5 1)");

    assertEquals(
        """
          1  2  4  3  5
          x  .  .  x  x
        """,
        new BoardPrinter(layout).print(facts(ROW.getLast())));
  }

  @Test
  void find_ringOfDistances_isThatOfTheNearest() {
    BoardLayout layout =
        layout(
            ROW,
            "(far 1 2 1) (far 2 3 1) (far 3 4 1) (far 4 5 1) (far 5 1 1)"
                + " (far 1 3 2) (far 2 4 2) (far 3 5 2) (far 4 1 2) (far 5 2 2)");

    assertTrue(layout.hasBoard());
    assertEquals(
        Lists.immutable.of("1", "2", "3", "4", "5"),
        layout.view(Lists.immutable.empty()).boards().getFirst().columns());
  }

  @Test
  void find_ringWithMarks_showsThem() {
    ImmutableList<String> states = ROW.collect(state -> state + "(of 1 p) (of 2 q)");

    assertEquals(
        Lists.immutable.of("x", "of p"),
        layout(states, LINKS + "(after 5 1)")
            .view(facts(states.getFirst()))
            .boards()
            .getFirst()
            .cells()
            .getFirst()
            .getFirst()
            .contents());
  }

  @Test
  void find_linksThatLeaveAPlaceOut_areNoRing() {
    assertFalse(layout(ROW, "(after 1 2) (after 2 3) (after 3 4) (after 4 1)").hasBoard());
  }

  @Test
  void plan_columnsWithOneMiddle_areHexagonsHalfAPlaceApart() {
    BoardPlan plan = plan(NEAR);

    assertEquals(
        Lists.immutable.of(Form.FLAT_HEXAGON),
        plan.spots().collect(spot -> spot.outline().form()).distinct());
    assertEquals(-0.5, y(plan, "2,3") - y(plan, "1,2"), 1e-9);
    assertEquals(y(plan, "1,1"), y(plan, "3,1"), 1e-9);
  }

  @Test
  void plan_columnsWhoseNeighboursLieElsewhere_areSquares() {
    BoardPlan plan = plan(NEAR.replace("(near 1 1 2 2)", "(near 1 1 2 3)"));

    assertEquals(
        Lists.immutable.empty(),
        plan.spots().select(spot -> spot.outline().form() == Form.FLAT_HEXAGON));
  }

  @Test
  void plan_wallsBetweenCells_areLines() {
    assertEquals(2, walls("(blockedNorth 1 1) (blockedEast 2 1)", true).size());
    assertEquals(
        walls("(blockedNorth 1 1) (blockedEast 2 1)", true),
        walls("(wall 1 1 north) (wall 2 1 east)", true));
  }

  @Test
  void plan_wallsThatComeAndGo_areNoLines() {
    assertEquals(Sets.immutable.empty(), walls("(wall 1 1 north)", false));
  }

  @Test
  void find_wallsOfFurtherCells_tellOfThem() {
    String walls =
        "(wall 1 1 east) (wall 3 2 east) (wall 2 1 north) (wall 0 1 east) (wall 0 2 east)"
            + " (wall 1 0 north) (wall 2 0 north) (wall 3 0 north) (wall 3 1 west)";
    BoardLayout layout =
        layout(
            Lists.immutable.of(
                "(at 1 1 red) (at 2 2 blue)" + walls, "(at 2 1 red) (at 2 2 blue)" + walls),
            "(p q)");
    BoardPlan plan = layout.plan(Lists.immutable.empty());

    assertEquals(6, plan.spots().size());
    assertEquals(9, plan.strokes().count(stroke -> stroke.width() == BoardPlan.Stroke.WALL));
    assertEquals(
        plan.spots().collectDouble(Spot::y).max() + 0.5,
        plan.strokes().collectDouble(stroke -> stroke.from().y()).max(),
        1e-9);
  }

  @Test
  void find_placesThatComeToHoldSeveralThings_areABoard() {
    ImmutableList<String> states =
        Lists.immutable.of(
            "(cell 1 1 p) (cell 1 2 p) (cell 2 1 q) (cell 2 2 q)",
            "(cell 1 1 p) (cell 1 1 q) (cell 1 2 p) (cell 1 2 q) (cell 2 1 q) (cell 2 1 p)"
                + " (cell 2 2 q) (cell 2 2 p)");

    assertEquals(
        """
           1    2
        2  p+q  q+p
        1  p+q  q+p
        """,
        new BoardPrinter(layout(states, "(p q)")).print(facts(states.getLast())));
  }

  @Test
  void find_factsLikeThoseOfABoard_areABoardBesideIt() {
    String first = "(left 1 1 red) (left 1 2 blue) (left 2 1 red) (left 2 2 blue)";
    String second = "(right 1 1 red) (right 1 1 blue) (right 2 2 red) (right 2 2 blue)";

    assertEquals(
        Lists.immutable.of("left", "right"),
        layout(Lists.immutable.of("", first + second), "(p q)")
            .view(facts(first))
            .boards()
            .collect(Board::title));
  }

  @Test
  void find_yBeforeX_areRows() {
    String state = "(cell y1 x1 p) (cell y1 x2 q) (cell y1 x3 p) (cell y2 x1 q)";

    assertEquals(
        Lists.immutable.of("x1", "x2", "x3"),
        layout(Lists.immutable.of(state, state.replace("y2 x1 q", "y2 x1 p")), "(p q)")
            .view(facts(state))
            .boards()
            .getFirst()
            .columns());
  }

  @Test
  void find_boardsWithTheSameColumns_areOfOneHeight() {
    String first = "(left 1 1 x) (left 2 1 y) (right 1 1 x) (right 2 1 y)";
    String second = first + "(left 1 2 x) (left 1 3 y) (right 1 2 y)";
    String third = second + "(right 2 2 y)";

    BoardLayout layout = layout(Lists.immutable.of(first, second, third), "(p q)");

    assertEquals(
        Lists.immutable.of(3, 3),
        layout.view(facts(third)).boards().collect(board -> board.rows().size()));
  }

  /** A board in four parts, numbered against the clock from the upper right. */
  private static BoardPlan parts() {
    StringBuilder state = new StringBuilder();
    StringBuilder atoms = new StringBuilder();
    for (int part = 1; part <= 4; part++) {
      for (int x = 1; x <= 2; x++) {
        for (int y = 1; y <= 2; y++) {
          int column = x + (part == 1 || part == 4 ? 2 : 0);
          int row = y + (part <= 2 ? 2 : 0);
          state.append("(cell " + part + " " + x + " " + y + " " + (x == y ? "a" : "b") + ")");
          atoms.append("(whole " + part + " " + x + " " + y + " " + column + " " + row + ")");
        }
      }
    }
    ImmutableList<Term> facts = facts(state.toString());
    BoardLayout layout = BoardFinder.find(Lists.immutable.of(facts), facts, atoms("(p q)"));
    return layout.plan(atoms(atoms.toString()));
  }

  @Test
  void plan_partsOfALargerBoard_lieWhereTheSheetTells() {
    ImmutableList<Spot> spots = parts().spots();
    Spot upperRight = spots.detect(spot -> spot.title().equals("1"));
    Spot lowerLeft = spots.detect(spot -> spot.title().equals("3"));

    assertTrue(upperRight.x() > lowerLeft.x() + 2);
    assertTrue(upperRight.y() < lowerLeft.y() - 2);
  }

  /** The lines of walls on a board of 3x3 cells, with facts that always hold or not. */
  private static ImmutableSet<BoardPlan.Stroke> walls(String facts, boolean always) {
    String cells =
        "(cell 1 1 x) (cell 1 2 y) (cell 1 3 x) (cell 2 1 y) (cell 2 2 x) (cell 2 3 y)"
            + " (cell 3 1 x) (cell 3 2 y) ";
    ImmutableList<Term> first = facts(cells + "(cell 3 3 x) " + facts);
    ImmutableList<Term> second = facts(cells + "(cell 3 3 y) " + (always ? facts : ""));
    BoardLayout layout =
        BoardFinder.find(
            Lists.immutable.of(first, second), Lists.immutable.empty(), Lists.immutable.empty());
    BoardPlan plan = layout.plan(Lists.immutable.empty());
    if (always) {
      assertEquals(Lists.immutable.empty(), plan.contents(second).rest());
    }
    return plan.strokes()
        .select(stroke -> stroke.width() == BoardPlan.Stroke.WALL)
        .toImmutableSet();
  }

  private static double y(BoardPlan plan, String name) {
    return plan.spots().detect(spot -> spot.name().equals(name)).y();
  }

  private static BoardPlan plan(String atoms) {
    ImmutableList<Term> state = facts(FLOWER);
    BoardLayout layout = BoardFinder.find(Lists.immutable.of(state), state, atoms(atoms));
    return layout.plan(atoms(atoms));
  }

  private static BoardLayout layout(ImmutableList<String> states, String atoms) {
    return BoardFinder.find(
        states.collect(OddBoardsTest::facts), Lists.immutable.empty(), atoms(atoms));
  }

  private static ImmutableList<Atom> atoms(String text) {
    return BoardFinder.staticFacts(
        GdlReader.readSheet(new SourceText("s.kif", text), CasePolicy.SENSITIVE).get());
  }

  private static ImmutableList<Term> facts(String text) {
    return GdlReader.readTerms(new SourceText("facts", "(" + text + ")"), Spelling.EXACT).get();
  }
}
