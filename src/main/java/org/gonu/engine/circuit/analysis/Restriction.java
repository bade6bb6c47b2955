package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * The gates of a netlist simplified under known values of some bases or moves. They are copied into
 * a builder, so that literals of several restrictions can be compared there.
 */
final class Restriction {
  private final Gates from;
  private final GateBuilder into;

  /** By node of the netlist its literal in the builder. */
  private final int[] literals;

  private int[] inputs = new int[16];

  /** A restriction without known values. Gates have to be computed. */
  Restriction(Gates from, GateBuilder into) {
    this.from = from;
    this.into = into;
    literals = new int[from.size()];
    for (int node = 1; node < literals.length; node++) {
      forget(node);
    }
  }

  /** Sets the value of a base or a move; node 0, for one that no gate reads, is ignored. */
  void know(int node, boolean value) {
    if (node > 0) {
      literals[node] = value ? Gates.TRUE : Gates.FALSE;
    }
  }

  /** Makes the value of a base or a move unknown. */
  void forget(int node) {
    switch (from.kind(node)) {
      case Gates.BASE -> literals[node] = into.base(from.index(node));
      case Gates.DOES -> literals[node] = into.does(from.index(node));
      case Gates.FEEDBACK -> literals[node] = into.feedback(from.index(node));
      default -> literals[node] = Gates.FALSE;
    }
  }

  /** Computes gates, given with inputs first. */
  void compute(int[] nodes) {
    for (int node : nodes) {
      CircuitAbandonedException.throwIfInterrupted();
      int count = from.inputCount(node);
      if (count > inputs.length) {
        inputs = Arrays.copyOf(inputs, 2 * count);
      }
      for (int i = 0; i < count; i++) {
        inputs[i] = literal(from.input(node, i));
      }
      literals[node] = into.and(inputs, count);
    }
  }

  /** The literal in the builder for a literal of the netlist. */
  int literal(int old) {
    return literals[Gates.node(old)] ^ (old & 1);
  }
}
