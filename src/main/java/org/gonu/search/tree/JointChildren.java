package org.gonu.search.tree;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The children of nodes at which several roles choose at the same time: from a node and the number
 * of a joint move (mixed radix over the edges of the roles, the first role lowest) to a child. Open
 * addressing; the entries of a node are linked besides. A pair is told by 64 mixed bits.
 */
final class JointChildren {
  private static final int NONE = -1;
  private static final int SMALLEST = 1 << 10;

  private long[] key = new long[0];
  private int[] child = new int[0];
  private int[] next = new int[0];

  /** By node its latest entry. */
  private int[] latest = new int[0];

  private int size;

  /** The child by a joint move, or {@link NodeStore#NONE}. */
  int get(int node, long joint) {
    if (key.length == 0) {
      return NodeStore.NONE;
    }
    return child[slot(key, mix(node, joint))];
  }

  /**
   * Links a child; by one thread at a time, while others read.
   *
   * @param nodeCount one more than the largest number of a node
   */
  void put(int node, long joint, int target, int nodeCount) {
    if (2 * (size + 1) > key.length) {
      grow();
    }
    if (latest.length < nodeCount) {
      int before = latest.length;
      latest = Arrays.copyOf(latest, 2 * nodeCount);
      Arrays.fill(latest, before, latest.length, NONE);
    }
    long mixed = mix(node, joint);
    int slot = slot(key, mixed);
    if (child[slot] == NONE) {
      next[slot] = latest[node];
      latest[node] = slot;
      size++;
      key[slot] = mixed;
    }
    Atomics.publish(child, slot, target);
  }

  /** The latest entry of a node, or a negative number. */
  int first(int node) {
    return node < latest.length ? latest[node] : NONE;
  }

  /** The entry of the same node before, or a negative number. */
  int next(int entry) {
    return next[entry];
  }

  /** The child of an entry. */
  int child(int entry) {
    return child[entry];
  }

  /** Forgets entries of nodes, or to nodes, that are not kept. */
  void retain(BitSet kept) {
    JointChildren rebuilt = new JointChildren();
    for (int node = kept.nextSetBit(0); node >= 0; node = kept.nextSetBit(node + 1)) {
      for (int entry = first(node); entry >= 0; entry = next[entry]) {
        if (kept.get(child[entry])) {
          rebuilt.link(node, key[entry], child[entry], latest.length);
        }
      }
    }
    key = rebuilt.key;
    child = rebuilt.child;
    next = rebuilt.next;
    latest = rebuilt.latest;
    size = rebuilt.size;
  }

  private void link(int node, long mixed, int target, int nodeCapacity) {
    if (2 * (size + 1) > key.length) {
      grow();
    }
    if (latest.length < nodeCapacity) {
      latest = new int[nodeCapacity];
      Arrays.fill(latest, NONE);
    }
    int slot = slot(key, mixed);
    key[slot] = mixed;
    child[slot] = target;
    next[slot] = latest[node];
    latest[node] = slot;
    size++;
  }

  private void grow() {
    int length = Math.max(SMALLEST, 2 * key.length);
    long[] newKey = new long[length];
    int[] newChild = new int[length];
    int[] newNext = new int[length];
    int[] moved = new int[key.length];
    Arrays.fill(newChild, NONE);
    for (int old = 0; old < key.length; old++) {
      if (child[old] != NONE) {
        int slot = slot(newKey, newChild, key[old]);
        newKey[slot] = key[old];
        newChild[slot] = child[old];
        moved[old] = slot;
      }
    }
    for (int old = 0; old < key.length; old++) {
      if (child[old] != NONE) {
        newNext[moved[old]] = next[old] < 0 ? NONE : moved[next[old]];
      }
    }
    for (int node = 0; node < latest.length; node++) {
      latest[node] = latest[node] < 0 ? NONE : moved[latest[node]];
    }
    next = newNext;
    child = newChild;
    key = newKey;
  }

  private int slot(long[] keys, long mixed) {
    return slot(keys, child, mixed);
  }

  private static int slot(long[] keys, int[] children, long mixed) {
    int mask = keys.length - 1;
    int slot = (int) (mixed ^ (mixed >>> 32)) & mask;
    while (children[slot] != NONE && keys[slot] != mixed) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static long mix(int node, long joint) {
    return Hashing.mix(Hashing.mix(joint + 0x9e3779b97f4a7c15L) + node);
  }
}
