package org.gonu.search.states;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchReport;

/** Reports on states of which only the rules are known. */
public final class UnsearchedReport {
  private UnsearchedReport() {}

  /** Reports for all roles. */
  public static ImmutableList<SearchReport> forAll(PackedGame game, StateProbe.View view) {
    if (view.terminal()) {
      SearchReport report = terminal(game, view.goals());
      return game.roles().collect(role -> report);
    }
    LegalMoves moves = new LegalMoves(game);
    moves.read(view.legal());
    return game.roles().collect(role -> open(game, moves, role.index()));
  }

  /** A report for a role, its moves in canonical order. */
  public static SearchReport open(PackedGame game, LegalMoves moves, int role) {
    MutableList<SearchReport.Candidate> candidates = Lists.mutable.empty();
    for (int i = 0; i < moves.count(role); i++) {
      candidates.add(
          new SearchReport.Candidate(game.moves().get(moves.move(role, i)), 0, 50, 0, 100));
    }
    return new SearchReport(
        0,
        0,
        0,
        DoubleLists.immutable.withAll(game.roles().collectDouble(any -> 50)),
        false,
        candidates.toImmutable(),
        Lists.immutable.empty());
  }

  /** A report for all roles on a terminal state; missing goals count as 0. */
  private static SearchReport terminal(PackedGame game, int[] goals) {
    return new SearchReport(
        0,
        1,
        0,
        DoubleLists.immutable.withAll(
            game.roles().collectDouble(role -> Math.max(0, goals[role.index()]))),
        true,
        Lists.immutable.empty(),
        Lists.immutable.empty());
  }
}
