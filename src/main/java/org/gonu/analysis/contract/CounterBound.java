package org.gonu.analysis.contract;

import java.util.BitSet;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Evaluator;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.analysis.StepCounter;
import org.gonu.engine.sat.SatSolver.Answer;

/**
 * A bound on the length of matches by what does not depend on the moves, such as a step counter:
 * the number of steps after which that alone makes a state terminal.
 */
final class CounterBound {
  private CounterBound() {}

  /** The bound; empty if none was found. */
  static OptionalInt of(Circuit circuit, ImmutableList<MutexGroup> groups, BooleanSupplier isOver) {
    boolean[] independent = StepCounter.independentBases(circuit);
    int[] counter =
        IntStream.range(0, independent.length).filter(base -> independent[base]).toArray();
    if (counter.length == 0) {
      return OptionalInt.empty();
    }
    Unrolling formula = new Unrolling(circuit, groups);
    StateFrame frame = formula.any();
    int goesOn = Gates.not(formula.literal(frame, circuit.general().terminal()));
    BitSet value = BitSet.valueOf(circuit.initialState());
    Set<BitSet> seen = new HashSet<>();
    Steps steps = new Steps(circuit.general(), counter);
    value.and(steps.mask());
    for (int step = 0; seen.add(value) && !isOver.getAsBoolean(); step++) {
      IntArrayList assumptions = IntArrayList.newListWith(goesOn);
      for (int base : counter) {
        assumptions.add(frame.bases[base] ^ (value.get(base) ? 0 : 1));
      }
      if (formula.solve(isOver, assumptions.toArray()) == Answer.UNSATISFIABLE) {
        return OptionalInt.of(step);
      }
      value = steps.after(value);
    }
    return OptionalInt.empty();
  }

  /** Computes the values of the counter one step later. */
  private static final class Steps {
    private final StepNetlist net;
    private final int[] counter;
    private final int[] baseNodes;
    private final long[] values;
    private final Evaluator next;

    Steps(StepNetlist net, int[] counter) {
      this.net = net;
      this.counter = counter;
      this.baseNodes = net.gates().nodes(Gates.BASE, net.next().length);
      this.values = new long[net.gates().size()];
      this.next =
          new Evaluator(net, values, IntStream.of(counter).map(base -> net.next()[base]).toArray());
    }

    BitSet mask() {
      BitSet mask = new BitSet();
      IntStream.of(counter).forEach(mask::set);
      return mask;
    }

    BitSet after(BitSet value) {
      for (int base : counter) {
        if (baseNodes[base] != 0) {
          values[baseNodes[base]] = value.get(base) ? -1 : 0;
        }
      }
      next.run();
      BitSet after = new BitSet();
      for (int base : counter) {
        after.set(base, next.value(net.next()[base]) != 0);
      }
      return after;
    }
  }
}
