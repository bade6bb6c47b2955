package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Term;

/** Where the facts of a game stand on its boards: the same for every state of the game. */
public final class BoardLayout {
  private final ImmutableList<Grid> grids;

  /**
   * A state as boards.
   *
   * @param boards all boards of the game; none if it has no board
   * @param rest the facts that stand on no board, in the order given
   */
  public record View(ImmutableList<Board> boards, ImmutableList<Term> rest) {}

  BoardLayout(ImmutableList<Grid> grids) {
    this.grids = grids;
  }

  /** True if the game has a board. */
  public boolean hasBoard() {
    return grids.notEmpty();
  }

  /** All contents of boards that are known, blanks left out. */
  ImmutableSet<String> contents() {
    return grids.flatCollect(Grid::contents).toImmutableSet();
  }

  /** The boards in the state in which these facts hold. */
  public View view(Iterable<? extends Term> facts) {
    ImmutableList<Grid.Filling> fillings = grids.collect(Grid::filling);
    MutableList<Term> rest = Lists.mutable.empty();
    for (Term fact : facts) {
      Optional<Grid.Filling> taker = fillings.detectOptional(filling -> filling.add(fact));
      if (taker.isEmpty()) {
        rest.add(fact);
      }
    }
    return new View(fillings.flatCollect(Grid.Filling::boards), rest.toImmutable());
  }
}
