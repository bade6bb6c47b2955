package org.gonu.search.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.gonu.search.table.Look;
import org.gonu.search.table.PackedSheets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PuzzleSearchTest {
  private static final long ENOUGH = 500L << 20;

  /** Three choices of a digit; their sum is worth 10 each, at most 60. */
  private static final String SUM =
      """
      (role r) (init (sum 0)) (init (ply 0))
      (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5) (succ 5 6)
      (legal r one) (legal r two)
      (<= (next (ply ?n)) (true (ply ?m)) (succ ?m ?n))
      (<= (next (sum ?n)) (does r one) (true (sum ?m)) (succ ?m ?n))
      (<= (next (sum ?n)) (does r two) (true (sum ?m)) (succ ?m ?k) (succ ?k ?n))
      (<= terminal (true (ply 3)))
      (<= (goal r ?v) (true (sum ?n)) (worth ?n ?v))
      (worth 0 0) (worth 1 10) (worth 2 20) (worth 3 30) (worth 4 40) (worth 5 50) (worth 6 60)
      """;

  /** A lamp that the second player could not switch if he wanted to; they move in turn. */
  private static final String TWO_ROLES =
      """
      (role idle) (role doer) (init (on 0)) (init (control idle))
      (succ 0 1) (succ 1 2) (succ 2 3)
      (legal idle noop)
      (<= (legal doer noop) (true (control idle)))
      (<= (legal doer up) (true (control doer)))
      (<= (legal doer stay) (true (control doer)))
      (<= (next (on ?n)) (does doer up) (true (on ?m)) (succ ?m ?n))
      (<= (next (on ?n)) (not (does doer up)) (true (on ?n)))
      (<= (next (control doer)) (true (control idle)))
      (<= (next (control idle)) (true (control doer)))
      (<= terminal (true (on 3)))
      (<= (goal doer 100) (true (on 3)))
      (<= (goal doer 0) (not (true (on 3))))
      (<= (goal idle 30) (true (on 3)))
      (<= (goal idle 0) (not (true (on 3))))
      """;

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
    Look look = new Look(game, 1);
    look.at(game.initialState());
    return new Start(game, 0, game.initialState(), look.legal().clone());
  }

  private static void exhaust(Method method, BestLine best) {
    int slices = 0;
    while (best.goal() < 100 && method.step()) {
      assertTrue(slices++ < 10_000, "no end in sight");
    }
  }

  private static PuzzleSearch search(Game game, long maxBytes) {
    PackedGame packed = PackedSheets.packed(game);
    ImmutableList<Term> facts = packed.facts(packed.initialState());
    return new PuzzleSearch(packed, facts, maxBytes, new SplittableRandom(1));
  }

  private static SearchBudget seconds(long number) {
    long deadline = System.nanoTime() + Duration.ofSeconds(number).toNanos();
    return SearchBudget.of(deadline, Long.MAX_VALUE);
  }

  /** Plays what the search says to the end, by the reference engine; returns the goals. */
  private static ImmutableList<Integer> play(Game game, PuzzleSearch search) {
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    while (!machine.isTerminal(state)) {
      search.moveTo(machine.facts(state));
      ImmutableList<Move> joint =
          game.roles().collect(role -> search.report(role.index()).best().move());
      for (Role role : game.roles()) {
        assertTrue(machine.legalMoves(state, role).contains(joint.get(role.index())));
      }
      state = machine.next(state, joint);
    }
    State end = state;
    search.moveTo(machine.facts(end));
    return game.roles().collect(role -> machine.goal(end, role));
  }

  @ParameterizedTest
  @ValueSource(strings = {"tower-of-hanoi", "peg-solitaire"})
  void run_puzzleOfTheLibrary_getsAllPoints(String name) {
    Game game = PackedSheets.library(name);
    PuzzleSearch search = search(game, ENOUGH);
    search.run(seconds(60));

    assertTrue(search.isSolved());
    assertTrue(search.report(0).proved());
    assertEquals("[100]", play(game, search).toString());
    assertTrue(search.isSolved());
    assertTrue(search.report(0).candidates().isEmpty());
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"eight-puzzle", "lights-out", "sudoku"})
  void run_largePuzzleOfTheLibrary_getsAllPoints(String name) {
    Game game = PackedSheets.library(name);
    PuzzleSearch search = search(game, ENOUGH);
    search.run(seconds(60));

    assertEquals("[100]", play(game, search).toString());
  }

  @Test
  void run_mostThatCanBeReached_isProved() {
    PuzzleSearch search = search(PackedSheets.game(SUM), ENOUGH);
    search.run(seconds(60));

    SearchReport report = search.report(0);
    assertTrue(search.isSolved());
    assertTrue(report.proved());
    assertEquals("[[two], [two], [two]]", report.expectedLine().toString());
    assertEquals(60, report.best().lowest());
    assertEquals(60, report.best().highest());
    assertEquals(60, report.candidates().get(1).highest());
  }

  @Test
  void run_noMemoryForStates_findsPlansWithoutProof() {
    PuzzleSearch search = search(PackedSheets.game(SUM), 0);
    search.run(SearchBudget.playouts(500));

    assertFalse(search.isSolved());
    assertEquals(60, search.report(0).best().lowest());
    assertEquals(100, search.report(0).best().highest());
    assertFalse(search.report(0).proved());
  }

  @Test
  void run_onlyOneOfTwoRolesHasChoices_isAPuzzle() {
    Game game = PackedSheets.game(TWO_ROLES);
    PuzzleSearch search = search(game, ENOUGH);
    search.run(seconds(60));

    assertTrue(search.isSolved());
    assertEquals("[30.0, 100.0]", search.report(1).values().toString());
    assertEquals("[30, 100]", play(game, search).toString());
  }

  @Test
  void run_twoRolesWithChoices_isAbandoned() {
    PuzzleSearch search = search(PackedSheets.library("tic-tac-toe"), ENOUGH);
    search.run(seconds(60));

    assertTrue(search.isAbandoned());
    assertFalse(search.isSolved());
    assertEquals(9, search.report(0).candidates().size());
  }

  @Test
  void step_cellsToBeFilled_triesTheScarcestFirst() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(LATIN));
    Look look = new Look(game, 1);
    long[] root = game.initialState();
    look.at(root);
    BestLine best = new BestLine();
    FillingSearch filling = new FillingSearch(new Start(game, 0, root, look.legal()), best, 1);
    boolean goesOn = true;
    while (goesOn) {
      goesOn = filling.step();
    }

    assertEquals(100, best.goal());
    assertEquals(
        "(put c 1)", game.moves().get(best.line().moves()[0]).toString(), "the only digit there");
    assertEquals(4, best.line().moves().length);
  }

  @Test
  void step_movesThatTakeNothingAway_givesUp() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(SUM));
    Look look = new Look(game, 1);
    look.at(game.initialState());
    FillingSearch filling =
        new FillingSearch(new Start(game, 0, game.initialState(), look.legal()), new BestLine(), 1);
    int steps = 0;
    while (filling.step()) {
      steps++;
    }

    assertTrue(steps < 10);
    assertFalse(filling.isExhausted());
  }

  @Test
  void step_whatMustNotBeAtOdds_isPutDownByDescent() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(QUEENS));
    BestLine best = new BestLine();
    DescentSearch descent =
        new DescentSearch(start(game), best, game.goalDistance(0), ENOUGH, new SplittableRandom(1));
    exhaust(descent, best);

    assertEquals(100, best.goal());
    assertEquals(6, best.line().moves().length);
    assertFalse(descent.isExhausted());
  }

  @Test
  void step_allSeen_descentEndsWithoutProof() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(SUM));
    BestLine best = new BestLine();
    DescentSearch descent =
        new DescentSearch(start(game), best, game.goalDistance(0), ENOUGH, new SplittableRandom(1));
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
            new GoalStatistics(game.words()),
            game.goalDistance(0),
            new SplittableRandom(1));
    exhaust(adaptation, best);

    assertEquals(100, best.goal());
    assertEquals(8, best.line().moves().length);
  }

  @Test
  void step_foldedStates_areFewAndProveNothing() {
    PackedGame game = PackedSheets.packed(PackedSheets.game(COUNTED));
    GraphSearch folded = nearestFirst(game, game.clock());
    GraphSearch plain = nearestFirst(game, new long[game.words()]);

    assertTrue(plain.isExhausted());
    assertFalse(folded.isExhausted(), "a state may have been left out that matters");
    assertTrue(folded.size() < plain.size(), folded.size() + " of " + plain.size());
  }

  /** A search that has come to its end without all points. */
  private static GraphSearch nearestFirst(PackedGame game, long[] clock) {
    BestLine best = new BestLine();
    GraphSearch search =
        new GraphSearch(
            start(game),
            best,
            new GoalStatistics(game.words()),
            new Nodes(game, 0, clock),
            new NearestFirst(game.goalDistance(0), new SplittableRandom(1)),
            ENOUGH,
            1);
    exhaust(search, best);
    assertEquals(70, best.goal(), "four lamps must be lit by four moves or more");
    assertEquals(4, best.line().moves().length);
    return search;
  }

  @Test
  void moveTo_stateOffThePlan_searchesAnew() {
    Game game = PackedSheets.game(SUM);
    PuzzleSearch search = search(game, ENOUGH);
    search.run(seconds(60));
    StateMachine machine = game.newMachine();
    ImmutableList<Move> one = machine.legalMoves(machine.initialState(), game.roles().getFirst());
    search.moveTo(machine.facts(machine.next(machine.initialState(), one.take(1))));

    assertFalse(search.isSolved());
    search.run(seconds(60));
    assertTrue(search.isSolved());
    assertEquals(50, search.report(0).best().lowest());
  }

  /** An answer is given when the clock runs out, while the search may be about to find more. */
  @Test
  void moveTo_byAMoveOfAPlanThatWasBetteredSince_followsThatPlan() {
    Game game = PackedSheets.library("peg-solitaire");
    StateMachine machine = game.newMachine();
    State start = machine.initialState();
    PuzzleSearch search;
    SearchReport first;
    Move answered;
    int seed = 0;
    do {
      seed++;
      assertTrue(seed < 30, "the first plan begins like the best one with every seed");
      search =
          new PuzzleSearch(
              PackedSheets.packed(game), machine.facts(start), ENOUGH, new SplittableRandom(seed));
      while (search.report(0).expectedLine().isEmpty()) {
        search.run(SearchBudget.playouts(1));
      }
      first = search.report(0);
      answered = first.best().move();
      while (!search.isSolved()) {
        search.run(SearchBudget.playouts(1));
      }
    } while (answered.equals(search.report(0).best().move()));

    search.moveTo(machine.facts(machine.next(start, Lists.immutable.of(answered))));

    assertFalse(search.report(0).expectedLine().isEmpty(), "the plan is forgotten");
    assertTrue(search.report(0).values().get(0) >= first.values().get(0));
    assertFalse(search.isSolved(), "what was best before is out of reach now");
    assertFalse(search.report(0).proved());
  }
}
