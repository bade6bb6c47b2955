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
 * Rows of terms of the same length, found by what may match them: sheets have a hundred thousand
 * ground heads, and as many conditions that ask for one of them.
 */
public final class MatchIndex {
  /** Places that rows are told apart by; what differs only behind them is compared one by one. */
  private static final int PLACES = 4;

  /** Rows that are compared one by one, in all questions together. */
  private static final int COMPARISONS = 20_000_000;

  private final MutableSet<ImmutableList<Term>> ground = Sets.mutable.empty();
  private final MutableList<ImmutableList<Term>> all = Lists.mutable.empty();

  /** By place and symbol the rows that have the symbol, or a variable, at the place. */
  private final MutableList<Place> places = Lists.mutable.empty();

  private int left = COMPARISONS;

  /** The rows by what stands at one place. */
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
   * False only if no values of the variables make any of the rows the same as this one. After a
   * great many comparisons it is taken for possible: what rests on it are warnings.
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

  /** The name of a term that is no variable, with its number of arguments. */
  static Predicate symbol(Term term) {
    return term instanceof Compound compound
        ? new Predicate(compound.function().name(), compound.arguments().size())
        : new Predicate(((Constant) term).name(), 0);
  }
}
