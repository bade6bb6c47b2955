package org.gonu.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

/** What a hint says of how little it rests on. */
final class AdviceTest {
  private static String doubt(long playouts, int lowest, int highest) {
    Candidate best =
        new Candidate(new Move(new Constant("a", Span.NONE)), playouts, lowest, lowest, highest);
    return Advice.doubt(
        new SearchReport(
            playouts,
            1,
            1,
            DoubleLists.immutable.of(50),
            false,
            Lists.immutable.of(best),
            Lists.immutable.empty()));
  }

  @Test
  void hint_ofFewPlayouts_saysSo() {
    assertEquals(
        " It rests on 7 playouts alone; --think gives the search more time.", doubt(7, 0, 100));
    assertEquals(
        " It rests on 1 playout alone; --think gives the search more time.", doubt(1, 0, 100));
  }

  @Test
  void hint_ofManyPlayoutsOrOfAProof_saysNothingMore() {
    assertEquals("", doubt(100_000, 0, 100));
    assertEquals("", doubt(0, 50, 50));
    assertEquals("", doubt(0, 50, 100));
  }
}
