package org.gonu.engine.circuit.rewriting;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * Converts the cone of some literals back from a graph to wide gates. A conjunction is merged into
 * another one that is its only reader.
 */
final class GateCollector {
  /** The gates that the graph was made from; its leaves have the same numbers. */
  private final Gates origin;

  private final AndGraph graph;
  private final GateBuilder builder = new GateBuilder();

  /** By node the number of collected gates and outputs that read it. */
  private final int[] uses;

  /** By node whether an output or a negation reads it, so that it cannot be merged. */
  private final boolean[] kept;

  /** By node its literal in the collection. */
  private final int[] collected;

  private GateCollector(AndGraph graph, Gates origin) {
    this.graph = graph;
    this.origin = origin;
    uses = new int[graph.size()];
    kept = new boolean[graph.size()];
    collected = new int[graph.size()];
  }

  /**
   * Collects the gates that the literals of a list need.
   *
   * @param origin the gates that the graph was made from, and the literals
   */
  static GateList collect(AndGraph graph, GateList origin) {
    GateCollector collector = new GateCollector(graph, origin.gates());
    int[] roots = Arrays.stream(origin.literals()).map(graph::current).toArray();
    int[] order = collector.order(roots);
    for (int node : order) {
      if (!collector.isInlined(node)) {
        collector.collected[node] = collector.copy(node);
      }
    }
    int[] mapped = Arrays.stream(roots).map(collector::map).toArray();
    return new GateList(collector.builder.build(), mapped);
  }

  /** The nodes that are needed, inputs first. */
  private int[] order(int[] roots) {
    boolean[] done = new boolean[graph.size()];
    IntArrayList found = new IntArrayList();
    IntArrayList stack = new IntArrayList();
    for (int root : roots) {
      read(root, true);
      stack.add(Gates.node(root));
      while (stack.notEmpty()) {
        int node = stack.getLast();
        int waiting = stack.size();
        if (!done[node] && graph.isGate(node)) {
          push(Gates.node(graph.left(node)), done, stack);
          push(Gates.node(graph.right(node)), done, stack);
        }
        if (stack.size() == waiting) {
          stack.removeAtIndex(waiting - 1);
          if (!done[node]) {
            done[node] = true;
            found.add(node);
          }
        }
      }
    }
    found.forEach(this::readInputs);
    return found.toArray();
  }

  private static void push(int node, boolean[] done, IntArrayList stack) {
    if (!done[node]) {
      stack.add(node);
    }
  }

  private void readInputs(int node) {
    if (graph.isGate(node)) {
      read(graph.left(node), false);
      read(graph.right(node), false);
    }
  }

  private void read(int literal, boolean keeps) {
    uses[Gates.node(literal)]++;
    kept[Gates.node(literal)] |= keeps || Gates.isNegated(literal);
  }

  private boolean isInlined(int node) {
    return graph.isGate(node) && uses[node] == 1 && !kept[node];
  }

  private int copy(int node) {
    if (graph.isGate(node)) {
      IntArrayList inputs = new IntArrayList();
      addInputs(node, inputs);
      return builder.and(inputs.toArray(), inputs.size());
    }
    return node == 0 ? Gates.FALSE : builder.leaf(origin, node);
  }

  /**
   * The inputs of a gate, with those of merged gates in their place. Not recursive, since chains
   * can be long.
   */
  private void addInputs(int gate, IntArrayList inputs) {
    IntArrayList open = IntArrayList.newListWith(gate);
    while (open.notEmpty()) {
      int node = open.removeAtIndex(open.size() - 1);
      addInput(graph.left(node), open, inputs);
      addInput(graph.right(node), open, inputs);
    }
  }

  private void addInput(int literal, IntArrayList open, IntArrayList inputs) {
    if (isInlined(Gates.node(literal))) {
      open.add(Gates.node(literal));
    } else {
      inputs.add(map(literal));
    }
  }

  private int map(int literal) {
    return collected[Gates.node(literal)] ^ (literal & 1);
  }
}
