package org.gonu.engine.lanes.staging;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.UnifiedMap;
import org.eclipse.collections.impl.map.mutable.primitive.LongIntHashMap;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Term;

/** The candidates of a role with the same name and number of arguments. Members are numbered. */
final class MoveKind {
  /** By member its index among the candidates of the role. */
  private final int[] candidates;

  /** By argument and member a number for what stands there. */
  private final int[][] arguments;

  private MoveKind(ImmutableList<Term> terms, IntArrayList members) {
    candidates = members.toArray();
    arguments = new int[argumentsOf(terms.get(candidates[0])).size()][];
    for (int position = 0; position < arguments.length; position++) {
      arguments[position] = numbered(terms, position);
    }
  }

  private int[] numbered(ImmutableList<Term> terms, int position) {
    MutableMap<Term, Integer> numbers = new UnifiedMap<>();
    return Arrays.stream(candidates)
        .map(
            candidate ->
                numbers.getIfAbsentPut(
                    argumentsOf(terms.get(candidate)).get(position), numbers::size))
        .toArray();
  }

  /** The kinds of some candidates, in the order of their first members. */
  static ImmutableList<MoveKind> of(ImmutableList<Term> terms) {
    MutableMap<Predicate, IntArrayList> members = new UnifiedMap<>();
    MutableList<IntArrayList> ordered = Lists.mutable.empty();
    for (int candidate = 0; candidate < terms.size(); candidate++) {
      IntArrayList own =
          members.getIfAbsentPut(
              name(terms.get(candidate)),
              () -> {
                ordered.add(new IntArrayList());
                return ordered.getLast();
              });
      own.add(candidate);
    }
    return ordered.collect(own -> new MoveKind(terms, own)).toImmutable();
  }

  private static Predicate name(Term move) {
    return move instanceof Compound compound
        ? new Predicate(compound.function().name(), compound.arguments().size())
        : new Predicate(move.toString(), 0);
  }

  private static ImmutableList<Term> argumentsOf(Term move) {
    return move instanceof Compound compound ? compound.arguments() : Lists.immutable.empty();
  }

  /** By member its index among the candidates of the role. */
  int[] candidates() {
    return candidates.clone();
  }

  /** Number of members. */
  int size() {
    return candidates.length;
  }

  /** Number of arguments. */
  int arguments() {
    return arguments.length;
  }

  /**
   * How often the first {@code length} arguments change from one member to the next, and one more.
   * Members are most often in order, and then this is the number of first parts.
   */
  int runs(int length) {
    int runs = 1;
    for (int member = 1; member < size(); member++) {
      boolean isSame = true;
      for (int position = 0; position < length && isSame; position++) {
        isSame = arguments[position][member] == arguments[position][member - 1];
      }
      runs += isSame ? 0 : 1;
    }
    return runs;
  }

  /**
   * By member the number of its part, in the order of the first members.
   *
   * @param choice bit i tells that argument i belongs to the part
   */
  int[] parts(int choice) {
    int[] parts = new int[size()];
    for (int position = 0; position < arguments.length; position++) {
      if ((choice >>> position & 1) != 0) {
        refine(parts, arguments[position]);
      }
    }
    return parts;
  }

  private static void refine(int[] parts, int[] values) {
    LongIntHashMap numbers = new LongIntHashMap();
    for (int member = 0; member < parts.length; member++) {
      long both = (long) parts[member] << Integer.SIZE | values[member];
      parts[member] = numbers.getIfAbsentPut(both, numbers.size());
    }
  }
}
