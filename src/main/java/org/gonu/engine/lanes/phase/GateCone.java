package org.gonu.engine.lanes.phase;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;

/**
 * The cone of some literals: all gates that they need. It can be copied with other literals in
 * place of bases and moves.
 */
public final class GateCone {
  private final Gates gates;
  private final int[] roots;

  /** The nodes of the cone, inputs first. */
  private final int[] nodes;

  /** By node its literal in the latest copy. */
  private final int[] built;

  private int[] buffer = new int[16];

  /** The cone of the literals {@code roots}. */
  public GateCone(Gates gates, int... roots) {
    this.gates = gates;
    this.roots = roots.clone();
    built = new int[gates.size()];
    boolean[] needed = new boolean[gates.size()];
    for (int root : roots) {
      needed[Gates.node(root)] = true;
    }
    IntArrayList found = new IntArrayList();
    for (int node = gates.size() - 1; node > 0; node--) {
      if (needed[node]) {
        found.add(node);
        for (int i = 0; i < gates.inputCount(node); i++) {
          needed[Gates.node(gates.input(node, i))] = true;
        }
      }
    }
    nodes = found.reverseThis().toArray();
  }

  /** Number of nodes. */
  public int size() {
    return nodes.length;
  }

  /**
   * Copies the cone into a builder.
   *
   * @param bases by base the literal to put in its place
   * @param moves by move the literal to put in its place
   * @param never literals of the builder that are assumed to be false
   * @return by root its literal in the builder
   */
  public int[] build(
      GateBuilder builder, IntUnaryOperator bases, IntUnaryOperator moves, IntSet never) {
    for (int node : nodes) {
      int index = gates.index(node);
      int literal =
          switch (gates.kind(node)) {
            case Gates.BASE -> bases.applyAsInt(index);
            case Gates.DOES -> moves.applyAsInt(index);
            case Gates.FEEDBACK -> builder.feedback(index);
            default -> conjunction(builder, node);
          };
      built[node] = known(literal, never);
    }
    return Arrays.stream(roots).map(this::literal).toArray();
  }

  /** The literal that stands for a literal of the cone in the latest copy. */
  int literal(int original) {
    return built[Gates.node(original)] ^ (original & 1);
  }

  private static int known(int literal, IntSet never) {
    if (never.contains(literal)) {
      return Gates.FALSE;
    }
    return never.contains(Gates.not(literal)) ? Gates.TRUE : literal;
  }

  private int conjunction(GateBuilder builder, int node) {
    int count = gates.inputCount(node);
    if (count > buffer.length) {
      buffer = new int[2 * count];
    }
    for (int i = 0; i < count; i++) {
      buffer[i] = literal(gates.input(node, i));
    }
    return builder.and(buffer, count);
  }
}
