package org.gonu.search.planning;

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
import org.gonu.search.solver.PackedSheets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PlanningSearchTest {
  private static final long ENOUGH = 500L << 20;

  /** Three choices of a digit; their sum is worth 10 each, at most 60. */
  static final String SUM =
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

  /** Of two moves the last one counts: one end has two goals, the other one. */
  private static final String TWO_GOALS =
      """
      (role r) (init (ply 0)) (succ 0 1) (succ 1 2) (legal r left) (legal r right)
      (<= (next (ply ?n)) (true (ply ?m)) (succ ?m ?n))
      (<= (next (went ?m)) (does r ?m))
      (<= terminal (true (ply 2)))
      (<= (goal r 50) (true (went right)))
      (<= (goal r 75) (true (went left))) (<= (goal r 99) (true (went left)))
      """;

  /** To the left it ends, to the right nobody has a move. */
  private static final String NO_MOVE =
      """
      (role r) (init (at middle))
      (<= (legal r left) (true (at middle))) (<= (legal r right) (true (at middle)))
      (<= (next (at ?place)) (does r ?place))
      (<= terminal (true (at left)))
      (goal r 50)
      """;

  private static PlanningSearch search(Game game, long maxBytes) {
    PackedGame packed = PackedSheets.packed(game);
    ImmutableList<Term> facts = packed.facts(packed.initialState());
    return new PlanningSearch(packed, facts, maxBytes, new SplittableRandom(1));
  }

  private static SearchBudget seconds(long number) {
    long deadline = System.nanoTime() + Duration.ofSeconds(number).toNanos();
    return SearchBudget.of(deadline, Long.MAX_VALUE);
  }

  /** Plays what the search says to the end, by the reference engine; returns the goals. */
  private static ImmutableList<Integer> play(Game game, PlanningSearch search) {
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
    PlanningSearch search = search(game, ENOUGH);
    search.run(seconds(60));

    assertTrue(search.isSolved());
    assertTrue(search.report(0).proved());
    assertEquals("[100]", play(game, search).toString());
    assertTrue(search.isSolved());
    assertTrue(search.report(0).candidates().isEmpty());
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"eight-puzzle", "lights-out", "sudoku", "three-frames"})
  void run_largePuzzleOfTheLibrary_getsAllPoints(String name) {
    Game game = PackedSheets.library(name);
    PlanningSearch search = search(game, ENOUGH);
    search.run(seconds(60));

    assertEquals("[100]", play(game, search).toString());
  }

  @Test
  void run_mostThatCanBeReached_isProved() {
    PlanningSearch search = search(PackedSheets.game(SUM), ENOUGH);
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
  void run_endWithTwoGoals_provesNothing() {
    Game game = PackedSheets.game(TWO_GOALS);
    PlanningSearch search = search(game, ENOUGH);
    search.run(seconds(60));
    SearchReport first = search.report(0);
    StateMachine machine = game.newMachine();
    State second = machine.next(machine.initialState(), first.expectedLine().getFirst());
    search.moveTo(machine.facts(second));
    search.run(seconds(60));

    assertEquals("[right]", first.expectedLine().getLast().toString());
    for (SearchReport report : Lists.immutable.of(first, search.report(0))) {
      assertFalse(report.proved(), report.toString());
      assertTrue(report.candidates().allSatisfy(each -> each.highest() == 100), report.toString());
    }
  }

  @Test
  void run_stateWithoutMoves_provesNothing() {
    PlanningSearch search = search(PackedSheets.game(NO_MOVE), ENOUGH);
    search.run(seconds(60));
    SearchReport report = search.report(0);

    assertEquals("left", report.best().move().toString());
    assertEquals(100, report.best().highest());
    assertFalse(report.proved(), report.toString());
  }

  @Test
  void run_noMemoryForStates_findsPlansWithoutProof() {
    PlanningSearch search = search(PackedSheets.game(SUM), 0);
    search.run(SearchBudget.playouts(500));

    assertFalse(search.isSolved());
    assertEquals(60, search.report(0).best().lowest());
    assertEquals(100, search.report(0).best().highest());
    assertFalse(search.report(0).proved());
  }

  @Test
  void run_onlyOneOfTwoRolesHasChoices_isAPuzzle() {
    Game game = PackedSheets.game(TWO_ROLES);
    PlanningSearch search = search(game, ENOUGH);
    search.run(seconds(60));

    assertTrue(search.isSolved());
    assertEquals("[30.0, 100.0]", search.report(1).values().toString());
    assertEquals(0, search.report(0).best().lowest());
    assertEquals(100, search.report(0).best().highest());
    assertEquals("[30, 100]", play(game, search).toString());
  }

  @Test
  void run_twoRolesWithChoices_isAbandoned() {
    PlanningSearch search = search(PackedSheets.library("tic-tac-toe"), ENOUGH);
    search.run(seconds(60));

    assertTrue(search.isAbandoned());
    assertFalse(search.isSolved());
    assertEquals(9, search.report(0).candidates().size());
  }

  @Test
  void moveTo_stateOffThePlan_searchesAnew() {
    Game game = PackedSheets.game(SUM);
    PlanningSearch search = search(game, ENOUGH);
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
    PlanningSearch search;
    SearchReport first;
    Move answered;
    int seed = 0;
    do {
      seed++;
      assertTrue(seed < 30, "the first plan begins like the best one with every seed");
      search =
          new PlanningSearch(
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
