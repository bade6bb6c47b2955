package org.gonu.engine.lanes;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Net;

/**
 * Turns the gates of a net into operations, cone by cone: what one cone computed serves the later
 * ones.
 */
final class Wiring {
  private static final int NO_VALUE = -1;

  /** Operations to look at for a run. */
  private static final int WINDOW = 128;

  private final Net net;
  private final Gates gates;
  private final GateUses uses;
  private final Values values;
  private final Registers registers;

  /** By node the value that holds it, or its negation where the gate is inverted. */
  private final int[] valueOf;

  /** Values that are read once, over all cones. */
  private final IntHashSet readOnce = new IntHashSet();

  /** A wiring for the cones of some literals, each of them wanted as a value. */
  Wiring(Net net, int[] literals, Values values, Registers registers) {
    this.net = net;
    this.gates = net.gates();
    this.uses = new GateUses(net, literals);
    this.values = values;
    this.registers = registers;
    this.valueOf = new int[gates.size()];
    Arrays.fill(valueOf, NO_VALUE);
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.BASE) {
        valueOf[node] = gates.index(node);
      }
    }
  }

  /**
   * Says by which values moves are told, by number of a move; negative for moves that have none.
   */
  void setMoves(int[] doesValues) {
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.DOES && doesValues[gates.index(node)] >= 0) {
        valueOf[node] = doesValues[gates.index(node)];
      }
    }
  }

  /** The operations that compute what the literals need and no cone before computed. */
  MutableList<Operation> cone(int[] literals) {
    MutableList<Operation> operations = Lists.mutable.empty();
    Traversal traversal = new Traversal(GateUses.NONE);
    for (int literal : literals) {
      traversal.visit(Gates.node(literal), operations);
    }
    return operations;
  }

  /** The operations with those fused that can be, in an order with longer runs. */
  MutableList<Operation> arranged(MutableList<Operation> operations) {
    MutableList<Operation> fused = Fusion.apply(operations, values.size(), readOnce::contains);
    return RunGrouping.apply(fused, values.size(), WINDOW);
  }

  /** The value of a literal whose cone was computed; adds an operation if a negation is needed. */
  int value(int literal, MutableList<Operation> operations) {
    int node = Gates.node(literal);
    if (node == 0) {
      return literal == Gates.TRUE ? registers.ones() : registers.zero();
    }
    if (Gates.isNegated(literal) == uses.isInverted(node)) {
      return valueOf[node];
    }
    int negation = values.add();
    operations.add(Operation.of(Shape.NOT, negation, valueOf[node]));
    return negation;
  }

  private Operation gate(int node) {
    IntArrayList plain = new IntArrayList();
    IntArrayList negated = new IntArrayList();
    for (int i = 0; i < gates.inputCount(node); i++) {
      int literal = gates.input(node, i);
      int input = Gates.node(literal);
      boolean negative = Gates.isNegated(literal) != uses.isInverted(input);
      (negative ? negated : plain).add(valueOf[input]);
    }
    valueOf[node] = values.add();
    if (uses.uses(node) == 1) {
      readOnce.add(valueOf[node]);
    }
    return GateShapes.operation(
        uses.isInverted(node), valueOf[node], plain.toArray(), negated.toArray());
  }

  /** A component: its gates over and over until no feedback grows. */
  private void addComponent(int number, MutableList<Operation> operations) {
    Component component = net.components().get(number);
    for (int feedback : component.feedbacks()) {
      valueOf[feedback] = values.add();
      operations.add(Operation.of(Shape.CLEAR, valueOf[feedback]));
    }
    MutableList<Operation> loop = Lists.mutable.empty();
    // A value of its own: components that shared it would seem to wait for each other.
    int changed = values.add();
    loop.add(Operation.of(Shape.CLEAR, changed));
    Traversal traversal = new Traversal(number);
    for (int i = 0; i < component.updates().length; i++) {
      int update = component.updates()[i];
      traversal.visit(Gates.node(update), loop);
      int grown = value(update, loop);
      int[] outputs = {valueOf[component.feedbacks()[i]], changed};
      loop.add(new Operation(Shape.GROW, 0, 0, outputs, new int[] {grown}));
    }
    operations.addAll(loop);
    operations.add(
        new Operation(
            Shape.REPEAT,
            loop.size(),
            component.feedbacks().length,
            new int[0],
            new int[] {changed}));
  }

  /** Visits gates in depth, inputs first. */
  private final class Traversal {
    /** The component inside of which this goes, or none. */
    private final int inside;

    private final IntArrayList stack = new IntArrayList();

    Traversal(int inside) {
      this.inside = inside;
    }

    void visit(int root, MutableList<Operation> operations) {
      push(root);
      while (stack.notEmpty()) {
        CircuitAbandonedException.throwIfInterrupted();
        int node = stack.getLast();
        int waiting = stack.size();
        if (valueOf[node] == NO_VALUE) {
          pushInputs(node);
        }
        if (stack.size() == waiting) {
          stack.removeAtIndex(waiting - 1);
          compute(node, operations);
        }
      }
    }

    private void push(int node) {
      if (node != 0 && valueOf[node] == NO_VALUE) {
        stack.add(node);
      }
    }

    private void pushInputs(int node) {
      int component = uses.component(node);
      if (component == inside) {
        for (int i = 0; i < gates.inputCount(node); i++) {
          push(Gates.node(gates.input(node, i)));
        }
      } else {
        for (int member = 1; member < gates.size(); member++) {
          if (uses.component(member) == component) {
            pushOuterInputs(member, component);
          }
        }
        for (int update : net.components().get(component).updates()) {
          if (uses.component(Gates.node(update)) != component) {
            push(Gates.node(update));
          }
        }
      }
    }

    private void pushOuterInputs(int member, int component) {
      for (int i = 0; i < gates.inputCount(member); i++) {
        int input = Gates.node(gates.input(member, i));
        if (uses.component(input) != component) {
          push(input);
        }
      }
    }

    private void compute(int node, MutableList<Operation> operations) {
      if (valueOf[node] != NO_VALUE) {
        return;
      }
      if (uses.component(node) == inside) {
        operations.add(gate(node));
      } else {
        addComponent(uses.component(node), operations);
      }
    }
  }
}
