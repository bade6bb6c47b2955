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
  public ImmutableSet<String> contents() {
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

  /**
   * A place that a term names.
   *
   * @param board counted from 0, as in {@link View}
   * @param row from the top, from 0
   * @param column from the left, from 0
   */
  record Named(int board, int row, int column) {}

  /** The places that the leaves of a term name, in their order. */
  ImmutableList<Named> named(Term term) {
    ImmutableList<String> leaves = FactShape.allLeaves(term);
    MutableList<Named> named = Lists.mutable.empty();
    int leaf = 0;
    while (leaf < leaves.size()) {
      int from = leaf;
      Optional<Reading> reading = reading(leaves.subList(from, leaves.size()).toImmutable());
      reading.ifPresent(found -> named.add(found.named));
      leaf += reading.map(Reading::length).orElse(1);
    }
    return named.toImmutable();
  }

  /** A place that was read from so many leaves. */
  private record Reading(Named named, int length) {}

  private Optional<Reading> reading(ImmutableList<String> leaves) {
    int firstBoard = 0;
    for (Grid grid : grids) {
      BoardPattern pattern = grid.main();
      int size = pattern.coordinates().size();
      if (leaves.size() >= size) {
        Optional<BoardPattern.Place> place = pattern.placeOfCoordinates(leaves.take(size));
        if (place.isPresent()) {
          int row = pattern.rowOrder().size() - 1 - pattern.rowOrder().indexOf(place.get().row());
          int column = pattern.columnOrder().indexOf(place.get().column());
          int layer = pattern.layerOrder().indexOf(place.get().layer());
          return Optional.of(new Reading(new Named(firstBoard + layer, row, column), size));
        }
      }
      firstBoard += grid.main().layerOrder().size();
    }
    return Optional.empty();
  }
}
