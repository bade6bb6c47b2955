package org.gonu.datalog;

import java.util.Comparator;
import java.util.PriorityQueue;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.jspecify.annotations.Nullable;

/**
 * The literals of a body that are not in the join order yet, in a queue by cost. The cost of a
 * literal depends only on its own variables: on which of them are bound, and which occur in other
 * open literals. So taking a literal changes only the costs of literals that share variables with
 * it.
 */
final class OpenLiterals {
  private final Cost cost;
  private final SetIterable<Variable> elsewhere;
  private final MutableList<Entry> entries = Lists.mutable.empty();
  private final MutableMap<Variable, MutableList<Entry>> sharing = Maps.mutable.empty();

  /** By variable the number of open literals that contain it. */
  private final MutableBag<Variable> occurrences = Bags.mutable.empty();

  private final PriorityQueue<Offer> offers =
      new PriorityQueue<>(
          Comparator.comparingDouble(Offer::cost).thenComparingInt(offer -> offer.entry.position));

  private int left;

  /** The cost of a literal as the next one in the join order. */
  interface Cost {
    /**
     * The expected number of rows.
     *
     * @param around its variables that occur in other literals or the head
     * @return infinity if the literal cannot be evaluated yet
     */
    double of(Literal literal, SetIterable<Variable> around);
  }

  private static final class Entry {
    private final Literal literal;
    private final int position;
    private final ImmutableSet<Variable> variables;
    private double cost;
    private boolean isTaken;

    Entry(Literal literal, int position) {
      this.literal = literal;
      this.position = position;
      this.variables = Variables.of(literal);
    }
  }

  /** An entry with its cost when it was queued; out of date if the cost has changed since. */
  private record Offer(Entry entry, double cost) {
    boolean holds() {
      return !entry.isTaken && entry.cost == cost;
    }
  }

  /**
   * A queue in which all literals of a body are open.
   *
   * @param elsewhere variables of the head and of the literals around
   */
  OpenLiterals(
      ListIterable<? extends Literal> literals, Cost cost, SetIterable<Variable> elsewhere) {
    this.cost = cost;
    this.elsewhere = elsewhere;
    for (Literal literal : literals) {
      Entry entry = new Entry(literal, entries.size());
      entries.add(entry);
      occurrences.addAllIterable(entry.variables);
      entry.variables.each(v -> sharing.getIfAbsentPut(v, Lists.mutable::empty).add(entry));
    }
    left = entries.size();
    entries.each(this::judge);
  }

  boolean notEmpty() {
    return left > 0;
  }

  /** The open literals, in the order of the body. */
  MutableList<Literal> toList() {
    return entries.reject(entry -> entry.isTaken).collect(entry -> entry.literal);
  }

  /** Takes the cheapest literal, the first of equal ones; null if none can be evaluated. */
  @Nullable Literal takeCheapest() {
    Offer best = offers.poll();
    while (best != null && !best.holds()) {
      best = offers.poll();
    }
    if (best == null) {
      return null;
    }
    best.entry.isTaken = true;
    best.entry.variables.each(occurrences::remove);
    left--;
    return best.entry.literal;
  }

  /** Variables of a taken literal that also occur in the head or in open literals. */
  SetIterable<Variable> variablesAround(Literal taken) {
    return Variables.of(taken)
        .select(v -> elsewhere.contains(v) || occurrences.occurrencesOf(v) > 0);
  }

  /**
   * Updates the costs of the literals that share variables with a taken literal, once these are
   * bound.
   */
  void update(Literal taken) {
    Variables.of(taken)
        .flatCollect(v -> sharing.getIfAbsentValue(v, Lists.mutable.empty()), Lists.mutable.empty())
        .distinct()
        .reject(entry -> entry.isTaken)
        .each(this::judge);
  }

  private void judge(Entry entry) {
    SetIterable<Variable> around =
        entry.variables.select(v -> elsewhere.contains(v) || occurrences.occurrencesOf(v) > 1);
    entry.cost = cost.of(entry.literal, around);
    if (entry.cost < Double.POSITIVE_INFINITY) {
      offers.add(new Offer(entry, entry.cost));
    }
  }
}
