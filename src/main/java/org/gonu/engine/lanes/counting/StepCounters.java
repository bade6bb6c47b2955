package org.gonu.engine.lanes.counting;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * The counters of a circuit, and their values in binary. A state in binary has as many words as
 * others, and all other bases in their places; bit j of a counter takes the place of its member j,
 * and the places of the other members are not used. Immutable.
 */
public final class StepCounters {
  private static final StepCounters NONE = new StepCounters(Lists.immutable.empty(), 0);

  private final ImmutableList<CounterChain> chains;

  /** By counter and word the places of its members. */
  private final long[][] masks;

  /** By base its value as a member. */
  private final int[] values;

  private StepCounters(ImmutableList<CounterChain> chains, int bases) {
    this.chains = chains;
    masks = new long[chains.size()][(bases + Long.SIZE - 1) / Long.SIZE];
    values = new int[bases];
    chains.forEachWithIndex(
        (chain, number) -> {
          for (int value = 0; value < chain.members().length; value++) {
            int member = chain.members()[value];
            masks[number][member >> 6] |= 1L << member;
            values[member] = value;
          }
        });
  }

  /** No counters: states stay as they are. */
  public static StepCounters none() {
    return NONE;
  }

  /** The counters of a circuit. */
  public static StepCounters of(Circuit circuit) {
    ImmutableList<CounterChain> chains = ChainFinder.find(circuit);
    return chains.isEmpty() ? NONE : new StepCounters(chains, circuit.bases().size());
  }

  /** True if there are none. */
  public boolean areNone() {
    return chains.isEmpty();
  }

  /** The bases that are members and hold no bit, ascending. */
  public int[] unused() {
    return chains
        .toList()
        .flatCollect(
            chain ->
                Lists.mutable.fromStream(
                    Arrays.stream(chain.members(), chain.bits(), chain.members().length).boxed()))
        .sortThis()
        .stream()
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** True if a state has a value of each counter. */
  public boolean fit(long[] state) {
    for (int number = 0; number < masks.length; number++) {
      int holding = 0;
      for (int word = 0; word < state.length; word++) {
        holding += Long.bitCount(state[word] & masks[number][word]);
      }
      if (holding > 1 || (holding == 0 && chains.get(number).endsMatch())) {
        return false;
      }
    }
    return true;
  }

  /**
   * Translates a state into binary.
   *
   * @param state that {@link #fit}
   * @param into receives as many words
   */
  public void encode(long[] state, long[] into) {
    System.arraycopy(state, 0, into, 0, state.length);
    for (int number = 0; number < masks.length; number++) {
      CounterChain chain = chains.get(number);
      int value = chain.members().length;
      long[] mask = masks[number];
      for (int word = 0; word < state.length; word++) {
        long held = state[word] & mask[word];
        if (held != 0) {
          value = values[Long.SIZE * word + Long.numberOfTrailingZeros(held)];
        }
        into[word] &= ~mask[word];
      }
      for (int left = value; left != 0; left &= left - 1) {
        int place = chain.members()[Integer.numberOfTrailingZeros(left)];
        into[place >> 6] |= 1L << place;
      }
    }
  }

  /**
   * Translates a state from binary, in place. What is in the places that are not used is ignored.
   *
   * @param rows of states
   * @param from index of the first word of the state
   */
  public void decode(long[] rows, int from) {
    for (int number = 0; number < masks.length; number++) {
      int[] members = chains.get(number).members();
      int bits = chains.get(number).bits();
      int value = 0;
      for (int bit = 0; bit < bits; bit++) {
        int place = members[bit];
        value |= (int) (rows[from + (place >> 6)] >>> place & 1) << bit;
      }
      long[] mask = masks[number];
      for (int word = 0; word < mask.length; word++) {
        rows[from + word] &= ~mask[word];
      }
      if (value < members.length) {
        rows[from + (members[value] >> 6)] |= 1L << members[value];
      }
    }
  }

  /**
   * The gates of the counters: what takes the place of each base that is a member, and the next
   * values of their bits.
   */
  public Code code(GateBuilder builder) {
    Code code = new Code(values.length);
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
