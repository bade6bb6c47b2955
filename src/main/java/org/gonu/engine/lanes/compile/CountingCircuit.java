package org.gonu.engine.lanes.compile;

import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.counting.StepCounters;

/**
 * A circuit that counts in binary, and the counters by which its states are translated.
 *
 * @param circuit for states in binary
 */
public record CountingCircuit(Circuit circuit, StepCounters counters) {

  /** A circuit as it is. */
  public static CountingCircuit plain(Circuit circuit) {
    return new CountingCircuit(circuit, StepCounters.none());
  }

  /** A circuit whose counters are in binary. */
  public static CountingCircuit of(Circuit circuit) {
    StepCounters counters = StepCounters.of(circuit);
    return counters.areNone() ? plain(circuit) : inBinary(circuit, counters);
  }

  private static CountingCircuit inBinary(Circuit circuit, StepCounters counters) {
    long[] initial = circuit.initialState();
    counters.encode(circuit.initialState(), initial);
    boolean isGeneral = circuit.phases().size() == 1 && circuit.groups().isEmpty();
    StepNetlist general = inBinary(circuit.general(), counters);
    Circuit binary =
        new Circuit(
            circuit.roles(),
            circuit.bases(),
            circuit.moves(),
            IntStream.rangeClosed(0, circuit.roles().size()).map(circuit::firstMove).toArray(),
            initial,
            circuit.groups(),
            general,
            circuit
                .phases()
                .collect(
                    phase ->
                        new Circuit.Phase(
                            phase.marks(),
                            phase.successor(),
                            isGeneral ? general : inBinary(phase.net(), counters),
                            // Some of their bases are digits here.
                            new int[0])));
    return new CountingCircuit(binary, counters);
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
