package org.gonu.engine.circuit.analysis;

import java.util.BitSet;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StateBits;

/** Bases on which the future of some states does not depend, except through a few conditions. */
final class IrrelevantBases {
  /** No latch: all states count. */
  static final int NO_LATCH = -1;

  private final int latch;
  private final BitSet irrelevant;
  private final long[] mask;
  private final Gates gates;
  private final int[] conditions;

  /** By node whether it is in the cone of the conditions. */
  private final BitSet needed = new BitSet();

  /**
   * The irrelevant bases of the states in which a latch holds.
   *
   * @param latch the base, or {@link #NO_LATCH}
   * @param irrelevant the irrelevant bases, among those that change
   * @param conditions nodes of gates over some of these bases that do matter; at most {@link
   *     Long#SIZE}
   */
  IrrelevantBases(int latch, BitSet irrelevant, int words, Gates gates, int[] conditions) {
    this.latch = latch;
    this.irrelevant = irrelevant;
    this.gates = gates;
    this.conditions = conditions;
    mask = new long[words];
    irrelevant.stream().forEach(base -> StateBits.set(mask, base));
    for (int condition : conditions) {
      needed.set(condition);
    }
    for (int node = gates.size() - 1; node > 0; node--) {
      for (int i = 0; needed.get(node) && i < gates.inputCount(node); i++) {
        needed.set(Gates.node(gates.input(node, i)));
      }
    }
  }

  /** Number of irrelevant bases minus number of conditions. */
  int gain() {
    return irrelevant.cardinality() - conditions.length;
  }

  /** The same, counting only bases that are not irrelevant in the other. */
  int gainOver(IrrelevantBases other) {
    BitSet more = (BitSet) irrelevant.clone();
    more.andNot(other.irrelevant);
    return more.cardinality() - conditions.length;
  }

  /** The same as a public value. */
  StateEquivalence.Case toCase() {
    return new StateEquivalence.Case(
        latch, IntLists.immutable.of(irrelevant.stream().toArray()), conditions.length);
  }

  /** True if the latch holds in a state. */
  boolean applies(long[] state) {
    return latch == NO_LATCH || (state[latch >> 6] >>> latch & 1) != 0;
  }

  /** Copies the irrelevant bases from another state with the same key. */
  void takeOver(long[] from, long[] state) {
    for (int word = 0; word < mask.length; word++) {
      state[word] = (state[word] & ~mask[word]) | (from[word] & mask[word]);
    }
  }

  /** A computation of keys with its own scratch memory. */
  Key newKey() {
    return new Key();
  }

  /** Computes the key of a state: the values of the conditions. */
  final class Key {
    private final boolean[] values = new boolean[gates.size()];

    /** Bit i tells whether condition i holds. */
    long of(long[] state) {
      for (int node = needed.nextSetBit(1); node > 0; node = needed.nextSetBit(node + 1)) {
        values[node] = valueOf(node, state);
      }
      long key = 0;
      for (int i = 0; i < conditions.length; i++) {
        key |= values[conditions[i]] ? 1L << i : 0;
      }
      return key;
    }

    private boolean valueOf(int node, long[] state) {
      if (gates.kind(node) == Gates.BASE) {
        int base = gates.index(node);
        return (state[base >> 6] >>> base & 1) != 0;
      }
      for (int i = 0; i < gates.inputCount(node); i++) {
        int input = gates.input(node, i);
        if (values[Gates.node(input)] == Gates.isNegated(input)) {
          return false;
        }
      }
      return true;
    }
  }
}
