package org.gonu.analysis.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class CoverageRunTest {
  /** Two steps; nobody ever comes to the swamp. */
  private static final String SHEET =
      """
      (role only)
      (init (step 1))
      (successor 1 2) (successor 2 3)
      (<= (legal only (go ?n)) (true (step ?n)))
      (<= (next (step ?n))
          (true (step ?m)) (successor ?m ?n))
      (<= (next (drowned))
          (true (swamp))
          (does only (go 1)))
      (<= terminal (true (step 3)))
      (<= (goal only 100) (or (true (step 3)) (true (swamp))) (not (true (drowned))))
      """;

  private static Coverage coverage(int playouts) {
    SourceText source = new SourceText("test<1>.kif", SHEET);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return new CoverageRun(game, 1).run(playouts, () -> false);
  }

  private static RuleCoverage rule(Coverage coverage, String head) {
    return coverage.rules().detect(rule -> rule.rule().head().toString().equals(head));
  }

  @Test
  void run_allRules_areCountedByPositions() {
    Coverage coverage = coverage(2);

    assertEquals(2, coverage.playouts());
    assertEquals(6, coverage.positions());
    assertEquals(5, coverage.rules().size());
    assertEquals(6, rule(coverage, "(legal only (go ?n))").positions());
    assertEquals(4, rule(coverage, "(next (step ?n))").positions());
    assertEquals(2, rule(coverage, "terminal").positions());
    assertEquals(4, coverage.firedRules());
  }

  @Test
  void run_literals_areReachedTrueAndFalseInReadingOrder() {
    Coverage coverage = coverage(1);
    ImmutableList<LiteralCoverage> drowned = rule(coverage, "(next drowned)").literals();

    assertEquals("never true", drowned.getFirst().remark());
    assertEquals("never reached", drowned.getLast().remark());
    assertEquals(
        "", rule(coverage, "(next (step ?n))").literals().getLast().remark(), "successor of 3");
  }

  @Test
  void run_literalThatBinds_needNotFail() {
    LiteralCoverage step = rule(coverage(1), "(next (step ?n))").literals().getFirst();

    assertTrue(step.binds());
    assertFalse(step.wasFalse());
    assertTrue(step.isCovered());
  }

  @Test
  void run_testThatNeverFails_isTold() {
    LiteralCoverage test = rule(coverage(1), "(goal only 100)").literals().getLast();

    assertEquals("never false", test.remark());
  }

  @Test
  void run_disjuncts_areTriedOneByOne() {
    ImmutableList<LiteralCoverage> literals = rule(coverage(1), "(goal only 100)").literals();

    assertEquals(3, literals.size());
    assertEquals("", literals.getFirst().remark());
    assertEquals("never true", literals.get(1).remark());
  }

  @Test
  void run_enough_endsInTheMidst() {
    Game game =
        Game.load(new SourceText("test.kif", SHEET), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    AtomicInteger asked = new AtomicInteger();

    Coverage coverage = new CoverageRun(game, 1).run(5, () -> asked.incrementAndGet() > 2);

    assertEquals(0, coverage.playouts());
    assertEquals(2, coverage.positions());
  }

  @Test
  void listing_neverFiredRule_isMarkedInAllItsLines() {
    ImmutableList<Listing.Line> lines = Listing.of(coverage(1));

    assertEquals(
        "[7, 8, 9]",
        lines
            .select(line -> line.fired().isPresent() && !line.fired().get())
            .collect(Listing.Line::number)
            .toString());
    assertEquals("cannot", CoveragePage.count(lines.get(6)));
    assertEquals("[never true]", lines.get(7).remarks().toString());
    assertEquals("[]", lines.get(8).remarks().toString());
  }

  @Test
  void page_standsAloneAndEscapesText() {
    String page = CoveragePage.print(coverage(1));

    assertTrue(page.contains("<title>Coverage of test&lt;1&gt;.kif</title>"), page);
    assertTrue(page.contains("(&lt;= terminal"), page);
    assertTrue(page.contains("<tr class=\"never\"><td class=\"count\">cannot</td>"), page);
    assertFalse(page.matches("(?s).*(href|src|@import|https?:).*"), page);
  }
}
