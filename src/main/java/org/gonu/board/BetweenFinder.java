package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MapIterable;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.fact.CoordinateTerms;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Atom;

/**
 * Finds where places lie that are named like those of a board and lie between them, such as the
 * midpoints of squares: a relation of the sheet names for each of them, and for nothing else, the
 * places round it.
 */
final class BetweenFinder {
  /** Minimum number of places round one. */
  private static final int MIN_ROUND = 3;

  private final BoardPattern pattern;
  private final BoardPattern board;
  private final MapIterable<Place, Spot> spots;

  /**
   * A finder.
   *
   * @param pattern of the facts about the places to be found
   * @param board of those about the places of the board
   * @param spots where these lie
   */
  BetweenFinder(BoardPattern pattern, BoardPattern board, MapIterable<Place, Spot> spots) {
    this.pattern = pattern;
    this.board = board;
    this.spots = spots;
  }

  /** Where the places of a grid lie; nothing if no relation tells of all of them. */
  Optional<MapIterable<Place, Corner>> find(Grid grid, ImmutableList<Atom> atoms) {
    return Lists.immutable
        .withAll(atoms.groupBy(Atom::predicate).multiValuesView())
        .collect(this::centres)
        .detectOptional(
            centres ->
                centres.notEmpty()
                    && centres.keysView().toSet().equals(grid.places().toSet())
                    && centres.toList().distinct().size() == centres.size());
  }

  /** For each place that the atoms of a relation name first, the middle of the others. */
  private MapIterable<Place, Corner> centres(RichIterable<Atom> atoms) {
    int size = board.coordinates().size();
    MutableMap<Place, MutableList<Corner>> round = Maps.mutable.empty();
    for (Atom atom : atoms) {
      ImmutableList<String> leaves = CoordinateTerms.of(atom.arguments(), board.hasSquareNames());
      if (leaves.size() != 2 * size) {
        return Maps.immutable.empty();
      }
      Optional<Place> place = pattern.placeOfCoordinates(leaves.take(size));
      Optional<Spot> other = board.placeOfCoordinates(leaves.drop(size)).map(spots::get);
      if (place.isEmpty() || other.isEmpty()) {
        return Maps.immutable.empty();
      }
      round
          .getIfAbsentPut(place.get(), Lists.mutable::empty)
          .add(new Corner(other.get().x(), other.get().y()));
    }
    return round.anySatisfy(corners -> corners.size() < MIN_ROUND)
        ? Maps.immutable.empty()
        : round.collectValues((place, corners) -> middle(corners));
  }

  private static Corner middle(MutableList<Corner> corners) {
    return new Corner(
        corners.collectDouble(Corner::x).average(), corners.collectDouble(Corner::y).average());
  }
}
