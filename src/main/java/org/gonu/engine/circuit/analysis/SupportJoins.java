package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import java.util.BitSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/** Joins the bases in the cones of gates. */
final class SupportJoins {
  private static final int NONE = -1;

  private final StepNetlist net;
  private final Gates gates;
  private final BitSet moved;
  private final DisjointSets sets;
  private final Reach reach;

  /** By node one of the moved bases in its cone, if they were joined. */
  private final int[] baseUnder;

  /**
   * Joins bases in some sets.
   *
   * @param moved the bases to join; others are ignored
   */
  SupportJoins(StepNetlist net, BitSet moved, DisjointSets sets) {
    this.net = net;
    this.gates = net.gates();
    this.moved = moved;
    this.sets = sets;
    this.reach = new Reach(net);
    baseUnder = new int[gates.size()];
  }

  /** For each node, joins the bases in its cone with each other. */
  void join(BitSet nodes) {
    Arrays.fill(baseUnder, NONE);
    BitSet all = (BitSet) nodes.clone();
    for (int node = all.length() - 1; node > 0; node = all.previousSetBit(node - 1)) {
      for (int i = 0; i < gates.inputCount(node); i++) {
        all.set(Gates.node(gates.input(node, i)));
      }
    }
    net.components().each(component -> joinComponent(component, all));
    for (int node = all.nextSetBit(1); node > 0; node = all.nextSetBit(node + 1)) {
      if (gates.kind(node) == Gates.BASE && moved.get(gates.index(node))) {
        baseUnder[node] = gates.index(node);
      }
      for (int i = 0; i < gates.inputCount(node); i++) {
        joinInput(node, Gates.node(gates.input(node, i)));
      }
    }
  }

  private void joinInput(int node, int input) {
    if (baseUnder[node] == NONE) {
      baseUnder[node] = baseUnder[input];
    } else if (baseUnder[input] != NONE) {
      sets.join(baseUnder[node], baseUnder[input]);
    }
  }

  /**
   * Joins all bases that a recursive component reads, if one of its feedbacks is among the nodes.
   */
  private void joinComponent(Component component, BitSet among) {
    CircuitAbandonedException.throwIfInterrupted();
    if (Arrays.stream(component.feedbacks()).anyMatch(among::get)) {
      BitSet read = reach.bases(component.updates());
      read.and(moved);
      sets.joinAll(read);
      for (int feedback : component.feedbacks()) {
        baseUnder[feedback] = read.nextSetBit(0);
      }
    }
  }

  /** One of the bases in the cone of a node that was joined; negative if there is none. */
  int baseUnder(int node) {
    return baseUnder[node];
  }
}
