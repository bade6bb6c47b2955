package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.gonu.game.Game;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.junit.jupiter.api.Test;

/** Which values of a solved game are proved: those that are certain, and the most there is. */
final class TableReportsTest {
  /** Whatever o does is worth nothing to it, unless x is kind. */
  private static final String KINDNESS =
      """
      (role x) (role o) (init (at s))
      (<= (legal o p) (true (at s))) (<= (legal o q) (true (at s)))
      (<= (legal x noop) (true (at s))) (<= (legal o noop) (true (at t)))
      (<= (legal x a) (true (at t))) (<= (legal x b) (true (at t)))
      (<= (next (at t)) (true (at s)))
      (<= (next (at y)) (does x a)) (<= (next (at z)) (does x b))
      (<= terminal (true (at y))) (<= terminal (true (at z)))
      (<= (goal x 50) (true (at y))) (<= (goal x 40) (true (at z)))
      (<= (goal o 0) (true (at y))) (<= (goal o 100) (true (at z)))
      """;

  /** The same, but o can also end it. */
  private static final String ENDED =
      KINDNESS.replace("(<= (legal o q)", "(<= (next (at y)) (does o q)) (<= (legal o q)");

  /** Both choose at once; what one gets the other does not. Up and left is best against all. */
  private static final String SADDLE =
      """
      (role x) (role o) (init (at s))
      (legal x up) (legal x down) (legal o left) (legal o right)
      (<= (next (met ?a ?b)) (does x ?a) (does o ?b))
      (<= over (true (met ?a ?b))) (<= terminal over)
      (<= (goal x 50) (true (met up left))) (<= (goal o 50) (true (met up left)))
      (<= (goal x 100) (true (met up right))) (<= (goal o 0) (true (met up right)))
      (<= (goal x 0) (true (met down ?b))) (<= (goal o 100) (true (met down ?b)))
      """;

  /** Both choose at once, and no pair of moves suits both: each should mix two to one. */
  private static final String COINS =
      """
      (role x) (role o) (init (at s))
      (legal x up) (legal x down) (legal o left) (legal o right)
      (<= (next (met ?a ?b)) (does x ?a) (does o ?b))
      (<= over (true (met ?a ?b))) (<= terminal over)
      (<= (goal x 50) (true (met up left))) (<= (goal o 50) (true (met up left)))
      (<= (goal x 100) (true (met down right))) (<= (goal o 0) (true (met down right)))
      (<= (goal x 0) (true (met up right))) (<= (goal o 100) (true (met up right)))
      (<= (goal x 0) (true (met down left))) (<= (goal o 100) (true (met down left)))
      """;

  /** First x may leave with a few points in place of choosing at once. */
  private static final String COINS_OR_LEAVE =
      COINS
              .replace("(init (at s))", "(init (at start))")
              .replace("(does o ?b))", "(does o ?b) (true (at s)))")
              .replace("(legal x up) (legal x down)", "(<= (legal x up) (true (at s)))")
              .replace("(legal o left) (legal o right)", "(<= (legal x down) (true (at s)))")
          + """
          (<= (legal o left) (true (at s))) (<= (legal o right) (true (at s)))
          (<= (legal x stay) (true (at start))) (<= (legal x leave) (true (at start)))
          (<= (legal o noop) (true (at start)))
          (<= (next (at s)) (does x stay)) (<= (next (at out)) (does x leave))
          (<= terminal (true (at out)))
          (<= (goal x 20) (true (at out))) (<= (goal o 80) (true (at out)))
          """;

  /** x has won wherever it ends: at c from b, or from a by way of b; or x goes round for ever. */
  private static final String WON =
      """
      (role x) (role o) (init (at a)) (legal o noop)
      (<= (legal x on) (true (at ?p)) (distinct ?p c))
      (<= (legal x back) (true (at ?p)) (distinct ?p c))
      (<= (next (at a)) (does x back)) (<= (next (at b)) (does x on) (true (at a)))
      (<= (next (at c)) (does x on) (true (at b)))
      (<= terminal (true (at c))) (goal x 100) (goal o 0)
      """;

  /** o has lost; it may lose at once, or three steps later. */
  private static final String LOST =
      """
      (role x) (role o) (init (at a)) (legal x noop)
      (<= (legal o on) (true (at ?p)) (distinct ?p d))
      (<= (legal o give_up) (true (at a)))
      (<= (next (at d)) (does o give_up)) (<= (next (at b)) (does o on) (true (at a)))
      (<= (next (at c)) (does o on) (true (at b))) (<= (next (at d)) (does o on) (true (at c)))
      (<= terminal (true (at d))) (goal x 100) (goal o 0)
      """;

  private static SearchReport report(String sheet, int role) {
    Game game = PackedSheets.game(sheet);
    PackedGame packed = PackedSheets.packed(game);
    TableSearch search =
        new TableSearch(
            packed, packed.facts(packed.initialState()), 200L << 20, new SplittableRandom(1));
    search.run(SearchBudget.playouts(Long.MAX_VALUE));
    return search.report(role);
  }

  @Test
  void proved_nothingUnlessTheOtherIsKind_isFalse() {
    SearchReport report = report(KINDNESS, 1);

    assertEquals(0, report.values().get(1), 0.01);
    assertFalse(report.proved());
  }

  @Test
  void proved_nothingForSureBesideAMoveThatMayBringMore_isFalse() {
    assertFalse(report(ENDED, 1).proved());
  }

  @Test
  void proved_nothingByAllMoves_isTrue() {
    String sheet =
        ENDED.replace("(<= (legal o p)", "(<= (next (at y)) (does o p)) (<= (legal o p)");

    assertTrue(report(sheet, 1).proved());
  }

  @Test
  void expectedLine_allEndsAreWonAndStatesComeAgain_isTheShortestWayToOne() {
    assertEquals("[[on, noop], [on, noop]]", report(WON, 0).expectedLine().toString());
  }

  @Test
  void expectedLine_allEndsAreLost_isTheLongestWay() {
    assertEquals(3, report(LOST, 1).expectedLine().size());
  }

  @Test
  void proved_bestAnswersToEachOther_isTrue() {
    SearchReport report = report(SADDLE, 0);

    assertEquals("up", report.best().move().toString());
    assertTrue(report.proved(), report.toString());
  }

  @Test
  void proved_valueIsAMeanOfMixedMoves_isFalse() {
    SearchReport report = report(COINS_OR_LEAVE, 0);

    assertEquals("stay", report.best().move().toString());
    assertEquals(100 / 3.0, report.best().value(), 1e-3);
    assertFalse(report.proved(), report.toString());
    assertFalse(report(COINS_OR_LEAVE, 1).proved());
  }

  @Test
  void candidates_valueIsAMeanOfMixedMoves_areBoundedByWhatIsCertain() {
    String sheet =
        COINS_OR_LEAVE.replace("(goal x 50)", "(goal x 10)").replace("(goal o 50)", "(goal o 90)");
    SearchReport report = report(sheet, 0);

    assertEquals("leave, 20 to 20; stay, 0 to 10", bounds(report));
    assertTrue(report.proved(), report.toString());
    assertEquals("stay, 0 to 50; leave, 20 to 20", bounds(report(COINS_OR_LEAVE, 0)));
  }

  private static String bounds(SearchReport report) {
    return report
        .candidates()
        .collect(each -> each.move() + ", " + each.lowest() + " to " + each.highest())
        .makeString("; ");
  }

  @Test
  void probability_roleShouldMix_isThatOfItsStrategy() {
    SearchReport report = report(COINS, 0);

    assertTrue(report.isMixed(), report.toString());
    assertEquals(2 / 3.0, probability(report, "up"), 1e-6);
    assertEquals(1 / 3.0, probability(report, "down"), 1e-6);
  }

  @Test
  void probability_oneMoveIsBestAgainstAll_isNotTold() {
    assertFalse(report(SADDLE, 0).isMixed());
    assertFalse(report(KINDNESS, 1).isMixed());
  }

  private static double probability(SearchReport report, String move) {
    return report
        .candidates()
        .detect(candidate -> candidate.move().toString().equals(move))
        .probability()
        .orElseThrow();
  }
}
