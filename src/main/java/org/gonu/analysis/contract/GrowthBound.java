package org.gonu.analysis.contract;

import java.util.BitSet;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.sat.SatSolver.Answer;

/**
 * A bound on the length of matches by what only ever grows or shrinks, such as the marks on a board
 * and its empty cells: some bases never come back once they are lost, others never get lost once
 * they hold, and at least one of them changes within every few steps.
 */
final class GrowthBound {
  /** Most steps within which something has to change. */
  private static final int MAX_WINDOW = 4;

  private final Circuit circuit;
  private final Unrolling formula;
  private final BooleanSupplier isOver;
  private final MutableList<StateFrame> frames = Lists.mutable.empty();

  private GrowthBound(Circuit circuit, ImmutableList<MutexGroup> groups, BooleanSupplier isOver) {
    this.circuit = circuit;
    this.formula = new Unrolling(circuit, groups);
    this.isOver = isOver;
    frames.add(formula.any());
    frames.add(formula.after(frames.getFirst()));
  }

  /** The bound; empty if none was found. */
  static OptionalInt of(Circuit circuit, ImmutableList<MutexGroup> groups, BooleanSupplier isOver) {
    return new GrowthBound(circuit, groups, isOver).find();
  }

  private OptionalInt find() {
    BitSet initially = BitSet.valueOf(circuit.initialState());
    BitSet shrinking = lasting(false);
    shrinking.and(initially);
    BitSet growing = lasting(true);
    growing.andNot(initially);
    for (int window = 1; window <= MAX_WINDOW && !isOver.getAsBoolean(); window++) {
      if (window > 1) {
        frames.add(formula.after(frames.getLast()));
      }
      int best = Integer.MAX_VALUE;
      if (alwaysChanges(new BitSet(), shrinking)) {
        best = window * (shrinking.cardinality() + 1) - 1;
      }
      if (alwaysChanges(growing, new BitSet())) {
        best = Math.min(best, window * (growing.cardinality() + 1) - 1);
      }
      if (best == Integer.MAX_VALUE && alwaysChanges(growing, shrinking)) {
        best = window * (growing.cardinality() + shrinking.cardinality() + 1) - 1;
      }
      if (best < Integer.MAX_VALUE) {
        return OptionalInt.of(best);
      }
    }
    return OptionalInt.empty();
  }

  /**
   * The bases that keep a value for ever once they have it. Every model of a step that loses it
   * rules out all bases that lose it there.
   */
  private BitSet lasting(boolean value) {
    int[] loses = new int[circuit.bases().size()];
    BitSet left = new BitSet();
    for (int base = 0; base < loses.length; base++) {
      int before = frames.get(0).bases[base] ^ (value ? 0 : 1);
      int after = frames.get(1).bases[base] ^ (value ? 0 : 1);
      loses[base] = formula.and(before, Gates.not(after));
      left.set(base);
    }
    while (!isOver.getAsBoolean()) {
      int any = formula.anyOf(left.stream().map(base -> loses[base]).toArray());
      Answer answer = formula.solve(isOver, any);
      if (answer != Answer.SATISFIABLE) {
        return answer == Answer.UNSATISFIABLE ? left : new BitSet();
      }
      for (int base = left.nextSetBit(0); base >= 0; base = left.nextSetBit(base + 1)) {
        left.set(base, !formula.solver().holds(loses[base]));
      }
    }
    return new BitSet();
  }

  /** True if none of the matches of the window's length leaves all of these bases as they are. */
  private boolean alwaysChanges(BitSet growing, BitSet shrinking) {
    IntArrayList assumptions = new IntArrayList();
    for (int base = growing.nextSetBit(0); base >= 0; base = growing.nextSetBit(base + 1)) {
      assumptions.add(
          formula.or(frames.getFirst().bases[base], Gates.not(frames.getLast().bases[base])));
    }
    for (int base = shrinking.nextSetBit(0); base >= 0; base = shrinking.nextSetBit(base + 1)) {
      assumptions.add(
          formula.or(Gates.not(frames.getFirst().bases[base]), frames.getLast().bases[base]));
    }
    return formula.solve(isOver, assumptions.toArray()) == Answer.UNSATISFIABLE;
  }
}
