package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.reference.TreeSearch;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AnalysisTest {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration LOOK = Duration.ofMillis(10);

  /** What a busy machine may need for what takes a second on a quiet one. */
  private static final int MAX_DOUBLINGS = 5;

  /** On a busy machine one of two searches may get the processors while the other does not. */
  private static final int MAX_ATTEMPTS = 3;

  private static Game library(Path sheet) throws IOException {
    SourceText source = new SourceText(sheet.toString(), Files.readString(sheet));
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static PlayerSettings settings() {
    PlayerSettings settings =
        PlayerSettings.defaults().withThreads(1).withMemoryMegabytes(64).withSeed(1);
    return settings;
  }

  static ImmutableList<Path> sheets() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("rules"))) {
      return Lists.immutable.fromStream(
          files.filter(file -> file.toString().endsWith(".kif")).sorted());
    }
  }

  /** Every other one: each takes its second and two processors. */
  static ImmutableList<Path> someSheets() throws IOException {
    return sheets().selectWithIndex((sheet, i) -> i % 2 == 0);
  }

  @ParameterizedTest
  @MethodSource("someSheets")
  void await_firstSecondOfSomeSheets_neverTellsLessThanBefore(Path sheet) throws IOException {
    await_firstSecond_neverTellsLessThanBefore(sheet);
  }

  /** An answer that rests on less than an earlier one would be worse than the earlier search. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("sheets")
  void await_firstSecond_neverTellsLessThanBefore(Path sheet) throws IOException {
    Game game = library(sheet);
    Optional<SearchReport> last = Optional.empty();
    Duration time = SECOND;
    for (int doubling = 0; last.isEmpty() && doubling < MAX_DOUBLINGS; doubling++) {
      last = watch(game, time);
      time = time.multipliedBy(2);
    }

    assertTrue(last.isPresent(), "nothing is known");
  }

  /** The last answer within a time, each of which must be as good as those before. */
  private static Optional<SearchReport> watch(Game game, Duration time) {
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    Role role = game.roles().detect(each -> machine.legalMoves(state, each).size() > 1);
    Optional<SearchReport> last = Optional.empty();
    try (Analysis analysis = new Analysis(game, machine, state, settings(), time)) {
      boolean isOver = false;
      while (!isOver) {
        isOver = analysis.await(LOOK);
        Optional<SearchReport> now = analysis.report(role);
        if (last.isPresent()) {
          SearchReport before = last.get();
          SearchReport after = now.orElseThrow();
          assertTrue(
              after.isAsInformedAs(before) || isFirstPlan(before, after) || analysis.isSolved(),
              () -> summary(before) + " gave way to " + summary(after));
        }
        last = now;
      }
      boolean isKnown = analysis.isSolved() || last.stream().anyMatch(SearchReport::isInformed);
      return isKnown ? last : Optional.empty();
    }
  }

  /** A plan takes over when it gets what is hoped for just then, which may differ from before. */
  private static boolean isFirstPlan(SearchReport before, SearchReport after) {
    return before.best().lowest() == 0 && after.best().lowest() > 0;
  }

  private static String summary(SearchReport report) {
    return report.playouts() + " playouts, best " + report.best();
  }

  /**
   * Two threads share what one has alone: the answer may rest on half of the playouts, if the
   * machine has a single processor or is busy.
   */
  @ParameterizedTest
  @ValueSource(strings = {"breakthrough", "connect-four", "tic-tac-toe", "krk", "lines-of-action"})
  void await_firstSecond_tellsHalfOfTheReferenceSearchAloneAtLeast(String sheet)
      throws IOException {
    Path file = Path.of("rules", sheet + ".kif");
    String told = "";
    boolean isAsInformed = false;
    for (int attempt = 0; !isAsInformed && attempt < MAX_ATTEMPTS; attempt++) {
      SearchReport half = half(searchAlone(library(file), SECOND));
      Optional<SearchReport> together = watch(library(file), SECOND);
      isAsInformed =
          half.playouts() == 0 || together.stream().anyMatch(all -> all.isAsInformedAs(half));
      told +=
          together.map(AnalysisTest::summary)
              + " after half of what is known alone, "
              + summary(half)
              + "; ";
    }

    assertTrue(isAsInformed, told);
  }

  /** What a search on the reference engine knows after a time in which nothing else runs. */
  private static SearchReport searchAlone(Game game, Duration time) {
    long end = System.nanoTime() + time.toNanos();
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    Role role = game.roles().detect(each -> machine.legalMoves(state, each).size() > 1);
    SearchParameters parameters = SearchParameters.DEFAULT;
    TreeSearch search =
        new TreeSearch(machine, state, parameters, new SplittableRandom(parameters.seed()));
    search.run(SearchBudget.of(end, Long.MAX_VALUE));
    return search.report(role.index());
  }

  /** The same report as if it rested on half of the playouts. */
  private static SearchReport half(SearchReport whole) {
    return new SearchReport(
        whole.playouts() / 2,
        whole.nodes(),
        whole.depth(),
        whole.values(),
        whole.proved(),
        whole.candidates(),
        whole.expectedLine());
  }

  /** Attempts to solve the game take half of the start clock: a search needs time, too. */
  @ParameterizedTest
  @CsvSource({
    "500, 250",
    "1000, 500",
    "9000, 4500",
    "10000, 10000",
    "15000, 10000",
    "40000, 20000"
  })
  void startClock_ofAShortTime_isHalfOfIt(long millis, long expected) {
    long nanos = Analysis.startClockNanos(Duration.ofMillis(millis), SearchParameters.DEFAULT);

    assertEquals(Duration.ofMillis(expected), Duration.ofNanos(nanos));
  }

  @Test
  void await_timeThatIsOver_returnsWhateverTheSearchIsDoing() throws IOException {
    Game game = library(Path.of("rules", "chess.kif"));
    StateMachine machine = game.newMachine();
    Duration time = Duration.ofMillis(500);
    long start = System.nanoTime();

    try (Analysis analysis =
        new Analysis(game, machine, machine.initialState(), settings(), time)) {
      boolean isOver = analysis.await(Duration.ofSeconds(30));

      assertTrue(isOver);
    }
    Duration took = Duration.ofNanos(System.nanoTime() - start);
    assertTrue(took.compareTo(Duration.ofSeconds(2)) < 0, "took " + took);
  }

  @Test
  void readySeconds_smallGame_areTold() throws IOException {
    Game game = library(Path.of("rules", "tic-tac-toe.kif"));
    StateMachine machine = game.newMachine();

    try (Analysis analysis =
        new Analysis(game, machine, machine.initialState(), settings(), Duration.ofSeconds(30))) {
      analysis.await(Duration.ofSeconds(30));

      assertTrue(analysis.readySeconds().isPresent());
      assertTrue(analysis.readySeconds().getAsDouble() < 30);
    }
  }

  /** The attempt to solve connect four does not end in this time, and nothing else runs beside. */
  @Test
  void await_limitOfPlayoutsAndALongAttemptToSolve_answersFromTheReferenceEngine()
      throws IOException {
    Game game = library(Path.of("rules", "connect-four.kif"));
    StateMachine machine = game.newMachine();
    PlayerSettings settings =
        PlayerSettings.defaults()
            .withThreads(1)
            .withPlayouts(20)
            .withCoefficient(SolverCoefficient.SOLVER_STATES, Integer.MAX_VALUE);

    try (Analysis analysis =
        new Analysis(game, machine, machine.initialState(), settings, Duration.ofSeconds(4))) {
      analysis.await(Duration.ofSeconds(4));

      SearchReport report = analysis.report(machine.roles().getFirst()).orElseThrow();
      assertTrue(report.playouts() > 0, "nothing was searched");
    }
  }
}
