package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.sorted.MutableSortedSet;
import org.eclipse.collections.impl.factory.SortedSets;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.junit.jupiter.api.Test;

final class TableSearchTest {
  private static final long ENOUGH = 200L << 20;

  /** A token on the cells 0 to 6 that goes left or right; cell 6 wins, cell 0 loses. */
  private static final String WALK =
      """
      (role walker) (init (at 3)) (legal walker left) (legal walker right)
      (after 0 1) (after 1 2) (after 2 3) (after 3 4) (after 4 5) (after 5 6)
      (<= (next (at ?y)) (does walker right) (true (at ?x)) (after ?x ?y))
      (<= (next (at ?x)) (does walker left) (true (at ?y)) (after ?x ?y))
      (<= terminal (true (at 0)))
      (<= terminal (true (at 6)))
      (<= (goal walker 100) (true (at 6)))
      (<= (goal walker 0) (not (true (at 6))))
      """;

  /** First x may give the other points, then o; who is generous has given already. */
  private static final String GIFTS =
      """
      (role x) (role o) (init (turn x))
      (<= (legal ?r give) (true (turn ?r)))
      (<= (legal ?r keep) (true (turn ?r)))
      (<= (legal ?r noop) (role ?r) (not (true (turn ?r))))
      (<= (next (turn o)) (true (turn x)))
      (<= (next (gave ?r)) (does ?r give))
      (<= (next (gave ?r)) (true (gave ?r)))
      (other x o) (other o x)
      (<= terminal (not (true (turn x))) (not (true (turn o))))
      (<= (given ?r) (other ?r ?s) (true (gave ?s)))
      (<= (given ?r) (other ?r ?s) (generous ?s))
      (<= (goal ?r 100) (given ?r))
      (<= (goal ?r 50) (role ?r) (not (given ?r)))
      """;

  /** Two hunters get a stag together; a hare can be had alone. */
  private static final String STAG_HUNT =
      """
      (role x) (role o)
      (<= (legal ?r stag) (role ?r))
      (<= (legal ?r hare) (role ?r))
      (<= (next (hunts ?r ?what)) (does ?r ?what))
      (<= terminal (true (hunts x ?what)))
      (other x o) (other o x)
      (<= (goal ?r 100) (other ?r ?s) (true (hunts ?r stag)) (true (hunts ?s stag)))
      (<= (goal ?r 0) (other ?r ?s) (true (hunts ?r stag)) (true (hunts ?s hare)))
      (<= (goal ?r 40) (true (hunts ?r hare)))
      """;

  /** A token on the cells 0 to 4; x wants it at 4, o at 0; both may go on for ever, or agree. */
  private static final String TUG =
      """
      (role x) (role o) (init (at 2)) (init (control x))
      (after 0 1) (after 1 2) (after 2 3) (after 3 4)
      (<= (legal ?r left) (true (control ?r)))
      (<= (legal ?r right) (true (control ?r)))
      (<= (legal x stop) (true (control x)) AGREE)
      (<= (legal x noop) (true (control o)))
      (<= (legal o noop) (true (control x)))
      (<= (next (at ?y)) (does ?r right) (true (at ?x)) (after ?x ?y))
      (<= (next (at ?x)) (does ?r left) (true (at ?y)) (after ?x ?y))
      (<= (next (at middle)) (does x stop))
      (<= (next (control o)) (true (control x)))
      (<= (next (control x)) (true (control o)))
      (<= terminal (true (at 0)))
      (<= terminal (true (at 4)))
      (<= terminal (true (at middle)))
      (<= (goal x 100) (true (at 4)))
      (<= (goal o 100) (true (at 0)))
      (<= (goal x 0) (true (at 0)))
      (<= (goal o 0) (true (at 4)))
      (<= (goal ?r 50) (role ?r) (not (true (at 0))) (not (true (at 4))))
      """;

  /** A walk on the cells 0 to 6, of which it remembers the cells it was on, then another one. */
  private static final String TWO_WALKS =
      """
      (role walker) (walk first) (walk second) (init (at first 3)) (init (at second 3))
      (after 0 1) (after 1 2) (after 2 3) (after 3 4) (after 4 5) (after 5 6)
      (<= (over ?w) (true (at ?w 0)))
      (<= (over ?w) (true (at ?w 6)))
      (<= past (over first)) (<= past (true past_first))
      (<= (next past_first) (over first)) (<= (next past_first) (true past_first))
      (<= (on first) (not past)) (<= (on second) past)
      (<= (legal walker (left ?w)) (on ?w)) (<= (legal walker (right ?w)) (on ?w))
      (<= (next (at ?w ?y)) (does walker (right ?w)) (true (at ?w ?x)) (after ?x ?y))
      (<= (next (at ?w ?x)) (does walker (left ?w)) (true (at ?w ?y)) (after ?x ?y))
      (<= (next (at ?w ?x)) (walk ?w) (true (at ?w ?x)) (not (on ?w)))
      (<= (next (was ?w ?x)) (true (at ?w ?x)) (on ?w))
      (<= (next (was ?w ?x)) (true (was ?w ?x)))
      (<= terminal (over second))
      (<= (goal walker 100) (true (at first 6)) (true (at second 6)))
      (<= (goal walker 0) (true (at first 0)))
      (<= (goal walker 50) (true (at first 6)) (not (true (at second 6))))
      """;

  static TableSearch search(PackedGame game, long maxBytes) {
    ImmutableList<Term> facts = game.facts(game.initialState());
    return new TableSearch(game, facts, maxBytes, new SplittableRandom(1));
  }

  static TableSearch solved(Game game) {
    TableSearch search = search(PackedSheets.packed(game), ENOUGH);
    search.run(SearchBudget.playouts(Long.MAX_VALUE));
    return search;
  }

  /** All states by the reference engine. */
  private static int countStates(StateMachine machine) {
    MutableSet<State> known = Sets.mutable.of(machine.initialState());
    MutableList<State> open = Lists.mutable.of(machine.initialState());
    while (open.notEmpty()) {
      State state = open.remove(open.size() - 1);
      if (!machine.isTerminal(state)) {
        for (ImmutableList<Move> joint : jointMoves(machine, state)) {
          State next = machine.next(state, joint);
          if (known.add(next)) {
            open.add(next);
          }
        }
      }
    }
    return known.size();
  }

  private static ImmutableList<ImmutableList<Move>> jointMoves(StateMachine machine, State state) {
    ImmutableList<ImmutableList<Move>> joints = Lists.immutable.of(Lists.immutable.empty());
    for (Role role : machine.roles()) {
      ImmutableList<Move> moves = machine.legalMoves(state, role);
      joints = joints.flatCollect(joint -> moves.collect(joint::newWith));
    }
    return joints;
  }

  @Test
  void run_krk_hasTheFactsOfTheGame() {
    TableSearch search = solved(PackedSheets.library("krk"));

    SearchReport white = search.report(0);
    assertTrue(search.isSolved());
    assertEquals(4573, search.states());
    assertTrue(white.proved());
    assertEquals(100, white.values().get(0));
    assertEquals(0, search.report(1).values().get(1));
    assertEquals(
        "[[(move wk c 1 b 2), noop], [noop, (move bk a 4 b 4)], [(move wr d 1 d 4), noop]]",
        white.expectedLine().toString());
    assertEquals(7, white.candidates().size());
    assertTrue(white.candidates().allSatisfy(move -> move.lowest() == 100));
  }

  @Test
  void run_ticTacToe_isADraw() {
    TableSearch search = solved(PackedSheets.library("tic-tac-toe"));

    assertEquals(5478, search.states());
    assertEquals("[50.0, 50.0]", search.report(0).values().toString());
    assertEquals(9, search.report(0).depth());
    assertEquals(50, search.report(1).best().lowest());
  }

  @Test
  void run_smallGame_findsAllStatesOfTheReferenceEngine() {
    for (String name : Lists.immutable.of("rock-paper-scissors", "prisoners-dilemma")) {
      Game game = PackedSheets.library(name);

      assertEquals(countStates(game.newMachine()), solved(game).states(), name);
    }
  }

  @Test
  void run_twoGamesInARow_goesThroughTheSecondOnceForEachResultOfTheFirst() {
    Game game = PackedSheets.game(TWO_WALKS);
    TableSearch search = solved(game);

    // The first walk before its end, and for each of its ends the second walk with both ends.
    assertEquals(5 + 2 * (5 + 2), search.states());
    assertTrue(countStates(game.newMachine()) > search.states());
    assertEquals(100, search.report(0).best().lowest());
    assertEquals(3 + 3, search.report(0).depth());
  }

  @Test
  void moveTo_afterAStateWithTheSameFuture_isStillSolved() {
    Game game = PackedSheets.game(TWO_WALKS);
    StateMachine machine = game.newMachine();
    TableSearch search = solved(game);
    State state = machine.initialState();
    while (!machine.isTerminal(state)) {
      search.moveTo(machine.facts(state));
      assertTrue(search.isSolved());
      state = machine.next(state, Lists.immutable.of(search.report(0).best().move()));
    }

    assertEquals(100, machine.goal(state, machine.roles().getFirst()));
  }

  @Test
  void run_rockPaperScissors_mixesItsMoves() {
    Game game = PackedSheets.library("rock-paper-scissors");
    PackedGame packed = PackedSheets.packed(game);
    ImmutableList<Term> facts = packed.facts(packed.initialState());
    MutableSortedSet<String> drawn = SortedSets.mutable.empty();
    for (int seed = 0; seed < 20; seed++) {
      TableSearch search = new TableSearch(packed, facts, ENOUGH, new SplittableRandom(seed));
      search.run(SearchBudget.playouts(Long.MAX_VALUE));
      SearchReport report = search.report(0);
      drawn.add(report.best().move().toString());
      assertTrue(search.isSolved());
      assertEquals(50, report.values().get(0), 1e-4);
      assertFalse(report.proved(), "the other may guess right");
      assertTrue(report.candidates().allSatisfy(move -> Math.abs(move.value() - 50) < 1e-4));
    }

    assertEquals("[paper, rock, scissors]", drawn.toString());
  }

  @Test
  void run_giftsThatCostNothing_areMadeIfAllGetOne() {
    SearchReport both = solved(PackedSheets.game(GIFTS)).report(0);
    SearchReport oneSided = solved(PackedSheets.game(GIFTS + "(generous o)")).report(0);

    assertEquals("[100.0, 100.0]", both.values().toString());
    assertEquals("[[give, noop], [noop, give]]", both.expectedLine().toString());
    assertFalse(both.proved(), "o need not give");
    assertEquals("[100.0, 50.0]", oneSided.values().toString());
    assertEquals("keep", oneSided.best().move().toString(), "x gets no more by giving");
  }

  @Test
  void run_bothBestIfTheyAgree_agree() {
    SearchReport hunt = solved(PackedSheets.game(STAG_HUNT)).report(0);
    SearchReport dilemma = solved(PackedSheets.library("prisoners-dilemma")).report(0);

    assertEquals("stag", hunt.best().move().toString());
    assertEquals("[100.0, 100.0]", hunt.values().toString());
    assertTrue(dilemma.values().get(0) < 50, "who is faithful gains by leaving: " + dilemma);
  }

  @Test
  void run_statesThatComeAgain_winIsShortest() {
    TableSearch search = solved(PackedSheets.game(WALK));

    SearchReport report = search.report(0);
    assertTrue(search.isSolved());
    assertEquals(7, search.states());
    assertEquals("[[right], [right], [right]]", report.expectedLine().toString());
    assertEquals(100, report.candidates().get(1).lowest(), "going back loses nothing but time");
  }

  @Test
  void run_nobodyCanForceAnything_saysThatItIsUnknown() {
    TableSearch search = solved(PackedSheets.game(TUG.replace("AGREE", "(true (at 0))")));

    assertTrue(search.isAbandoned());
    assertFalse(search.isSolved());
    assertEquals(0, search.report(0).candidates().getFirst().lowest());
    assertEquals(100, search.report(0).candidates().getFirst().highest());
    assertFalse(search.report(0).proved());
    assertEquals(50, search.report(0).values().get(0));
  }

  @Test
  void run_drawAtHandAndNoWin_takesTheDraw() {
    TableSearch search = solved(PackedSheets.game(TUG.replace("AGREE", "")));

    assertTrue(search.isSolved());
    assertEquals("stop", search.report(0).best().move().toString());
    assertEquals(50, search.report(0).values().get(0));
  }

  @Test
  void run_spentBudget_goesOnLater() {
    TableSearch search = search(PackedSheets.packed(PackedSheets.library("krk")), ENOUGH);
    int runs = 0;
    while (!search.isSolved() && !search.isAbandoned()) {
      search.run(SearchBudget.playouts(500));
      runs++;
    }

    assertTrue(search.isSolved());
    assertTrue(runs > 1);
    assertEquals(4573, search.states());
  }

  @Test
  void moveTo_stateInTheTable_isAnswered() {
    Game game = PackedSheets.library("krk");
    StateMachine machine = game.newMachine();
    TableSearch search = solved(game);
    State state = machine.initialState();
    int plies = 0;
    while (!machine.isTerminal(state)) {
      search.moveTo(machine.facts(state));
      assertTrue(search.isSolved());
      state =
          machine.next(
              state, game.roles().collect(role -> search.report(role.index()).best().move()));
      plies++;
    }
    search.moveTo(machine.facts(state));

    assertEquals(3, plies);
    assertEquals(100, machine.goal(state, game.roles().getFirst()));
    assertTrue(search.report(0).candidates().isEmpty());
    assertEquals(100, search.report(0).values().get(0));
  }
}
