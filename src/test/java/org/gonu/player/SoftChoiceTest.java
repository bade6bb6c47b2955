package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.junit.jupiter.api.Test;

final class SoftChoiceTest {
  private static final Move BEST = new Move(Constant.of("best"));
  private static final Move CLOSE = new Move(Constant.of("close"));
  private static final Move BAD = new Move(Constant.of("bad"));
  private static final SearchReport REPORT =
      report(
          new Candidate(BEST, 100, 60, 0, 100),
          new Candidate(CLOSE, 100, 55, 0, 100),
          new Candidate(BAD, 100, 10, 0, 100));

  private static SearchReport report(Candidate... candidates) {
    return new SearchReport(
        300,
        10,
        1,
        DoubleLists.immutable.of(60, 40),
        false,
        Lists.immutable.with(candidates),
        Lists.immutable.empty());
  }

  private static int count(Move move, double softness) {
    return count(REPORT, move, softness);
  }

  private static int count(SearchReport report, Move move, double softness) {
    return IntInterval.oneTo(1000)
        .count(seed -> SoftChoice.of(report, softness, seed).equals(move));
  }

  @Test
  void of_noSoftness_isTheBestMove() {
    assertEquals(1000, count(BEST, 0));
  }

  @Test
  void of_someSoftness_takesTheCloseMoveOftenAndTheBadOneNever() {
    int close = count(CLOSE, 5);

    // exp(-1) / (1 + exp(-1)) = 0.27
    assertTrue(close > 220 && close < 320, "close: " + close);
    assertEquals(0, count(BAD, 5));
  }

  @Test
  void of_greatSoftness_takesEveryMove() {
    assertTrue(count(BAD, 100) > 150, "bad: " + count(BAD, 100));
  }

  /** A solver visits no moves, and knows what each is worth. */
  @Test
  void of_reportWithoutVisits_takesTheBadMoveNever() {
    SearchReport solved =
        report(
            new Candidate(BEST, 0, 50, 0, 100),
            new Candidate(CLOSE, 0, 50, 0, 100),
            new Candidate(BAD, 0, 0, 0, 0));

    assertEquals(0, count(solved, BAD, 1));
  }

  @Test
  void levels_fromLowToHigh_seeMoreAndSlipLess() {
    assertEquals(Level.HIGHEST, Level.ALL.size());
    for (int number = Level.LOWEST; number < Level.HIGHEST; number++) {
      assertTrue(Level.of(number).playouts() < Level.of(number + 1).playouts());
      assertTrue(Level.of(number).softness() >= Level.of(number + 1).softness());
    }
  }
}
