package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * The gates of a net as they are where some bases or moves are known: copied into other gates, so
 * that literals of several restrictions can be compared there.
 */
final class Restriction {
  private final Gates from;
  private final GateBuilder into;

  /** By node of the net its literal among the other gates. */
  private final int[] literals;

  private int[] inputs = new int[16];

  /** Knows nothing yet; gates have to be computed. */
  Restriction(Gates from, GateBuilder into) {
    this.from = from;
    this.into = into;
    literals = new int[from.size()];
    for (int node = 1; node < literals.length; node++) {
      forget(node);
    }
  }

  /** Sets what a base or a move is known to be; node 0 stands for one that no gate reads. */
  void know(int node, boolean value) {
    if (node > 0) {
      literals[node] = value ? Gates.TRUE : Gates.FALSE;
    }
  }

  /** Nothing is known of a base or a move. */
  void forget(int node) {
    switch (from.kind(node)) {
      case Gates.BASE -> literals[node] = into.base(from.index(node));
      case Gates.DOES -> literals[node] = into.does(from.index(node));
      case Gates.FEEDBACK -> literals[node] = into.feedback(from.index(node));
      default -> literals[node] = Gates.FALSE;
    }
  }

  /** Computes gates, of which those that others need come first. */
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

  /** What has become of a literal of the net. */
  int literal(int old) {
    return literals[Gates.node(old)] ^ (old & 1);
  }
}
