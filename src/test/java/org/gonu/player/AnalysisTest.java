package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class AnalysisTest {
  private static final Duration SECOND = Duration.ofSeconds(1);
  private static final Duration LOOK = Duration.ofMillis(10);

  /** What a busy machine may need for what takes a second on a quiet one. */
  private static final int MAX_DOUBLINGS = 5;

  private static Game library(Path sheet) throws IOException {
    SourceText source = new SourceText(sheet.toString(), Files.readString(sheet));
    return Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private static MctsPlayer.Limits limits() {
    PlayerSettings settings =
        PlayerSettings.defaults().withThreads(1).withMemoryMegabytes(64).withSeed(1);
    return new MctsPlayer.Limits(SearchParameters.DEFAULT, settings);
  }

  static ImmutableList<Path> sheets() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("rules"))) {
      return Lists.immutable.fromStream(
          files.filter(file -> file.toString().endsWith(".kif")).sorted());
    }
  }

  /** An answer that rests on less than an earlier one would be worse than the earlier search. */
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
    try (Analysis analysis = new Analysis(game, machine, state, limits(), time)) {
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

  @Test
  void await_timeThatIsOver_returnsWhateverTheSearchIsDoing() throws IOException {
    Game game = library(Path.of("rules", "chess.kif"));
    StateMachine machine = game.newMachine();
    Duration time = Duration.ofMillis(500);
    long start = System.nanoTime();

    try (Analysis analysis = new Analysis(game, machine, machine.initialState(), limits(), time)) {
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
        new Analysis(game, machine, machine.initialState(), limits(), Duration.ofSeconds(30))) {
      analysis.await(Duration.ofSeconds(30));

      assertTrue(analysis.readySeconds().isPresent());
      assertTrue(analysis.readySeconds().getAsDouble() < 30);
    }
  }
}
