package org.gonu.datalog.rule;

import java.util.Optional;
import org.eclipse.collections.api.RichIterable;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.ImmutableIntList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.multimap.set.ImmutableSetMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.datalog.rule.TermPath.End;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/** What a rule makes at some places of its head, from what its conditions can have together. */
final class TupleJoin {
  /** Most rows that are looked at; a rule with more may make anything. */
  private static final int MAX_ROWS = 30_000;

  /** Functions in functions are followed so far. */
  private static final int MAX_DEPTH = 8;

  private final ImmutableList<End> ends;

  /** The different ways by which variables of the conditions come to the places of the head. */
  private final ImmutableList<End> columns;

  /** What is allowed in some columns together. */
  private record Part(ImmutableIntList columns, ImmutableSet<ImmutableList<Term>> tuples) {}

  private final MutableList<Part> parts = Lists.mutable.empty();
  private int work = 1;

  private TupleJoin(ImmutableList<End> ends) {
    this.ends = ends;
    this.columns = ends.reject(end -> end.term().isGround()).distinct();
  }

  /** A join for some places of a head; nothing if the head has other terms there. */
  static Optional<TupleJoin> of(Atom head, ImmutableList<TermPath> places) {
    ImmutableList<Optional<End>> ends = places.collect(place -> place.end(head));
    return ends.allSatisfy(Optional::isPresent)
        ? Optional.of(new TupleJoin(ends.collect(Optional::get)))
        : Optional.empty();
  }

  /** By column, where a condition has it. */
  private ImmutableList<Optional<TermPath>> paths(Atom condition) {
    return columns.collect(
        column ->
            column.term() instanceof Variable variable
                ? TermPath.to(variable, condition)
                    .map(path -> path.then(column.rest()))
                    .filter(path -> path.steps().size() <= MAX_DEPTH)
                : Optional.empty());
  }

  /** Where a condition has columns; empty if it has none. */
  ImmutableList<TermPath> placesIn(Atom condition) {
    return paths(condition).select(Optional::isPresent).collect(Optional::get);
  }

  /** A condition has no other tuples at the places where it has columns. */
  void restrict(Atom condition, RichIterable<ImmutableList<Term>> tuples) {
    MutableIntList known = IntLists.mutable.empty();
    paths(condition).forEachWithIndex((path, i) -> path.ifPresent(found -> known.add(i)));
    parts.add(new Part(known.toImmutable(), tuples.toImmutableSet()));
  }

  /** Number of rows that were looked at. */
  int work() {
    return work;
  }

  /**
   * The tuples at the places of the head; nothing if they may be any.
   *
   * @param comparisons that hold
   */
  Optional<ImmutableSet<ImmutableList<Term>>> tuples(ImmutableList<Distinct> comparisons) {
    ImmutableIntList bound = IntLists.immutable.empty();
    ImmutableSet<ImmutableList<Term>> rows = Sets.immutable.of(Lists.immutable.empty());
    for (Part part : parts.sortThisByInt(part -> -part.columns().size())) {
      ImmutableIntList before = bound;
      ImmutableIntList fresh = part.columns().reject(before::contains);
      rows = joined(rows, before, part, fresh);
      bound = bound.newWithAll(fresh);
      if (work > MAX_ROWS) {
        return Optional.empty();
      }
    }
    if (bound.size() < columns.size()) {
      return Optional.empty();
    }
    ImmutableIntList order = bound;
    return Optional.of(
        rows.select(row -> comparisons.allSatisfy(each -> holds(each, row, order)))
            .collect(row -> ends.collect(end -> term(end, row, order))));
  }

  private ImmutableSet<ImmutableList<Term>> joined(
      ImmutableSet<ImmutableList<Term>> rows,
      ImmutableIntList bound,
      Part part,
      ImmutableIntList fresh) {
    ImmutableIntList shared = part.columns().select(bound::contains);
    ImmutableSetMultimap<ImmutableList<Term>, ImmutableList<Term>> matching =
        part.tuples().groupBy(tuple -> at(shared, tuple, part.columns()));
    MutableSet<ImmutableList<Term>> all = Sets.mutable.empty();
    for (ImmutableList<Term> row : rows) {
      for (ImmutableList<Term> tuple : matching.get(at(shared, row, bound))) {
        if (++work > MAX_ROWS) {
          return all.toImmutable();
        }
        all.add(row.newWithAll(at(fresh, tuple, part.columns())));
      }
    }
    return all.toImmutable();
  }

  private static ImmutableList<Term> at(
      ImmutableIntList chosen, ImmutableList<Term> row, ImmutableIntList order) {
    return chosen.collect(column -> row.get(order.indexOf(column)));
  }

  private Term term(End end, ImmutableList<Term> row, ImmutableIntList order) {
    return end.term().isGround() ? end.term() : row.get(order.indexOf(columns.indexOf(end)));
  }

  /** False if the two terms are known and the same. */
  private boolean holds(Distinct comparison, ImmutableList<Term> row, ImmutableIntList order) {
    End left = new End(comparison.left(), Lists.immutable.empty());
    End right = new End(comparison.right(), Lists.immutable.empty());
    return !isKnown(left)
        || !isKnown(right)
        || !term(left, row, order).equals(term(right, row, order));
  }

  private boolean isKnown(End end) {
    return end.term().isGround() || columns.contains(end);
  }
}
