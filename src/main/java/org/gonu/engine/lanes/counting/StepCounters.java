package org.gonu.engine.lanes.counting;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.lanes.coding.BinaryStates;

/** The counters of a circuit, and their gates in binary. Immutable. */
public final class StepCounters {
  private final ImmutableList<CounterChain> chains;
  private final int bases;

  private StepCounters(ImmutableList<CounterChain> chains, int bases) {
    this.chains = chains;
    this.bases = bases;
  }

  /** The counters of a circuit. */
  public static StepCounters of(Circuit circuit) {
    return new StepCounters(ChainFinder.find(circuit), circuit.bases().size());
  }

  /** True if there are none. */
  public boolean areNone() {
    return chains.isEmpty();
  }

  /** States with these counters in binary. */
  public BinaryStates states() {
    return BinaryStates.of(chains.collect(CounterChain::number), bases);
  }

  /**
   * The gates of the counters: what takes the place of each base that is a member, and the next
   * values of their bits.
   */
  public Code code(GateBuilder builder) {
    Code code = new Code(bases);
    chains.each(chain -> code.add(chain, builder));
    return code;
  }

  /** Literals for members and for the next values of bits. */
  public static final class Code {
    private static final int NOT_A_MEMBER = -1;

    private final int[] member;
    private final int[] next;

    private Code(int bases) {
      member = new int[bases];
      next = new int[bases];
      Arrays.fill(member, NOT_A_MEMBER);
    }

    /** True if a base is a member of a counter. */
    public boolean isMember(int base) {
      return member[base] != NOT_A_MEMBER;
    }

    /** The literal that tells whether a member holds. */
    public int holds(int base) {
      return member[base];
    }

    /** The literal of what is in the place of a member after a step. */
    public int next(int base) {
      return next[base];
    }

    private void add(CounterChain chain, GateBuilder builder) {
      int[] members = chain.members();
      for (int value = 0; value < members.length; value++) {
        member[members[value]] = equal(chain, value, builder);
        next[members[value]] = builder.base(members[value]);
      }
      int carry = chain.endsMatch() ? Gates.TRUE : Gates.not(equal(chain, members.length, builder));
      for (int bit = 0; bit < chain.bits(); bit++) {
        int old = builder.base(members[bit]);
        int kept = builder.and(old, Gates.not(carry));
        int turned = builder.and(Gates.not(old), carry);
        next[members[bit]] = builder.or(kept, turned);
        carry = builder.and(carry, old);
      }
    }

    /**
     * True if a counter has a value. A bit that is not set need not be read if it would make the
     * value too large.
     */
    private static int equal(CounterChain chain, int value, GateBuilder builder) {
      int[] literals =
          IntStream.range(0, chain.bits())
              .filter(bit -> isSet(value, bit) || (value | 1 << bit) < chain.values())
              .map(
                  bit -> {
                    int literal = builder.base(chain.members()[bit]);
                    return isSet(value, bit) ? literal : Gates.not(literal);
                  })
              .toArray();
      return builder.and(literals, literals.length);
    }

    private static boolean isSet(int value, int bit) {
      return (value >>> bit & 1) != 0;
    }
  }
}
