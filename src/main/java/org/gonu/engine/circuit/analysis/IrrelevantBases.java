package org.gonu.engine.circuit.analysis;

import java.util.BitSet;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.gonu.engine.circuit.Gates;

/**
 * Bases whose values do not matter to the future of some states, but for what a few conditions say
 * of them.
 */
final class IrrelevantBases {
  /** Stands for no latch: all states. */
  static final int NO_LATCH = -1;

  private final int latch;
  private final BitSet forgotten;
  private final long[] mask;
  private final Gates gates;
  private final int[] conditions;

  /** By node of the gates whether the conditions need it. */
  private final BitSet needed = new BitSet();

  /**
   * In states in which a base holds.
   *
   * @param latch the base, or {@link #NO_LATCH}
   * @param forgotten the bases that do not matter, among those that change
   * @param conditions nodes of gates over some of these bases that do matter; at most {@link
   *     Long#SIZE}
   */
  IrrelevantBases(int latch, BitSet forgotten, int words, Gates gates, int[] conditions) {
    this.latch = latch;
    this.forgotten = forgotten;
    this.gates = gates;
    this.conditions = conditions;
    mask = new long[words];
    forgotten.stream().forEach(base -> mask[base >> 6] |= 1L << base);
    for (int condition : conditions) {
      needed.set(condition);
    }
    for (int node = gates.size() - 1; node > 0; node--) {
      for (int i = 0; needed.get(node) && i < gates.inputCount(node); i++) {
        needed.set(Gates.node(gates.input(node, i)));
      }
    }
  }

  /** How many bases more are forgotten than conditions are looked at instead. */
  int gain() {
    return forgotten.cardinality() - conditions.length;
  }

  /** The same, of bases that another does not forget. */
  int gainOver(IrrelevantBases other) {
    BitSet more = (BitSet) forgotten.clone();
    more.andNot(other.forgotten);
    return more.cardinality() - conditions.length;
  }

  /** The same for readers. */
  StateEquivalence.Case toCase() {
    return new StateEquivalence.Case(
        latch, IntLists.immutable.of(forgotten.stream().toArray()), conditions.length);
  }

  /** True if it can be used in a state. */
  boolean applies(long[] state) {
    return latch == NO_LATCH || (state[latch >> 6] >>> latch & 1) != 0;
  }

  /** Takes over from another state with the same key what does not matter. */
  void takeOver(long[] from, long[] state) {
    for (int word = 0; word < mask.length; word++) {
      state[word] = (state[word] & ~mask[word]) | (from[word] & mask[word]);
    }
  }

  /** Computes keys; has scratch memory of its own. */
  Key newKey() {
    return new Key();
  }

  /** What the conditions say of a state. */
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
