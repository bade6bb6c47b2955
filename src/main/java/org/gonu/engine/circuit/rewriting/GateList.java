package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Gates and the literals that are needed of them, between two passes of rewriting.
 *
 * @param gates the nodes
 * @param literals the needed literals; every pass keeps their order
 */
@SuppressWarnings("ArrayRecordComponent") // handed on from one step to the next, never compared
record GateList(Gates gates, int[] literals) {

  /** The same without dead nodes. */
  GateList needed() {
    boolean[] needed = new boolean[gates.size()];
    for (int literal : literals) {
      needed[Gates.node(literal)] = true;
    }
    for (int node = gates.size() - 1; node > 0; node--) {
      for (int i = 0; needed[node] && i < gates.inputCount(node); i++) {
        needed[Gates.node(gates.input(node, i))] = true;
      }
    }
    GateBuilder builder = new GateBuilder();
    int[] copies = new int[gates.size()];
    for (int node = 1; node < gates.size(); node++) {
      copies[node] = needed[node] ? copy(node, copies, builder) : Gates.FALSE;
    }
    int[] mapped = Arrays.stream(literals).map(literal -> copy(literal, copies)).toArray();
    return new GateList(builder.build(), mapped);
  }

  private int copy(int node, int[] copies, GateBuilder builder) {
    if (gates.kind(node) != Gates.AND) {
      return builder.leaf(gates, node);
    }
    int[] inputs = new int[gates.inputCount(node)];
    Arrays.setAll(inputs, i -> copy(gates.input(node, i), copies));
    return builder.and(inputs, inputs.length);
  }

  private static int copy(int literal, int[] copies) {
    return copies[Gates.node(literal)] ^ (literal & 1);
  }

  /** Number of gates of two inputs that would compute the same. */
  int cost() {
    int cost = 0;
    for (int node = 1; node < gates.size(); node++) {
      cost += Math.max(0, gates.inputCount(node) - 1);
    }
    return cost;
  }
}
