package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.board.Board.Cell;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Term;

/**
 * Draws states of a game as text: boards with their coordinates, other facts in a line below.
 *
 * <pre>
 *    a   b   c   d
 * 4  bk  .   .   .
 * 3  .   .   .   .
 * 2  .   .  [wk] .
 * 1  .   .   .   wr
 * control black, step 2
 * </pre>
 *
 * <p>A dot is an empty place. A blank is no place of the board. Brackets mark changes. Contents
 * with long names are abbreviated and explained below the board. A place that the facts call both
 * empty and filled has all of these contents, joined by {@code +}, and a line below the board. The
 * facts of a game without a board are listed by name.
 */
public final class BoardPrinter {
  /** Boards are printed side by side up to this width, in characters. */
  private static final int WIDTH = 110;

  private static final String GAP = "   ";

  private final BoardLayout layout;
  private final ContentNames names;

  /** By board of a view. */
  private final ImmutableList<RowShifts> shifts;

  /** Width of the widest content of the game, so that boards have the same width in all states. */
  private final int usualWidth;

  /** A printer for one game whose boards have rows that begin at a common edge. */
  public BoardPrinter(BoardLayout layout) {
    this(layout, Lists.immutable.empty());
  }

  /**
   * A printer for one game.
   *
   * @param atoms what the sheet says of all states; they tell where cells are hexagons, whose rows
   *     stand half a place beside one another
   */
  public BoardPrinter(BoardLayout layout, ImmutableList<Atom> atoms) {
    this.layout = layout;
    this.shifts =
        layout
            .grids()
            .flatCollect(
                grid -> {
                  RowShifts ofGrid = RowShifts.of(grid, atoms);
                  return grid.main().layerOrder().collect(layer -> ofGrid);
                })
            .newWithAll(layout.boardLines().collect(lines -> RowShifts.NONE))
            .newWith(RowShifts.NONE);
    this.names = new ContentNames(layout.contents());
    this.usualWidth =
        layout.contents().collectInt(content -> names.shown(content).length()).maxIfEmpty(1);
  }

  /** Prints a state without marks of changes. The text ends with a line end. */
  public String print(ListIterable<Term> facts) {
    return print(layout.view(facts), Optional.empty());
  }

  /** Prints a state and marks what was different in the state before. */
  public String print(ListIterable<Term> facts, ListIterable<Term> factsBefore) {
    return print(layout.view(facts), Optional.of(layout.view(factsBefore)));
  }

  private String print(BoardLayout.View view, Optional<BoardLayout.View> before) {
    if (view.boards().isEmpty()) {
      return FactLines.list(view.rest());
    }
    MutableList<ImmutableList<String>> blocks = Lists.mutable.empty();
    view.boards()
        .forEachWithIndex(
            (board, i) ->
                blocks.add(block(board, shifts.get(i), before.map(old -> old.boards().get(i)))));
    StringBuilder out = new StringBuilder();
    bands(blocks).each(band -> appendSideBySide(band, out));
    String legend = legend(view);
    String rest = FactLines.line(view.rest());
    out.append(legend).append(legend.isEmpty() ? "" : "\n");
    view.boards().each(board -> appendContradictions(board, out));
    return out.append(rest).append(rest.isEmpty() ? "" : "\n").toString();
  }

  /** A line for each place with several contents of which one means that it is empty. */
  private static void appendContradictions(Board board, StringBuilder out) {
    for (int row = 0; row < board.rows().size(); row++) {
      for (int column = 0; column < board.columns().size(); column++) {
        Cell cell = board.cells().get(row).get(column);
        if (cell.contradicts()) {
          String title = board.title().isEmpty() ? "" : board.title() + " ";
          out.append(title + board.columns().get(column) + " " + board.rows().get(row))
              .append(" has several contents: " + cell.contents().makeString(", "))
              .append('\n');
        }
      }
    }
  }

  private String legend(BoardLayout.View view) {
    ImmutableList<String> parts =
        Lists.immutable.of(layout.oddBlanks(), names.legend(contents(view)));
    return parts.reject(String::isEmpty).makeString(", ");
  }

  private static ImmutableSet<String> contents(BoardLayout.View view) {
    return view.boards()
        .flatCollect(board -> board.cells().flatCollect(row -> row.collect(Cell::content)))
        .toImmutableSet();
  }

  /** The lines of one board. */
  private ImmutableList<String> block(Board board, RowShifts shift, Optional<Board> before) {
    int widest =
        Math.max(
            Math.max(usualWidth, board.columns().collectInt(String::length).max()),
            board.cells().collectInt(this::widest).max());
    // Half a place is a whole number of characters.
    int width = shift.isEmpty() ? widest : widest + widest % 2;
    int margin = board.rows().collectInt(String::length).max();
    MutableList<String> lines = Lists.mutable.empty();
    if (!board.title().isEmpty()) {
      lines.add(board.title());
    }
    String slots = board.columns().collect(label -> pad(" " + label, width + 2)).makeString("");
    String edge = " ".repeat(margin + 1) + shift.indent(0, width + 2);
    lines.add((edge + slots).stripTrailing());
    for (int i = 0; i < board.rows().size(); i++) {
      int row = i;
      String label = board.rows().get(i);
      String beside = shift.indent(i, width + 2) + " ".repeat(margin - label.length());
      StringBuilder line = new StringBuilder(beside + label + " ");
      for (int k = 0; k < board.columns().size(); k++) {
        int column = k;
        Cell cell = board.cells().get(i).get(k);
        boolean isChanged =
            before.map(old -> !old.cells().get(row).get(column).equals(cell)).orElse(false);
        line.append(slot(cell, isChanged, width));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines.toImmutable();
  }

  private int widest(ImmutableList<Cell> row) {
    return row.collectInt(cell -> shown(cell).length()).max();
  }

  private String shown(Cell cell) {
    if (!cell.exists()) {
      return "";
    }
    return cell.content().isEmpty() ? "." : names.shown(cell.content());
  }

  private String slot(Cell cell, boolean isChanged, int width) {
    String text = cell.equals(LineBoard.LEVEL) ? LineBoard.line(width) : shown(cell);
    return pad(isChanged ? "[" + text + "]" : " " + text, width + 2);
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /** Puts as many boards side by side as fit in the width. */
  private static ImmutableList<ImmutableList<ImmutableList<String>>> bands(
      ListIterable<ImmutableList<String>> blocks) {
    MutableList<ImmutableList<ImmutableList<String>>> bands = Lists.mutable.empty();
    ImmutableList<ImmutableList<String>> band = Lists.immutable.empty();
    int width = 0;
    for (ImmutableList<String> block : blocks) {
      int added = width(block) + GAP.length();
      if (band.notEmpty() && width + added > WIDTH) {
        bands.add(band);
        band = Lists.immutable.empty();
        width = 0;
      }
      band = band.newWith(block);
      width += added;
    }
    return bands.with(band).toImmutable();
  }

  private static int width(ImmutableList<String> block) {
    return block.collectInt(String::length).max();
  }

  private static void appendSideBySide(
      ImmutableList<ImmutableList<String>> band, StringBuilder out) {
    int height = band.collectInt(ImmutableList::size).max();
    for (int line : Interval.zeroTo(height - 1)) {
      String text =
          band.collect(block -> pad(line < block.size() ? block.get(line) : "", width(block)))
              .makeString(GAP);
      out.append(text.stripTrailing()).append('\n');
    }
  }
}
