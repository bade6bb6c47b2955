package org.gonu.search.mcts.store;

import java.util.Arrays;
import org.gonu.machine.Hashing;

/**
 * The children of some nodes by joint move: a hash table with open addressing, whose keys are
 * 64-bit hashes of a node and the number of a joint move. The pairs of a node are linked; a slot of
 * its own, the head, holds the first.
 */
final class JointTable {
  private static final int NONE = -1;

  /** Slots of an empty table. Fixed: it grows by itself, by a factor of two. */
  private static final int MIN_SLOTS = 8;

  private static final int BYTES_OF_SLOT = Long.BYTES + 2 * Integer.BYTES;

  /** In place of the number of a joint move: the slot is the head of its node. */
  private static final long HEAD = -1;

  /** In place of the next pair: the slot is a head. */
  private static final int IS_HEAD = -2;

  private long[] key = new long[MIN_SLOTS];

  /** The child of a pair, or the first pair of a head; {@link #NONE} in free slots. */
  private int[] child = filled(MIN_SLOTS);

  private int[] next = new int[MIN_SLOTS];
  private int size;

  /** Bytes that a new table takes. */
  static long smallestBytes() {
    return (long) MIN_SLOTS * BYTES_OF_SLOT;
  }

  /** Bytes in use; growing takes as many more. */
  long bytes() {
    return (long) key.length * BYTES_OF_SLOT;
  }

  /** The child by a joint move, or a negative number. */
  int get(int node, long joint) {
    return child[slot(mix(node, joint))];
  }

  /** True if the table must grow before a pair is added. */
  boolean isCrowded() {
    return 2 * (size + 2) > key.length;
  }

  /** Adds a child; only if the table is not crowded. */
  void put(int node, long joint, int target) {
    putMixed(node, mix(node, joint), target);
  }

  /** Adds a pair of another table; only if this one is not crowded. */
  void putCopy(int node, JointTable other, int pair) {
    putMixed(node, other.key[pair], other.child[pair]);
  }

  private void putMixed(int node, long mixed, int target) {
    int slot = take(mixed);
    boolean isNew = child[slot] == NONE;
    child[slot] = target;
    if (isNew) {
      int head = take(mix(node, HEAD));
      next[slot] = child[head];
      child[head] = slot;
      next[head] = IS_HEAD;
    }
  }

  /** The slot of a hash, which is counted if it is new. */
  private int take(long mixed) {
    int slot = slot(mixed);
    if (child[slot] == NONE) {
      key[slot] = mixed;
      size++;
    }
    return slot;
  }

  /** The most recent pair of a node, or a negative number. */
  int first(int node) {
    return get(node, HEAD);
  }

  /** The pair of the same node that was added before a pair, or a negative number. */
  int next(int pair) {
    return next[pair];
  }

  /** The child of a pair. */
  int child(int pair) {
    return child[pair];
  }

  /** Doubles the capacity. */
  void grow() {
    long[] oldKey = key;
    int[] oldChild = child;
    int[] oldNext = next;
    int length = 2 * oldKey.length;
    key = new long[length];
    child = filled(length);
    next = new int[length];
    int[] moved = new int[oldKey.length];
    for (int old = 0; old < oldKey.length; old++) {
      if (oldChild[old] != NONE) {
        int slot = slot(oldKey[old]);
        key[slot] = oldKey[old];
        child[slot] = oldChild[old];
        moved[old] = slot;
      }
    }
    for (int old = 0; old < oldKey.length; old++) {
      if (oldChild[old] != NONE && oldNext[old] == IS_HEAD) {
        child[moved[old]] = moved[oldChild[old]];
        next[moved[old]] = IS_HEAD;
      } else if (oldChild[old] != NONE) {
        next[moved[old]] = oldNext[old] == NONE ? NONE : moved[oldNext[old]];
      }
    }
  }

  private int slot(long mixed) {
    int mask = key.length - 1;
    int slot = (int) (mixed ^ (mixed >>> 32)) & mask;
    while (child[slot] != NONE && key[slot] != mixed) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static long mix(int node, long joint) {
    return Hashing.mix(Hashing.mix(joint + 0x9e3779b97f4a7c15L) + node);
  }

  private static int[] filled(int length) {
    int[] ints = new int[length];
    Arrays.fill(ints, NONE);
    return ints;
  }
}
