package org.gonu.board.place;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Lattice.Link;

/**
 * Finds boards of hexagons whose columns or rows each count from their own end, such as columns of
 * 3, 4, 5, 4 and 3 places: each line lies half a place beside the next, all have the same middle,
 * and neighbours of the sheet lie side by side then.
 */
final class StaggerFinder {
  /** Minimum share of the neighbours of a relation, in percent, that must lie side by side. */
  private static final int SIDE_BY_SIDE = 95;

  /** Minimum share of the places, in percent, that have neighbours. */
  private static final int REACHED = 60;

  /** Minimum number of directions, of six, in which neighbours lie. */
  private static final int MIN_DIRECTIONS = 4;

  private static final int MIN_LINES = 3;

  private final ImmutableSet<Cross> places;

  StaggerFinder(ImmutableSet<Cross> places) {
    this.places = places;
  }

  /**
   * How the places lie; nothing if they are no such board.
   *
   * @param relations neighbours, in both directions, by relation
   */
  Optional<Lattice> find(ImmutableList<ImmutableSet<Link>> relations) {
    return lattice(relations, true).or(() -> lattice(relations, false));
  }

  private Optional<Lattice> lattice(
      ImmutableList<ImmutableSet<Link>> relations, boolean isByColumn) {
    Optional<ImmutableList<Double>> middles = middles(isByColumn);
    if (middles.isEmpty()) {
      return Optional.empty();
    }
    Lattice lattice = Lattice.staggered(middles.get(), isByColumn);
    ImmutableSet<Link> near =
        relations
            .select(links -> links.notEmpty() && isSideBySide(links, lattice))
            .flatCollect(links -> links.select(link -> isNear(link, lattice)))
            .toImmutableSet();
    boolean reachesMost =
        near.collect(Link::from).size() * 100 >= places.size() * REACHED
            && near.collect(link -> direction(link, lattice)).size() >= MIN_DIRECTIONS;
    return reachesMost ? Optional.of(lattice) : Optional.empty();
  }

  /** By line, from 0: how far it begins before the middle of the board; nothing if it is none. */
  private Optional<ImmutableList<Double>> middles(boolean isByColumn) {
    int lines = places.collectInt(place -> line(place, isByColumn)).maxIfEmpty(-1) + 1;
    MutableList<Double> middles = Lists.mutable.empty();
    for (int line = 0; line < lines; line++) {
      int current = line;
      ImmutableSet<Cross> found = places.select(place -> line(place, isByColumn) == current);
      int last = found.collectInt(place -> line(place, !isByColumn)).maxIfEmpty(-1);
      double middle = last / 2.0;
      boolean isEven = line > 0 && (middles.getLast() - middle) * 2 % 2 == 0;
      if (found.isEmpty() || last + 1 != found.size() || isEven) {
        return Optional.empty();
      }
      middles.add(middle);
    }
    return lines < MIN_LINES ? Optional.empty() : Optional.of(middles.toImmutable());
  }

  private static int line(Cross place, boolean isByColumn) {
    return isByColumn ? place.column() : place.row();
  }

  private static boolean isSideBySide(ImmutableSet<Link> links, Lattice lattice) {
    return links.count(link -> isNear(link, lattice)) * 100 >= links.size() * SIDE_BY_SIDE;
  }

  private static boolean isNear(Link link, Lattice lattice) {
    double x = lattice.x(link.to()) - lattice.x(link.from());
    double y = lattice.y(link.to()) - lattice.y(link.from());
    return Math.round(100 * Math.hypot(x, y)) == 100;
  }

  /** The angle of a link, in degrees. */
  private static long direction(Link link, Lattice lattice) {
    double x = lattice.x(link.to()) - lattice.x(link.from());
    double y = lattice.y(link.to()) - lattice.y(link.from());
    return Math.floorMod(Math.round(Math.toDegrees(Math.atan2(y, x))), 360L);
  }
}
