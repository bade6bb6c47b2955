package org.gonu.engine.lanes.compile;

import java.util.Comparator;
import java.util.function.IntUnaryOperator;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.lanes.kernel.Opcode;

/**
 * The updates of a recursive component as rules {@code mark |= place & (neighbour | neighbour
 * ...)}, such as: a stone belongs to a chain if one of its neighbours does. A mark is the register
 * of a feedback or of a gate inside of the component. A place is a register from outside or a mark.
 *
 * <p>Gates of other forms become several rules for one mark, which add up.
 */
final class SpreadRules {
  /** Gates with one reader are put into the rule of their reader up to this depth. */
  private static final int MAX_DEPTH = 8;

  private static final int FAR = Integer.MAX_VALUE;

  private final Gates gates;
  private final GateUses uses;
  private final int component;
  private final IntUnaryOperator values;
  private final VirtualRegisters registers;
  private final int ones;

  /** Instructions that must run before the rules. */
  private final MutableList<Instruction> before;

  /** By literal inside of the component its mark. */
  private final IntIntHashMap marks = new IntIntHashMap();

  /** Literals whose marks have no rules yet. */
  private final IntArrayList open = new IntArrayList();

  private final MutableList<Rule> rules = Lists.mutable.empty();

  private record Rule(int mark, int place, IntArrayList neighbours) {}

  /**
   * Rules without any update.
   *
   * @param component the number of the component
   * @param values tells the register of a literal outside of the component
   * @param before receives the instructions that must run before the rules
   */
  SpreadRules(
      Gates gates,
      GateUses uses,
      int component,
      IntUnaryOperator values,
      VirtualRegisters registers,
      FixedSlots fixed,
      MutableList<Instruction> before) {
    this.gates = gates;
    this.uses = uses;
    this.component = component;
    this.values = values;
    this.registers = registers;
    this.before = before;
    ones = fixed.ones();
  }

  /** Makes a register, which is false or kept before the rules run, the mark of a literal. */
  void setMark(int literal, int mark) {
    marks.put(literal, mark);
  }

  /** Adds the rules for a feedback from the literal of its update, which is inside. */
  void addUpdate(int feedback, int update) {
    add(marks.get(2 * feedback), ones, update, 0);
    while (open.notEmpty()) {
      int literal = open.removeAtIndex(open.size() - 1);
      add(marks.get(literal), ones, literal, 0);
    }
  }

  private boolean isInside(int literal) {
    return uses.component(Gates.node(literal)) == component;
  }

  private int markOf(int literal) {
    if (!marks.containsKey(literal)) {
      marks.put(literal, newMark());
      open.add(literal);
    }
    return marks.get(literal);
  }

  private int newMark() {
    int mark = registers.add();
    before.add(Instruction.of(Opcode.CLEAR, mark));
    return mark;
  }

  /** Adds rules by which a mark holds where a literal does, in some places from outside. */
  private void add(int mark, int place, int literal, int depth) {
    if (!isDivided(literal, depth)) {
      rules.add(new Rule(mark, place, IntArrayList.newListWith(source(literal))));
    } else if (Gates.isNegated(literal)) {
      addDisjunction(mark, place, Gates.node(literal), depth);
    } else {
      addConjunction(mark, place, Gates.node(literal), depth);
    }
  }

  /** True if a literal is put into the rules of its reader, and has no mark of its own there. */
  private boolean isDivided(int literal, int depth) {
    boolean isGate = isInside(literal) && gates.kind(Gates.node(literal)) == Gates.AND;
    boolean isShared = depth == MAX_DEPTH || uses.uses(Gates.node(literal)) > 1;
    return isGate && (depth == 0 || !isShared);
  }

  private int source(int literal) {
    return isInside(literal) ? markOf(literal) : values.applyAsInt(literal);
  }

  private void addDisjunction(int mark, int place, int node, int depth) {
    IntArrayList neighbours = new IntArrayList();
    for (int i = 0; i < gates.inputCount(node); i++) {
      int literal = Gates.not(gates.input(node, i));
      if (isDivided(literal, depth + 1)) {
        add(mark, place, literal, depth + 1);
      } else {
        neighbours.add(source(literal));
      }
    }
    if (neighbours.notEmpty()) {
      rules.add(new Rule(mark, place, neighbours));
    }
  }

  private void addConjunction(int mark, int place, int node, int depth) {
    IntArrayList inner = new IntArrayList();
    int here = place;
    for (int i = 0; i < gates.inputCount(node); i++) {
      int literal = gates.input(node, i);
      if (isInside(literal)) {
        inner.add(literal);
      } else {
        here = conjunction(here, values.applyAsInt(literal));
      }
    }
    int last = inner.removeAtIndex(inner.size() - 1);
    if (inner.isEmpty()) {
      add(mark, here, last, depth + 1);
      return;
    }
    for (int i = 0; i < inner.size(); i++) {
      int next = here == ones ? markOf(inner.get(i)) : newMark();
      if (here != ones) {
        rules.add(new Rule(next, here, IntArrayList.newListWith(markOf(inner.get(i)))));
      }
      here = next;
    }
    rules.add(new Rule(mark, here, IntArrayList.newListWith(markOf(last))));
  }

  private int conjunction(int left, int right) {
    if (left == ones) {
      return right;
    }
    int both = registers.add();
    before.add(Instruction.of(Opcode.AND, both, left, right));
    return both;
  }

  /**
   * The instruction that repeats the rules until nothing changes. All rules have the same number of
   * neighbours: rules with more are divided, rules with fewer repeat one.
   */
  Instruction instruction() {
    int degree = bestDegree();
    IntArrayList outputs = new IntArrayList();
    IntArrayList inputs = new IntArrayList();
    for (Rule rule : inOrder()) {
      for (int from = 0; from < rule.neighbours.size(); from += degree) {
        outputs.add(rule.mark);
        inputs.add(rule.place);
        for (int i = from; i < from + degree; i++) {
          inputs.add(rule.neighbours.get(Math.min(i, rule.neighbours.size() - 1)));
        }
      }
    }
    return new Instruction(
        Opcode.SPREAD, outputs.size(), degree, outputs.toArray(), inputs.toArray());
  }

  /** The number of neighbours with the fewest operands. */
  private int bestDegree() {
    int most = rules.collectInt(rule -> rule.neighbours.size()).max();
    int best = 1;
    long fewest = Long.MAX_VALUE;
    for (int degree = 1; degree <= most; degree++) {
      long operands = 0;
      for (Rule rule : rules) {
        operands += (rule.neighbours.size() + degree - 1L) / degree * (degree + 2);
      }
      if (operands < fewest) {
        fewest = operands;
        best = degree;
      }
    }
    return best;
  }

  /** The rules by the distance of their marks from the start, so that a mark runs far in a pass. */
  private MutableList<Rule> inOrder() {
    int[] distance = new int[registers.size()];
    rules.forEach(rule -> distance[rule.mark] = FAR);
    boolean isNew = true;
    for (int round = 1; isNew; round++) {
      isNew = false;
      for (Rule rule : rules) {
        if (distance[rule.mark] == FAR && distance[rule.place] < round) {
          int near = round;
          if (rule.neighbours.anySatisfy(neighbour -> distance[neighbour] < near)) {
            distance[rule.mark] = round;
            isNew = true;
          }
        }
      }
    }
    return rules.toSortedList(Comparator.comparingInt(rule -> distance[rule.mark]));
  }
}
