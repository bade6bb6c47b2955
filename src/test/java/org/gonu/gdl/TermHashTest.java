package org.gonu.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.primitive.MutableIntSet;
import org.gonu.text.Span;
import org.junit.jupiter.api.Test;

class TermHashTest {
  private static final int LENGTH = 100;

  @Test
  void hashCode_ofNumberedCells_hardlyEverCoincides() {
    MutableIntSet terms = IntSets.mutable.empty();
    MutableIntSet atoms = IntSets.mutable.empty();
    Constant name = Constant.of("cell");
    for (int i = 0; i < LENGTH * LENGTH * LENGTH; i++) {
      ImmutableList<Term> place =
          Lists.immutable.of(
              number(i % LENGTH), number(i / LENGTH % LENGTH), number(i / LENGTH / LENGTH));
      terms.add(new Compound(name, place, Span.NONE).hashCode());
      atoms.add(new Atom(name, place, Span.NONE).hashCode());
    }

    // Of a million random numbers of 32 bits, some 116 are there twice.
    assertEquals(1_000_000, terms.size(), 1000);
    assertEquals(1_000_000, atoms.size(), 1000);
  }

  private static Term number(int value) {
    return Constant.of(Integer.toString(value));
  }
}
