package org.gonu.engine.lanes.coding;

/**
 * A condition on the bits of a number: those of a mask are as in a value.
 *
 * @param mask bits that matter
 * @param value these bits; no others are set
 */
record Cube(int mask, int value) {

  // Written out, since those of the record cost many times as much before they are compiled.
  @Override
  public boolean equals(Object other) {
    return other instanceof Cube cube && mask == cube.mask && value == cube.value;
  }

  @Override
  public int hashCode() {
    return 31 * mask + value;
  }

  /** True if every number of another cube is in this one. */
  boolean contains(Cube other) {
    return (mask & other.mask) == mask && (other.value & mask) == value;
  }

  /** Bits that matter. */
  int literals() {
    return Integer.bitCount(mask);
  }
}
