package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.match.Replay;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.search.Technique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches with nothing left to find out, though no value is proved. */
final class SettledSearchTest {
  /** More than a search may count when there is nothing to find. */
  private static final long MANY = 200_000_000;

  private static SearchParameters plain(int threads) {
    return SearchParameters.DEFAULT.withResources(threads, 64L << 20);
  }

  private static SearchBudget minutes() {
    return SearchBudget.of(System.nanoTime() + Duration.ofMinutes(3).toNanos(), Long.MAX_VALUE);
  }

  private static void assertEndsByItself(LaneSearch search) {
    SearchBudget budget = minutes();

    search.run(budget);

    assertFalse(budget.isOver(), "it would have gone on for ever");
    SearchReport report = search.report(0);
    assertTrue(report.playouts() < MANY, "counted " + report.playouts());
    assertEquals(report.playouts(), report.candidates().sumOfLong(Candidate::visits));
  }

  private static ImmutableList<Term> factsAfterStep9(Sheet sheet) {
    MatchRecord record = MatchRecordReader.read(Path.of("test-matches", "tron-10x10-1.json")).get();
    Replay replay = new Replay(sheet.machine(), sheet.game().spelling());
    return replay.run(record, 9, step -> {}).last().orElseThrow().facts();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void run_endOfASimultaneousGame_endsWhenAllPathsLeadToKnownEnds(int threads) {
    Sheet sheet = Sheet.ofLibrary("tron-10x10");
    LaneSearch search = new LaneSearch(sheet.packed(), plain(threads));
    search.moveTo(factsAfterStep9(sheet));

    assertEndsByItself(search);

    assertEquals("north", search.report(0).best().move().toString());
  }

  @Test
  void run_smallGameWithoutSolver_endsAndGoesOnFromTheNextState() {
    Sheet sheet = Sheet.ofLibrary("tic-tac-toe");
    LaneSearch search = new LaneSearch(sheet.packed(), plain(1).without(Technique.SOLVER));

    assertEndsByItself(search);
    search.moveTo(sheet.factsAfter("(mark 2 2)"));
    long before = search.report(0).playouts();
    search.run(SearchBudget.playouts(10_000));

    assertTrue(search.report(0).playouts() - before >= 5_000, "a new root has its own end");
  }
}
