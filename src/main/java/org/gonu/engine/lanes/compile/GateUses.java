package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Counts the uses of the nodes in the cone of some literals. Tells to which recursive component a
 * node belongs, and for which gates it is cheaper to keep the negation.
 */
final class GateUses {
  /** No component. */
  static final int NONE = -1;

  private final Gates gates;
  private final int[] component;

  /** By component its nodes. */
  private final IntArrayList[] members;

  private final int[] uses;

  /** By node: number of its plain uses minus number of its negated uses. */
  private final int[] balance;

  /** Counts in the cone of the literals. */
  GateUses(StepNetlist net, int[] literals) {
    gates = net.gates();
    component = new int[gates.size()];
    uses = new int[gates.size()];
    balance = new int[gates.size()];
    findComponents(net);
    members = membersOf(net.components().size());
    boolean[] needed = new boolean[gates.size()];
    for (int literal : literals) {
      count(literal, gates.size());
      needed[Gates.node(literal)] = true;
    }
    for (Component recursion : net.components()) {
      for (int update : recursion.updates()) {
        count(update, gates.size());
        needed[Gates.node(update)] = true;
      }
    }
    for (int node = gates.size() - 1; node > 0; node--) {
      for (int i = 0; needed[node] && i < gates.inputCount(node); i++) {
        count(gates.input(node, i), 1);
        needed[Gates.node(gates.input(node, i))] = true;
      }
    }
  }

  private IntArrayList[] membersOf(int components) {
    IntArrayList[] found = new IntArrayList[components];
    Arrays.setAll(found, number -> new IntArrayList());
    for (int node = 1; node < gates.size(); node++) {
      if (component(node) != NONE) {
        found[component(node)].add(node);
      }
    }
    return found;
  }

  private void count(int literal, int weight) {
    uses[Gates.node(literal)]++;
    balance[Gates.node(literal)] += Gates.isNegated(literal) ? -weight : weight;
  }

  /** Number of uses of a node. */
  int uses(int node) {
    return uses[node];
  }

  /** True if the register of a gate holds its negation. */
  boolean isInverted(int node) {
    return gates.kind(node) == Gates.AND && balance[node] < 0;
  }

  /** The recursive component that computes a node; {@link #NONE} if none does. */
  int component(int node) {
    return component[node] - 1;
  }

  /** The nodes of a recursive component, inputs before their readers. */
  IntList members(int number) {
    return members[number];
  }

  /**
   * Assigns to each component the gates between its feedbacks and its updates. Inputs come before
   * their gates, so that only nodes from the first feedback to the last update are looked at.
   */
  private void findComponents(StepNetlist net) {
    int[] depends = new int[gates.size()];
    int[] serves = new int[gates.size()];
    int number = 0;
    for (Component recursion : net.components()) {
      CircuitAbandonedException.throwIfInterrupted();
      number++;
      int first = gates.size();
      int last = 0;
      for (int feedback : recursion.feedbacks()) {
        depends[feedback] = number;
        component[feedback] = number;
        first = Math.min(first, feedback);
      }
      for (int update : recursion.updates()) {
        serves[Gates.node(update)] = number;
        last = Math.max(last, Gates.node(update));
      }
      markDependents(depends, number, first, last);
      markServants(serves, number, first, last);
      for (int node = Math.max(first, 1); node <= last; node++) {
        if (serves[node] == number && depends[node] == number) {
          component[node] = number;
        }
      }
    }
  }

  /** Marks the nodes that have a marked input. */
  private void markDependents(int[] depends, int number, int first, int last) {
    for (int node = Math.max(first, 1); node <= last; node++) {
      for (int i = 0; depends[node] != number && i < gates.inputCount(node); i++) {
        depends[node] = depends[Gates.node(gates.input(node, i))];
      }
    }
  }

  /** Marks the inputs of marked nodes. */
  private void markServants(int[] serves, int number, int first, int last) {
    for (int node = last; node >= Math.max(first, 1); node--) {
      for (int i = 0; serves[node] == number && i < gates.inputCount(node); i++) {
        serves[Gates.node(gates.input(node, i))] = number;
      }
    }
  }
}
