package org.gonu.ground;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;

/**
 * The bases of a ground program. Arrays are by base.
 *
 * @param terms arguments of {@code true} that can hold, in canonical order
 * @param atoms its {@code true} atom, an input
 * @param nextAtoms its {@code next} atom, or -1 if there is none
 * @param initially whether it holds in the initial state
 */
@SuppressWarnings("ArrayRecordComponent") // read by the maker of circuits, never compared
public record GroundBases(
    ImmutableList<Term> terms, int[] atoms, int[] nextAtoms, boolean[] initially) {
  /** Number of bases. */
  public int size() {
    return atoms.length;
  }

  /** Some of these bases, by their numbers. */
  GroundBases only(BitSet kept) {
    int[] old = kept.stream().toArray();
    boolean[] keptInitially = new boolean[old.length];
    for (int base = 0; base < old.length; base++) {
      keptInitially[base] = initially[old[base]];
    }
    return new GroundBases(
        IntLists.immutable.of(old).collect(terms::get),
        Arrays.stream(old).map(base -> atoms[base]).toArray(),
        Arrays.stream(old).map(base -> nextAtoms[base]).toArray(),
        keptInitially);
  }
}
