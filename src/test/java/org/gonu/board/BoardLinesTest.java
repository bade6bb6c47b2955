package org.gonu.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Outline.Form;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Lines between points: named by both ends or by a direction, round cells, between places. */
final class BoardLinesTest {
  private static final String NONE = "";

  /** Three lines round the middle of three cells. */
  private static final String LINES = "(z 1 1 1 2) (z 1 2 2 2) (z 2 2 3 2)";

  /** All lines between 3x3 points, called after a direction and a point. */
  private static final String DIRECTED =
      "(z p 1 1) (z p 1 2) (z p 1 3) (z p 2 1) (z p 2 2) (z p 2 3)"
          + " (z q 1 1) (z q 2 1) (z q 3 1) (z q 1 2) (z q 2 2) (z q 3 2)";

  private static final String BOXES =
      "(k 1 1 m) (k 1 2 m) (k 2 1 m) (k 2 2 m) (k 1 1 n) (k 1 2 n) (k 2 1 n) (k 2 2 n)";

  @Test
  void print_linesAlone_standBetweenPoints() {
    BoardLayout layout = layout(Lists.immutable.of(NONE, LINES), NONE);

    assertEquals(
        """
           1     2     3
        2  +  -  +  -  +
           |
        1  +     +     +
        """,
        new BoardPrinter(layout).print(facts(LINES)));
  }

  @Test
  void print_linesRoundCells_showBoth() {
    BoardLayout layout =
        layout(Lists.immutable.of(NONE, DIRECTED + " (k 2 1 m)"), DIRECTED + BOXES);

    assertEquals(
        """
           1     2     3
        3  +     +     +
              .     .
        2  +     +  -  +
              .  |  m
        1  +     +     +
        turn m
        """,
        new BoardPrinter(layout).print(facts("(z q 2 1) (z p 2 2) (k 2 1 m) (turn m)")));
  }

  @Test
  void print_stateBefore_marksLinesThatCame() {
    BoardLayout layout = layout(Lists.immutable.of(NONE, LINES), NONE);

    assertTrue(
        new BoardPrinter(layout)
            .print(facts(LINES), facts("(z 1 1 1 2) (z 1 2 2 2)"))
            .contains("2  +  -  + [-] +"));
  }

  @Test
  void plan_linesRoundCells_lieOnTheirSides() {
    BoardPlan plan = plan(Lists.immutable.of(NONE, DIRECTED + " (k 2 1 m)"), DIRECTED + BOXES);
    Spot box = spot(plan, "2,1");
    Spot above = spot(plan, "2,2–3,2");
    Spot left = spot(plan, "2,1–2,2");

    assertEquals(12, lines(plan).size());
    assertEquals(box.x(), above.x(), 1e-9);
    assertEquals(box.y() - 0.5, above.y(), 1e-9);
    assertEquals(box.x() - 0.5, left.x(), 1e-9);
    assertEquals(box.y(), left.y(), 1e-9);
    assertEquals(Lists.immutable.of("z"), plan.contents(facts("(z q 2 1)")).at(left));
  }

  @Test
  void plan_linesBetweenPlaces_joinThem() {
    String cells = "(c 1 1 b) (c 1 2 b) (c 2 1 b) (c 2 2 b) (c 3 1 b) (c 3 2 b)";
    BoardPlan plan =
        plan(
            Lists.immutable.of(
                cells + LINES, (cells + LINES).replace("(c 1 1 b)", "(c 1 1 x)") + "(z 2 1 3 1)"),
            NONE);
    Spot line = spot(plan, "1,1–1,2");

    assertEquals(Form.POINT, spot(plan, "1,1").outline().form());
    assertEquals(
        Lists.immutable.of(spot(plan, "1,1").y(), spot(plan, "1,2").y()),
        line.outline().corners().collect(Outline.Corner::y));
  }

  @Test
  void plan_linesThatAreNotAllKnown_areAllThatCouldBe() {
    BoardPlan plan = plan(Lists.immutable.of(NONE, LINES), NONE);

    assertEquals(7, lines(plan).size());
  }

  @Test
  void find_pairsThatAreNoNeighbours_areNoLines() {
    assertEquals(
        Lists.immutable.empty(),
        layout(Lists.immutable.of(NONE, LINES + "(z 1 1 3 1)"), NONE).boardLines());
  }

  @Test
  void find_linesOfOneDirection_areNoLines() {
    assertEquals(
        Lists.immutable.empty(),
        layout(Lists.immutable.of(NONE, "(z 1 1 1 2) (z 1 2 1 3) (z 2 1 2 2)"), NONE).boardLines());
  }

  @Test
  void find_twoFactsAtMost_areTheLastMove() {
    assertEquals(
        Lists.immutable.empty(),
        layout(Lists.immutable.of("(z 1 1 1 2) (z 1 2 2 2)", "(z 2 2 3 2)"), NONE).boardLines());
  }

  @Test
  void find_directionWithALineMissing_isNone() {
    String most = DIRECTED.replace("(z p 1 1)", "");

    assertEquals(
        Lists.immutable.empty(), layout(Lists.immutable.of(NONE, most), most).boardLines());
  }

  private static ImmutableList<Spot> lines(BoardPlan plan) {
    return plan.spots().select(spot -> spot.outline().form() == Form.EDGE);
  }

  private static Spot spot(BoardPlan plan, String name) {
    return plan.spots().detect(spot -> spot.name().equals(name));
  }

  private static BoardPlan plan(ImmutableList<String> states, String declared) {
    return layout(states, declared).plan(Lists.immutable.empty());
  }

  private static BoardLayout layout(ImmutableList<String> states, String declared) {
    return BoardFinder.find(
        states.collect(BoardLinesTest::facts), facts(declared), Lists.immutable.<Atom>empty());
  }

  private static ImmutableList<Term> facts(String text) {
    return GdlReader.readTerms(new SourceText("facts", "(" + text + ")"), Spelling.EXACT).get();
  }
}
