package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.board.Board.Cell;
import org.gonu.board.Spot.Outline;
import org.gonu.gdl.Term;

/** Boards of rows and columns, side by side. */
public final class GridPlan implements BoardPlan {
  /** Between two boards, in widths of a cell. */
  private static final double GAP = 1.2;

  /** Boards stand side by side up to this width, in widths of a cell. */
  private static final double WIDEST = 24;

  private final BoardLayout layout;
  private final MutableList<Spot> spots = Lists.mutable.empty();
  private final MutableList<Caption> captions = Lists.mutable.empty();
  private final MutableSet<String> ids = Sets.mutable.empty();

  /** The place at a row from the top and a column from the left, by board. */
  private final MutableList<ImmutableMap<Cross, Spot>> crosses = Lists.mutable.empty();

  /** A row and a column, counted from 0. */
  private record Cross(int row, int column) {}

  /** Lays out the boards that were found in a game. */
  public GridPlan(BoardLayout layout) {
    this.layout = layout;
    ImmutableList<Board> boards = layout.view(Lists.immutable.empty()).boards();
    double left = 0;
    double top = 0;
    double height = 0;
    for (Board board : boards) {
      if (left > 0 && left + board.columns().size() > WIDEST) {
        left = 0;
        top += height + GAP + (board.title().isEmpty() ? 0 : 1);
        height = 0;
      }
      add(board, left, top);
      left += board.columns().size() + GAP;
      height = Math.max(height, board.rows().size());
    }
  }

  private void add(Board board, double left, double top) {
    MutableMap<Cross, Spot> places = Maps.mutable.empty();
    for (int row = 0; row < board.rows().size(); row++) {
      for (int column = 0; column < board.columns().size(); column++) {
        Cell cell = board.cells().get(row).get(column);
        if (cell.exists()) {
          String name = name(board.columns().get(column), board.rows().get(row));
          boolean isDark = (column + board.rows().size() - 1 - row) % 2 == 0;
          places.put(
              new Cross(row, column),
              new Spot(
                  id(name),
                  name,
                  board.title(),
                  left + column + 0.5,
                  top + row + 0.5,
                  Outline.SQUARE,
                  isDark));
        }
      }
    }
    spots.addAllIterable(places.toSortedListBy(spot -> spot.y() * 1000 + spot.x()));
    crosses.add(places.toImmutable());
    addCaptions(board, left, top);
  }

  private void addCaptions(Board board, double left, double top) {
    double width = board.columns().size();
    double bottom = top + board.rows().size();
    board
        .columns()
        .forEachWithIndex(
            (label, i) -> captions.add(new Caption(label, left + i + 0.5, bottom + 0.3)));
    board
        .rows()
        .forEachWithIndex(
            (label, i) -> captions.add(new Caption(label, left - 0.3, top + i + 0.5)));
    if (!board.title().isEmpty()) {
      captions.add(new Caption(board.title(), left + width / 2, top - 0.4));
    }
  }

  /** Letter and number become {@code c3}, everything else {@code 3,4}. */
  private static String name(String column, String row) {
    boolean isSquare = column.matches("[a-zA-Z]") && row.matches("[0-9]+");
    return column + (isSquare ? "" : ",") + row;
  }

  private String id(String name) {
    String plain = name.replaceAll("[^A-Za-z0-9.,]", "_");
    String id = plain;
    for (int board = 2; !ids.add(id); board++) {
      id = board + "." + plain;
    }
    return id;
  }

  @Override
  public ImmutableList<Spot> spots() {
    return spots.toImmutable();
  }

  @Override
  public ImmutableList<Caption> captions() {
    return captions.toImmutable();
  }

  @Override
  public Contents contents(Iterable<? extends Term> facts) {
    BoardLayout.View view = layout.view(facts);
    MutableMap<String, ImmutableList<String>> contents = Maps.mutable.empty();
    view.boards()
        .forEachWithIndex(
            (board, i) ->
                crosses
                    .get(i)
                    .forEachKeyValue(
                        (cross, spot) -> {
                          Cell cell = board.cells().get(cross.row).get(cross.column);
                          if (cell.contents().notEmpty()) {
                            contents.put(spot.id(), cell.contents());
                          }
                        }));
    return new Contents(contents.toImmutable(), view.rest());
  }

  @Override
  public ImmutableList<Spot> named(Term term) {
    return layout
        .named(term)
        .collect(this::spot)
        .select(Optional::isPresent)
        .collect(Optional::get);
  }

  private Optional<Spot> spot(BoardLayout.Named named) {
    return Optional.ofNullable(
        crosses.get(named.board()).get(new Cross(named.row(), named.column())));
  }
}
