package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.kernel.Opcode;
import org.gonu.engine.lanes.phase.KeptFixpoints;

/**
 * Lowers the gates of a netlist to instructions, one cone after another. Later cones reuse what
 * earlier ones have computed.
 */
final class Lowering {
  private static final int NO_VALUE = -1;

  /** Instructions that the scheduler considers for a run. */
  private static final int WINDOW = 1024;

  private final StepNetlist net;
  private final Gates gates;
  private final GateUses uses;
  private final VirtualRegisters registers;
  private final FixedSlots fixed;

  /** By component and feedback the number under which it is kept. */
  private final int[][] kept;

  /** By component whether its fixed point is computed. */
  private final boolean[] isReached;

  /** By node the register that holds it, or its negation where the gate is inverted. */
  private final int[] valueOf;

  /** Registers with exactly one reader, over all cones. */
  private final IntHashSet readOnce = new IntHashSet();

  /**
   * A lowering for the cones of some literals, each of which is asked for as a register.
   *
   * @param kept see {@link KeptFixpoints#numbers}
   */
  Lowering(
      StepNetlist net, int[] literals, VirtualRegisters registers, FixedSlots fixed, int[][] kept) {
    this.net = net;
    this.kept = kept;
    isReached = new boolean[net.components().size()];
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
    Traversal traversal = new Traversal();
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
    return GateLogic.instruction(
        uses.isInverted(node), valueOf[node], plain.toArray(), negated.toArray());
  }

  /** Adds the instruction that brings a recursive component to its least fixed point. */
  private void addComponent(int number, MutableList<Instruction> instructions) {
    int[] feedbacks = net.components().get(number).feedbacks();
    int[] updates = net.components().get(number).updates();
    IntIntHashMap outer = new IntIntHashMap();
    SpreadRules rules =
        new SpreadRules(
            gates,
            uses,
            number,
            literal -> outer.getIfAbsentPut(literal, () -> value(literal, instructions)),
            registers,
            fixed,
            instructions);
    boolean isRecursive = false;
    for (int i = 0; i < feedbacks.length; i++) {
      if (uses.component(Gates.node(updates[i])) == number) {
        isRecursive = true;
        valueOf[feedbacks[i]] = mark(kept[number][i], instructions);
        rules.setMark(updates[i], valueOf[feedbacks[i]]);
      } else {
        valueOf[feedbacks[i]] = value(updates[i], instructions);
        readOnce.remove(valueOf[feedbacks[i]]);
      }
      rules.setMark(2 * feedbacks[i], valueOf[feedbacks[i]]);
    }
    isReached[number] = true;
    if (!isRecursive) {
      return;
    }
    for (int i = 0; i < feedbacks.length; i++) {
      int node = Gates.node(updates[i]);
      if (uses.component(node) == number) {
        rules.addUpdate(feedbacks[i], updates[i]);
        // At the fixed point an update equals its feedback.
        if (valueOf[node] == NO_VALUE && Gates.isNegated(updates[i]) == uses.isInverted(node)) {
          valueOf[node] = valueOf[feedbacks[i]];
        }
      }
    }
    instructions.add(rules.instruction());
    // The gates of the component may read them once more, after the fixed point.
    outer.forEachKey(literal -> readOnce.remove(valueOf[Gates.node(literal)]));
  }

  private int mark(int number, MutableList<Instruction> instructions) {
    if (number != KeptFixpoints.NONE) {
      return fixed.kept(number);
    }
    int mark = registers.add();
    instructions.add(Instruction.of(Opcode.CLEAR, mark));
    return mark;
  }

  /** Visits gates depth first, inputs before their reader. */
  private final class Traversal {
    private final IntArrayList stack = new IntArrayList();

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
      if (isPlain(node)) {
        for (int i = 0; i < gates.inputCount(node); i++) {
          push(Gates.node(gates.input(node, i)));
        }
        return;
      }
      int component = uses.component(node);
      uses.members(component).forEach(member -> pushOuterInputs(member, component));
      for (int update : net.components().get(component).updates()) {
        if (uses.component(Gates.node(update)) != component) {
          push(Gates.node(update));
        }
      }
    }

    /** True for gates outside of components, and in components at their fixed point. */
    private boolean isPlain(int node) {
      return uses.component(node) == GateUses.NONE || isReached[uses.component(node)];
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
      if (isPlain(node)) {
        instructions.add(gate(node));
      } else {
        addComponent(uses.component(node), instructions);
        push(node);
      }
    }
  }
}
