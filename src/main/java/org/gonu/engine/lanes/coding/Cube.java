package org.gonu.engine.lanes.coding;

/**
 * A condition on the bits of a number: those of a mask are as in a value.
 *
 * @param mask bits that matter
 * @param value these bits; no others are set
 */
record Cube(int mask, int value) {

  /** True if every number of another cube is in this one. */
  boolean contains(Cube other) {
    return (mask & other.mask) == mask && (other.value & mask) == value;
  }

  /** Bits that matter. */
  int literals() {
    return Integer.bitCount(mask);
  }
}
