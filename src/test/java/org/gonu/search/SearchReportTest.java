package org.gonu.search;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.search.solver.PackedSheets;
import org.junit.jupiter.api.Test;

/** What a report says about its moves. */
final class SearchReportTest {
  private static final ImmutableList<Move> MOVES =
      moves(
          """
          (role you) (init (at s)) (legal you a) (legal you b)
          (<= (next (at e)) (does you a)) (<= (next (at s)) (does you b))
          (<= terminal (true (at e))) (goal you 100)
          """);

  private static final Candidate VISITED = new Candidate(MOVES.get(0), 1, 0, 0, 100);
  private static final Candidate BOUNDED = new Candidate(MOVES.get(1), 0, 0, 0, 90);

  private static ImmutableList<Move> moves(String sheet) {
    var machine = PackedSheets.game(sheet).newMachine();
    return machine.legalMoves(machine.initialState(), machine.roles().getFirst());
  }

  private static SearchReport report(ImmutableList<ImmutableList<Move>> line, Candidate... moves) {
    return new SearchReport(
        1, 1, 1, DoubleLists.immutable.of(0), false, Lists.immutable.of(moves), line);
  }

  @Test
  void isUntried_noVisitAndNoProof_isTrue() {
    assertTrue(report(Lists.immutable.empty(), VISITED, BOUNDED).isUntried(BOUNDED));
  }

  @Test
  void isUntried_visitedOrProvedOrWithAValue_isFalse() {
    Candidate proved = new Candidate(MOVES.get(1), 0, 0, 0, 0);
    Candidate atLeast = new Candidate(MOVES.get(1), 0, 50, 50, 100);
    SearchReport report = report(Lists.immutable.empty(), VISITED, proved, atLeast);

    assertFalse(report.isUntried(VISITED));
    assertFalse(report.isUntried(proved));
    assertFalse(report.isUntried(atLeast));
  }

  @Test
  void isUntried_firstOfAPlan_isFalse() {
    ImmutableList<ImmutableList<Move>> plan = Lists.immutable.of(MOVES.take(1));
    Candidate planned = new Candidate(MOVES.get(0), 0, 0, 0, 100);

    SearchReport report = report(plan, planned, BOUNDED);

    assertFalse(report.isUntried(planned));
    assertTrue(report.isUntried(BOUNDED));
  }
}
