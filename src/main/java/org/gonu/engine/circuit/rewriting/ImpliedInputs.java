package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Drops inputs of conjunctions that follow from the other inputs, such as the owner of a piece
 * where another input tells the piece and its owner; in disjunctions, parts that imply other parts
 * (redundancy removal by implications: Kunz and Menon, "Multi-level logic optimization by
 * implication analysis", 1994).
 */
final class ImpliedInputs {
  private final Gates gates;
  private final GateBuilder builder = new GateBuilder();
  private final ImpliedLiterals implied = new ImpliedLiterals(builder);

  /** By literal of the builder how many inputs of the present conjunction imply it. */
  private final int[] counts;

  /** By node its literal in the builder. */
  private final int[] built;

  private ImpliedInputs(Gates gates) {
    this.gates = gates;
    built = new int[gates.size()];
    counts = new int[2 * gates.size()];
  }

  /** The same literals, of gates without inputs that are implied. */
  static GateList drop(GateList given) {
    ImpliedInputs pass = new ImpliedInputs(given.gates());
    pass.build();
    int[] mapped = Arrays.stream(given.literals()).map(pass::map).toArray();
    return new GateList(pass.builder.build(), mapped).needed();
  }

  private void build() {
    built[0] = Gates.FALSE;
    for (int node = 1; node < gates.size(); node++) {
      CircuitAbandonedException.throwIfInterrupted();
      built[node] = gates.kind(node) == Gates.AND ? conjunction(node) : builder.leaf(gates, node);
    }
  }

  private int map(int literal) {
    return built[Gates.node(literal)] ^ (literal & 1);
  }

  private int conjunction(int node) {
    IntArrayList inputs = new IntArrayList();
    for (int i = 0; i < gates.inputCount(node); i++) {
      inputs.add(map(gates.input(node, i)));
    }
    inputs.forEach(input -> count(input, 1));
    // From the last on: nodes come behind what they are made of.
    for (int i = inputs.size() - 1; i >= 0; i--) {
      int input = inputs.removeAtIndex(i);
      count(input, -1);
      if (!isImplied(input)) {
        int shorter = shorter(input);
        inputs.addAtIndex(i, shorter);
        count(shorter, 1);
      }
    }
    inputs.forEach(input -> count(input, -1));
    return builder.and(inputs.toArray(), inputs.size());
  }

  private void count(int literal, int by) {
    for (int each : implied.of(literal)) {
      counts[each] += by;
    }
  }

  /** True if the other inputs imply a literal, or exclude what its negation implies. */
  private boolean isImplied(int literal) {
    if (literal == Gates.TRUE || counts[literal] > 0) {
      return true;
    }
    for (int each : implied.of(Gates.not(literal))) {
      if (counts[Gates.not(each)] > 0) {
        return true;
      }
    }
    return false;
  }

  /** An input, or what is left of it where the others imply all but one of its own inputs. */
  private int shorter(int literal) {
    int node = Gates.node(literal);
    int only = Gates.TRUE;
    for (int i = 0; i < builder.inputCount(node); i++) {
      int input = builder.input(node, i);
      if (!isImplied(input)) {
        if (only != Gates.TRUE) {
          return literal;
        }
        only = input;
      }
    }
    return builder.kind(node) == Gates.AND ? only ^ (literal & 1) : literal;
  }
}
