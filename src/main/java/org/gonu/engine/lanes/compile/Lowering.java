package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Opcode;

/**
 * Lowers the gates of a netlist to instructions, one cone after another. Later cones reuse what
 * earlier ones have computed.
 */
final class Lowering {
  private static final int NO_VALUE = -1;

  /** Instructions that the scheduler considers for a run. */
  private static final int WINDOW = 128;

  private final StepNetlist net;
  private final Gates gates;
  private final GateUses uses;
  private final VirtualRegisters registers;
  private final FixedSlots fixed;

  /** By node the register that holds it, or its negation where the gate is inverted. */
  private final int[] valueOf;

  /** Registers with exactly one reader, over all cones. */
  private final IntHashSet readOnce = new IntHashSet();

  /** A lowering for the cones of some literals, each of which is asked for as a register. */
  Lowering(StepNetlist net, int[] literals, VirtualRegisters registers, FixedSlots fixed) {
    this.net = net;
    this.gates = net.gates();
    this.uses = new GateUses(net, literals);
    this.registers = registers;
    this.fixed = fixed;
    this.valueOf = new int[gates.size()];
    Arrays.fill(valueOf, NO_VALUE);
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.BASE) {
        valueOf[node] = gates.index(node);
      }
    }
  }

  /**
   * Sets the registers of the {@code does} literals.
   *
   * @param doesValues by move its register, negative if it has none
   */
  void setMoves(int[] doesValues) {
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.DOES && doesValues[gates.index(node)] >= 0) {
        valueOf[node] = doesValues[gates.index(node)];
      }
    }
  }

  /** The instructions for the cone of the literals, without what earlier cones have computed. */
  MutableList<Instruction> cone(int[] literals) {
    MutableList<Instruction> instructions = Lists.mutable.empty();
    Traversal traversal = new Traversal(GateUses.NONE);
    for (int literal : literals) {
      traversal.visit(Gates.node(literal), instructions);
    }
    return instructions;
  }

  /** The instructions after fusion and scheduling. */
  MutableList<Instruction> arranged(MutableList<Instruction> instructions) {
    MutableList<Instruction> fused =
        Fusion.apply(instructions, registers.size(), readOnce::contains);
    return Scheduler.apply(fused, registers.size(), WINDOW);
  }

  /**
   * The register of a literal whose cone was computed. Adds an instruction if a negation is needed.
   */
  int value(int literal, MutableList<Instruction> instructions) {
    int node = Gates.node(literal);
    if (node == 0) {
      return literal == Gates.TRUE ? fixed.ones() : fixed.zero();
    }
    if (Gates.isNegated(literal) == uses.isInverted(node)) {
      return valueOf[node];
    }
    int negation = registers.add();
    instructions.add(Instruction.of(Opcode.NOT, negation, valueOf[node]));
    return negation;
  }

  private Instruction gate(int node) {
    IntArrayList plain = new IntArrayList();
    IntArrayList negated = new IntArrayList();
    for (int i = 0; i < gates.inputCount(node); i++) {
      int literal = gates.input(node, i);
      int input = Gates.node(literal);
      boolean negative = Gates.isNegated(literal) != uses.isInverted(input);
      (negative ? negated : plain).add(valueOf[input]);
    }
    valueOf[node] = registers.add();
    if (uses.uses(node) == 1) {
      readOnce.add(valueOf[node]);
    }
    return GateOpcodes.instruction(
        uses.isInverted(node), valueOf[node], plain.toArray(), negated.toArray());
  }

  /** Adds a recursive component as a loop that ends when no feedback grows. */
  private void addComponent(int number, MutableList<Instruction> instructions) {
    Component component = net.components().get(number);
    for (int feedback : component.feedbacks()) {
      valueOf[feedback] = registers.add();
      instructions.add(Instruction.of(Opcode.CLEAR, valueOf[feedback]));
    }
    MutableList<Instruction> loop = Lists.mutable.empty();
    // Not shared by components: the scheduler would see a dependence between them.
    int changed = registers.add();
    loop.add(Instruction.of(Opcode.CLEAR, changed));
    Traversal traversal = new Traversal(number);
    for (int i = 0; i < component.updates().length; i++) {
      int update = component.updates()[i];
      traversal.visit(Gates.node(update), loop);
      int grown = value(update, loop);
      int[] outputs = {valueOf[component.feedbacks()[i]], changed};
      loop.add(new Instruction(Opcode.GROW, 0, 0, outputs, new int[] {grown}));
    }
    instructions.addAll(loop);
    instructions.add(
        new Instruction(
            Opcode.REPEAT,
            loop.size(),
            component.feedbacks().length,
            new int[0],
            new int[] {changed}));
  }

  /** Visits gates depth first, inputs before their reader. */
  private final class Traversal {
    /** The component whose loop is being lowered, or {@link GateUses#NONE}. */
    private final int inside;

    private final IntArrayList stack = new IntArrayList();

    Traversal(int inside) {
      this.inside = inside;
    }

    void visit(int root, MutableList<Instruction> instructions) {
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
          compute(node, instructions);
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

    private void compute(int node, MutableList<Instruction> instructions) {
      if (valueOf[node] != NO_VALUE) {
        return;
      }
      if (uses.component(node) == inside) {
        instructions.add(gate(node));
      } else {
        addComponent(uses.component(node), instructions);
      }
    }
  }
}
