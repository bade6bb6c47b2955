package org.gonu.analysis;

import java.util.Arrays;
import org.gonu.machine.Hashing;

/**
 * The states of one depth of a perft: packed, each once, with its legal moves and the number of
 * sequences that lead to it. A hash table with linear probing over arrays that grow.
 */
final class PerftLevel {
  private static final int INITIAL_STATES = 64;
  private static final int EMPTY = -1;

  /** A table is at most this full, in percent. */
  private static final int MAX_LOAD = 60;

  private final int words;
  private final long maxBytes;
  private long bytes;
  private long[] states;
  private long[] ways = new long[INITIAL_STATES];

  /** Where the legal moves of each state begin in {@link #moves}. */
  private int[] begins = new int[INITIAL_STATES + 1];

  private int[] moves = new int[INITIAL_STATES];
  private int[] slots = new int[2 * INITIAL_STATES];
  private int size;

  /**
   * A level without states.
   *
   * @param words number of words of a state
   * @param maxBytes that the level may take, also for a moment, while its arrays grow
   */
  PerftLevel(int words, long maxBytes) {
    this.words = words;
    this.maxBytes = maxBytes;
    this.states = new long[INITIAL_STATES * words];
    this.bytes =
        (long) Long.BYTES * (states.length + ways.length)
            + (long) Integer.BYTES * (begins.length + moves.length + slots.length);
    Arrays.fill(slots, EMPTY);
  }

  /** Memory of the level. */
  long bytes() {
    return bytes;
  }

  /** Number of different states. */
  int size() {
    return size;
  }

  /** Number of sequences that lead to a state. */
  long ways(int state) {
    return ways[state];
  }

  /** Copies the words of a state. */
  void copyState(int state, long[] into) {
    System.arraycopy(states, state * words, into, 0, words);
  }

  /** Index in {@link #move} of the first legal move of a state. */
  int firstMove(int state) {
    return begins[state];
  }

  /** Index in {@link #move} after the last legal move of a state. */
  int lastMove(int state) {
    return begins[state + 1];
  }

  /** A legal move, numbered over all roles; those of a state ascend. */
  int move(int index) {
    return moves[index];
  }

  /**
   * Adds sequences that lead to a state.
   *
   * @param legal bit i tells whether move i, over all roles, is legal in it
   * @throws TooManySequencesException if a number does not fit
   * @throws TooManyStatesException if there is no room for the state
   */
  void add(long[] state, long[] legal, long sequences) {
    int slot = slotOf(state);
    if (slots[slot] != EMPTY) {
      int known = slots[slot];
      ways[known] = TooManySequencesException.sum(ways[known], sequences);
      return;
    }
    if ((size + 1) * 100L > (long) slots.length * MAX_LOAD) {
      grow();
      slot = slotOf(state);
    }
    if (size == ways.length) {
      int longer = doubled(size, Long.BYTES + Integer.BYTES);
      ways = Arrays.copyOf(ways, longer);
      begins = Arrays.copyOf(begins, longer + 1);
      states = Arrays.copyOf(states, doubled(states.length, Long.BYTES));
    }
    slots[slot] = size;
    System.arraycopy(state, 0, states, size * words, words);
    ways[size] = sequences;
    begins[size + 1] = append(legal, begins[size]);
    size++;
  }

  private int append(long[] legal, int begin) {
    int end = begin;
    for (int word = 0; word < legal.length; word++) {
      for (long bits = legal[word]; bits != 0; bits &= bits - 1) {
        if (end == moves.length) {
          moves = Arrays.copyOf(moves, doubled(end, Integer.BYTES));
        }
        moves[end++] = 64 * word + Long.numberOfTrailingZeros(bits);
      }
    }
    return end;
  }

  /** Twice the length of an array, if there is room for it beside the old one. */
  private int doubled(int length, int width) {
    long more = (long) length * width;
    if (length > Integer.MAX_VALUE / 2 || bytes + 2 * more > maxBytes) {
      throw new TooManyStatesException(size);
    }
    bytes += more;
    return 2 * length;
  }

  /** The slot of a state, or the empty one where it belongs. */
  private int slotOf(long[] state) {
    int mask = slots.length - 1;
    int slot = Hashing.hash(state, 0, words) & mask;
    while (slots[slot] != EMPTY && !isAt(slots[slot], state)) {
      slot = slot + 1 & mask;
    }
    return slot;
  }

  private boolean isAt(int index, long[] state) {
    int first = index * words;
    return Arrays.equals(states, first, first + words, state, 0, words);
  }

  private void grow() {
    slots = new int[doubled(slots.length, Integer.BYTES)];
    Arrays.fill(slots, EMPTY);
    long[] state = new long[words];
    for (int i = 0; i < size; i++) {
      copyState(i, state);
      slots[slotOf(state)] = i;
    }
  }
}
