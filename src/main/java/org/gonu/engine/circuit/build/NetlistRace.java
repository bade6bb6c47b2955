package org.gonu.engine.circuit.build;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.tuple.Pair;
import org.eclipse.collections.impl.tuple.Tuples;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.ground.GroundProgram;
import org.gonu.machine.SideBySide;

/**
 * Netlists of one game that are made at the same time, of which only the smallest is needed. The
 * first netlist of a circuit, that of a step before constants are known, tells how large the others
 * will be. One that is larger than another by more than a tenth is beaten. It is given up as soon
 * as that is sure, so who wins does not depend on who is first.
 */
final class NetlistRace {
  /** By this factor a netlist may exceed the smallest. */
  private static final double MAX_EXCESS = 1.1;

  /** Operations of the smallest netlist of a step that is complete. */
  private final AtomicInteger fewest = new AtomicInteger(Integer.MAX_VALUE);

  /**
   * Begins circuits, and returns the one whose general netlist is the smallest.
   *
   * @throws CircuitAbandonedException if it was cancelled or the thread was interrupted
   */
  CircuitMaker smallest(ImmutableList<GroundProgram> programs, BooleanSupplier cancelled) {
    ImmutableList<Pair<GroundProgram, Runner>> entries =
        programs.collect(program -> Tuples.pair(program, runner()));
    ImmutableList<Optional<CircuitMaker>> makers =
        SideBySide.all(
            entries.collect(entry -> () -> begun(entry.getOne(), cancelled, entry.getTwo())));
    return entries
        .zip(makers)
        .reject(pair -> pair.getOne().getTwo().isBeaten())
        .flatCollect(pair -> pair.getTwo().stream().toList())
        .minBy(maker -> maker.net().gates().operations());
  }

  /** The circuit of a program; empty if it is beaten before it is begun. */
  private static Optional<CircuitMaker> begun(
      GroundProgram program, BooleanSupplier cancelled, Runner runner) {
    try {
      return Optional.of(CircuitMaker.begin(program, cancelled, runner));
    } catch (CircuitAbandonedException abandoned) {
      if (runner.isBeaten()) {
        return Optional.empty();
      }
      throw abandoned;
    }
  }

  /** One that takes part. */
  Runner runner() {
    return new Runner();
  }

  /** A netlist that is made. For use by one thread at a time. */
  final class Runner {
    /** Operations of the netlist of a step, as far as they are known. */
    private int operations;

    private boolean hasArrived;

    private Runner() {}

    /** Tells how many operations a netlist has so far; only that of the step counts. */
    void reach(int count) {
      operations = hasArrived ? operations : count;
    }

    /** Tells that the netlist of a step is complete. */
    void arrive(int count) {
      operations = count;
      hasArrived = true;
      fewest.accumulateAndGet(count, Math::min);
    }

    /** True if another one is certain to win. */
    boolean isBeaten() {
      return operations > MAX_EXCESS * fewest.get();
    }
  }
}
