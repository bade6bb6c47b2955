package org.gonu.engine.lanes.compile;

import java.util.Arrays;

/**
 * Numbers virtual registers. The first ones are pinned: register i stays in slot i. The others
 * share slots, each from its first write to its last read.
 */
final class VirtualRegisters {
  private final int pinned;
  private int size;

  /** Registers of which the first {@code pinned} are pinned. */
  VirtualRegisters(int pinned) {
    this.pinned = pinned;
    this.size = pinned;
  }

  /** A new register that is not pinned. */
  int add() {
    return size++;
  }

  /** New registers that are not pinned. */
  int[] add(int count) {
    int[] added = new int[count];
    Arrays.setAll(added, i -> size + i);
    size += count;
    return added;
  }

  /** True if a register is pinned. */
  boolean isPinned(int value) {
    return value < pinned;
  }

  /** Number of pinned registers. */
  int pinned() {
    return pinned;
  }

  /** Number of registers. */
  int size() {
    return size;
  }
}
