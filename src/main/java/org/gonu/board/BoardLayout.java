package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MapIterable;
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

  /** Grids of facts whose places may lie between those of the others. */
  private final ImmutableList<Grid> between;

  private final ImmutableList<Walls> walls;

  BoardLayout(ImmutableList<Grid> grids, ImmutableList<Grid> between, ImmutableList<Walls> walls) {
    this.grids = grids;
    this.between = between;
    this.walls = walls;
  }

  /** A layout without walls. */
  BoardLayout(ImmutableList<Grid> grids, ImmutableList<Grid> between) {
    this(grids, between, Lists.immutable.empty());
  }

  /** This layout with walls. */
  BoardLayout with(ImmutableList<Walls> added) {
    return new BoardLayout(grids, between, added);
  }

  /** Walls between the cells of boards; text boards leave their facts to the others. */
  ImmutableList<Walls> walls() {
    return walls;
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
    ImmutableList<Term> rest = put(fillings, facts);
    return new View(fillings.flatCollect(Grid.Filling::boards), rest);
  }

  /**
   * A state as cells, by grid, and remaining facts.
   *
   * @param cells by grid; without those of which no fact tells
   */
  record Filled(
      ImmutableList<MapIterable<BoardPattern.Place, Board.Cell>> cells, ImmutableList<Term> rest) {}

  /** The cells of grids in the state in which these facts hold. */
  static Filled fill(ImmutableList<Grid> grids, Iterable<? extends Term> facts) {
    ImmutableList<Grid.Filling> fillings = grids.collect(Grid::filling);
    ImmutableList<Term> rest = put(fillings, facts);
    return new Filled(fillings.collect(Grid.Filling::cells), rest);
  }

  private static ImmutableList<Term> put(
      ImmutableList<Grid.Filling> fillings, Iterable<? extends Term> facts) {
    MutableList<Term> rest = Lists.mutable.empty();
    for (Term fact : facts) {
      if (fillings.noneSatisfy(filling -> filling.add(fact))) {
        rest.add(fact);
      }
    }
    return rest.toImmutable();
  }

  /** The grids, one for each kind of facts that have places. */
  ImmutableList<Grid> grids() {
    return grids;
  }

  /**
   * Grids of facts that text boards leave out; their places may lie between those of the others.
   */
  ImmutableList<Grid> between() {
    return between;
  }
}
