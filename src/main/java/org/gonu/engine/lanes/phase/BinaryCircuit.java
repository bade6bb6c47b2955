package org.gonu.engine.lanes.phase;

import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.coding.BinaryNumber;
import org.gonu.engine.lanes.coding.BinaryStates;
import org.gonu.engine.lanes.coding.CodedNetlist;
import org.gonu.engine.lanes.counting.StepCounters;

/**
 * A circuit of which some bases are numbers in binary: counters of steps, and mutex groups.
 *
 * @param circuit for states in binary
 * @param states translates states
 */
public record BinaryCircuit(Circuit circuit, BinaryStates states) {

  /** A circuit as it is. */
  public static BinaryCircuit plain(Circuit circuit) {
    return new BinaryCircuit(circuit, BinaryStates.none());
  }

  /** A circuit whose counters are in binary. */
  public static BinaryCircuit of(Circuit circuit) {
    StepCounters counters = StepCounters.of(circuit);
    return counters.areNone() ? plain(circuit) : inBinary(circuit, counters);
  }

  private static BinaryCircuit inBinary(Circuit circuit, StepCounters counters) {
    boolean isGeneral = circuit.phases().size() == 1 && circuit.groups().isEmpty();
    StepNetlist general = inBinary(circuit.general(), counters);
    return new BinaryCircuit(
        with(
            circuit,
            counters.states(),
            general,
            circuit
                .phases()
                .collect(phase -> isGeneral ? general : inBinary(phase.net(), counters))),
        counters.states());
  }

  /**
   * The same circuit with more numbers.
   *
   * @param numbers whose members are not in others
   * @param nets by phase the netlist with all numbers
   */
  public BinaryCircuit withNumbers(
      ImmutableList<BinaryNumber> numbers, ImmutableList<StepNetlist> nets) {
    if (numbers.isEmpty()) {
      return this;
    }
    int bases = circuit.bases().size();
    return new BinaryCircuit(
        with(
            circuit,
            BinaryStates.of(numbers, bases),
            CodedNetlist.of(circuit.general(), numbers).net(),
            nets),
        BinaryStates.of(states.numbers().newWithAll(numbers), bases));
  }

  private static Circuit with(
      Circuit circuit, BinaryStates states, StepNetlist general, ImmutableList<StepNetlist> nets) {
    long[] initial = circuit.initialState();
    states.encode(circuit.initialState(), initial);
    return new Circuit(
        circuit.roles(),
        circuit.bases(),
        circuit.moves(),
        circuit.firstMoves(),
        initial,
        circuit.groups(),
        general,
        circuit
            .phases()
            .zip(nets)
            .collect(
                pair ->
                    new Circuit.Phase(
                        pair.getOne().marks(),
                        pair.getOne().successor(),
                        pair.getTwo(),
                        // Some of their bases are digits here.
                        new int[0])));
  }

  private static StepNetlist inBinary(StepNetlist net, StepCounters counters) {
    GateBuilder builder = new GateBuilder();
    GateCone cone = new GateCone(net.gates(), net.literals());
    StepCounters.Code code = counters.code(builder);
    cone.build(
        builder,
        base -> code.isMember(base) ? code.holds(base) : builder.base(base),
        builder::does,
        IntSets.immutable.empty());
    StepNetlist same = net.over(builder.build(), cone::literal);
    int[] next =
        IntStream.range(0, same.next().length)
            .map(base -> code.isMember(base) ? code.next(base) : same.next()[base])
            .toArray();
    return new StepNetlist(
        same.gates(), same.legal(), next, same.terminal(), same.goals(), same.components());
  }
}
