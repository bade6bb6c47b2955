package org.gonu.board.place;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.fact.CoordinateTerms;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Lattice.Link;
import org.gonu.gdl.Atom;

/**
 * Finds how the places of a board lie from the relations of a sheet that tell neighbours: six steps
 * that lead round a place make hexagons; steps that not all places have make points with lines.
 */
public final class LatticeFinder {
  /** Minimum share of the places, in percent, that neighbours of a relation must reach. */
  private static final int REACHED = 80;

  /** Minimum share of the steps, in percent, that exist where both places do. */
  private static final int COMPLETE = 90;

  /** Most pairs of a relation that are looked at. */
  private static final int MAX_PAIRS = 5000;

  private static final int HEXAGON = 6;

  private final BoardPattern pattern;
  private final ImmutableSet<Cross> places;

  /**
   * A finder for a board.
   *
   * @param places those that exist; none if all do
   */
  public LatticeFinder(BoardPattern pattern, ImmutableSet<Place> places) {
    this.pattern = pattern;
    this.places = places.isEmpty() ? all(pattern) : places.collect(this::cross);
  }

  private static ImmutableSet<Cross> all(BoardPattern pattern) {
    MutableSet<Cross> all = Sets.mutable.empty();
    for (int column = 0; column < pattern.columnOrder().size(); column++) {
      for (int row = 0; row < pattern.rowOrder().size(); row++) {
        all.add(new Cross(column, row));
      }
    }
    return all.toImmutable();
  }

  private Cross cross(Place place) {
    return new Cross(
        pattern.columnOrder().indexOf(place.column()), pattern.rowOrder().indexOf(place.row()));
  }

  /** How the places lie; in squares if no relation tells otherwise. */
  public Lattice find(ImmutableList<Atom> atoms) {
    if (pattern.columns().size() != 1
        || pattern.rows().size() != 1
        || pattern.layers().notEmpty()) {
      return Lattice.SQUARES;
    }
    ImmutableList<RichIterable<Atom>> all =
        Lists.immutable
            .<RichIterable<Atom>>withAll(atoms.groupBy(Atom::predicate).multiValuesView())
            .select(relation -> relation.size() <= MAX_PAIRS);
    return new StaggerFinder(places)
        .find(all.collect(this::linksOnBoard))
        .orElseGet(() -> straight(all));
  }

  private Lattice straight(ImmutableList<RichIterable<Atom>> all) {
    ImmutableList<ImmutableSet<Link>> relations =
        all.collect(this::links).select(this::reachesMost);
    return relations
        .collect(this::hexagons)
        .detectOptional(Optional::isPresent)
        .map(Optional::get)
        .or(
            () ->
                relations
                    .select(this::isPartial)
                    .maxByOptional(RichIterable::size)
                    .map(LatticeFinder::points))
        .orElse(Lattice.SQUARES);
  }

  private static Lattice points(ImmutableSet<Link> links) {
    ImmutableList<Link> once =
        links
            .select(
                link ->
                    link.step().column() > 0
                        || (link.step().column() == 0 && link.step().row() > 0))
            .toSortedListBy(Link::toString)
            .toImmutable();
    return Lattice.points(once);
  }

  /** The pairs of places that some atoms of one relation name, in both directions. */
  private ImmutableSet<Link> linksOnBoard(RichIterable<Atom> atoms) {
    return Lists.immutable
        .withAll(atoms)
        .collect(this::link)
        .select(Optional::isPresent)
        .flatCollect(link -> Lists.immutable.of(link.get(), link.get().reversed()))
        .toImmutableSet();
  }

  /** The pairs of places that all atoms of one relation name, in both directions; else nothing. */
  private ImmutableSet<Link> links(RichIterable<Atom> atoms) {
    MutableSet<Link> links = Sets.mutable.empty();
    for (Atom atom : atoms) {
      Optional<Link> link = link(atom);
      if (link.isEmpty()) {
        return Sets.immutable.empty();
      }
      links.add(link.get());
      links.add(link.get().reversed());
    }
    return links.toImmutable();
  }

  /** The two places of an atom that names two, and maybe a direction besides. */
  private Optional<Link> link(Atom atom) {
    ImmutableList<String> leaves = CoordinateTerms.of(atom.arguments(), pattern.hasSquareNames());
    if (leaves.size() < 4 || leaves.size() > 5) {
      return Optional.empty();
    }
    MutableList<Link> found = Lists.mutable.empty();
    for (int from = 0; from + 4 <= leaves.size(); from++) {
      Optional<Cross> one = cross(leaves, from);
      Optional<Cross> other = cross(leaves, from + 2);
      if (one.isPresent() && other.isPresent() && !one.equals(other)) {
        found.add(new Link(one.get(), other.get()));
      }
    }
    return found.size() == 1 ? Optional.of(found.getFirst()) : Optional.empty();
  }

  private Optional<Cross> cross(ImmutableList<String> leaves, int from) {
    return pattern
        .placeOfCoordinates(leaves.subList(from, from + 2).toList().toImmutable())
        .map(this::cross)
        .filter(places::contains);
  }

  private boolean reachesMost(ImmutableSet<Link> links) {
    return links.notEmpty()
        && links.collect(Link::from).size() * 100 >= places.size() * REACHED
        && links.allSatisfy(this::isPlain);
  }

  /** True for a step that passes over no place. */
  private boolean isPlain(Link link) {
    Cross step = link.step();
    int across = Math.abs(step.column());
    int up = Math.abs(step.row());
    int parts = gcd(across, up);
    for (int part = 1; part < parts; part++) {
      Cross between =
          new Cross(
              link.from().column() + step.column() / parts * part,
              link.from().row() + step.row() / parts * part);
      if (places.contains(between)) {
        return false;
      }
    }
    return across == 0 || up == 0 || across == up;
  }

  private static int gcd(int one, int other) {
    return other == 0 ? one : gcd(other, one % other);
  }

  private Optional<Lattice> hexagons(ImmutableSet<Link> links) {
    ImmutableSet<Cross> steps = links.collect(Link::step);
    boolean isRing =
        steps.size() == HEXAGON
            && steps.allSatisfy(
                step ->
                    steps.count(part -> !part.equals(step) && steps.contains(step.minus(part)))
                        == 2);
    if (!isRing || share(links, steps) < COMPLETE) {
      return Optional.empty();
    }
    Optional<Cross> level = steps.detectOptional(step -> step.row() == 0 && step.column() > 0);
    Optional<Cross> upright = steps.detectOptional(step -> step.column() == 0 && step.row() > 0);
    if (level.isPresent()) {
      double width = 1.0 / level.get().column();
      Cross up = steps.select(step -> step.row() > 0).max((a, b) -> a.column() - b.column());
      double shift = (0.5 - up.column() * width) / up.row();
      return Optional.of(
          Lattice.straight(
              Outline.HEXAGON, Lists.immutable.empty(), width, shift, 0, Lattice.ROW / up.row()));
    }
    return upright.map(
        step -> {
          double height = 1.0 / step.row();
          Cross right = steps.select(each -> each.column() > 0).max((a, b) -> a.row() - b.row());
          double shift = (0.5 - right.row() * height) / right.column();
          return Lattice.straight(
              Outline.FLAT_HEXAGON,
              Lists.immutable.empty(),
              Lattice.ROW / right.column(),
              0,
              shift,
              height);
        });
  }

  /** How many of the steps that could be are there, in percent. */
  private int share(ImmutableSet<Link> links, ImmutableSet<Cross> steps) {
    long possible =
        steps.sumOfInt(step -> places.count(place -> places.contains(place.plus(step))));
    return (int) (links.size() * 100L / Math.max(1, possible));
  }

  /** True if some places have a step that others lack although the place to go to is there. */
  private boolean isPartial(ImmutableSet<Link> links) {
    return share(links, links.collect(Link::step)) < COMPLETE;
  }
}
