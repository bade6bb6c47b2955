package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.board.place.Address;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Shade;
import org.gonu.board.place.Spot;
import org.gonu.gdl.Term;

/** Places in a ring: the first at the upper left, the others clockwise. */
final class RingPlan implements BoardPlan {
  /** Width of a place in the middle of the ring, in widths of a cell. */
  private static final double WIDTH = 1.1;

  /** From the middle of the ring to its inner and its outer side. */
  private static final double HALF = 0.5;

  /** From the middle of the ring to the name of a place. */
  private static final double CAPTION = 0.8;

  /** Half the width of a letter of it. */
  private static final double LETTER = 0.05;

  private final Grid grid;
  private final ImmutableList<Spot> spots;

  RingPlan(Grid grid) {
    this.grid = grid;
    this.spots = grid.main().columnOrder().collectWithIndex(this::spot);
  }

  private double radius() {
    return Math.max(1.4, grid.main().size() * WIDTH / (2 * Math.PI));
  }

  /** A point of the ring, so many places from the first. */
  private Corner at(double place, double radius) {
    double angle = 2 * Math.PI * (place + 0.5) / grid.main().size() + Math.PI;
    return new Corner(radius * Math.cos(angle), radius * Math.sin(angle));
  }

  private Spot spot(String name, int place) {
    Corner middle = at(place, radius());
    ImmutableList<Corner> corners =
        Lists.immutable.of(
            at(place - HALF, radius() - HALF),
            at(place - HALF, radius() + HALF),
            at(place, radius() + HALF),
            at(place + HALF, radius() + HALF),
            at(place + HALF, radius() - HALF),
            at(place, radius() - HALF));
    return new Spot(
        GridPlan.plain(name), name, "", middle.x(), middle.y(), Outline.area(corners), Shade.LIGHT);
  }

  @Override
  public ImmutableList<Spot> spots() {
    return spots;
  }

  @Override
  public ImmutableList<Caption> captions() {
    return spots.collectWithIndex(
        (spot, place) -> {
          double away = Math.abs(at(place, 1).x()) * LETTER * (spot.name().length() - 1);
          Corner at = at(place, radius() + CAPTION + away);
          return new Caption(spot.name(), at.x(), at.y());
        });
  }

  @Override
  public Contents contents(Iterable<? extends Term> facts) {
    BoardLayout.Filled filled = BoardLayout.fill(Lists.immutable.of(grid), facts);
    ImmutableMap<String, Spot> byName = spots.toImmutableMap(Spot::name, spot -> spot);
    MutableMap<String, ImmutableList<String>> contents = Maps.mutable.empty();
    filled
        .cells()
        .getFirst()
        .forEachKeyValue(
            (place, cell) -> {
              if (cell.contents().notEmpty()) {
                contents.put(byName.get(place.column()).id(), cell.contents());
              }
            });
    return new Contents(contents.toImmutable(), filled.rest());
  }

  @Override
  public ImmutableList<String> knownContents() {
    return grid.contents().toSortedList().toImmutable();
  }

  @Override
  public ImmutableList<Address> addresses() {
    return Lists.immutable.of(Address.byNames(spots));
  }
}
