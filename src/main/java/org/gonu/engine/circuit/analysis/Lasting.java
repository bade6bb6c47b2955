package org.gonu.engine.circuit.analysis;

import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Tells which bases keep a value for ever, such as a mark on a board that nothing takes away. The
 * test looks at gates alone: it can miss some.
 */
final class Lasting {
  private final StepNetlist net;
  private final Gates gates;

  Lasting(StepNetlist net) {
    this.net = net;
    gates = net.gates();
  }

  /** True if a base that has a value has it in the next state as well, whatever the moves are. */
  boolean keeps(int base, boolean value) {
    CircuitAbandonedException.throwIfInterrupted();
    boolean[] certain = new boolean[2 * gates.size()];
    certain[Gates.TRUE] = true;
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.BASE && gates.index(node) == base) {
        certain[2 * node + (value ? 0 : 1)] = true;
      } else if (gates.kind(node) == Gates.AND) {
        boolean all = true;
        boolean none = false;
        for (int i = 0; i < gates.inputCount(node); i++) {
          all &= certain[gates.input(node, i)];
          none |= certain[Gates.not(gates.input(node, i))];
        }
        certain[2 * node] = all;
        certain[2 * node + 1] = none;
      }
    }
    int next = net.next()[base];
    return certain[value ? next : Gates.not(next)];
  }
}
