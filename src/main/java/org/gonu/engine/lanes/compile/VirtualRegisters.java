package org.gonu.engine.lanes.compile;

import java.util.Arrays;

/**
 * Numbers for what slots hold. The first values are pinned: value i has slot i for ever. The others
 * share slots, each from where it is written to where it is last read.
 */
final class VirtualRegisters {
  private final int pinned;
  private int size;

  /** Values of which the first are pinned. */
  VirtualRegisters(int pinned) {
    this.pinned = pinned;
    this.size = pinned;
  }

  /** A new value that is not pinned. */
  int add() {
    return size++;
  }

  /** New values that are not pinned. */
  int[] add(int count) {
    int[] added = new int[count];
    Arrays.setAll(added, i -> size + i);
    size += count;
    return added;
  }

  /** True if a value has its slot for ever. */
  boolean isPinned(int value) {
    return value < pinned;
  }

  /** Number of pinned values. */
  int pinned() {
    return pinned;
  }

  /** Number of values. */
  int size() {
    return size;
  }
}
