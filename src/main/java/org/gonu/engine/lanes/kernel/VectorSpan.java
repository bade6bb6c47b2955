package org.gonu.engine.lanes.kernel;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/** The vector length of this machine. */
final class VectorSpan {
  /** The longest vectors that the machine supports. */
  static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;

  /** Their length in longs. */
  static final int LENGTH = SPECIES.length();

  private VectorSpan() {}

  /** The vector that starts at an offset. */
  static LongVector load(long[] slots, int offset) {
    return LongVector.fromArray(SPECIES, slots, offset);
  }
}
