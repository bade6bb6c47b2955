package org.gonu.search.mcts;

import static org.gonu.search.mcts.Searches.PLAIN;
import static org.gonu.search.mcts.Searches.search;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the tree search calls proved is so, whatever it has seen of a game. */
final class ProofsTest {
  private static final SearchBudget PLAYOUTS = SearchBudget.playouts(20_000);

  /** After a the other role may give all or nothing, and gets the same for both; b is worth 50. */
  private static final String INDIFFERENT =
      """
      (role white) (role black) (init (at s))
      (<= (legal white a) (true (at s))) (<= (legal white b) (true (at s)))
      (<= (legal white noop) (not (true (at s)))) (<= (legal black noop) (true (at s)))
      (<= (legal black p) (true (at m))) (<= (legal black q) (true (at m)))
      (<= (next (at m)) (does white a)) (<= (next (at z)) (does white b))
      (<= (next (at x)) (does black p)) (<= (next (at y)) (does black q))
      (<= terminal (true (at x))) (<= terminal (true (at y))) (<= terminal (true (at z)))
      (<= (goal white 100) (true (at x))) (<= (goal white 0) (true (at y)))
      (<= (goal white 50) (true (at z)))
      (<= (goal black 100) (true (at x))) (<= (goal black 100) (true (at y)))
      (<= (goal black 0) (true (at z)))
      """;

  /** After a, black gets the same by p, which gives white 100, and by q, which gives it 60. */
  private static final String KIND_OR_NOT =
      """
      (role white) (role black) (init (at s))
      (<= (legal white a) (true (at s))) (<= (legal white b) (true (at s)))
      (<= (legal white noop) (not (true (at s)))) (<= (legal black noop) (not (true (at m))))
      (<= (legal black p) (true (at m))) (<= (legal black q) (true (at m)))
      (<= (next (at m)) (does white a)) (<= (next (at z)) (does white b))
      (<= (next (at x)) (does black p)) (<= (next (at y)) (does black q))
      (<= terminal (true (at x))) (<= terminal (true (at y))) (<= terminal (true (at z)))
      (<= (goal white 100) (true (at x))) (<= (goal white 60) (true (at y)))
      (<= (goal white 20) (true (at z)))
      (<= (goal black 100) (not (true (at z)))) (<= (goal black 0) (true (at z)))
      """;

  /** Both share 100 points but where black goes the same way twenty-two times. */
  private static final String RARE =
      """
      (role white) (role black) (init (at s))
      (<= (legal white x) (true (at s))) (<= (legal white a) (true (at s)))
      (<= (legal black noop) (true (at s))) (<= (legal white noop) (not (true (at s))))
      (<= (next (at x)) (does white x)) (<= (next (at b)) (does white a))
      (<= (legal black p) (true (at b))) (<= (legal black q) (true (at b)))
      (<= (next (at p)) (does black p)) (<= (next (at c)) (does black q))
      (<= (next (n 0)) (does black q)) (way 1) (way 2) (way 3) (way 4)
      (<= (legal black (go ?m)) (true (at c)) (way ?m)) (<= (next (at c)) (true (at c)))
      (<= (next lost) (does black (go ?m)) (distinct ?m 3)) (<= (next lost) (true lost))
      (<= (next (n ?y)) (true (n ?x)) (succ ?x ?y))
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5) (succ 5 6) (succ 6 7) (succ 7 8)
      (succ 8 9) (succ 9 10) (succ 10 11) (succ 11 12) (succ 12 13) (succ 13 14) (succ 14 15)
      (succ 15 16) (succ 16 17) (succ 17 18) (succ 18 19) (succ 19 20) (succ 20 21) (succ 21 22)
      (<= terminal (true (at x))) (<= terminal (true (at p))) (<= terminal (true (n 22)))
      (<= (goal white 55) (true (at x))) (<= (goal black 45) (true (at x)))
      (<= (goal white 50) (true (at p))) (<= (goal black 50) (true (at p)))
      (<= (goal white 100) (true (at c)) (true lost)) (<= (goal black 0) (true (at c)) (true lost))
      (<= (goal white 60) (true (at c)) (not (true lost)))
      (<= (goal black 100) (true (at c)) (not (true lost)))
      """;

  /** White has lost: after a at once, after b two plies later. */
  private static final String LOST =
      """
      (role white) (role black) (init (at s)) (black m) (black n) (black u)
      (<= (legal white a) (true (at s))) (<= (legal white b) (true (at s)))
      (<= (legal white r) (true (at o))) (<= (legal white t) (true (at o)))
      (<= (legal white noop) (true (at ?x)) (black ?x))
      (<= (legal black p) (true (at ?x)) (black ?x)) (<= (legal black q) (true (at ?x)) (black ?x))
      (<= (legal black noop) (true (at s))) (<= (legal black noop) (true (at o)))
      (<= (next (at m)) (does white a)) (<= (next (at n)) (does white b))
      (<= (next (at x)) (true (at m))) (<= (next (at o)) (true (at n)))
      (<= (next (at u)) (true (at o))) (<= (next (at x)) (true (at u)))
      (<= terminal (true (at x)))
      (<= (goal white 0) (true (at x))) (<= (goal black 100) (true (at x)))
      (<= (goal white 100) (not (true (at x)))) (<= (goal black 0) (not (true (at x))))
      """;

  /** Whatever white does, it ends in y, z or u; the rules forget what white gets in u. */
  private static final String FORGOTTEN =
      """
      (role white) (role black) (init (at s)) (legal black noop)
      (<= (legal white a) (true (at s))) (<= (legal white b) (true (at s)))
      (<= (legal white c) (true (at s)))
      (<= (next (at y)) (does white a)) (<= (next (at z)) (does white b))
      (<= (next (at u)) (does white c))
      (<= terminal (true (at y))) (<= terminal (true (at z))) (<= terminal (true (at u)))
      (<= (goal white 40) (true (at y))) (<= (goal black 60) (true (at y)))
      (<= (goal white 20) (true (at z))) (<= (goal black 80) (true (at z)))
      (<= (goal black 70) (true (at u)))
      """;

  /** Chance decides what white gets, and gets nothing itself. */
  private static final String TOSS =
      """
      (role white) (role random) (init (at s)) (legal white noop)
      (<= (legal random heads) (true (at s))) (<= (legal random tails) (true (at s)))
      (<= (next (at h)) (does random heads)) (<= (next (at t)) (does random tails))
      (<= terminal (true (at h))) (<= terminal (true (at t)))
      (<= (goal white 100) (true (at h))) (<= (goal white 0) (true (at t))) (goal random 0)
      """;

  /** White and chance add one or two by turns, up to seven; no rule says what chance gets. */
  private static final String SUM =
      """
      (role white) (role random) (init (control white)) (init (n 0))
      (<= (next (control white)) (true (control random)))
      (<= (next (control random)) (true (control white)))
      (<= (legal ?r (add 1)) (true (control ?r))) (<= (legal ?r (add 2)) (true (control ?r)))
      (<= (legal white noop) (true (control random)))
      (<= (legal random noop) (true (control white)))
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5) (succ 5 6) (succ 6 7)
      (<= (plus ?x 1 ?y) (succ ?x ?y)) (<= (plus ?x 2 ?z) (succ ?x ?y) (succ ?y ?z))
      (<= (next (n ?z)) (true (n ?x)) (does ?r (add ?k)) (plus ?x ?k ?z))
      (<= (next (n 7)) (true (n 6)) (does ?r (add 2)))
      (<= terminal (true (n 7)))
      (<= (goal white 100) (true (n 7)) (true (control white)))
      (<= (goal white 0) (true (n 7)) (true (control random)))
      """;

  private static SearchReport report(String sheet, long seed) {
    LaneSearch search = search(Sheet.of(sheet), PLAIN.withSeed(seed));
    search.run(PLAYOUTS);
    return search.report(0);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void report_moveAfterWhichAllIsTheSameToTheOther_isWorthTheWorst(long seed) {
    SearchReport report = report(INDIFFERENT, seed);

    assertEquals("b", report.best().move().toString());
    assertEquals(50, report.best().highest());
  }

  @Test
  void report_movesThatAreTheSameToTheOther_lineLeadsToTheValueThatIsProved() {
    SearchReport report = report(KIND_OR_NOT, 1);

    assertTrue(report.proved());
    assertEquals(60, report.values().get(0));
    assertEquals("q", report.expectedLine().get(1).get(1).toString());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void report_lossThatCannotBeHelped_isTheLongestOne(long seed) {
    SearchReport report = report(LOST, seed);

    assertEquals("b", report.best().move().toString());
    assertEquals(0, report.best().highest());
    assertEquals(4, report.expectedLine().size());
  }

  @Test
  void report_pointsThatAreSharedInMostMatches_areNotTakenAsSharedInAll() {
    Candidate a = report(RARE, 1).candidates().detect(each -> each.move().toString().equals("a"));

    assertEquals(100, a.highest());
  }

  @Test
  void report_endWithoutAGoal_provesNothing() {
    SearchReport report = report(FORGOTTEN, 1);
    Candidate a = report.candidates().detect(each -> each.move().toString().equals("a"));
    Candidate c = report.candidates().detect(each -> each.move().toString().equals("c"));

    assertEquals(40, a.lowest());
    assertEquals(0, c.lowest());
    assertEquals(100, c.highest());
    assertFalse(report.proved());
  }

  @Test
  void isDecidedByOneRole_ofChanceAlone_isFalse() {
    assertFalse(Sheet.of(TOSS).packed().isDecidedByOneRole());
  }

  /** The look-ahead of playouts asks for the best and the worst goal of who chooses. */
  @Test
  void run_chanceWithoutGoals_searchesOn() {
    LaneSearch search = search(Sheet.of(SUM), PLAIN);

    search.run(PLAYOUTS);

    assertEquals(75, search.report(0).values().get(0), 3);
  }

  @Test
  void isSolved_chanceDecides_isFalseThoughTheGoalOfChanceIsKnown() {
    LaneSearch search = search(Sheet.of(TOSS), PLAIN);

    search.run(PLAYOUTS);

    assertFalse(search.isSolved());
    assertEquals(50, search.report(0).values().get(0), 3);
  }
}
