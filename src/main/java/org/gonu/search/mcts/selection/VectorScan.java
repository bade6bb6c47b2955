package org.gonu.search.mcts.selection;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorMask;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.gonu.search.mcts.store.Edge;

/**
 * Scans edges a block at a time. Needs the module {@code jdk.incubator.vector}, and vectors as long
 * as a block.
 *
 * <p>The code is one method on purpose: a vector that is passed to a method becomes an object
 * unless the compiler inlines the method, which is certain only for methods of the library.
 */
final class VectorScan implements EdgeScan {
  private static final VectorSpecies<Integer> INTS = IntVector.SPECIES_256;
  private static final VectorSpecies<Float> FLOATS = FloatVector.SPECIES_256;
  private static final IntVector PLACES = IntVector.zero(INTS).addIndex(1);

  @Override
  public int best(
      int[] page, int from, int to, float mean, float weight, float loss, int prior, int secured) {
    FloatVector bestBound = FloatVector.broadcast(FLOATS, Float.NEGATIVE_INFINITY);
    IntVector best = IntVector.broadcast(INTS, NONE);
    for (int start = from & -Edge.BLOCK; start < to; start += Edge.BLOCK) {
      int at = Edge.at(start);
      IntVector number = PLACES.add(start);
      IntVector bounds = IntVector.fromArray(INTS, page, at + Edge.BOUNDS);
      IntVector high = bounds.lanewise(VectorOperators.LSHR, 8).and(0xff);
      VectorMask<Integer> open =
          number
              .compare(VectorOperators.GE, from)
              .and(number.compare(VectorOperators.LT, to))
              .and(bounds.and(0xff).compare(VectorOperators.NE, high))
              .and(high.compare(VectorOperators.GT, secured));

      IntVector visits = IntVector.fromArray(INTS, page, at + Edge.VISITS);
      IntVector inFlight = IntVector.fromArray(INTS, page, at + Edge.IN_FLIGHT);
      IntVector seen = visits.add(inFlight);
      FloatVector value =
          IntVector.fromArray(INTS, page, at + Edge.VALUE)
              .reinterpretAsFloats()
              .blend(mean, visits.compare(VectorOperators.EQ, 0).cast(FLOATS));
      VectorMask<Integer> unlikely = bounds.and(Edge.UNLIKELY).compare(VectorOperators.NE, 0);
      if (unlikely.anyTrue()) {
        FloatVector known = (FloatVector) visits.convert(VectorOperators.I2F, 0);
        value = value.blend(value.mul(known).div(known.add(prior)), unlikely.cast(FLOATS));
        seen = seen.blend(seen.add(prior), unlikely);
      }

      FloatVector count = (FloatVector) seen.max(1).convert(VectorOperators.I2F, 0);
      FloatVector lost = ((FloatVector) inFlight.convert(VectorOperators.I2F, 0)).mul(loss);
      FloatVector root = count.lanewise(VectorOperators.SQRT);
      FloatVector bound =
          value.sub(lost.div(count)).add(FloatVector.broadcast(FLOATS, weight).div(root));
      VectorMask<Float> better =
          bound.compare(VectorOperators.GT, bestBound).and(open.cast(FLOATS));
      bestBound = bestBound.blend(bound, better);
      best = best.blend(number, better.cast(INTS));
      if (seen.compare(VectorOperators.EQ, 0).and(open).anyTrue()) {
        break;
      }
    }

    // The lowest index among the highest bounds. Bits of floats, negative ones inverted, are
    // ordered as the floats are.
    IntVector bits = bestBound.reinterpretAsInts();
    IntVector turn = bits.lanewise(VectorOperators.ASHR, 31).and(Integer.MAX_VALUE);
    IntVector keys = bits.lanewise(VectorOperators.XOR, turn);
    VectorMask<Integer> isHighest =
        keys.compare(VectorOperators.EQ, keys.reduceLanes(VectorOperators.MAX));
    return IntVector.broadcast(INTS, Integer.MAX_VALUE)
        .blend(best, isHighest)
        .reduceLanes(VectorOperators.MIN);
  }
}
