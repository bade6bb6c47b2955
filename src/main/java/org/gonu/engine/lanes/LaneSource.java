package org.gonu.engine.lanes;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.analysis.CircuitAnalysis;
import org.gonu.engine.lanes.coding.BinaryNumber;
import org.gonu.engine.lanes.coding.GroupNumbers;
import org.gonu.engine.lanes.phase.BinaryCircuit;
import org.gonu.engine.lanes.phase.PhaseProgram;
import org.gonu.machine.Lazy;

/**
 * What all programs of a game are compiled from, whatever their width and their choice of moves.
 *
 * @param analysis what searches ask of the circuit
 * @param counting the circuit with its counters in binary; the one that is compiled may have more
 *     numbers
 * @param numbers groups that become numbers in binary when gates are rewritten, as soon as they are
 *     known
 */
record LaneSource(
    CircuitAnalysis analysis,
    BinaryCircuit counting,
    Supplier<ImmutableList<BinaryNumber>> numbers) {

  /** A circuit of which no groups but its counters become numbers. */
  static LaneSource of(Circuit circuit) {
    return new LaneSource(
        new CircuitAnalysis(circuit), BinaryCircuit.of(circuit), Lists.immutable::empty);
  }

  /**
   * The same with the groups that are numbers, which are found when they are first asked for.
   *
   * @param phases the gates of each phase
   */
  LaneSource withNumbers(ImmutableList<PhaseProgram> phases) {
    Circuit circuit = circuit();
    BitSet counters = new BitSet();
    counting
        .states()
        .numbers()
        .each(counter -> Arrays.stream(counter.members()).forEach(counters::set));
    return new LaneSource(
        analysis,
        counting,
        new Lazy<>(() -> GroupNumbers.of(circuit, phases.collect(PhaseProgram::net), counters)));
  }

  /** The circuit of the game, as it was made. */
  Circuit circuit() {
    return analysis.circuit();
  }

  /** The gates of each phase, in which all legal moves are eligible. */
  ImmutableList<PhaseProgram> phases() {
    return PhaseProgram.of(counting.circuit());
  }
}
