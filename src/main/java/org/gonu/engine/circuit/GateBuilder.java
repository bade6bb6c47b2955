package org.gonu.engine.circuit;

import java.util.Arrays;
import org.gonu.machine.Hashing;

/**
 * Builds gates with structural hashing: no node exists twice, constants are folded, and a
 * conjunction of a literal and its negation is the constant false. Literals as in {@link Gates}.
 */
public final class GateBuilder {
  private byte[] kinds = new byte[256];
  private int[] index = new int[256];
  private int[] firstInput = new int[257];
  private int[] inputs = new int[1024];
  private int size;
  private int operations;

  /**
   * Hash table with open addressing: the hash of a node above its number, 0 for a free slot. Other
   * nodes in the way of a search are told by their hashes, without a look at their inputs.
   */
  private long[] slots = new long[1024];

  private int[] scratch = new int[16];

  /** A builder with the constant false only. */
  public GateBuilder() {
    append(Gates.CONSTANT, 0, 0);
  }

  /** Number of nodes so far, the constant included. */
  public int size() {
    return size;
  }

  /** What {@link Gates#operations} tells of the nodes so far. It only grows. */
  public int operations() {
    return operations;
  }

  /** The kind of a node, such as {@link Gates#AND}. */
  public byte kind(int node) {
    return kinds[node];
  }

  /** The number of the base, the move or the feedback that a node stands for. */
  public int index(int node) {
    return index[node];
  }

  /** Number of inputs of a node. */
  public int inputCount(int node) {
    return firstInput[node + 1] - firstInput[node];
  }

  /** An input of a gate, a literal. */
  public int input(int node, int position) {
    return inputs[firstInput[node] + position];
  }

  /** The literal of a base proposition. */
  public int base(int number) {
    return leaf(Gates.BASE, number);
  }

  /** The literal of a move. */
  public int does(int number) {
    return leaf(Gates.DOES, number);
  }

  /** The literal of a feedback of a recursive component. */
  public int feedback(int number) {
    return leaf(Gates.FEEDBACK, number);
  }

  /** The literal of the base, move or feedback that a leaf of other gates stands for. */
  public int leaf(Gates other, int node) {
    return leaf(other.kind(node), other.index(node));
  }

  private int leaf(byte kind, int number) {
    int hash = leafHash(kind, number);
    int slot = hash & (slots.length - 1);
    while (slots[slot] != 0) {
      int node = (int) slots[slot];
      if (kinds[node] == kind && index[node] == number) {
        return 2 * node;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = slotContent(hash, size);
    return 2 * append(kind, number, 0);
  }

  private static int leafHash(byte kind, int number) {
    return Hashing.spread(kind * 31 + number);
  }

  private static long slotContent(int hash, int node) {
    return (long) hash << 32 | node;
  }

  /** The conjunction of two literals. */
  public int and(int left, int right) {
    scratch[0] = left;
    scratch[1] = right;
    return conjunction(2);
  }

  /** The disjunction of two literals. */
  public int or(int left, int right) {
    return Gates.not(and(Gates.not(left), Gates.not(right)));
  }

  /** The conjunction of the first {@code count} literals of an array, which is not changed. */
  public int and(int[] literals, int count) {
    reserve(count);
    System.arraycopy(literals, 0, scratch, 0, count);
    return conjunction(count);
  }

  /** The disjunction of the first {@code count} literals of an array, which is not changed. */
  public int or(int[] literals, int count) {
    reserve(count);
    for (int i = 0; i < count; i++) {
      scratch[i] = Gates.not(literals[i]);
    }
    return Gates.not(conjunction(count));
  }

  private void reserve(int count) {
    if (count > scratch.length) {
      scratch = new int[Math.max(count, 2 * scratch.length)];
    }
  }

  /** The conjunction of the literals in the scratch buffer. */
  private int conjunction(int count) {
    Arrays.sort(scratch, 0, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      int literal = scratch[i];
      if (literal == Gates.FALSE || (kept > 0 && scratch[kept - 1] == Gates.not(literal))) {
        return Gates.FALSE;
      }
      if (literal != Gates.TRUE && (kept == 0 || scratch[kept - 1] != literal)) {
        scratch[kept++] = literal;
      }
    }
    return switch (kept) {
      case 0 -> Gates.TRUE;
      case 1 -> scratch[0];
      default -> gate(kept);
    };
  }

  private int gate(int count) {
    CircuitAbandonedException.throwIfInterrupted();
    int hash = Hashing.hash(count, scratch, 0, count);
    int slot = hash & (slots.length - 1);
    for (long there = slots[slot]; there != 0; there = slots[slot]) {
      if ((int) (there >> 32) == hash && isGateOf((int) there, count)) {
        return 2 * (int) there;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    slots[slot] = slotContent(hash, size);
    return 2 * append(Gates.AND, 0, count);
  }

  private boolean isGateOf(int node, int count) {
    if (kinds[node] != Gates.AND || inputCount(node) != count) {
      return false;
    }
    for (int i = 0; i < count; i++) {
      if (input(node, i) != scratch[i]) {
        return false;
      }
    }
    return true;
  }

  /** Adds a node whose inputs are in the scratch buffer. */
  private int append(byte kind, int number, int inputCount) {
    if (size == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * size);
      index = Arrays.copyOf(index, 2 * size);
      firstInput = Arrays.copyOf(firstInput, 2 * size + 1);
    }
    int start = firstInput[size];
    if (start + inputCount > inputs.length) {
      inputs = Arrays.copyOf(inputs, Math.max(2 * inputs.length, start + inputCount));
    }
    System.arraycopy(scratch, 0, inputs, start, inputCount);
    kinds[size] = kind;
    index[size] = number;
    firstInput[size + 1] = start + inputCount;
    operations += kind == Gates.AND ? inputCount - 1 : 0;
    if (2 * ++size > slots.length) {
      rehash();
    }
    return size - 1;
  }

  private void rehash() {
    long[] old = slots;
    slots = new long[2 * old.length];
    for (long content : old) {
      if (content != 0) {
        int slot = (int) (content >> 32) & (slots.length - 1);
        while (slots[slot] != 0) {
          slot = (slot + 1) & (slots.length - 1);
        }
        slots[slot] = content;
      }
    }
  }

  /** The nodes built so far. The builder stays usable. */
  public Gates build() {
    return new Gates(
        Arrays.copyOf(kinds, size),
        Arrays.copyOf(index, size),
        Arrays.copyOf(firstInput, size + 1),
        Arrays.copyOf(inputs, firstInput[size]));
  }
}
