package org.gonu.search.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.Sheets;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class TreeSearchTest {
  private static final long SEED = 7;

  private static final Spelling SPELLING =
      GdlReader.readSheet(new SourceText("empty", ""), CasePolicy.INSENSITIVE).get().spelling();

  private static ImmutableList<Term> terms(String text) {
    return GdlReader.readTerms(new SourceText("test", "(" + text + ")"), SPELLING).get();
  }

  private static TreeSearch search(StateMachine machine, State state) {
    return new TreeSearch(machine, state, SearchParameters.DEFAULT, new SplittableRandom(SEED));
  }

  private static TreeSearch ticTacToe(String facts) {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    return search(machine, machine.stateOf(terms(facts)));
  }

  @Test
  void run_winInOne_isFound() {
    TreeSearch search =
        ticTacToe(
            """
            (control x)
            (cell 1 1 x) (cell 1 2 b) (cell 1 3 o)
            (cell 2 1 b) (cell 2 2 x) (cell 2 3 b)
            (cell 3 1 b) (cell 3 2 o) (cell 3 3 b)
            """);

    search.run(SearchBudget.playouts(200));

    SearchReport report = search.report(0);
    assertEquals("(mark 3 3)", report.best().move().toString());
    assertTrue(report.best().value() > 90, report.toString());
  }

  @Test
  void run_memoryFull_keepsItsTreeAndSearchesOn() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    SearchParameters small = SearchParameters.DEFAULT.withResources(1, 100_000);
    TreeSearch search =
        new TreeSearch(machine, machine.initialState(), small, new SplittableRandom(SEED));

    search.run(SearchBudget.playouts(300));
    long full = search.report(0).nodes();
    search.run(SearchBudget.playouts(1_000));

    assertTrue(full > 50 && full < 250, full + " nodes");
    assertEquals(full, search.report(0).nodes());
    assertEquals(1_300, search.report(0).playouts());
  }

  @Test
  void moveTo_aChild_countsTheNodesBelow() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    State start = machine.initialState();
    TreeSearch search = search(machine, start);
    search.run(SearchBudget.playouts(200));
    long before = search.report(0).nodes();

    ImmutableList<Move> joint =
        Lists.immutable.of(
            search.report(0).best().move(), search.report(1).candidates().getFirst().move());
    search.moveTo(machine.facts(machine.next(start, joint)));

    long after = search.report(0).nodes();
    assertEquals(201, before);
    assertTrue(after > 1 && after < before, after + " nodes");
  }

  @Test
  void run_lossInOne_isAvoided() {
    TreeSearch search =
        ticTacToe(
            """
            (control o)
            (cell 1 1 x) (cell 1 2 x) (cell 1 3 b)
            (cell 2 1 b) (cell 2 2 o) (cell 2 3 b)
            (cell 3 1 b) (cell 3 2 b) (cell 3 3 b)
            """);

    search.run(SearchBudget.playouts(300));

    assertEquals("(mark 1 3)", search.report(1).best().move().toString());
  }

  @Test
  void run_simultaneousGame_findsTheDominantMoves() {
    StateMachine machine = Sheets.machine(Sheets.MATRIX);
    TreeSearch search = search(machine, machine.initialState());

    search.run(SearchBudget.playouts(800));

    SearchReport row = search.report(0);
    SearchReport column = search.report(1);
    assertEquals("high", row.best().move().toString());
    assertEquals("right", column.best().move().toString());
    assertEquals("[[high, right]]", row.expectedLine().toString());
    assertEquals(1, row.depth());
    assertTrue(row.best().value() > 10 && row.best().value() < 60, row.toString());
  }

  @Test
  void run_chance_isNoRival() {
    StateMachine machine =
        Sheets.machine(
            """
            (role player) (role random) (init start)
            (pips 1) (pips 2) (pips 3) (pips 4)
            (legal player (bet safe)) (legal player (bet dice))
            (<= (legal random (roll ?n)) (pips ?n))
            (<= (next (bet ?what)) (does player (bet ?what)))
            (<= (next (rolled ?n)) (does random (roll ?n)))
            (<= terminal (not (true start)))
            (<= lost (true (bet dice)) (true (rolled 1)))
            (<= won (true (bet dice)) (not (true (rolled 1))))
            (<= (goal player 100) won)
            (<= (goal player 50) (true (bet safe)))
            (<= (goal player 0) lost)
            (<= (goal random 0) (not lost))
            (<= (goal random 100) lost)
            """);
    TreeSearch search = search(machine, machine.initialState());

    search.run(SearchBudget.playouts(4_000));

    SearchReport report = search.report(0);
    assertEquals("(bet dice)", report.best().move().toString());
    assertEquals(75, report.best().value(), 5);
  }

  @Test
  void run_sameSeedAndBudget_givesTheSameTree() {
    assertEquals(openingReports(SEED, 60), openingReports(SEED, 60));
    assertNotEquals(openingReports(SEED, 60), openingReports(SEED + 1, 60));
  }

  private static String openingReports(long seed, long playouts) {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    TreeSearch search =
        new TreeSearch(
            machine, machine.initialState(), SearchParameters.DEFAULT, new SplittableRandom(seed));
    search.run(SearchBudget.playouts(playouts));
    return machine.roles().collect(role -> search.report(role.index())).toString();
  }

  @Test
  void run_playoutBudget_isSpentExactly() {
    StateMachine machine = Sheets.machine(Sheets.MATRIX);
    TreeSearch search = search(machine, machine.initialState());

    search.run(SearchBudget.playouts(17));

    SearchReport report = search.report(0);
    assertEquals(17, report.playouts());
    assertEquals(17, search.finishedPlayouts());
    assertEquals(17, report.candidates().sumOfLong(SearchReport.Candidate::visits));
  }

  @Test
  void run_endlessGame_isCutByTheStepLimit() {
    StateMachine machine = Sheets.machine(Sheets.ENDLESS);
    TreeSearch search =
        new TreeSearch(
            machine,
            machine.initialState(),
            SearchParameters.DEFAULT.with(PlayoutCoefficient.MAX_PLAYOUT_STEPS, 20),
            new SplittableRandom(SEED));

    search.run(SearchBudget.playouts(10));

    assertEquals(50, search.report(0).best().value());
  }

  @Test
  void run_rulesThatBreakDownOnTheWay_doNotEndTheSearch() {
    StateMachine machine = Sheets.machine(Sheets.TRAPS);
    TreeSearch search = search(machine, machine.initialState());

    search.run(SearchBudget.playouts(200));

    assertEquals(200, search.finishedPlayouts());
    assertEquals("high", search.report(0).best().move().toString());
  }

  @Test
  void run_deadline_endsEvenWithinAPlayout() {
    StateMachine machine = Sheets.machine(Sheets.ENDLESS);
    SearchParameters endless =
        SearchParameters.DEFAULT.with(PlayoutCoefficient.MAX_PLAYOUT_STEPS, Integer.MAX_VALUE);
    TreeSearch search =
        new TreeSearch(machine, machine.initialState(), endless, new SplittableRandom(SEED));
    long deadline = System.nanoTime() + Duration.ofMillis(100).toNanos();

    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> search.run(SearchBudget.of(deadline, Long.MAX_VALUE)));

    assertTrue(System.nanoTime() - deadline >= 0, "ended before the deadline");
    assertEquals(0, search.report(0).playouts());
  }

  @Test
  void run_deadlineInThePast_doesNothing() {
    StateMachine machine = Sheets.machine(Sheets.MATRIX);
    TreeSearch search = search(machine, machine.initialState());

    search.run(SearchBudget.of(System.nanoTime() - 1, Long.MAX_VALUE));

    assertEquals(0, search.report(0).playouts());
  }

  @Test
  void run_cancelledFromAnotherThread_ends() throws InterruptedException {
    StateMachine machine = Sheets.machine(Sheets.ENDLESS);
    SearchParameters endless =
        SearchParameters.DEFAULT.with(PlayoutCoefficient.MAX_PLAYOUT_STEPS, Integer.MAX_VALUE);
    TreeSearch search =
        new TreeSearch(machine, machine.initialState(), endless, new SplittableRandom(SEED));
    SearchBudget budget = SearchBudget.playouts(Long.MAX_VALUE);
    CountDownLatch started = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              started.countDown();
              search.run(budget);
            },
            "search-under-test");
    thread.setDaemon(true);
    thread.start();
    started.await();

    budget.cancel();
    thread.join(20_000);

    assertFalse(thread.isAlive());
  }

  @Test
  void run_terminalRoot_hasNothingToDo() {
    StateMachine machine = Sheets.machine(Sheets.MATRIX);
    TreeSearch search =
        search(machine, machine.stateOf(terms("(chosen row low) (chosen column left)")));

    search.run(SearchBudget.playouts(10));

    SearchReport report = search.report(0);
    assertEquals(0, report.playouts());
    assertEquals(Lists.immutable.empty(), report.candidates());
    assertEquals(Lists.immutable.empty(), report.expectedLine());
    assertThrows(IllegalStateException.class, report::best);
  }

  @Test
  void report_beforeAnyPlayout_listsTheMovesInCanonicalOrder() {
    StateMachine machine = Sheets.machine(Sheets.MATRIX);

    SearchReport report = search(machine, machine.initialState()).report(1);

    assertEquals(
        "[left, right]", report.candidates().collect(SearchReport.Candidate::move).toString());
    assertEquals(50, report.best().value());
    assertEquals(0, report.depth());
  }

  @Test
  void report_candidates_areSortedByVisitsThenValue() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    TreeSearch search = search(machine, machine.initialState());
    search.run(SearchBudget.playouts(200));

    ImmutableList<SearchReport.Candidate> candidates = search.report(0).candidates();

    for (int i = 1; i < candidates.size(); i++) {
      SearchReport.Candidate before = candidates.get(i - 1);
      SearchReport.Candidate after = candidates.get(i);
      assertTrue(
          before.visits() > after.visits()
              || (before.visits() == after.visits() && before.value() >= after.value()),
          () -> before + " before " + after);
    }
    assertEquals(9, candidates.size());
  }

  @Test
  void moveTo_stateThatFollows_keepsItsPartOfTheTree() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    TreeSearch search = search(machine, machine.initialState());
    search.run(SearchBudget.playouts(120));
    SearchReport before = search.report(0);
    ImmutableList<Move> joint =
        Lists.immutable.of(before.best().move(), new Move(Constant.of("noop")));
    State next = machine.next(machine.initialState(), joint);

    search.moveTo(machine.facts(next));

    assertEquals(next, search.state());
    // The playout that made the node is not one of its own.
    assertEquals(before.best().visits() - 1, search.report(1).playouts());
  }

  @Test
  void moveTo_stateThatItIsAt_keepsTheWholeTree() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    TreeSearch search = search(machine, machine.initialState());
    search.run(SearchBudget.playouts(50));

    search.moveTo(machine.facts(machine.initialState()));

    assertEquals(50, search.report(0).playouts());
  }

  @Test
  void moveTo_stateThatIsNotInTheTree_startsAnew() {
    StateMachine machine = Sheets.machine(Sheets.TIC_TAC_TOE);
    TreeSearch search = search(machine, machine.initialState());
    search.run(SearchBudget.playouts(50));
    State elsewhere = machine.stateOf(terms("(control o) (cell 1 1 b) (cell 1 2 x)"));

    search.moveTo(machine.facts(elsewhere));
    search.run(SearchBudget.playouts(5));

    assertEquals(5, search.report(1).playouts());
    assertEquals("(mark 1 1)", search.report(1).best().move().toString());
  }
}
