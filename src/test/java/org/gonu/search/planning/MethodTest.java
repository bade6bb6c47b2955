package org.gonu.search.planning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.depthfirst.DescentSearch;
import org.gonu.search.planning.depthfirst.MostConstrainedSearch;
import org.gonu.search.planning.depthfirst.TargetSearch;
import org.gonu.search.planning.graph.GraphSearch;
import org.gonu.search.planning.graph.ReachedStates;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.GoalStatistics;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.planning.nrpa.PolicyAdaptation;
import org.gonu.search.planning.openlist.BreadthFirst;
import org.gonu.search.planning.openlist.NearestFirst;
import org.gonu.search.solver.PackedSheets;
import org.gonu.search.states.StateProbe;
import org.junit.jupiter.api.Test;

/** Each {@link Method} by itself. */
final class MethodTest {
  private static final long ENOUGH = 500L << 20;

  /** Four cells in a row get a digit of 1 to 4 each, all different, from given sets. */
  private static final String LATIN =
      """
      (role r) (init (blank a)) (init (blank b)) (init (blank c)) (init (blank d))
      (may a 1) (may a 2) (may b 1) (may b 2) (may b 3) (may c 1) (may d 3) (may d 4)
      (<= (legal r (put ?c ?d)) (true (blank ?c)) (may ?c ?d) (not (used ?d)))
      (<= (used ?d) (true (put ?c ?d)))
      (<= (next (put ?c ?d)) (does r (put ?c ?d)))
      (<= (next (put ?c ?d)) (true (put ?c ?d)))
      (<= (next (blank ?c)) (true (blank ?c)) (not (filled ?c)))
      (<= (filled ?c) (does r (put ?c ?d)))
      (<= open (legal r ?m))
      (<= left (true (blank ?c)))
      (<= terminal (not open))
      (<= (goal r 100) (not left))
      (<= (goal r 0) left)
      """;

  /** Six queens are put on six by six cells; only at the end it is told if one attacks another. */
  private static final String QUEENS =
      """
      (role r) (init (left 6)) (after 6 5) (after 5 4) (after 4 3) (after 3 2) (after 2 1)
      (n 1) (n 2) (n 3) (n 4) (n 5) (n 6)
      (up 1 2) (up 2 3) (up 3 4) (up 4 5) (up 5 6)
      (<= (less ?x ?y) (up ?x ?y))
      (<= (less ?x ?z) (up ?x ?y) (less ?y ?z))
      (<= (legal r (put ?x ?y)) (n ?x) (n ?y) (not (true (queen ?x ?y))))
      (<= (next (queen ?x ?y)) (does r (put ?x ?y)))
      (<= (next (queen ?x ?y)) (true (queen ?x ?y)))
      (<= (next (left ?m)) (true (left ?n)) (after ?n ?m))
      (<= still (true (left ?n)))
      (<= terminal (not still))
      (<= (slope ?x ?y ?u ?v) (up ?x ?u) (up ?y ?v))
      (<= (slope ?x ?y ?u ?v) (up ?x ?w) (up ?y ?z) (slope ?w ?z ?u ?v))
      (<= attack (true (queen ?x ?y)) (true (queen ?x ?v)) (less ?y ?v))
      (<= attack (true (queen ?x ?y)) (true (queen ?u ?y)) (less ?x ?u))
      (<= attack (true (queen ?x ?y)) (true (queen ?u ?v)) (slope ?x ?y ?u ?v))
      (<= attack (true (queen ?x ?v)) (true (queen ?u ?y)) (slope ?x ?y ?u ?v))
      (<= (goal r 100) (not attack))
      (<= (goal r 0) attack)
      """;

  /** A Latin square of four by four, into which any digit may be put; only the end tells. */
  private static final String SQUARE =
      """
      (role r) (init (put 1 2 3)) (init (put 3 1 4))
      (n 1) (n 2) (n 3) (n 4)
      (<= (legal r (put ?x ?y ?d)) (n ?d) (empty ?x ?y))
      (<= (filled ?x ?y) (true (put ?x ?y ?d)))
      (<= (empty ?x ?y) (n ?x) (n ?y) (not (filled ?x ?y)))
      (<= (next (put ?x ?y ?d)) (does r (put ?x ?y ?d)))
      (<= (next (put ?x ?y ?d)) (true (put ?x ?y ?d)))
      (<= open (empty ?x ?y))
      (<= terminal (not open))
      (<= (inrow ?x ?d) (true (put ?x ?y ?d)))
      (<= (incolumn ?y ?d) (true (put ?x ?y ?d)))
      (<= bad (n ?x) (n ?d) (not (inrow ?x ?d)))
      (<= bad (n ?y) (n ?d) (not (incolumn ?y ?d)))
      (<= (goal r 100) (not bad))
      (<= (goal r 0) bad)
      """;

  /** A walk over a ring of eight cells, which ends where it has been, worth the steps. */
  private static final String WALK =
      """
      (role r) (init (at 1)) (init (steps 0)) (init (been 1))
      (up 1 2) (up 2 3) (up 3 4) (up 4 5) (up 5 6) (up 6 7) (up 7 8) (up 8 1)
      (far 1 4) (far 2 6) (far 3 7) (far 5 8) (far 4 1) (far 6 2) (far 7 3) (far 8 5)
      (count 0 1) (count 1 2) (count 2 3) (count 3 4) (count 4 5) (count 5 6) (count 6 7)
      (count 7 100)
      (<= (beside ?x ?y) (up ?x ?y))
      (<= (beside ?x ?y) (up ?y ?x))
      (<= (beside ?x ?y) (far ?x ?y))
      (<= (legal r (go ?y)) (true (at ?x)) (beside ?x ?y))
      (<= (next (at ?y)) (does r (go ?y)))
      (<= (next (been ?y)) (does r (go ?y)) (not (true (been ?y))))
      (<= (next (been ?y)) (true (been ?y)))
      (<= (next again) (does r (go ?y)) (true (been ?y)))
      (<= (next (steps ?n)) (true (steps ?m)) (count ?m ?n))
      (<= terminal (true again))
      (<= (goal r ?n) (true (steps ?n)))
      """;

  /** Four lamps that can be switched in eight steps; the earlier all are lit, the better. */
  private static final String COUNTED =
      """
      (role r) (init (step 0)) (lamp a) (lamp b) (lamp c) (lamp d)
      (after 0 1) (after 1 2) (after 2 3) (after 3 4) (after 4 5) (after 5 6) (after 6 7)
      (after 7 8)
      (worth 2 100) (worth 4 70) (worth 6 30) (worth 8 10)
      (<= (legal r (press ?l)) (lamp ?l))
      (<= (next (lit ?l)) (does r (press ?l)) (not (true (lit ?l))))
      (<= (next (lit ?l)) (true (lit ?l)) (not (does r (press ?l))))
      (<= (next (step ?n)) (true (step ?m)) (after ?m ?n))
      (<= all (true (lit a)) (true (lit b)) (true (lit c)) (true (lit d)))
      (<= terminal all)
      (<= terminal (true (step 8)))
      (<= (goal r ?v) all (true (step ?n)) (worth ?n ?v))
      (<= (goal r 0) (not all))
      """;

  private static Start start(PackedGame game) {
    StateProbe.View view = new StateProbe(game, 1).at(game.initialState());
    return new Start(game, 0, view.state(), view.legal(), Coefficients.DEFAULT);
  }

  /** Returns the number of slices that it took. */
  private static int exhaust(Method method, BestLine best) {
    int slices = 0;
    while (best.goal() < 100 && method.step()) {
      assertTrue(slices++ < 10_000, "no end in sight");
    }
    return slices;
  }

  private static Method filling(PackedGame game, BestLine best) {
    return new MostConstrainedSearch(start(game), best, 1);
  }

  private static Method descent(PackedGame game, BestLine best) {
    return new DescentSearch(
        start(game), best, game.analysis().goalDistance(0), ENOUGH, new SplittableRandom(1));
  }

  private static Method target(PackedGame game, BestLine best) {
    Start start = start(game);
    return new TargetSearch(
        start,
        best,
        game.analysis().goalStates(0, start.state()).orElseThrow(),
        1 << 20,
        new SplittableRandom(1));
  }

  @Test
  void step_cellsToBeFilled_triesTheScarcestFirst() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(LATIN));
    BestLine best = new BestLine();
    exhaust(filling(game, best), best);

    assertEquals(100, best.goal());
    assertEquals(
        "(put c 1)", game.moves().get(best.line().moves()[0]).toString(), "the only digit there");
    assertEquals(4, best.line().moves().length);
  }

  @Test
  void step_endsWithoutAGoal_countAsNoPoints() {
    String impossible =
        LATIN.replace("(may d 3) (may d 4)", "(may d 1)").replace("(<= (goal r 0) left)", "");
    String quitting =
        """
        (<= (legal r quit) (true (blank ?c)))
        (<= (next gone) (does r quit))
        (<= terminal (true gone))
        """;
    PackedGame game = PackedSheets.packed(PackedSheets.game(impossible + quitting));
    BestLine filled = new BestLine();
    BestLine descended = new BestLine();
    exhaust(filling(game, filled), filled);
    exhaust(descent(game, descended), descended);

    assertEquals(0, filled.goal());
    assertTrue(filled.line().moves().length > 0);
    assertEquals(0, descended.goal());
    assertTrue(descended.line().moves().length > 0);
  }

  @Test
  void step_movesThatTakeNothingAway_givesUp() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(PlanningSearchTest.SUM));
    BestLine best = new BestLine();
    Method filling = filling(game, best);

    assertTrue(exhaust(filling, best) < 10);
    assertFalse(filling.isExhausted());
  }

  @Test
  void step_whatMustNotBeAtOdds_isPutDownByDescent() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(QUEENS));
    BestLine best = new BestLine();
    Method descent = descent(game, best);
    exhaust(descent, best);

    assertEquals(100, best.goal());
    assertEquals(6, best.line().moves().length);
    assertFalse(descent.isExhausted());
  }

  @Test
  void step_mistakesThatOnlyTheEndTells_areAvoidedOnTheWayToATarget() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(SQUARE));
    BestLine best = new BestLine();
    exhaust(target(game, best), best);

    assertEquals(100, best.goal());
    assertEquals(14, best.line().moves().length);
  }

  @Test
  void step_noStateWithTheBestGoal_targetSearchEndsAtOnce() {
    String impossible = SQUARE.replace("(init (put 3 1 4))", "(init (put 3 2 3))");
    PackedGame game = PackedSheets.packed(PackedSheets.game(impossible));
    BestLine best = new BestLine();
    Method target = target(game, best);

    assertFalse(target.step());
    assertFalse(target.isExhausted());
  }

  @Test
  void step_allSeen_descentEndsWithoutProof() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(PlanningSearchTest.SUM));
    BestLine best = new BestLine();
    Method descent = descent(game, best);
    exhaust(descent, best);

    assertEquals(60, best.goal());
    assertFalse(descent.isExhausted());
  }

  @Test
  void step_endsThatCanBeAvoided_areTakenBackByWalkers() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(WALK));
    BestLine best = new BestLine();
    PolicyAdaptation adaptation =
        new PolicyAdaptation(
            start(game),
            best,
            new GoalStatistics(start(game)),
            game.analysis().goalDistance(0),
            new SplittableRandom(1));
    exhaust(adaptation, best);

    assertEquals(100, best.goal());
    assertEquals(8, best.line().moves().length);
  }

  @Test
  void step_foldedStates_areFewAndProveNothing() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(COUNTED));
    GraphSearch folded = nearestFirst(game, game.analysis().stepCounter());
    GraphSearch plain = nearestFirst(game, new long[game.words()]);

    assertTrue(plain.isExhausted());
    assertFalse(folded.isExhausted(), "a state may have been left out that matters");
    assertTrue(folded.size() < plain.size(), folded.size() + " of " + plain.size());
  }

  @Test
  void step_memoryFullWithinASlice_addsNoMoreStates() {
    // No line has all points, and the queens have two million places.
    String impossible = QUEENS.replace("(<= (goal r 100) (not attack))", "");
    PackedGame game = PackedSheets.packed(PackedSheets.game(impossible));
    Coefficients longSlices =
        Coefficients.DEFAULT.with(PlanningCoefficient.PLANNING_GRAPH_STEPS, 1024);
    StateProbe.View view = new StateProbe(game, 1).at(game.initialState());
    Start start = new Start(game, 0, view.state(), view.legal(), longSlices);
    ReachedStates reached = new ReachedStates(game, 0, new long[game.words()]);
    GraphSearch search =
        new GraphSearch(
            start,
            new BestLine(),
            new GoalStatistics(start),
            reached,
            new BreadthFirst(),
            4L << 20,
            1);

    assertFalse(search.step());

    assertFalse(search.isExhausted());
    assertTrue(search.size() > 1_000, search.size() + " states");
    assertTrue(search.size() < 100_000, search.size() + " states");
  }

  /** A search that has come to its end without all points. */
  private static GraphSearch nearestFirst(PackedGame game, long[] stepCounter) {
    BestLine best = new BestLine();
    GraphSearch search =
        new GraphSearch(
            start(game),
            best,
            new GoalStatistics(start(game)),
            new ReachedStates(game, 0, stepCounter),
            new NearestFirst(
                game.analysis().goalDistance(0), Coefficients.DEFAULT, new SplittableRandom(1)),
            ENOUGH,
            1);
    exhaust(search, best);
    assertEquals(70, best.goal(), "four lamps must be lit by four moves or more");
    assertEquals(4, best.line().moves().length);
    return search;
  }
}
