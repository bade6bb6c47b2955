package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.search.Coefficient;
import org.gonu.search.Coefficients;
import org.gonu.search.GraveCoefficient;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchParameters;
import org.gonu.search.SearchReport;
import org.gonu.search.Technique;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** That coefficients reach the search. */
final class TuningTest {
  private final Sheet sheet = Sheet.ofLibrary("connect-four");

  private ImmutableList<SearchReport.Candidate> candidates(SearchParameters parameters) {
    return candidates(sheet, parameters, 20_000);
  }

  private static ImmutableList<SearchReport.Candidate> candidates(
      Sheet sheet, SearchParameters parameters, int playouts) {
    LaneSearch search = new LaneSearch(sheet.packed(), parameters);
    search.run(SearchBudget.playouts(playouts));
    return search.report(0).candidates();
  }

  @ParameterizedTest
  @CsvSource({
    "exploration, 2",
    "exploration-min-scale, 3",
    "virtual-loss, 2",
    "move-prior-playouts, 1",
    "expansion-playouts, 50",
    "prefix-jobs, 2",
    "prefix-min-jobs, 20",
    "playouts-per-job, 500",
    "limited-jobs, 100",
    "max-lanes, 256",
    "path-nanos, 100",
    "max-playout-steps, 20",
    "grave-equivalence, 10"
  })
  void run_changedCoefficient_searchesOtherwise(String key, double value) {
    Coefficient coefficient = Coefficients.ALL.detect(each -> each.key().equals(key));
    // With few jobs for a table, the tables matter within the budget.
    SearchParameters plain =
        key.startsWith("grave")
            ? SearchParameters.DEFAULT
                .with(Technique.GRAVE)
                .with(GraveCoefficient.GRAVE_TABLE_JOBS, 16)
            : SearchParameters.DEFAULT;

    ImmutableList<SearchReport.Candidate> before = candidates(plain);

    assertEquals(before, candidates(plain), "the same seed and budget");
    assertNotEquals(before, candidates(plain.with(coefficient, value)));
  }

  @Test
  void run_moreLanesThanSuitALargeSheet_searchesOtherwise() {
    Sheet large = Sheet.ofLibrary("reversi");
    SearchParameters wide = SearchParameters.DEFAULT.with(PlayoutCoefficient.MIN_LANES, 1024);

    assertNotEquals(
        candidates(large, SearchParameters.DEFAULT, 2_000), candidates(large, wide, 2_000));
  }
}
