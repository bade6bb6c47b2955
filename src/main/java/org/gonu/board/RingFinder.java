package org.gonu.board;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.board.fact.BlankRule;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.FactGroup;
import org.gonu.gdl.Atom;

/**
 * Finds places with one coordinate that lie in a ring, such as the pits of Kalaha: a relation of
 * the sheet leads from place to place, through all of them and back to the first, and every place
 * has one content in every known state.
 */
final class RingFinder {
  private static final int MIN_PLACES = 5;
  private static final int MAX_PLACES = 64;

  /** A relation that links places has so many arguments at most: one may be of another kind. */
  private static final int MAX_ARGUMENTS = 3;

  /** Most neighbours of all places together, in percent of those in a ring. */
  private static final int MAX_NEIGHBOURS = 125;

  private static final int PLACE = 0;
  private static final int CONTENT = 1;

  private final ImmutableList<FactGroup> groups;
  private final ImmutableList<RichIterable<Atom>> relations;

  /**
   * A finder for a game.
   *
   * @param atoms what holds in all states
   */
  RingFinder(ImmutableList<FactGroup> groups, Iterable<Atom> atoms) {
    this.groups = groups;
    this.relations =
        Lists.immutable.<RichIterable<Atom>>withAll(
            Lists.immutable
                .withAll(atoms)
                .select(atom -> atom.arity() >= 2 && atom.arity() <= MAX_ARGUMENTS)
                .groupBy(Atom::predicate)
                .multiValuesView());
  }

  /** The largest ring; nothing if there is none. */
  Optional<Grid> find() {
    return groups
        .select(group -> group.shape().size() == 2 && group.hasFixedNumber() && !group.isStatic())
        .collect(this::ring)
        .select(Optional::isPresent)
        .collect(Optional::get)
        .maxByOptional(grid -> grid.main().size());
  }

  private Optional<Grid> ring(FactGroup group) {
    ImmutableSet<String> places = group.leaves(IntLists.immutable.of(PLACE));
    boolean areFilled =
        group
            .states()
            .allSatisfy(
                facts ->
                    facts.size() == places.size()
                        && facts.collect(leaves -> leaves.get(PLACE)).toSet().equals(places));
    return areFilled && places.size() >= MIN_PLACES && places.size() <= MAX_PLACES
        ? relations
            .flatCollect(RingFinder::selections)
            .collect(pairs -> round(places, pairs))
            .select(Optional::isPresent)
            .collect(Optional::get)
            .toSortedListBy(order -> order.makeString(" "))
            .minByOptional(RingFinder::jumps)
            .map(order -> grid(group, order))
        : Optional.empty();
  }

  /**
   * Pairs of values that a relation names: of all its atoms, and of those alike in one argument.
   */
  private static ImmutableList<ImmutableSet<ImmutableList<String>>> selections(
      RichIterable<Atom> atoms) {
    if (atoms.getAny().arity() == 2) {
      return Lists.immutable.of(pairs(atoms, MAX_ARGUMENTS));
    }
    MutableList<ImmutableSet<ImmutableList<String>>> selections = Lists.mutable.empty();
    for (int other = 0; other < MAX_ARGUMENTS; other++) {
      int leaf = other;
      selections.add(pairs(atoms, leaf));
      atoms
          .groupBy(atom -> atom.arguments().get(leaf))
          .multiValuesView()
          .forEach(alike -> selections.add(pairs(alike, leaf)));
    }
    return selections.toImmutable();
  }

  private static ImmutableSet<ImmutableList<String>> pairs(RichIterable<Atom> atoms, int other) {
    return atoms
        .collect(
            atom ->
                atom.arguments()
                    .collectWithIndex((term, i) -> i == other ? "" : term.toString())
                    .reject(String::isEmpty))
        .toImmutableSet();
  }

  /** The places in the order of the ring that pairs make of all of them; else nothing. */
  private static Optional<ImmutableList<String>> round(
      ImmutableSet<String> places, ImmutableSet<ImmutableList<String>> pairs) {
    MutableMap<String, MutableSet<String>> near = Maps.mutable.empty();
    for (ImmutableList<String> pair : pairs) {
      if (!places.containsAllIterable(pair)) {
        return Optional.empty();
      }
      near.getIfAbsentPut(pair.getFirst(), Sets.mutable::empty).add(pair.getLast());
      near.getIfAbsentPut(pair.getLast(), Sets.mutable::empty).add(pair.getFirst());
    }
    long neighbours = near.sumOfInt(MutableSet::size);
    boolean isSparse = neighbours * 100 <= 2L * MAX_NEIGHBOURS * places.size();
    if (near.size() < places.size() || !isSparse) {
      return Optional.empty();
    }
    // Names go on as people count, as far as the ring allows it.
    MutableMap<String, ImmutableList<String>> ways =
        near.collectValues((place, next) -> next.toSortedListBy(RingFinder::counted).toImmutable());
    MutableList<String> way = Lists.mutable.of(places.minBy(RingFinder::counted));
    return closes(way, ways) ? Optional.of(way.toImmutable()) : Optional.empty();
  }

  /** How often a ring does not go on as people count: it may also lead to every second place. */
  private static int jumps(ImmutableList<String> order) {
    ImmutableList<String> counted = order.toSortedListBy(RingFinder::counted).toImmutable();
    int jumps = 0;
    for (int i = 0; i + 1 < order.size(); i++) {
      int to = counted.indexOf(order.get(i)) + 1;
      jumps += to < counted.size() && counted.get(to).equals(order.get(i + 1)) ? 0 : 1;
    }
    return jumps;
  }

  /** A name that comes before those of greater numbers in the order of texts. */
  private static String counted(String name) {
    return String.format(Locale.ROOT, "%03d%s", name.length(), name);
  }

  /** Goes on a way through all places and back to the first; false if that is not possible. */
  private static boolean closes(
      MutableList<String> way, MutableMap<String, ImmutableList<String>> near) {
    ImmutableList<String> next = near.getIfAbsentValue(way.getLast(), Lists.immutable.empty());
    if (way.size() == near.size()) {
      return next.contains(way.getFirst());
    }
    for (String place : next) {
      if (!way.contains(place)) {
        way.add(place);
        if (closes(way, near)) {
          return true;
        }
        way.remove(way.size() - 1);
      }
    }
    return false;
  }

  private Grid grid(FactGroup group, ImmutableList<String> order) {
    BoardPattern pattern = pattern(group, order);
    ImmutableList<FactGroup> marks =
        groups.select(other -> !other.equals(group) && isMark(other, order));
    ImmutableSet<String> blanks = new BlankRule(group, pattern).named();
    ImmutableList<BoardPattern> patterns =
        Lists.immutable.of(pattern).newWithAll(marks.collect(other -> pattern(other, order)));
    ImmutableSet<String> contents =
        group
            .contents(pattern)
            .reject(blanks::contains)
            .union(marks.flatCollect(RingFinder::contents).toImmutableSet());
    return new Grid(pattern, patterns, blanks, contents, group.places(pattern), false);
  }

  private static BoardPattern pattern(FactGroup group, ImmutableList<String> order) {
    return new BoardPattern(
        group.shape(),
        IntLists.immutable.of(PLACE),
        IntLists.immutable.empty(),
        IntLists.immutable.empty(),
        IntLists.immutable.of(CONTENT),
        order,
        Lists.immutable.of(""),
        Lists.immutable.of(""));
  }

  /** True if facts tell more of the places, such as whose piece is there. */
  private static boolean isMark(FactGroup group, ImmutableList<String> order) {
    return group.shape().size() == 2
        && group.maxFacts() > 1
        && group.leaves(IntLists.immutable.of(PLACE)).allSatisfy(order::contains)
        && group.leaves(IntLists.immutable.of(CONTENT)).noneSatisfy(order::contains);
  }

  /** As {@link Grid} names contents of marks. */
  private static ImmutableSet<String> contents(FactGroup group) {
    return group
        .leaves(IntLists.immutable.of(CONTENT))
        .collect(content -> group.shape().name() + " " + content);
  }
}
