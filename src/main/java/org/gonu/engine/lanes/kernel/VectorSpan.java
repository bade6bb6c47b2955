package org.gonu.engine.lanes.kernel;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/** The vectors of this machine. */
final class VectorSpan {
  /** The longest that the machine computes with. */
  static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;

  /** Their length in longs. */
  static final int LENGTH = SPECIES.length();

  private VectorSpan() {}

  /** The vector that starts at an offset. */
  static LongVector load(long[] slots, int offset) {
    return LongVector.fromArray(SPECIES, slots, offset);
  }
}
