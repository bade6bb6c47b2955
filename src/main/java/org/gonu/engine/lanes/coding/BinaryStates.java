package org.gonu.engine.lanes.coding;

import java.util.Arrays;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.StateBits;

/**
 * Translates states into those where some bases are numbers in binary, and back. A state in binary
 * has as many words as others, and all other bases in their places. Immutable.
 */
public final class BinaryStates {
  private static final int NO_MEMBER = -1;
  private static final BinaryStates NONE = new BinaryStates(Lists.immutable.empty(), 0);

  private final ImmutableList<BinaryNumber> numbers;

  /** By number and word the places of its members. */
  private final long[][] masks;

  /** By base its code as a member. */
  private final int[] codes;

  /** By number and code the member, or {@link #NO_MEMBER}. */
  private final int[][] decoded;

  private BinaryStates(ImmutableList<BinaryNumber> numbers, int bases) {
    this.numbers = numbers;
    masks = new long[numbers.size()][StateBits.words(bases)];
    codes = new int[bases];
    decoded = new int[numbers.size()][];
    numbers.forEachWithIndex(
        (number, index) -> {
          decoded[index] = new int[1 << number.bits()];
          Arrays.fill(decoded[index], NO_MEMBER);
          for (int i = 0; i < number.members().length; i++) {
            int member = number.members()[i];
            StateBits.set(masks[index], member);
            codes[member] = number.codes()[i];
            decoded[index][number.codes()[i]] = member;
          }
        });
  }

  /** No numbers: states stay as they are. */
  public static BinaryStates none() {
    return NONE;
  }

  /**
   * States with some numbers.
   *
   * @param numbers without members in common
   * @param bases number of bases of the circuit
   */
  public static BinaryStates of(ImmutableList<BinaryNumber> numbers, int bases) {
    return numbers.isEmpty() ? NONE : new BinaryStates(numbers, bases);
  }

  /** The numbers. */
  public ImmutableList<BinaryNumber> numbers() {
    return numbers;
  }

  /** The bases that are members and hold no bit, ascending. */
  public int[] unused() {
    return numbers.castToList().stream()
        .flatMapToInt(
            number -> Arrays.stream(number.members(), number.bits(), number.members().length))
        .sorted()
        .toArray();
  }

  /**
   * A number of which a state has no value, since it has several members or none; empty in every
   * position of a match.
   */
  public Optional<BinaryNumber> violated(long[] state) {
    return numbers.detectWithOptional((number, given) -> !number.fits(given), state);
  }

  /**
   * Translates a state into binary.
   *
   * @param state in which no number is {@link #violated}
   * @param into receives as many words
   */
  public void encode(long[] state, long[] into) {
    System.arraycopy(state, 0, into, 0, state.length);
    for (int index = 0; index < masks.length; index++) {
      BinaryNumber number = numbers.get(index);
      int value = number.none();
      long[] mask = masks[index];
      for (int word = 0; word < state.length; word++) {
        long held = state[word] & mask[word];
        if (held != 0) {
          value = codes[Long.SIZE * word + Long.numberOfTrailingZeros(held)];
        }
        into[word] &= ~mask[word];
      }
      for (int left = value; left != 0; left &= left - 1) {
        int place = number.members()[Integer.numberOfTrailingZeros(left)];
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
    for (int index = 0; index < masks.length; index++) {
      BinaryNumber number = numbers.get(index);
      int[] members = number.members();
      int value = 0;
      for (int bit = 0; bit < number.bits(); bit++) {
        int place = members[bit];
        value |= (int) (rows[from + (place >> 6)] >>> place & 1) << bit;
      }
      long[] mask = masks[index];
      for (int word = 0; word < mask.length; word++) {
        rows[from + word] &= ~mask[word];
      }
      int member = decoded[index][value];
      if (member != NO_MEMBER) {
        rows[from + (member >> 6)] |= 1L << member;
      }
    }
  }
}
