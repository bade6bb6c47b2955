package org.gonu.search.mcts;

import static org.gonu.search.mcts.Searches.PLAIN;
import static org.gonu.search.mcts.Searches.search;
import static org.gonu.search.mcts.Searches.seconds;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.Technique;
import org.gonu.search.TreeCoefficient;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches of real sheets, held against what is known of these games. */
final class LaneSearchTest {
  /** Two roles drop a number at the same time; the larger wins. */
  private static final String LARGER =
      """
      (role row) (role column) (number 1) (number 2) (number 3)
      (<= (legal ?r (show ?n)) (role ?r) (number ?n))
      (<= (next (shown ?r ?n)) (does ?r (show ?n)))
      (<= terminal (true (shown row ?n)))
      (larger 2 1) (larger 3 1) (larger 3 2)
      (<= (goal row 100) (true (shown row ?m)) (true (shown column ?n)) (larger ?m ?n))
      (<= (goal column 100) (true (shown row ?m)) (true (shown column ?n)) (larger ?n ?m))
      (<= (goal ?r 50) (role ?r) (true (shown row ?n)) (true (shown column ?n)))
      (<= (goal row 0) (true (shown row ?m)) (true (shown column ?n)) (larger ?n ?m))
      (<= (goal column 0) (true (shown row ?m)) (true (shown column ?n)) (larger ?m ?n))
      """;

  /** A move of the first role leads to where nobody has a move; with the others he gets points. */
  private static final String TRAP =
      """
      (role a) (role b) (init start)
      (<= (legal a ?m) (true start) (worth ?m ?v)) (<= (legal a fall) (true start))
      (<= (legal b noop) (true start))
      (worth high 40) (worth low 10) (worth lower 5)
      (<= (next (chosen ?m)) (does a ?m) (worth ?m ?v))
      (<= (next fallen) (does a fall))
      (<= terminal (true (chosen ?m)))
      (<= (goal a ?v) (true (chosen ?m)) (worth ?m ?v))
      (<= (goal b 20) (true (chosen ?m)))
      """;

  /** A role may take 60 points, or leave the choice to another one, to whom all is the same. */
  private static final String INDIFFERENT =
      """
      (role a) (role b) (init start)
      (<= (legal a safe) (true start)) (<= (legal a risk) (true start))
      (<= (legal b noop) (true start))
      (<= (next (taken ?m)) (does a ?m) (true start))
      (<= (legal a noop) (true (taken risk)))
      (<= (legal b kind) (true (taken risk))) (<= (legal b unkind) (true (taken risk)))
      (<= (next (ended ?m)) (does b ?m) (true (taken risk)))
      (<= terminal (true (taken safe))) (<= terminal (true (ended ?m)))
      (<= (goal a 60) (true (taken safe)))
      (<= (goal a 100) (true (ended kind)))
      (<= (goal a 0) (true (ended unkind)))
      (<= (goal b 50) terminal)
      """;

  @Test
  void run_ticTacToe_isSolvedAsADraw() {
    LaneSearch search = search(Sheet.ofLibrary("tic-tac-toe"), PLAIN);

    search.run(seconds(60));

    assertTrue(search.isSolved());
    SearchReport report = search.report(0);
    assertTrue(report.proved());
    assertEquals(50, report.best().lowest());
    assertEquals(50, report.best().highest());
  }

  @Test
  void run_kingAndRookFromTheStart_provesMateInThreePlies() {
    Sheet sheet = Sheet.ofLibrary("krk");
    LaneSearch search = search(sheet, PLAIN);

    search.run(seconds(60));

    assertEquals(100, search.report(0).best().lowest());
    assertEquals(3, search.report(0).expectedLine().size());
    assertEquals(100, sheet.play(search.report(0).expectedLine()).goal("white"));
  }

  @Test
  void run_severalWorkers_findTheSameValue() {
    LaneSearch search = search(Sheet.ofLibrary("tic-tac-toe"), PLAIN.withResources(3, 64L << 20));

    search.run(seconds(60));

    assertEquals(50, search.report(0).best().lowest());
    assertEquals(50, search.report(0).best().highest());
  }

  @Test
  void run_threeInARowInConnectFour_isCompletedOrStopped() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    ImmutableList<Term> facts =
        sheet.factsAfter("(drop d)", "(drop a)", "(drop d)", "(drop a)", "(drop d)", "(drop a)");
    LaneSearch search = search(sheet, PLAIN);

    search.moveTo(facts);
    search.run(seconds(60));

    assertEquals("(drop d)", search.report(0).best().move().toString());
    assertEquals(1, search.report(0).expectedLine().size());
    assertEquals(100, search.report(0).best().lowest());
  }

  @Test
  void run_playoutsLimitedAndOneForEachNode_makesThem() {
    LaneSearch search =
        search(Sheet.ofLibrary("connect-four"), PLAIN.with(TreeCoefficient.PLAYOUTS_PER_NODE, 1));

    search.run(SearchBudget.playouts(1_000));
    search.run(SearchBudget.playouts(1_000));

    assertEquals(2_000, search.finishedPlayouts());
  }

  @Test
  void run_simultaneousMoves_prefersWhatIsBetterAgainstAll() {
    LaneSearch search = search(Sheet.of(LARGER), PLAIN);

    search.run(SearchBudget.playouts(200_000));

    assertEquals("(show 3)", search.report(0).best().move().toString());
    assertEquals("(show 3)", search.report(1).best().move().toString());
    assertEquals(50, search.report(0).values().get(0), 3);
  }

  @Test
  void run_moveAfterWhichAnotherRoleDoesNotCare_isWorthTheWorst() {
    LaneSearch search = search(Sheet.of(INDIFFERENT), PLAIN);

    search.run(SearchBudget.playouts(20_000));

    assertTrue(search.isSolved());
    assertEquals("safe", search.report(0).best().move().toString());
    assertEquals(60, search.report(0).values().get(0), 0);
    assertEquals(
        0, search.report(0).candidates().detect(c -> c.move().toString().equals("risk")).highest());
  }

  @Test
  void run_sameSeedAndBudget_givesTheSameReport() {
    Sheet sheet = Sheet.ofLibrary("breakthrough");
    LaneSearch one = search(sheet, PLAIN.withSeed(7));
    LaneSearch two = search(sheet, PLAIN.withSeed(7));

    one.run(SearchBudget.playouts(20_000));
    two.run(SearchBudget.playouts(20_000));

    assertEquals(one.report(0), two.report(0));
  }

  @Test
  void run_withAmafTables_sameSeedAndBudget_givesTheSameReport() {
    Sheet sheet = Sheet.ofLibrary("gomoku-11x11");
    LaneSearch one = search(sheet, PLAIN.with(Technique.GRAVE).withSeed(3));
    LaneSearch two = search(sheet, PLAIN.with(Technique.GRAVE).withSeed(3));
    one.run(SearchBudget.playouts(60_000));
    two.run(SearchBudget.playouts(60_000));

    assertEquals(one.report(0), two.report(0));
    assertTrue(one.report(0).nodes() > 500, "nodes " + one.report(0).nodes());
  }

  @Test
  void run_policyThatWins_isUsedAndTheSameEachTime() {
    Sheet sheet = Sheet.ofLibrary("reversi");
    LaneSearch one = search(sheet, PLAIN.with(Technique.POLICY).withSeed(5));
    LaneSearch two = search(sheet, PLAIN.with(Technique.POLICY).withSeed(5));
    LaneSearch without = search(sheet, PLAIN.without(Technique.POLICY).withSeed(5));
    one.run(SearchBudget.playouts(20_000));
    two.run(SearchBudget.playouts(20_000));
    without.run(SearchBudget.playouts(20_000));

    assertTrue(one.policy().isPresent());
    assertEquals(one.report(0), two.report(0));
    assertNotEquals(one.report(0), without.report(0));
  }

  /**
   * Jobs of two phases wait while lanes of the third are served. A job of several playouts starts
   * as many as there are free lanes.
   */
  @ParameterizedTest
  @ValueSource(strings = {"chinese-checkers", "connect-four", "ring-hunt"})
  void run_limitOfPlayoutsInJobsOfSeveral_makesAllOfThem(String game) {
    LaneSearch search = search(Sheet.ofLibrary(game), PLAIN);

    search.run(SearchBudget.playouts(30_000));

    assertEquals(30_000, search.finishedPlayouts());
  }

  @Test
  void run_moveAfterWhichTheRulesBreakDown_isWorthNoMoreThanUsual() {
    LaneSearch search = search(Sheet.of(TRAP), PLAIN);

    search.run(SearchBudget.playouts(5_000));

    assertEquals("high", search.report(0).best().move().toString());
  }

  @Test
  void run_withoutSolver_provesNothing() {
    LaneSearch search = search(Sheet.ofLibrary("tic-tac-toe"), PLAIN.without(Technique.SOLVER));

    search.run(SearchBudget.playouts(200_000));

    assertFalse(search.isSolved());
    assertTrue(search.report(0).candidates().noneSatisfy(SearchReport.Candidate::proved));
  }

  @Test
  void run_gameThatIsOverAtOnce_endsWithoutMoves() {
    Sheet sheet =
        Sheet.of(
            """
            (role r) (init over)
            (<= (legal r go) (true never))
            (<= (next over) (does r go))
            (<= terminal (true over))
            (goal r 70)
            """);
    LaneSearch search = search(sheet, PLAIN);

    search.run(seconds(60));

    assertTrue(search.isSolved());
    assertTrue(search.report(0).candidates().isEmpty());
    assertEquals(70, search.report(0).values().get(0));
  }

  @Test
  void run_chanceRole_isAveragedNotMaximised() {
    Sheet sheet =
        Sheet.of(
            """
            (role player) (role random) (init start)
            (<= (legal player bet) (true start)) (<= (legal player pass) (true start))
            (<= (legal player wait) (true rolling))
            (<= (legal random noop) (true start))
            (<= (legal random high) (true rolling)) (<= (legal random low) (true rolling))
            (<= (next rolling) (does player bet))
            (<= (next passed) (does player pass))
            (<= (next won) (does random high))
            (<= (next lost) (does random low))
            (<= terminal (true passed)) (<= terminal (true won)) (<= terminal (true lost))
            (<= (goal player 40) (true passed))
            (<= (goal player 100) (true won))
            (<= (goal player 0) (true lost))
            (<= (goal player 0) (true start)) (<= (goal player 0) (true rolling))
            (goal random 0)
            """);
    LaneSearch search = search(sheet, PLAIN);

    search.run(SearchBudget.playouts(100_000));

    SearchReport.Candidate best = search.report(0).best();
    assertEquals("bet", best.move().toString());
    assertEquals(50, best.value(), 3);
  }

  @Test
  void play_manyGamesAtSmallBudgets_staysLegalToTheEnd() {
    for (String name : Lists.immutable.of("gatekeepers", "tron-10x10", "ring-hunt", "dice-race")) {
      Sheet sheet = Sheet.ofLibrary(name);
      StateMachine machine = sheet.machine();
      LaneSearch search = search(sheet, PLAIN);
      State state = machine.initialState();
      for (int step = 0; step < 40 && !machine.isTerminal(state); step++) {
        search.moveTo(machine.facts(state));
        search.run(SearchBudget.playouts(3_000));
        State now = state;
        ImmutableList<Move> jointMove =
            machine.roles().collect(role -> search.report(role.index()).best().move());
        machine
            .roles()
            .forEach(
                role ->
                    assertTrue(
                        machine.legalMoves(now, role).contains(jointMove.get(role.index())),
                        name + ": " + jointMove));
        state = machine.next(state, jointMove);
      }
    }
  }

  @Test
  void run_whereTheOtherThreatens_spendsLittleOnMovesThatDoNotPreventIt() {
    Sheet sheet = Sheet.ofLibrary("connect-four");
    ImmutableList<Term> threatened =
        sheet.factsAfter("(drop a)", "(drop b)", "(drop a)", "(drop b)", "(drop a)");
    SearchParameters unproved = PLAIN.without(Technique.SOLVER);

    long doubting = visitsBesides("(drop a)", sheet, threatened, unproved);
    long trusting =
        visitsBesides("(drop a)", sheet, threatened, unproved.without(Technique.MOVE_PRIOR));

    assertTrue(2 * doubting < trusting, doubting + " of " + trusting);
  }

  private static long visitsBesides(
      String move, Sheet sheet, ImmutableList<Term> facts, SearchParameters parameters) {
    LaneSearch search = search(sheet, parameters);
    search.moveTo(facts);
    search.run(SearchBudget.playouts(20_000));
    return search
        .report(1)
        .candidates()
        .reject(candidate -> candidate.move().toString().equals(move))
        .sumOfLong(SearchReport.Candidate::visits);
  }

  @Test
  void narrowed_game_hasFewerLanes() {
    PackedGame game = Sheet.ofLibrary("connect-four").packed();

    int lanes = game.playouts().newLanes(1).size();

    assertEquals(lanes / 2, game.narrowed(lanes / 2).playouts().newLanes(1).size());
  }
}
