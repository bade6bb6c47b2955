package org.gonu.engine.circuit.conservation;

import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.primitive.ObjectIntMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.BoundedSum;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Term;

/** Some groups, of each base the number that it tells, and the sum of these at the beginning. */
final class Numbers {
  private final Gates gates;
  private final ImmutableList<OpenGroup> groups;

  /** By base the place of its group among those that are summed; negative if it is in none. */
  private final int[] places;

  /** By base its number; not for bases in no group. */
  private final int[] values;

  /**
   * Numbers of groups.
   *
   * @param order the number of each constant
   */
  Numbers(StepNetlist net, ImmutableList<OpenGroup> groups, ObjectIntMap<Term> order) {
    this.gates = net.gates();
    this.groups = groups;
    this.places = new int[net.next().length];
    this.values = new int[net.next().length];
    Arrays.fill(places, -1);
    groups.forEachWithIndex(
        (group, place) -> {
          for (int i = 0; i < group.bases().length; i++) {
            places[group.bases()[i]] = place;
            values[group.bases()[i]] = order.getOrThrow(group.values().get(i));
          }
        });
  }

  /** The groups that are summed. */
  ImmutableList<OpenGroup> groups() {
    return groups;
  }

  /** The place of the group of a literal; negative if it is none of a number. */
  int place(int literal) {
    int node = Gates.node(literal);
    boolean isBase = !Gates.isNegated(literal) && gates.kind(node) == Gates.BASE;
    return isBase ? places[gates.index(node)] : -1;
  }

  /** The number that a base tells. */
  int ofBase(int base) {
    return values[base];
  }

  /** The number that the literal of a base tells. */
  int of(int literal) {
    return values[gates.index(Gates.node(literal))];
  }

  /** The numbers and their sum in the initial state. */
  BoundedSum sum(boolean[] initially) {
    int[] bases = IntStream.range(0, places.length).filter(base -> places[base] >= 0).toArray();
    return new BoundedSum(
        bases,
        IntStream.of(bases).map(base -> values[base]).toArray(),
        IntStream.of(bases).filter(base -> initially[base]).map(base -> values[base]).sum());
  }

  /** The bases that tell larger numbers. */
  BitSet above(int limit) {
    BitSet above = new BitSet();
    for (int base = 0; base < places.length; base++) {
      above.set(base, places[base] >= 0 && values[base] > limit);
    }
    return above;
  }

  /**
   * The least number of a group where conditions hold.
   *
   * @param place of the group
   */
  int least(int place, IntArrayList conditions) {
    int least = 0;
    for (int i = 0; i < conditions.size(); i++) {
      least = Math.max(least, least(place, conditions.get(i)));
    }
    return least;
  }

  /** That of a base, or of the smallest of some bases one of which holds; else 0. */
  private int least(int place, int condition) {
    if (place(condition) == place) {
      return of(condition);
    }
    int node = Gates.node(condition);
    int least = Gates.isNegated(condition) && gates.inputCount(node) > 0 ? Integer.MAX_VALUE : 0;
    for (int i = 0; i < gates.inputCount(node) && least > 0; i++) {
      int alternative = Gates.not(gates.input(node, i));
      least = place(alternative) == place ? Math.min(least, of(alternative)) : 0;
    }
    return least;
  }
}
