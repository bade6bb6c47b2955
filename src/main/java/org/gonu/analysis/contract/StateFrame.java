package org.gonu.analysis.contract;

import java.util.Arrays;
import org.eclipse.collections.impl.map.mutable.primitive.ObjectIntHashMap;

/** A state in a formula: the literals of the solver that stand for it and for the step from it. */
final class StateFrame {
  /** Not yet part of the formula. */
  static final int NONE = -1;

  /** By base its literal. */
  final int[] bases;

  /** By move the literal that tells whether it is made; empty before a step is asked for. */
  int[] moves = new int[0];

  /** By node of the netlist its literal, {@link #NONE} if nothing has asked for it. */
  final int[] nodes;

  /** The literals of promises that are broken, for those that were asked for. */
  final ObjectIntHashMap<Promise> broken = ObjectIntHashMap.newMap();

  StateFrame(int[] bases, int nodes) {
    this.bases = bases;
    this.nodes = new int[nodes];
    Arrays.fill(this.nodes, NONE);
  }
}
