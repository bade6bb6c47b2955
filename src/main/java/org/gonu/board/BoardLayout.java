package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.BlankRule;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.stack.Stacks;
import org.gonu.gdl.Atom;
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
  private final ImmutableList<BoardLines> boardLines;

  /** Things one upon another; only of games without other boards. */
  private final Optional<Stacks> stacks;

  /** True if the places of the only board lie in a ring. */
  private final boolean isRing;

  private BoardLayout(
      ImmutableList<Grid> grids,
      ImmutableList<Grid> between,
      ImmutableList<Walls> walls,
      ImmutableList<BoardLines> boardLines,
      Optional<Stacks> stacks,
      boolean isRing) {
    this.grids = grids;
    this.between = between;
    this.walls = walls;
    this.boardLines = boardLines;
    this.stacks = stacks;
    this.isRing = isRing;
  }

  /** A layout of places alone. */
  BoardLayout(ImmutableList<Grid> grids, ImmutableList<Grid> between) {
    this(grids, between, Lists.immutable.empty(), Lists.immutable.empty(), Optional.empty(), false);
  }

  /** A layout of stacks, if there are any. */
  BoardLayout(Optional<Stacks> stacks) {
    this(
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        stacks,
        false);
  }

  /** A layout of places in a ring, in the order of the columns of a grid. */
  static BoardLayout ofRing(Grid ring) {
    return new BoardLayout(
        Lists.immutable.of(ring),
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        Lists.immutable.empty(),
        Optional.empty(),
        true);
  }

  /**
   * This layout with walls, and with lines between points. Both may tell of cells that no other
   * known fact names.
   */
  BoardLayout with(
      ImmutableList<Walls> built, ImmutableList<BoardLines> drawn, AxisOrder axisOrder) {
    ImmutableList<Grid> fitted = grids.collect(grid -> fitted(grid, drawn));
    if (built.size() != 1 || fitted.size() != 1) {
      return new BoardLayout(fitted, between, built, drawn, stacks, isRing);
    }
    WalledBoard walled = WalledBoard.of(fitted.getFirst(), built.getFirst(), axisOrder);
    return new BoardLayout(
        Lists.immutable.of(walled.board()),
        between,
        Lists.immutable.of(walled.walls()),
        drawn,
        stacks,
        isRing);
  }

  /** A board whose cells are not all known, with all that lie between lines. */
  private static Grid fitted(Grid grid, ImmutableList<BoardLines> drawn) {
    return drawn
        .detectOptional(lines -> lines.mayBeRound(grid))
        .map(lines -> lines.fitted(grid))
        .orElse(grid);
  }

  /** Walls between the cells of boards; text boards leave their facts to the others. */
  ImmutableList<Walls> walls() {
    return walls;
  }

  /** Lines between points, on boards or alone. */
  ImmutableList<BoardLines> boardLines() {
    return boardLines;
  }

  /** The board on which lines lie, which is the first that fits. */
  Optional<Grid> base(BoardLines lines) {
    return grids.detectOptional(grid -> lines.isRound(grid) || lines.joins(grid));
  }

  /** True if the game has a board. */
  public boolean hasBoard() {
    return grids.notEmpty() || boardLines.notEmpty() || stacks.isPresent();
  }

  /** All known contents of boards except blanks. */
  public ImmutableSet<String> contents() {
    ImmutableList<String> things = stacks.map(Stacks::things).orElseGet(Lists.immutable::empty);
    return grids.flatCollect(Grid::contents).newWithAll(things).toImmutableSet();
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

  /**
   * Where all this lies in a picture.
   *
   * @param atoms what holds in all states, such as which cells are neighbours
   */
  public BoardPlan plan(ImmutableList<Atom> atoms) {
    if (isRing) {
      return new RingPlan(grids.getFirst());
    }
    return stacks.isPresent() ? new StackPlan(stacks.get()) : new GridPlan(this, atoms);
  }

  /** The boards in the state in which these facts hold. */
  public View view(Iterable<? extends Term> facts) {
    ImmutableList<BoardLines> printed = boardLines.select(BoardLines::isSquare);
    ImmutableList<Grid.Filling> lines = printed.collect(each -> each.grid().filling());
    ImmutableList<Grid.Filling> fillings = grids.collect(Grid::filling);
    ImmutableList<Term> rest = put(fillings.newWithAll(lines), facts);
    MutableList<Board> boards = Lists.mutable.empty();
    grids.forEachWithIndex(
        (grid, i) -> {
          int drawn = printed.detectIndex(each -> base(each).filter(grid::equals).isPresent());
          ImmutableList<Board> plain = fillings.get(i).boards();
          boards.addAllIterable(
              drawn < 0
                  ? plain
                  : plain.collect(
                      each -> lined(printed.get(drawn), lines.get(drawn), Optional.of(each))));
        });
    printed.forEachWithIndex(
        (each, i) -> {
          if (base(each).isEmpty()) {
            boards.add(lined(each, lines.get(i), Optional.empty()));
          }
        });
    stacks.ifPresent(each -> boards.add(StackBoard.of(each, facts)));
    return new View(
        boards.toImmutable(),
        rest.reject(fact -> stacks.filter(each -> each.has(fact)).isPresent()));
  }

  private Board lined(BoardLines lines, Grid.Filling filling, Optional<Board> board) {
    boolean isRound = base(lines).filter(lines::isRound).isPresent();
    return new LineBoard(lines, filling.cells(), board, isRound).board();
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
