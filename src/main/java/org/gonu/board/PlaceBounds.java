package org.gonu.board;

import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.board.fact.AxisOrder;
import org.gonu.board.fact.BoardPattern;
import org.gonu.board.fact.BoardPattern.Place;
import org.gonu.board.fact.FactGroup;
import org.gonu.board.fact.FactShape;
import org.gonu.datalog.rule.TermPath;
import org.gonu.datalog.rule.TupleDomains;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;

/**
 * The places that facts can have at most, as rules tell: there may be more of them than have been
 * seen, and fewer than fill the columns and rows.
 */
final class PlaceBounds {
  /** An axis does not become longer than so many times what was seen: it may be a counter. */
  private static final int MAX_GROWTH = 2;

  private final Supplier<TupleDomains> rules;

  /** What rules make, once it is asked for. */
  private Optional<TupleDomains> domains = Optional.empty();

  /**
   * Bounds by rules.
   *
   * @param rules what they make
   */
  PlaceBounds(Supplier<TupleDomains> rules) {
    this.rules = rules;
  }

  /** Without rules, nothing is known. */
  static PlaceBounds none() {
    return new PlaceBounds(
        () -> new TupleDomains(Lists.immutable.empty(), Lists.immutable.empty()));
  }

  /** Facts with the columns and rows that they can have, and with their places. */
  FactGroup fitted(FactGroup group, AxisOrder axisOrder) {
    return group
        .pattern()
        .filter(pattern -> isFlat(pattern) && !isFixed(group, pattern))
        .flatMap(pattern -> fitted(group, pattern, axisOrder))
        .orElse(group);
  }

  private static boolean isFlat(BoardPattern pattern) {
    return pattern.columns().size() == 1 && pattern.rows().size() == 1;
  }

  private static boolean isFixed(FactGroup group, BoardPattern pattern) {
    return group.hasFixedNumber() && group.hasFixedPlaces(pattern);
  }

  private Optional<FactGroup> fitted(FactGroup group, BoardPattern pattern, AxisOrder axisOrder) {
    return places(pattern)
        .filter(places -> places.containsAllIterable(group.places(pattern)))
        .filter(places -> pattern.layerOrder().containsAllIterable(places.collect(Place::layer)))
        .map(
            places ->
                grown(pattern, places, axisOrder)
                    .map(grown -> group.with(grown, places))
                    .orElseGet(() -> cut(group, pattern, places.select(pattern::has))));
  }

  /** Facts on a board that lacks what they cannot have of the columns and rows that were seen. */
  private static FactGroup cut(FactGroup group, BoardPattern pattern, ImmutableSet<Place> places) {
    return places.size() == pattern.size()
        ? group
        : group.with(
            pattern.withAxes(
                cut(pattern.columnOrder(), places.collect(Place::column)),
                cut(pattern.rowOrder(), places.collect(Place::row))),
            places);
  }

  /**
   * A pattern with the columns and rows of all these places; nothing if they look as if rules did
   * not tell where the board ends.
   */
  private static Optional<BoardPattern> grown(
      BoardPattern pattern, ImmutableSet<Place> places, AxisOrder axisOrder) {
    Optional<ImmutableList<String>> columns =
        grown(pattern.columnOrder(), places.collect(Place::column), axisOrder);
    Optional<ImmutableList<String>> rows =
        grown(pattern.rowOrder(), places.collect(Place::row), axisOrder);
    return columns
        .flatMap(across -> rows.map(up -> pattern.withAxes(across, up)))
        .filter(all -> isSymmetric(all, places));
  }

  private static Optional<ImmutableList<String>> grown(
      ImmutableList<String> seen, SetIterable<String> labels, AxisOrder axisOrder) {
    return axisOrder
        .order(labels)
        .map(order -> cut(order, labels))
        .filter(order -> order.size() <= MAX_GROWTH * seen.size());
  }

  /** True if places look the same when the board is turned upside down. */
  private static boolean isSymmetric(BoardPattern pattern, ImmutableSet<Place> places) {
    return places.allSatisfy(
        place ->
            places.contains(
                new Place(
                    opposite(pattern.columnOrder(), place.column()),
                    opposite(pattern.rowOrder(), place.row()),
                    place.layer())));
  }

  private static String opposite(ImmutableList<String> labels, String label) {
    return labels.get(labels.size() - 1 - labels.indexOf(label));
  }

  /** Labels from the first to the last of those that are used. */
  private static ImmutableList<String> cut(ImmutableList<String> labels, SetIterable<String> used) {
    int first = labels.detectIndex(used::contains);
    return labels.drop(first).take(labels.detectLastIndex(used::contains) + 1 - first);
  }

  /** The places that facts of a pattern can have at most; nothing if it is not known. */
  Optional<ImmutableSet<Place>> places(BoardPattern pattern) {
    ImmutableList<Leaf> leaves = leaves(pattern.shape());
    ImmutableList<TermPath> paths =
        pattern.coordinates().collect(leaf -> leaves.get(leaf).path()).distinct();
    TupleDomains known = domains.orElseGet(rules);
    domains = Optional.of(known);
    return known
        .of(paths)
        .filter(tuples -> tuples.allSatisfy(terms -> isNamed(terms, paths, leaves)))
        .map(
            tuples ->
                tuples.collect(
                    terms -> pattern.place(leaves.collect(leaf -> leaf.text(terms, paths)))));
  }

  /**
   * Where a leaf of facts stands.
   *
   * @param part the part of a word such as {@code e3}, from 1; 0 for a whole term
   */
  private record Leaf(TermPath path, int part) {
    /** The leaf, if the term at its path is among these; else the empty string. */
    String text(ImmutableList<Term> terms, ImmutableList<TermPath> paths) {
      int at = paths.indexOf(path);
      if (at < 0) {
        return "";
      }
      String term = Printer.COMPACT.print(terms.get(at));
      return part == 0 ? term : FactShape.SQUARE.matcher(term).replaceFirst("$" + part);
    }
  }

  /** False if a term that should be a word such as {@code e3} is another. */
  private static boolean isNamed(
      ImmutableList<Term> terms, ImmutableList<TermPath> paths, ImmutableList<Leaf> leaves) {
    return leaves
        .select(leaf -> leaf.part() > 0 && paths.contains(leaf.path()))
        .allSatisfy(
            leaf ->
                FactShape.SQUARE
                    .matcher(Printer.COMPACT.print(terms.get(paths.indexOf(leaf.path()))))
                    .matches());
  }

  private static ImmutableList<Leaf> leaves(FactShape shape) {
    Predicate fact = new Predicate(shape.name(), shape.parts().size());
    MutableList<Leaf> leaves = Lists.mutable.empty();
    shape
        .parts()
        .forEachWithIndex(
            (part, argument) -> {
              TermPath path = TermPath.ofFact(fact, argument);
              Predicate function = new Predicate(part.function(), part.leaves());
              for (int i = 0; i < part.leaves(); i++) {
                leaves.add(
                    part.isSquareName()
                        ? new Leaf(path, i + 1)
                        : new Leaf(part.isWhole() ? path : path.into(function, i), 0));
              }
            });
    return leaves.toImmutable();
  }
}
