package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.CircuitStage;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.StateMachine;
import org.gonu.search.ReferenceCoefficient;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchScheduler;
import org.gonu.search.mcts.selection.ScanSelector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** How a mind divides its turns between the reference engine and the circuit. */
@Timeout(120)
final class SearchThreadTest {
  /** More than the reference engine finds out before it leaves the processors to the circuit. */
  private static final long MORE = 4_000;

  /** The reference engine does not rest: tests wait until it has stopped. */
  private static final SearchParameters SMALL =
      SearchParameters.DEFAULT
          .withResources(1, 64L << 20)
          .withSeed(1)
          .with(ReferenceCoefficient.REFERENCE_REST, 0);

  /** A thousand steps, in each of which the reference engine looks at some ten thousand rows. */
  private static final String LONG =
      """
      (role left) (init (step 0)) (legal left a) (legal left b)
      (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
      (<= (pair ?a ?b) (small ?a) (small ?b))
      (<= (next slow) (true (step ?n)) (small ?a) (small ?b) (not (pair ?a ?b)))
      (<= terminal (true (step 1000))) (goal left 100)
      """
          + IntStream.range(0, 1_000)
              .mapToObj(
                  i -> "(succ " + i + " " + (i + 1) + ")" + (i < 100 ? "(small " + i + ")" : ""))
              .collect(Collectors.joining(" "));

  /** A choice whose search on the circuit fails when it is told to. */
  private static final class FailingChoice extends SearchSelector {
    private final boolean searches;
    private volatile boolean mustFail;

    /**
     * A choice.
     *
     * @param searches false if nothing is searched before the failure
     */
    FailingChoice(Game game, boolean isRepeatable, boolean searches) {
      super(game, SMALL, new ScanSelector(), isRepeatable, ready -> ready);
      this.searches = searches;
    }

    @Override
    boolean run(SearchStage stage, SearchBudget budget) {
      SearchBudget slice = budget.until(System.nanoTime() + Duration.ofMillis(20).toNanos());
      if (searches) {
        super.run(stage, slice);
      }
      while (!mustFail && !slice.isOver()) {
        Thread.onSpinWait();
      }
      if (mustFail) {
        throw new IllegalStateException("a failure of the test's");
      }
      return true;
    }
  }

  /** A choice whose first search fails, and then also what is to be done about it. */
  private static final class HelplessChoice extends SearchSelector {
    private boolean hasFailed;

    HelplessChoice(Game game) {
      super(game, SMALL, new ScanSelector(), true, ready -> ready);
    }

    @Override
    boolean run(SearchStage stage, SearchBudget budget) {
      if (hasFailed) {
        return super.run(stage, budget);
      }
      hasFailed = true;
      throw new IllegalStateException("a failure of the test's");
    }

    @Override
    void distrustFast(Object reason) {
      throw new OutOfMemoryError("a failure of the test's");
    }
  }

  /** A choice all of whose searches fail. */
  private static final class HopelessChoice extends SearchSelector {
    HopelessChoice(Game game) {
      super(game, SMALL, new ScanSelector(), false, ready -> ready);
    }

    @Override
    Search newReferenceSearch(ImmutableList<Term> facts) {
      throw new IllegalStateException("a failure of the test's");
    }

    @Override
    boolean run(SearchStage stage, SearchBudget budget) {
      throw new IllegalStateException("a failure of the test's");
    }
  }

  /** A choice whose search goes on for a while when the state is solved. */
  private static final class LingeringChoice extends SearchSelector {
    private volatile boolean hasEnded;

    LingeringChoice(Game game) {
      super(game, SMALL, new ScanSelector(), true, ready -> ready);
    }

    @Override
    boolean run(SearchStage stage, SearchBudget budget) {
      boolean isMore = super.run(stage, budget);
      LockSupport.parkNanos(Duration.ofMillis(300).toNanos());
      hasEnded = !isMore;
      return isMore;
    }
  }

  /** A choice that tells when it has been closed, and by which thread. */
  private static final class ClosedChoice extends SearchSelector {
    private final CompletableFuture<String> closer = new CompletableFuture<>();

    ClosedChoice(Game game) {
      super(game, SMALL, new ScanSelector(), true, ready -> ready);
    }

    @Override
    void close() {
      super.close();
      closer.complete(Thread.currentThread().getName());
    }
  }

  /** A choice whose search on the circuit gets ready for as long as it may. */
  private static final class PreparingChoice extends SearchSelector {
    /**
     * A choice.
     *
     * @param rest how many times its last slice the reference engine rests
     */
    PreparingChoice(Game game, double rest) {
      super(
          game,
          SMALL
              .with(ReferenceCoefficient.REFERENCE_ENOUGH_PLAYOUTS, Integer.MAX_VALUE)
              .with(ReferenceCoefficient.REFERENCE_REST_FROM_MILLIS, 0)
              .with(ReferenceCoefficient.REFERENCE_REST, rest),
          new ScanSelector(),
          false,
          ready -> ready);
    }

    @Override
    boolean run(SearchStage stage, SearchBudget budget) {
      while (!budget.isOver()) {
        LockSupport.parkNanos(Duration.ofMillis(1).toNanos());
      }
      return false;
    }
  }

  private static void awaitThat(BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean()) {
      Thread.sleep(5);
    }
  }

  private static ImmutableList<Term> beginning(Game game) {
    StateMachine machine = game.newMachine();
    return machine.facts(machine.initialState());
  }

  /** Playouts of the better of both searches. */
  private static long playouts(SearchThread searchThread) {
    SearchReport report = searchThread.report(0);
    return report == null ? 0 : report.playouts();
  }

  /** Waits until no more playouts are finished. */
  private static long awaitRest(SearchThread searchThread) throws InterruptedException {
    long before = -1;
    long now = searchThread.finishedPlayouts();
    while (now > before) {
      Thread.sleep(300);
      before = now;
      now = searchThread.finishedPlayouts();
    }
    return now;
  }

  @Test
  void close_afterASearch_endsItsWorkInTheBackground() throws Exception {
    Game game = Sheets.library("tic-tac-toe");
    ClosedChoice choice = new ClosedChoice(game);
    SearchThread search = new SearchThread("test", choice, SearchScheduler.unbounded());
    search.think(beginning(game), SearchBudget.playouts(100));

    search.close();

    assertEquals("test-search", choice.closer.get(60, TimeUnit.SECONDS));
  }

  @Test
  void await_solvedSearchThatCanBeRepeated_returnsWhenItHasEnded()
      throws IOException, InterruptedException {
    Game game = Sheets.library("tic-tac-toe");
    LingeringChoice choice = new LingeringChoice(game);
    try (SearchThread searchThread =
        new SearchThread("lingering", choice, SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.unlimited());
      awaitThat(searchThread::isSolved);

      assertTrue(searchThread.await(System.nanoTime() + Duration.ofMinutes(1).toNanos()));

      assertTrue(choice.hasEnded);
    }
  }

  @Test
  void think_afterAFailureThatFailsItself_searches() throws IOException {
    Game game = Sheets.library("tic-tac-toe");
    HelplessChoice choice = new HelplessChoice(game);
    try (SearchThread searchThread =
        new SearchThread("helpless", choice, SearchScheduler.unbounded())) {
      long deadline = System.nanoTime() + Duration.ofMinutes(1).toNanos();
      searchThread.think(beginning(game), SearchBudget.unlimited());
      assertTrue(searchThread.await(deadline));

      searchThread.think(beginning(game), SearchBudget.unlimited());

      assertTrue(searchThread.await(deadline));
      assertTrue(searchThread.isSolved());
    }
  }

  @Test
  void await_allSearchesFail_tellsThatTheyHave() throws IOException {
    HopelessChoice choice = new HopelessChoice(Sheets.library("connect-four"));
    try (SearchThread searchThread =
        new SearchThread("hopeless", choice, SearchScheduler.unbounded())) {
      searchThread.think(beginning(Sheets.library("connect-four")), SearchBudget.unlimited());

      assertTrue(searchThread.await(System.nanoTime() + Duration.ofMinutes(1).toNanos()));

      assertTrue(searchThread.hasFailed());
    }
  }

  @Test
  void await_searchThatEnds_hasNotFailed() throws IOException {
    Game game = Sheets.library("tic-tac-toe");
    LingeringChoice choice = new LingeringChoice(game);
    try (SearchThread searchThread =
        new SearchThread("ending", choice, SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.unlimited());

      assertTrue(searchThread.await(System.nanoTime() + Duration.ofMinutes(1).toNanos()));

      assertFalse(searchThread.hasFailed());
    }
  }

  @Test
  void think_circuitFailsAfterTheReferenceEngineStopped_goesOnWithoutIt()
      throws IOException, InterruptedException {
    Game game = Sheets.library("tic-tac-toe");
    game.fastEngine().await(Duration.ofMinutes(1));
    FailingChoice choice = new FailingChoice(game, false, false);
    try (SearchThread searchThread =
        new SearchThread("failing", choice, SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.unlimited());
      awaitThat(() -> searchThread.finishedPlayouts() > 0);
      long stoppedAt = awaitRest(searchThread);

      choice.mustFail = true;

      awaitThat(() -> searchThread.finishedPlayouts() >= stoppedAt + MORE);
      assertTrue(playouts(searchThread) >= MORE);
    }
  }

  @Test
  void think_circuitFailsAfterItTookOver_goesOnWithTheReferenceEngine()
      throws IOException, InterruptedException {
    Game game = Sheets.library("connect-four");
    game.fastEngine().await(Duration.ofMinutes(1));
    FailingChoice choice = new FailingChoice(game, false, true);
    try (SearchThread searchThread =
        new SearchThread("failing", choice, SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.unlimited());
      awaitThat(searchThread::isReady);

      choice.mustFail = true;

      awaitThat(() -> choice.isHopeless());
      long known = searchThread.finishedPlayouts();
      awaitThat(() -> searchThread.finishedPlayouts() > known + 10);
      assertTrue(playouts(searchThread) > 0);
    }
  }

  @Test
  void think_playoutsLongerThanASlice_comeToAnEnd() throws InterruptedException {
    Game game = Sheets.game(LONG);
    FailingChoice choice = new FailingChoice(game, false, false);
    try (SearchThread searchThread =
        new SearchThread("long", choice, SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.unlimited());

      awaitThat(() -> playouts(searchThread) >= 3);
    }
  }

  @Test
  void think_circuitFailsInALimitedSearch_givesTheLimitOnce()
      throws IOException, InterruptedException {
    Game game = Sheets.library("tic-tac-toe");
    game.fastEngine().await(Duration.ofMinutes(1));
    FailingChoice choice = new FailingChoice(game, true, false);
    choice.mustFail = true;
    try (SearchThread searchThread =
        new SearchThread("failing", choice, SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.playouts(MORE));
      assertTrue(searchThread.await(System.nanoTime() + Duration.ofMinutes(1).toNanos()));

      assertEquals(MORE, awaitRest(searchThread));
    }
  }

  @Test
  void rest_referenceEngineRestsForLong_endsAtOnce() throws IOException, InterruptedException {
    Game game = Sheets.library("connect-four");
    game.fastEngine().await(CircuitStage.DRAFT, Duration.ofMinutes(1));
    try (SearchThread searchThread =
        new SearchThread("resting", new PreparingChoice(game, 1000), SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.unlimited());
      awaitThat(() -> searchThread.finishedPlayouts() > 0);
      // By now it has worked for tens of milliseconds, and rests for tens of seconds.
      Thread.sleep(500);

      searchThread.rest();

      assertTrue(searchThread.await(System.nanoTime() + Duration.ofSeconds(5).toNanos()));
    }
  }

  @Test
  void think_searchOnTheCircuitGetsReady_leavesMostOfTheTimeToIt()
      throws IOException, InterruptedException {
    long withoutRest = playoutsWhilePreparing(0);

    long withRest = playoutsWhilePreparing(9);

    assertTrue(withRest > 0, "it still goes on");
    assertTrue(3 * withRest < withoutRest, withRest + " of " + withoutRest);
  }

  private static long playoutsWhilePreparing(double rest) throws IOException, InterruptedException {
    Game game = Sheets.library("connect-four");
    game.fastEngine().await(CircuitStage.DRAFT, Duration.ofMinutes(1));
    try (SearchThread searchThread =
        new SearchThread(
            "preparing", new PreparingChoice(game, rest), SearchScheduler.unbounded())) {
      searchThread.think(beginning(game), SearchBudget.unlimited());
      awaitThat(() -> searchThread.finishedPlayouts() > 0);
      long before = searchThread.finishedPlayouts();
      Thread.sleep(1500);
      return searchThread.finishedPlayouts() - before;
    }
  }
}
