package org.gonu.board;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.FactGroup;
import org.gonu.board.place.Lattice.Cross;
import org.gonu.board.place.Lattice.Link;

/**
 * Finds facts about lines between neighbouring points. They name both points, {@code (line 1 1 1
 * 2)}, or a direction and the point at one end, {@code (drawn horizontal a 1)}: then the lines of
 * one direction end before the last column, and those of the other before the last row.
 */
final class LineFinder {
  /** Coordinates of two points. */
  private static final int ENDS = 4;

  /** Coordinates of a point, and a direction. */
  private static final int DIRECTED = 3;

  /** Minimum number of lines that hold in some state; fewer may be the last move. */
  private static final int MIN_LINES = 3;

  private static final Cross RIGHT = new Cross(1, 0);
  private static final Cross UP = new Cross(0, 1);

  private final FactGroup group;
  private final AxisOrder axisOrder;

  /** All lines are known. */
  private final boolean isDeclared;

  private LineFinder(FactGroup group, AxisOrder axisOrder, boolean isDeclared) {
    this.group = group;
    this.axisOrder = axisOrder;
    this.isDeclared = isDeclared;
  }

  /**
   * The lines that facts of one name tell of; nothing if they are about something else.
   *
   * @param isDeclared true if all facts that can hold are known
   */
  static Optional<BoardLines> find(FactGroup group, AxisOrder axisOrder, boolean isDeclared) {
    boolean areSplit = group.all().anySatisfy(each -> each.anySatisfy(leaf -> leaf.contains(".")));
    return group.isStatic() || group.maxFacts() < MIN_LINES || areSplit
        ? Optional.empty()
        : new LineFinder(group, axisOrder, isDeclared).find();
  }

  private Optional<BoardLines> find() {
    int size = group.shape().size();
    if (size > ENDS + 1) {
      return Optional.empty();
    }
    MutableList<BoardLines> found = Lists.mutable.empty();
    for (int from = 0; from + ENDS <= size; from++) {
      withEnds(IntInterval.fromTo(from, from + ENDS - 1).toImmutable()).ifPresent(found::add);
    }
    for (int content = 0; content < size && size == DIRECTED + 1; content++) {
      directed(IntInterval.zeroTo(size - 1).toImmutable().newWithout(content))
          .ifPresent(found::add);
    }
    if (size == DIRECTED) {
      directed(IntInterval.zeroTo(size - 1).toImmutable()).ifPresent(found::add);
    }
    return found.getFirstOptional();
  }

  /** Lines that some leaves name by both ends. */
  private Optional<BoardLines> withEnds(ImmutableIntList names) {
    ImmutableList<ImmutableList<String>> named =
        group.all().collect(each -> names.collect(each::get));
    return PointAxes.of(
            named.flatCollect(ends -> Lists.immutable.of(ends.take(2), ends.drop(2))), axisOrder)
        .flatMap(
            axes -> {
              MutableMap<ImmutableList<String>, Link> links = Maps.mutable.empty();
              named.each(
                  ends ->
                      links.put(
                          ends, new Link(axes.cross(ends.take(2)), axes.cross(ends.drop(2)))));
              ImmutableSet<Cross> steps = links.collect(Link::step).toImmutableSet();
              if (!leadToNeighbours(steps)) {
                return Optional.empty();
              }
              if (!isDeclared) {
                axes.links(steps)
                    .each(
                        link ->
                            links.put(
                                axes.names(link.from()).newWithAll(axes.names(link.to())), link));
              }
              return Optional.of(BoardLines.of(group, names, axes, links.toImmutable()));
            });
  }

  /** True for steps of length one that do not all go along one line. */
  private static boolean leadToNeighbours(ImmutableSet<Cross> steps) {
    return steps.allSatisfy(step -> Math.max(Math.abs(step.column()), Math.abs(step.row())) == 1)
        && steps.anySatisfy(
            step ->
                steps.anySatisfy(
                    other -> step.column() * other.row() != step.row() * other.column()));
  }

  /** Lines that some leaves, one of which is a direction, name by one end. */
  private Optional<BoardLines> directed(ImmutableIntList names) {
    if (!isDeclared) {
      return Optional.empty();
    }
    return names
        .collect(direction -> directed(names, direction))
        .detectOptional(Optional::isPresent)
        .map(Optional::get);
  }

  private Optional<BoardLines> directed(ImmutableIntList names, int direction) {
    ImmutableIntList ends = names.newWithout(direction);
    ImmutableSet<String> directions = group.leaves(IntLists.immutable.of(direction));
    if (directions.size() != 2) {
      return Optional.empty();
    }
    return PointAxes.of(group.all().collect(each -> ends.collect(each::get)), axisOrder)
        .flatMap(
            axes -> {
              MutableMap<ImmutableList<String>, Link> links = Maps.mutable.empty();
              for (String each : directions) {
                ImmutableList<ImmutableList<String>> facts =
                    group.all().select(leaves -> leaves.get(direction).equals(each));
                ImmutableSet<Cross> points =
                    facts.collect(leaves -> axes.cross(ends.collect(leaves::get))).toImmutableSet();
                Optional<Cross> step =
                    Lists.immutable
                        .of(RIGHT, UP)
                        .detectOptional(way -> points.equals(axes.inside(way)));
                if (step.isEmpty()) {
                  return Optional.empty();
                }
                facts.each(
                    leaves -> {
                      Cross from = axes.cross(ends.collect(leaves::get));
                      links.put(names.collect(leaves::get), new Link(from, from.plus(step.get())));
                    });
              }
              boolean areBoth = links.collect(Link::step).toSet().size() == 2;
              return areBoth
                  ? Optional.of(BoardLines.of(group, names, axes, links.toImmutable()))
                  : Optional.empty();
            });
  }
}
