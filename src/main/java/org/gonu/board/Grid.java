package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.board.Board.Cell;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.fact.FactShape;
import org.gonu.gdl.Term;

/**
 * A rectangle of places, in one or several layers, and the facts that are drawn on it.
 *
 * @param main the pattern that gives axes and title
 * @param patterns all patterns drawn here, the main one first
 * @param blanks contents that mean an empty place
 * @param contents all known contents except blanks
 * @param places the places that exist; empty if all do
 * @param hasTitle true if there are other boards, so that it needs a title
 */
record Grid(
    BoardPattern main,
    ImmutableList<BoardPattern> patterns,
    ImmutableSet<String> blanks,
    ImmutableSet<String> contents,
    ImmutableSet<Place> places,
    boolean hasTitle) {

  /** True if facts of a shape are drawn here. */
  boolean draws(FactShape shape) {
    return patterns.anySatisfy(pattern -> pattern.shape().equals(shape));
  }

  /** The content of a fact; of marks it begins with their name. */
  private String content(BoardPattern pattern, ImmutableList<String> leaves) {
    boolean isMark = !pattern.equals(main) && pattern.contents().notEmpty();
    return (isMark ? pattern.shape().name() + " " : "") + pattern.content(leaves);
  }

  /** This grid with other columns and rows. */
  Grid withAxes(ImmutableList<String> columns, ImmutableList<String> rows) {
    BoardPattern fitted = main.withAxes(columns, rows);
    return new Grid(
        fitted,
        patterns.collect(pattern -> pattern.equals(main) ? fitted : pattern),
        blanks,
        contents,
        places,
        hasTitle);
  }

  /** The title of a layer; the empty string if it needs none. */
  String title(String layer) {
    if (layer.isEmpty()) {
      return hasTitle ? main.shape().name() : "";
    }
    return hasTitle ? main.shape().name() + " " + layer : layer;
  }

  /** An empty board to be filled with the facts of one state. */
  Filling filling() {
    return new Filling();
  }

  /** Collects the facts of one state on this grid. Used once. */
  final class Filling {
    private final MutableMap<Place, Cell> cells = Maps.mutable.empty();

    /** The blanks of the main pattern, and the places with another content of it. */
    private final MutableMap<Place, String> blankOf = Maps.mutable.empty();

    private final MutableSet<Place> filled = Sets.mutable.empty();

    private Filling() {}

    /** Puts a fact in its place; false if it does not belong here. */
    boolean add(Term fact) {
      for (BoardPattern pattern : patterns) {
        Optional<ImmutableList<String>> leaves = pattern.shape().leaves(fact);
        if (leaves.isPresent()) {
          String content = content(pattern, leaves.get());
          Place place = pattern.place(leaves.get());
          if (pattern.equals(main)) {
            note(place, content);
          }
          return add(place, content);
        }
      }
      return false;
    }

    private void note(Place place, String content) {
      if (blanks.contains(content)) {
        blankOf.put(place, content);
      } else {
        filled.add(place);
      }
    }

    private boolean add(Place place, String content) {
      if (!main.has(place)) {
        return false;
      }
      Cell before = cells.getIfAbsentValue(place, Cell.BLANK);
      cells.put(place, blanks.contains(content) ? before : before.with(content));
      return true;
    }

    /** The places of which facts tell. */
    MapIterable<Place, Cell> cells() {
      return cells.collect((place, cell) -> Tuples.pair(place, withBlank(place, cell)));
    }

    /** A blank is only shown where the same facts also name a content. */
    private Cell withBlank(Place place, Cell cell) {
      String blank = blankOf.get(place);
      return blank != null && filled.contains(place) ? cell.contradictedBy(blank) : cell;
    }

    /** The boards, one for each layer. */
    ImmutableList<Board> boards() {
      return main.layerOrder().collect(this::board);
    }

    private Board board(String layer) {
      ImmutableList<String> rows = main.rowOrder().toReversed();
      return new Board(
          title(layer),
          main.columnOrder(),
          rows,
          rows.collect(
              row -> main.columnOrder().collect(column -> cell(new Place(column, row, layer)))));
    }

    private Cell cell(Place place) {
      boolean exists = places.isEmpty() || places.contains(place);
      Cell cell = cells.getIfAbsentValue(place, exists ? Cell.BLANK : Cell.MISSING);
      return withBlank(place, cell);
    }
  }
}
