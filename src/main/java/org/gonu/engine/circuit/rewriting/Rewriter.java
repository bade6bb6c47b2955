package org.gonu.engine.circuit.rewriting;

import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.rewriting.OptimalImplementations.Kind;

/**
 * DAG-aware rewriting of an and-inverter graph (Mishchenko, Chatterjee and Brayton, "DAG-aware AIG
 * rewriting", 2006). For each cut of a gate, the cost of the optimal implementation is compared
 * with the gates that would die. Gates that exist already cost nothing.
 */
final class Rewriter {
  private final AndGraph graph;
  private final Cuts cuts;
  private final OptimalImplementations implementations = OptimalImplementations.shared();

  /** By variable its literal in the current cut. */
  private final int[] leaves = new int[TruthTables.VARIABLES];

  /** The gate that is being rewritten. */
  private int gate;

  /** Gates that the current implementation would add so far. */
  private int added;

  private Rewriter(AndGraph graph) {
    this.graph = graph;
    cuts = new Cuts(graph);
  }

  /**
   * Rewrites a graph.
   *
   * @param least gates that a replacement has to save; 0 allows replacements of equal size, which
   *     may enable later savings
   */
  static void rewrite(AndGraph graph, int least) {
    Rewriter rewriter = new Rewriter(graph);
    int end = graph.size();
    for (int node = 0; node < end; node++) {
      CircuitAbandonedException.throwIfInterrupted();
      rewriter.visit(node, least);
    }
  }

  private void visit(int node, int least) {
    if (graph.isGate(node)) {
      if (graph.uses(node) == 0) {
        return;
      }
      int literal = graph.settle(node);
      if (literal != 2 * node) {
        graph.replace(node, literal);
        return;
      }
    }
    cuts.find(node);
    if (graph.isGate(node)) {
      improve(node, least);
    }
  }

  private void improve(int node, int least) {
    gate = node;
    int best = AndGraph.ABSENT;
    int most = least - 1;
    for (int cut = 0; cut < cuts.count(node); cut++) {
      boolean isKnown = implementations.kind(cuts.function(node, cut)) != Kind.UNKNOWN;
      int gain = isKnown ? gain(cut) : Integer.MIN_VALUE;
      if (gain > most) {
        most = gain;
        best = cut;
      }
    }
    if (best != AndGraph.ABSENT) {
      take(best);
      int literal = made(cuts.function(node, best));
      if (Gates.node(literal) != node) {
        graph.replace(node, literal);
      }
    }
  }

  /** Gates that the implementation for a cut saves. */
  private int gain(int cut) {
    take(cut);
    int size = cuts.leaves(gate, cut);
    for (int i = 0; i < size; i++) {
      graph.use(cuts.leaf(gate, cut, i));
    }
    int saved = 1 + free(graph.left(gate)) + free(graph.right(gate));
    added = 0;
    price(cuts.function(gate, cut));
    int gain = saved - added;
    keep(graph.left(gate));
    keep(graph.right(gate));
    for (int i = 0; i < size; i++) {
      graph.release(cuts.leaf(gate, cut, i));
    }
    return gain;
  }

  private void take(int cut) {
    for (int i = 0; i < cuts.leaves(gate, cut); i++) {
      leaves[i] = 2 * cuts.leaf(gate, cut, i);
    }
  }

  /** Removes a use of a literal. Returns the number of gates that die. */
  private int free(int literal) {
    int node = Gates.node(literal);
    return graph.release(node) == 0 && graph.isGate(node)
        ? 1 + free(graph.left(node)) + free(graph.right(node))
        : 0;
  }

  /** Undoes {@link #free}. */
  private void keep(int literal) {
    int node = Gates.node(literal);
    if (graph.uses(node) == 0 && graph.isGate(node)) {
      keep(graph.left(node));
      keep(graph.right(node));
    }
    graph.use(node);
  }

  /**
   * The literal of a function if live gates compute it. Otherwise adds the cost to {@link #added}.
   */
  private int price(int function) {
    return switch (implementations.kind(function)) {
      case UNKNOWN -> throw new IllegalStateException("no implementation");
      case CONSTANT -> function == 0 ? Gates.FALSE : Gates.TRUE;
      case VARIABLE -> variable(function);
      case AND -> priceParts(function);
      case NAND -> not(priceParts(function));
      case XOR -> {
        int one = price(implementations.first(function));
        int other = price(implementations.second(function));
        int left = priceAnd(one, not(other));
        int right = priceAnd(not(one), other);
        yield not(priceAnd(not(left), not(right)));
      }
    };
  }

  private int priceParts(int function) {
    return priceAnd(
        price(implementations.first(function)), price(implementations.second(function)));
  }

  private int priceAnd(int one, int other) {
    int known =
        one == AndGraph.ABSENT || other == AndGraph.ABSENT
            ? AndGraph.ABSENT
            : graph.find(one, other);
    if (known != AndGraph.ABSENT && isThere(Gates.node(known))) {
      return known;
    }
    added++;
    return AndGraph.ABSENT;
  }

  private boolean isThere(int node) {
    return !graph.isGate(node) || (graph.uses(node) > 0 && node != gate);
  }

  private static int not(int literal) {
    return literal == AndGraph.ABSENT ? literal : Gates.not(literal);
  }

  private int variable(int function) {
    int number = implementations.first(function);
    return function == TruthTables.variable(number) ? leaves[number] : Gates.not(leaves[number]);
  }

  /** Builds a function over the current leaves. Returns its literal. */
  private int made(int function) {
    return switch (implementations.kind(function)) {
      case UNKNOWN -> throw new IllegalStateException("no implementation");
      case CONSTANT -> function == 0 ? Gates.FALSE : Gates.TRUE;
      case VARIABLE -> variable(function);
      case AND -> madeParts(function);
      case NAND -> Gates.not(madeParts(function));
      case XOR -> {
        int one = made(implementations.first(function));
        int other = made(implementations.second(function));
        int left = and(one, Gates.not(other));
        int right = and(Gates.not(one), other);
        yield Gates.not(and(Gates.not(left), Gates.not(right)));
      }
    };
  }

  private int madeParts(int function) {
    return and(made(implementations.first(function)), made(implementations.second(function)));
  }

  private int and(int one, int other) {
    int before = graph.size();
    int literal = graph.and(one, other);
    if (graph.size() > before) {
      cuts.find(Gates.node(literal));
    }
    return literal;
  }
}
