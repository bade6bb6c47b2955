package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.time.Duration;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.mcts.LaneSearch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tree search thinks some turns about every sheet, and says nothing that the rules do not. */
final class SearchOfEverySheetTest {
  private static final int TURNS = 2;
  private static final long PLAYOUTS = 20_000;
  private static final Duration MAX_TIME = Duration.ofMillis(150);
  private static final Duration MAX_DELAY = Duration.ofSeconds(20);
  private static final SearchParameters PARAMETERS =
      SearchParameters.DEFAULT.withResources(1, 16L << 20);

  static Iterable<String> library() {
    return Sheets.names();
  }

  static Stream<String> corpus() throws IOException {
    return CorpusEnginesTest.names();
  }

  /** Every twentieth of them. */
  static Stream<String> someOfTheCorpus() throws IOException {
    ImmutableList<String> names = Lists.immutable.fromStream(corpus());
    return IntStream.range(0, names.size()).filter(i -> i % 20 == 0).mapToObj(names::get);
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("library")
  void report_sheetOfTheLibrary_isLegal(String name) {
    think(Sheets.load(name));
  }

  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("someOfTheCorpus")
  void report_someOfThePublicSheets_isLegal(String name) throws IOException {
    report_publicSheet_isLegal(name);
  }

  @Tag("slow")
  @Execution(ExecutionMode.CONCURRENT)
  @ParameterizedTest
  @MethodSource("corpus")
  void report_publicSheet_isLegal(String name) throws IOException {
    assumeFalse(name.equals("none"), "no corpus beside the project");
    think(CorpusFigures.load(name));
  }

  private static void think(Game game) {
    PackedGame packed = game.fastEngine().await(Duration.ofSeconds(60)).orElseThrow().lanes();
    LaneSearch search = new LaneSearch(packed, PARAMETERS);
    StateMachine machine = game.newMachine();
    State state = machine.initialState();
    for (int turn = 0; turn < TURNS && !machine.isTerminal(state); turn++) {
      State now = state;
      search.moveTo(machine.facts(now));
      search.run(SearchBudget.of(System.nanoTime() + MAX_TIME.toNanos(), PLAYOUTS));
      if (search.finishedPlayouts() == 0 && !search.isSolved()) {
        // A busy machine comes to nothing in so short a time.
        search.run(SearchBudget.of(System.nanoTime() + MAX_DELAY.toNanos(), 1));
      }
      for (Role role : game.roles()) {
        assertIsLegal(machine, now, role, search.report(role.index()));
      }
      state =
          machine.next(
              now, game.roles().collect(role -> search.report(role.index()).best().move()));
    }
    assertTrue(search.finishedPlayouts() > 0 || search.isSolved(), "nothing was searched");
  }

  private static void assertIsLegal(
      StateMachine machine, State start, Role role, SearchReport report) {
    assertEquals(
        machine.legalMoves(start, role).toSet(),
        report.candidates().collect(SearchReport.Candidate::move).toSet());
    State state = start;
    for (ImmutableList<Move> joint : report.expectedLine()) {
      State now = state;
      assertTrue(
          machine
              .roles()
              .allSatisfy(any -> machine.legalMoves(now, any).contains(joint.get(any.index()))),
          () -> "not legal: " + joint);
      state = machine.next(now, joint);
    }
  }
}
