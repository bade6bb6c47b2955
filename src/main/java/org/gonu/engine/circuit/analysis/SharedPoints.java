package org.gonu.engine.circuit.analysis;

import java.util.BitSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.circuit.StepNetlist.Goals;

/**
 * Tells whether two roles share 100 points at every end. Looks at the gates of the goals and the
 * end, from the top down to a few leaves, such as "red has a line", and tries all values of these.
 * Each role has one goal at an end; values that give none or several are left out. What leaves mean
 * is not asked, so that the answer can be no though it should be yes.
 */
final class SharedPoints {
  private static final int ALL = 100;

  /** All values of so many leaves are tried. */
  private static final int MAX_LEAVES = 12;

  /** Gates that are looked at. */
  private static final int MAX_GATES = 60;

  private final StepNetlist net;
  private final Gates gates;

  /** Nodes that may have any value. */
  private final BitSet leaves = new BitSet();

  /** Leaves that have too many inputs to be looked at. */
  private final BitSet kept = new BitSet();

  /** Gates that are looked at, each before its inputs. */
  private final IntArrayList expanded = new IntArrayList();

  /** By node its value in the present trial. */
  private final boolean[] values;

  private SharedPoints(StepNetlist net) {
    this.net = net;
    gates = net.gates();
    values = new boolean[gates.size()];
    leaves.set(Gates.node(net.terminal()));
    for (int literal : net.goalLiterals()) {
      leaves.set(Gates.node(literal));
    }
    leaves.clear(0);
  }

  static boolean areCertain(Circuit circuit) {
    return circuit.roles().size() == 2 && new SharedPoints(circuit.general()).areShared();
  }

  private boolean areShared() {
    boolean isChanged = true;
    while (expanded.size() < MAX_GATES) {
      if (isChanged && leaves.cardinality() <= MAX_LEAVES && areSharedForAllValues()) {
        return true;
      }
      int gate = highestGate();
      if (gate < 0) {
        return false;
      }
      isChanged = expand(gate);
    }
    return false;
  }

  /** The last leaf that is a gate and may still be looked at; negative if there is none. */
  private int highestGate() {
    for (int node = leaves.length() - 1; node > 0; node = leaves.previousSetBit(node - 1)) {
      if (gates.kind(node) == Gates.AND && !kept.get(node)) {
        return node;
      }
    }
    return -1;
  }

  /** Looks at a gate: its inputs are leaves in its place. False if these are too many. */
  private boolean expand(int gate) {
    BitSet more = (BitSet) leaves.clone();
    more.clear(gate);
    for (int i = 0; i < gates.inputCount(gate); i++) {
      more.set(Gates.node(gates.input(gate, i)));
    }
    more.clear(0);
    if (more.cardinality() > Math.max(MAX_LEAVES, leaves.cardinality())) {
      kept.set(gate);
      return false;
    }
    leaves.clear();
    leaves.or(more);
    expanded.add(gate);
    return true;
  }

  /** False as well if in no trial both roles have a goal. */
  private boolean areSharedForAllValues() {
    boolean haveGoals = false;
    int[] nodes = leaves.stream().toArray();
    for (int trial = 0; trial < 1 << nodes.length; trial++) {
      for (int i = 0; i < nodes.length; i++) {
        values[nodes[i]] = (trial >> i & 1) != 0;
      }
      for (int i = expanded.size() - 1; i >= 0; i--) {
        values[expanded.get(i)] = valueOf(expanded.get(i));
      }
      int one = goal(net.goals().getFirst());
      int other = goal(net.goals().getLast());
      if (holds(net.terminal()) && one >= 0 && other >= 0) {
        haveGoals = true;
        if (one + other != ALL) {
          return false;
        }
      }
    }
    return haveGoals;
  }

  private boolean valueOf(int gate) {
    for (int i = 0; i < gates.inputCount(gate); i++) {
      if (!holds(gates.input(gate, i))) {
        return false;
      }
    }
    return true;
  }

  private boolean holds(int literal) {
    return values[Gates.node(literal)] != Gates.isNegated(literal);
  }

  /** The only goal that holds; negative if there is none, or another one. */
  private int goal(Goals own) {
    int found = -1;
    for (int i = 0; i < own.values().length; i++) {
      if (holds(own.literals()[i])) {
        if (found >= 0) {
          return -1;
        }
        found = own.values()[i];
      }
    }
    return found;
  }
}
