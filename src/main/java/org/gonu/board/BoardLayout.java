package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Term;

/** Maps the facts of a game to places of its boards. One layout serves all states of the game. */
public final class BoardLayout {
  private final ImmutableList<Grid> grids;

  /**
   * A state as boards and remaining facts.
   *
   * @param boards all boards of the game; empty if it has none
   * @param rest the facts that are on no board, in the given order
   */
  public record View(ImmutableList<Board> boards, ImmutableList<Term> rest) {}

  BoardLayout(ImmutableList<Grid> grids) {
    this.grids = grids;
  }

  /** True if the game has a board. */
  public boolean hasBoard() {
    return grids.notEmpty();
  }

  /** All known contents of boards except blanks. */
  ImmutableSet<String> contents() {
    return grids.flatCollect(Grid::contents).toImmutableSet();
  }

  /** Explains what a dot stands for if the names of blanks are not self-explanatory; else empty. */
  String oddBlanks() {
    return grids
        .flatCollect(Grid::blanks)
        .distinct()
        .reject(BlankRule::isUsual)
        .makeString(". = ", " or ", "")
        .replaceFirst("^\\. = $", "");
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
