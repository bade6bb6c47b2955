package org.gonu.ground;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.gdl.Predicate;

/**
 * A list of rules in which some give way to others at their place, with what makes and what uses
 * each relation at hand.
 */
final class RulesByUse {
  private final MutableListMultimap<Predicate, Entry> makers = Multimaps.mutable.list.empty();
  private final MutableListMultimap<Predicate, Entry> users = Multimaps.mutable.list.empty();
  private final MutableList<Entry> all = Lists.mutable.empty();

  /** The same rules, in their order. */
  RulesByUse(ImmutableList<Inlining.Unfolded> rules) {
    rules.forEachWithIndex((rule, i) -> add(rule, new int[] {i}));
  }

  /** A rule at its place. */
  static final class Entry implements Comparable<Entry> {
    private final Inlining.Unfolded rule;

    /** The place, as chapters are numbered: 3, 3.0, 3.1, 4. */
    private final int[] place;

    private boolean isLeft = true;

    private Entry(Inlining.Unfolded rule, int[] place) {
      this.rule = rule;
      this.place = place;
    }

    Inlining.Unfolded rule() {
      return rule;
    }

    /** True if it is a rule of a relation. */
    boolean isOf(Predicate relation) {
      return rule.rule().head().predicate().equals(relation);
    }

    @Override
    public int compareTo(Entry other) {
      return Arrays.compare(place, other.place);
    }
  }

  /** The rules. */
  ImmutableList<Inlining.Unfolded> rules() {
    return left(all).collect(Entry::rule);
  }

  /** The rules of a relation. */
  ImmutableList<Entry> makers(Predicate relation) {
    return left(makers.get(relation));
  }

  /** The rules whose parts mention a relation. */
  ImmutableList<Entry> users(Predicate relation) {
    return left(users.get(relation));
  }

  void remove(Entry entry) {
    entry.isLeft = false;
  }

  /** Puts rules at the place of another one. */
  void replace(Entry entry, ImmutableList<Inlining.Unfolded> others) {
    remove(entry);
    for (int i = 0; i < others.size(); i++) {
      add(others.get(i), others.size() == 1 ? entry.place : within(entry.place, i));
    }
  }

  private static int[] within(int[] place, int number) {
    int[] inner = Arrays.copyOf(place, place.length + 1);
    inner[place.length] = number;
    return inner;
  }

  private void add(Inlining.Unfolded rule, int[] place) {
    Entry entry = new Entry(rule, place);
    all.add(entry);
    makers.put(rule.rule().head().predicate(), entry);
    rule.mentioned().each(relation -> users.put(relation, entry));
  }

  private static ImmutableList<Entry> left(ListIterable<Entry> entries) {
    return entries.select(entry -> entry.isLeft).toSortedList().toImmutable();
  }
}
