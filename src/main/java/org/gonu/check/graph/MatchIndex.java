package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;

/**
 * An index of rows of terms of equal length, which finds rows that may unify with a given row.
 * Sheets can have a hundred thousand ground heads, and as many conditions to match with them.
 */
public final class MatchIndex {
  /** Number of leading places that are indexed. */
  private static final int PLACES = 4;

  /** Maximum number of rows that are compared one by one, over all queries. */
  private static final int COMPARISONS = 20_000_000;

  private final MutableSet<ImmutableList<Term>> ground = Sets.mutable.empty();
  private final MutableList<ImmutableList<Term>> all = Lists.mutable.empty();

  /** By place the rows by their symbol there; a row with a variable is listed for every symbol. */
  private final MutableList<Place> places = Lists.mutable.empty();

  private int left = COMPARISONS;

  /** The rows by their symbol at one place. */
  private record Place(
      MutableMap<Predicate, MutableList<ImmutableList<Term>>> named,
      MutableList<ImmutableList<Term>> open) {
    int count(Predicate symbol) {
      return open.size() + rows(symbol).size();
    }

    ListIterable<ImmutableList<Term>> rows(Predicate symbol) {
      return named.getIfAbsentValue(symbol, Lists.mutable.empty());
    }
  }

  /** Indexes some rows. */
  public MatchIndex(Iterable<ImmutableList<Term>> rows) {
    rows.forEach(this::add);
  }

  private void add(ImmutableList<Term> row) {
    all.add(row);
    if (row.allSatisfy(Term::isGround)) {
      ground.add(row);
    }
    for (int i = 0; i < Math.min(PLACES, row.size()); i++) {
      if (i == places.size()) {
        places.add(new Place(Maps.mutable.empty(), Lists.mutable.empty()));
      }
      Place place = places.get(i);
      MutableList<ImmutableList<Term>> alike =
          hasSymbol(row.get(i))
              ? place.named.getIfAbsentPut(symbol(row.get(i)), Lists.mutable::empty)
              : place.open;
      alike.add(row);
    }
  }

  /**
   * False only if no row unifies with this one. Once the comparisons are used up, it returns true:
   * only warnings depend on it.
   */
  public boolean mayMatch(ImmutableList<Term> asked) {
    if (ground.contains(asked)) {
      return true;
    }
    Place best = null;
    int fewest = all.size();
    int at = 0;
    for (int i = 0; i < places.size(); i++) {
      if (hasSymbol(asked.get(i)) && places.get(i).count(symbol(asked.get(i))) < fewest) {
        best = places.get(i);
        fewest = best.count(symbol(asked.get(i)));
        at = i;
      }
    }
    return best == null
        ? anyMatches(all, asked)
        : anyMatches(best.rows(symbol(asked.get(at))), asked) || anyMatches(best.open, asked);
  }

  private boolean anyMatches(ListIterable<ImmutableList<Term>> rows, ImmutableList<Term> asked) {
    for (ImmutableList<Term> row : rows) {
      if (--left < 0 || RuleGraph.mayMatch(row, asked)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasSymbol(Term term) {
    return term instanceof Constant || term instanceof Compound;
  }

  /** The name and arity of a term that is no variable. */
  public static Predicate symbol(Term term) {
    return term instanceof Compound compound
        ? compound.symbol()
        : new Predicate(((Constant) term).name(), 0);
  }
}
