package org.gonu.search.mcts;

import static org.gonu.search.mcts.Searches.PLAIN;
import static org.gonu.search.mcts.Searches.search;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.search.mcts.playout.GoalSample;
import org.junit.jupiter.api.Test;

/** Two roles that do not share 100 points seek to be ahead, unless their goals rise together. */
final class RivalsTest {
  private static final SearchBudget PLAYOUTS = SearchBudget.playouts(20_000);

  private static final SearchParameters NO_RIVALS =
      PLAIN.with(PlayoutCoefficient.RIVAL_CORRELATION, -1);

  /**
   * White ends as the first, or gives up in one of four ways, or goes on. Then black is ahead, or
   * both get more, white most.
   */
  private static final String GENEROUS =
      """
      (role white) (role black) (init (at s)) (way 1) (way 2) (way 3) (way 4)
      (<= (legal white on) (true (at s))) (<= (legal white end) (true (at s)))
      (<= (legal white (lose ?way)) (true (at s)) (way ?way))
      (<= (legal black ahead) (true (at m))) (<= (legal black both) (true (at m)))
      (<= (legal white noop) (not (true (at s)))) (<= (legal black noop) (true (at s)))
      (<= (next (at m)) (does white on)) (<= (next (at first)) (does white end))
      (<= (next (at lost)) (does white (lose ?way)))
      (<= (next (at lost)) (does black ahead)) (<= (next (at won)) (does black both))
      (<= terminal (true (at first))) (<= terminal (true (at lost))) (<= terminal (true (at won)))
      (<= (goal white 30) (true (at first))) (<= (goal black 10) (true (at first)))
      (<= (goal white 0) (true (at lost))) (<= (goal black 80) (true (at lost)))
      (<= (goal white 100) (true (at won))) (<= (goal black 90) (true (at won)))
      """;

  /** Each role puts its light on or off; both get what the lights bring. */
  private static final String TOGETHER =
      """
      (role white) (role black) (init (at w))
      (<= (legal white on) (true (at w))) (<= (legal white off) (true (at w)))
      (<= (legal black on) (true (at b))) (<= (legal black off) (true (at b)))
      (<= (legal white noop) (true (at b))) (<= (legal black noop) (true (at w)))
      (<= (next (at b)) (true (at w))) (<= (next (at x)) (true (at b)))
      (<= (next lit) (does ?role on)) (<= (next lit) (true lit))
      (<= (next dark) (does ?role off)) (<= (next dark) (true dark))
      (<= terminal (true (at x)))
      (<= (goal ?role 90) (role ?role) (true lit) (not (true dark)))
      (<= (goal ?role 40) (role ?role) (not (true lit)))
      (<= (goal ?role 0) (role ?role) (true lit) (true dark))
      """;

  /** Each role takes points once, the other one after it. */
  private static final String TAKE =
      """
      (role white) (role black) (init (at white)) (points 10) (points 30)
      (<= (legal ?role (take ?points)) (true (at ?role)) (points ?points))
      (<= (legal white noop) (true (at black))) (<= (legal black noop) (true (at white)))
      (<= (next (at black)) (true (at white)))
      (<= (next (has ?role ?points)) (does ?role (take ?points)))
      (<= (next (has ?role ?points)) (true (has ?role ?points)))
      (<= terminal (true (has black ?points)))
      (<= (goal ?role ?points) (true (has ?role ?points)))
      (<= (goal ?role 0) (role ?role) (not (some ?role)))
      (<= (some ?role) (true (has ?role ?points)))
      """;

  /** White ends with 86 points or, by the last move, with 87; or black gets a few, later. */
  private static final String BY_ONE =
      """
      (role white) (role black) (init (at s)) (points 86) (points 87)
      (<= (legal white (take ?points)) (true (at s)) (points ?points))
      (<= (legal white pass) (true (at s))) (<= (legal black noop) (true (at s)))
      (<= (legal black give) (true (at m))) (<= (legal black keep) (true (at m)))
      (<= (legal white noop) (true (at m)))
      (<= (next (at m)) (does white pass))
      (<= (next (has white ?points)) (does white (take ?points)))
      (<= (next (has white 20)) (does black give)) (<= (next (has black 7)) (does black keep))
      (<= over (true (has ?role ?points))) (<= terminal over)
      (<= (goal ?role ?points) (true (has ?role ?points)))
      (<= (goal ?role 0) (role ?role) (not (some ?role)))
      (<= (some ?role) (true (has ?role ?points)))
      """;

  /** Both choose at once. If white goes up it is ahead by ten points, else it is behind. */
  private static final String UP =
      """
      (role white) (role black) (init (at m))
      (legal white up) (legal white down) (legal black left) (legal black right)
      (<= (next (met ?a ?b)) (does white ?a) (does black ?b))
      (<= over (true (met ?a ?b))) (<= terminal over)
      (<= (goal ?role ?points) (true (met ?a ?b)) (gets ?role ?a ?b ?points))
      (gets white up left 20) (gets white up right 60)
      (gets white down left 30) (gets white down right 10)
      (gets black up left 10) (gets black up right 50)
      (gets black down left 80) (gets black down right 90)
      """;

  /** Both choose at once; white gets a point by one of its moves, black by the others. */
  private static final String ONE_MOVE =
      """
      (role white) (role black) (init (at m)) (way 1) (way 2) (way 3) (way 4) (way 5) (way 6)
      (<= (legal white (go ?way)) (way ?way)) (legal black left) (legal black right)
      (<= (next (met ?a ?b)) (does white ?a) (does black ?b))
      (<= over (true (met ?a ?b))) (<= terminal over)
      (<= won (true (met (go 4) ?b)))
      (<= (goal white 1) won) (<= (goal black 0) won)
      (<= (goal white 0) (not won)) (<= (goal black 1) (not won))
      """;

  private static SearchReport report(String sheet, SearchParameters parameters) {
    LaneSearch search = search(Sheet.of(sheet), parameters);
    search.run(PLAYOUTS);
    return search.report(0);
  }

  private static Candidate candidate(SearchReport report, String move) {
    return report.candidates().detect(each -> each.move().toString().equals(move));
  }

  @Test
  void best_whereTheOtherOneMayHelp_doesNotHopeForIt() {
    assertEquals("end", report(GENEROUS, PLAIN).best().move().toString());
  }

  @Test
  void best_withoutRivals_hopesForIt() {
    assertEquals("on", report(GENEROUS, NO_RIVALS).best().move().toString());
  }

  @Test
  void values_ofRivals_areGoals() {
    SearchReport report = report(GENEROUS, PLAIN);

    assertTrue(report.proved());
    assertEquals(30, candidate(report, "end").value(), 0);
    assertTrue(candidate(report, "end").proved());
    assertTrue(candidate(report, "on").value() < 30);
    assertEquals(30, report.values().get(0), 2);
    assertEquals(10, report.values().get(1), 2);
  }

  @Test
  void values_ofRivalsWhereALeadIsCertain_areGoalsThatOccur() {
    SearchReport report = report(TAKE, PLAIN);

    assertTrue(report.proved());
    assertEquals(10, candidate(report, "(take 10)").value(), 0);
    assertEquals(30, candidate(report, "(take 30)").value(), 0);
  }

  @Test
  void values_leadIsProvedWhereBothChoose_areAsFarApart() {
    SearchReport report = report(UP, PLAIN);

    assertTrue(report.proved());
    assertEquals(10, report.values().get(0) - report.values().get(1), 1e-3);
  }

  @Test
  void best_provedWhereBothChoose_isTheMoveThatIsCertain() {
    LaneSearch search = search(Sheet.of(ONE_MOVE), PLAIN.with(PlayoutCoefficient.MAX_ROLLOUTS, 1));
    for (int run = 0; run < 100; run++) {
      search.run(SearchBudget.playouts(1));
      SearchReport report = search.report(0);
      if (report.proved()) {
        assertEquals("(go 4)", report.best().move().toString(), "in run " + run);
        assertEquals(1, report.best().lowest());
      }
    }
    assertTrue(search.report(0).proved());
  }

  @Test
  void best_leadsThatDifferByOne_isTheGreater() {
    SearchReport report = report(BY_ONE, PLAIN);

    assertTrue(report.proved());
    assertEquals("(take 87)", report.best().move().toString());
    assertEquals(87, report.best().lowest());
    assertEquals(87, report.values().get(0), 1e-3);
  }

  @Test
  void best_whereGoalsRiseTogether_isWhatIsGoodForBoth() {
    SearchReport report = report(TOGETHER, PLAIN);

    assertEquals("on", report.best().move().toString());
    assertEquals(90, report.best().lowest());
    assertEquals(90, report.values().get(1), 1);
  }

  @Test
  void correlation_ofRandomPlayouts_isThatOfTheGoals() {
    assertEquals(1, correlation(Sheet.of(TOGETHER)), 1e-9);
    assertEquals(-1, correlation(Sheet.ofLibrary("tic-tac-toe")), 1e-9);
    assertEquals(-0.16, correlation(Sheet.of(GENEROUS)), 0.05);
  }

  private static double correlation(Sheet sheet) {
    return GoalSample.correlation(sheet.packed(), 1000, PLAIN);
  }
}
