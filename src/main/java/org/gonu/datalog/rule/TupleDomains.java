package org.gonu.datalog.rule;

import java.util.ArrayDeque;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;

/**
 * The terms that some places of atoms can have together at most, such as the column and the row of
 * all that can ever stand on a board. In contrast to {@link ArgumentDomains}, places are joined by
 * the conditions that have several of them. Negations and the places that are not asked for are
 * ignored. Computed on demand; what would take too long is not told.
 */
public final class TupleDomains {
  /** Most tuples of some places; more are not told. */
  private static final int MAX_TUPLES = 8_000;

  /** Most tuples that are looked at for one question. */
  private static final int MAX_WORK = 100_000;

  /** Nothing if some rule has too many alternatives. */
  private final Optional<ImmutableListMultimap<Predicate, Conjunction>> rules;

  private final ImmutableListMultimap<Predicate, Atom> known;

  /** What is found so far about some places. */
  private static final class Found {
    private final MutableSet<ImmutableList<Term>> tuples = Sets.mutable.empty();
    private final MutableSet<ImmutableList<TermPath>> readers = Sets.mutable.empty();

    /** True if there may be any tuple. */
    private boolean isOpen;
  }

  private final MutableMap<ImmutableList<TermPath>, Found> found = Maps.mutable.empty();
  private final ArrayDeque<ImmutableList<TermPath>> waiting = new ArrayDeque<>();
  private int work;

  /**
   * The domains that result from rules.
   *
   * @param rules in negation normal form
   * @param known all atoms of some relations, whose rules need not be looked at
   */
  public TupleDomains(ImmutableList<Rule> rules, ImmutableList<Atom> known) {
    this.known = known.groupBy(Atom::predicate);
    this.rules =
        Alternatives.ofAll(rules).map(all -> all.groupBy(rule -> TermPath.relation(rule.head())));
  }

  /**
   * The tuples of terms that can stand at some places of one atom, in the order of the places;
   * nothing if they are not known.
   *
   * @param places in atoms of one predicate; facts are in atoms of {@code true}
   */
  public Optional<ImmutableSet<ImmutableList<Term>>> of(ImmutableList<TermPath> places) {
    return rules.flatMap(all -> of(places, all));
  }

  private Optional<ImmutableSet<ImmutableList<Term>>> of(
      ImmutableList<TermPath> places, ImmutableListMultimap<Predicate, Conjunction> all) {
    work = 0;
    Found asked = at(places);
    while (!waiting.isEmpty() && work < MAX_WORK) {
      ImmutableList<TermPath> next = waiting.remove();
      Found own = at(next);
      if (!own.isOpen && derive(next, all, own)) {
        own.readers.reject(waiting::contains).each(waiting::add);
      }
    }
    if (work >= MAX_WORK) {
      waiting.clear();
      found.clear();
      return Optional.empty();
    }
    return asked.isOpen ? Optional.empty() : Optional.of(asked.tuples.toImmutable());
  }

  private Found at(ImmutableList<TermPath> places) {
    return found.getIfAbsentPut(
        places,
        () -> {
          waiting.add(places);
          return new Found();
        });
  }

  /** Finds what can be at some places by what is found so far. Returns true if that is more. */
  private boolean derive(
      ImmutableList<TermPath> places,
      ImmutableListMultimap<Predicate, Conjunction> all,
      Found own) {
    Predicate relation = places.getFirst().relation();
    int before = own.tuples.size();
    for (Atom atom : known.get(relation)) {
      work++;
      TupleJoin.of(atom, places)
          .flatMap(join -> join.tuples(Lists.immutable.empty()))
          .ifPresent(own.tuples::addAllIterable);
    }
    if (!known.containsKey(relation)) {
      all.get(relation)
          .each(
              rule ->
                  TupleJoin.of(rule.head(), places)
                      .ifPresent(join -> derive(rule, join, places, own)));
    }
    own.isOpen |= own.tuples.size() > MAX_TUPLES;
    return own.isOpen || own.tuples.size() > before;
  }

  private void derive(Conjunction rule, TupleJoin join, ImmutableList<TermPath> places, Found own) {
    for (Atom condition : rule.conditions().selectInstancesOf(Atom.class)) {
      ImmutableList<TermPath> shared = join.placesIn(condition);
      if (shared.notEmpty()) {
        Found other = at(shared);
        other.readers.add(places);
        if (!other.isOpen) {
          join.restrict(condition, other.tuples);
        }
      }
    }
    Optional<ImmutableSet<ImmutableList<Term>>> made =
        join.tuples(rule.conditions().selectInstancesOf(Distinct.class).toImmutable());
    made.ifPresent(own.tuples::addAllIterable);
    own.isOpen |= made.isEmpty();
    work += join.work();
  }
}
