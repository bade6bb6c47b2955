package org.gonu.search.table;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.DoubleLists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchReport;

/** Reports on states of which nothing is known but the legal moves. */
public final class OpenReport {
  private OpenReport() {}

  /** A report for a role, its moves in canonical order. */
  public static SearchReport of(PackedGame game, LegalMoves moves, int role) {
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
}
