package org.gonu.search.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.Search;
import org.gonu.search.SearchBudget;
import org.gonu.search.SearchReport;
import org.junit.jupiter.api.Test;

/** Games without their history, and searches that are guided by them. */
final class PositionSearchTest {
  private static final long ENOUGH = 100L << 20;

  /**
   * A token on the cells 0 to 8, first on 4; x wants it at 8, o at 0. Both step aside by one, x may
   * also go two cells up, but not twice in a row, and not beyond the end. After 40 steps nobody has
   * won.
   */
  private static final String TUG =
      """
      (role x) (role o) (init (at 4)) (init (step 0)) (init (control x))
      (after 0 1) (after 1 2) (after 2 3) (after 3 4) (after 4 5) (after 5 6) (after 6 7)
      (after 7 8)
      (<= (legal ?r down) (true (control ?r)))
      (<= (legal ?r up) (true (control ?r)))
      (<= (legal x leap) (true (control x)) (not (true leapt)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (<= (next leapt) (does x leap))
      (<= (next leapt) (true leapt) (true (control x)) (does x noop))
      (<= (next leapt) (true leapt) (true (control o)))
      (<= (next (at ?y)) (does ?r up) (true (at ?x)) (after ?x ?y))
      (<= (next (at ?x)) (does ?r down) (true (at ?y)) (after ?x ?y))
      (<= (next (at ?z)) (does x leap) (true (at ?x)) (after ?x ?y) (after ?y ?z))
      (<= (next (at 7)) (does x leap) (true (at 7)))
      (<= (next (control o)) (true (control x)))
      (<= (next (control x)) (true (control o)))
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= terminal (true (at 0)))
      (<= terminal (true (at 8)))
      (<= terminal (true (step LIMIT)))
      (<= (goal x 100) (true (at 8)))
      (<= (goal o 100) (true (at 0)))
      (<= (goal x 0) (true (at 0)))
      (<= (goal o 0) (true (at 8)))
      (<= (goal ?r 50) (role ?r) (not (true (at 0))) (not (true (at 8))))
      """;

  private static PackedGame tug(int limit) {
    return tug(limit, 4);
  }

  private static PackedGame tug(int limit, int first) {
    String rules = TUG.replace("(init (at 4))", "(init (at " + first + "))");
    StringBuilder sheet = new StringBuilder(rules.replace("LIMIT", Integer.toString(limit)));
    for (int step = 0; step < limit; step++) {
      sheet.append("(succ ").append(step).append(' ').append(step + 1).append(")\n");
    }
    return PackedSheets.packed(PackedSheets.game(sheet.toString()));
  }

  private static ImmutableList<Term> start(PackedGame game) {
    return game.facts(game.initialState());
  }

  private static Optional<PositionSearch> positions(PackedGame game, long maxBytes) {
    return PositionSearch.of(game, start(game), maxBytes, new SplittableRandom(1));
  }

  private static PositionSearch valued(PackedGame game) {
    PositionSearch search = positions(game, ENOUGH).orElseThrow();
    search.run(SearchBudget.unlimited());
    assertTrue(search.isValued());
    return search;
  }

  @Test
  void run_limitAndBan_areForgotten() {
    PositionSearch search = valued(tug(40));

    // Of nine cells and two players to move, with nothing else to tell states apart; the ends count
    // for who has moved there.
    assertTrue(search.positions() <= 18, "positions: " + search.positions());
  }

  @Test
  void valueOf_start_isAWinInTheFewestPlies() {
    PackedGame game = tug(40);

    // Two cells up by each leap, one down by each reply: 6, 5, 7, 6, 8.
    assertEquals(
        new PositionValue(100, true, true, 5), valued(game).valueOf(game.initialState(), 0));
    assertEquals(0, valued(game).valueOf(game.initialState(), 1).goal());
  }

  @Test
  void report_otherSearchKnowsNothing_putsTheShortestWinFirst() {
    PackedGame game = tug(40);
    Search ignorant = new TableSearch(game, start(game), ENOUGH, new SplittableRandom(2));
    assertEquals("down", ignorant.report(0).best().move().toString());

    GuidedSearch guided =
        new GuidedSearch(game, valued(game), ignorant, start(game), new SplittableRandom(3));

    assertEquals("leap", guided.report(0).best().move().toString());
    assertEquals(ignorant.report(0).candidates().size(), guided.report(0).candidates().size());
    assertEquals(100, guided.report(0).best().value());
    assertEquals(100, guided.report(0).values().get(0));
    assertEquals(0, guided.report(0).values().get(1));
    assertEquals("leap", guided.report(0).expectedLine().get(0).get(0).toString());
    assertFalse(guided.report(0).proved(), "positions prove nothing of states");
  }

  @Test
  void report_otherSearchHasProof_isAsThatSays() {
    PackedGame game = tug(3);
    TableSearch solved = new TableSearch(game, start(game), ENOUGH, new SplittableRandom(2));
    solved.run(SearchBudget.unlimited());
    GuidedSearch guided =
        new GuidedSearch(game, valued(tug(40)), solved, start(game), new SplittableRandom(3));

    SearchReport report = guided.report(0);
    assertTrue(report.proved());
    assertEquals(solved.report(0), report);
    assertEquals(50, report.values().get(0), "three steps are too few to win");
  }

  @Test
  void of_noTimeToFindTheHistory_isEmpty() {
    PackedGame game = tug(40);
    SearchBudget over = SearchBudget.of(System.nanoTime(), Long.MAX_VALUE);

    assertEquals(
        Optional.empty(),
        PositionSearch.of(
            game, start(game), ENOUGH, Coefficients.DEFAULT, new SplittableRandom(1), over));
  }

  @Test
  void run_positionsWithoutValues_getThemMeanwhile() {
    PackedGame game = tug(40);
    Search hopeless = new TableSearch(game, start(game), 1_000, new SplittableRandom(2));
    PositionSearch begun = positions(game, ENOUGH).orElseThrow();
    GuidedSearch guided =
        new GuidedSearch(game, begun, hopeless, start(game), new SplittableRandom(3));
    assertEquals("down", guided.report(0).best().move().toString());

    guided.run(SearchBudget.of(System.nanoTime() + 10_000_000_000L, Long.MAX_VALUE));

    assertTrue(begun.isValued());
    assertEquals("leap", guided.report(0).best().move().toString());
  }

  @Test
  void moveTo_stateThatFollows_isGuidedToo() {
    PackedGame game = tug(40);
    Search ignorant = new TableSearch(game, start(game), ENOUGH, new SplittableRandom(2));
    GuidedSearch guided =
        new GuidedSearch(game, valued(game), ignorant, start(game), new SplittableRandom(3));

    guided.moveTo(start(tug(40, 7)));

    assertEquals("up", guided.report(0).best().move().toString());
  }

  @Test
  void of_gameThatTheLimitEnds_isEmpty() {
    assertTrue(positions(tug(2), ENOUGH).isEmpty(), "most matches end by the limit");
  }

  @Test
  void of_gameWithoutHistory_isEmpty() {
    PackedGame game = PackedSheets.packed(PackedSheets.library("tic-tac-toe"));

    assertTrue(positions(game, ENOUGH).isEmpty());
  }

  @Test
  void run_tooLittleMemory_givesUp() {
    PositionSearch search = positions(tug(40), 1_000).orElseThrow();
    search.run(SearchBudget.unlimited());

    assertTrue(search.isAbandoned());
    assertFalse(search.isValued());
    assertEquals("down", search.report(0).best().move().toString());
  }
}
