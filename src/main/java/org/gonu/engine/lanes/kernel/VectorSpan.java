package org.gonu.engine.lanes.kernel;

import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.VectorSpecies;

/**
 * The vectors of this machine.
 *
 * <p>An operation is asked of a vector that was loaded or computed just before; what a loop gathers
 * is only an argument, of a disjunction with zeros where it is stored. Of a variable that a loop
 * changes the just-in-time compiler does not know the class. It looks which class methods of {@code
 * LongVector} have met, and kernels are compiled so early that this may not be told yet. Then each
 * operation is a call, and makes a vector on the heap.
 */
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
