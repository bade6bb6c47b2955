package org.gonu.engine.lanes.phase;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.primitive.IntSets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.primitive.IntSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.map.mutable.primitive.IntIntHashMap;
import org.eclipse.collections.impl.set.mutable.primitive.IntHashSet;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Evaluator;
import org.gonu.engine.circuit.GateBuilder;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.machine.SideBySide;

/**
 * Leaves out reasons for the end of a match that cannot be new.
 *
 * <p>A reason is a disjunct of the terminal literal of a phase. If it is also one of the phase
 * before, it was false there, or the match would have ended. If moreover nothing that it needs can
 * become true in that step, it is false here too: after a move of black, only black can have a line
 * of five. This holds in every position of a match, but not in every state that can be written
 * down, see {@code LaneProgram.pack}.
 */
final class TerminalPruning {
  private final StepNetlist before;
  private final PhaseProgram program;
  private final StepNetlist net;
  private final GateBuilder builder = new GateBuilder();
  private final GateCone coneBefore;
  private final GateCone cone;
  private final SignedCone leaves;
  private final StepMonotony step;

  /** Literals of the builder for the reasons of the phase before, and for disjunctions of them. */
  private final IntHashSet reasonsBefore = new IntHashSet();

  /** Feedbacks, by their nodes in {@code net}, that are computed as in the phase before. */
  private final IntHashSet same = new IntHashSet();

  private boolean hasPruned;

  private TerminalPruning(StepNetlist before, PhaseProgram program) {
    this.before = before;
    this.program = program;
    net = program.net();
    coneBefore = new GateCone(before.gates(), before.literals());
    IntArrayList named = IntArrayList.newListWith(net.literals());
    named.addAll(program.eligible());
    cone = new GateCone(net.gates(), named.toArray());
    copy(coneBefore, builder);
    copy(cone, builder);
    leaves = new SignedCone(net);
    step = new StepMonotony(before);
    findSameFeedbacks();
    addReasons(before.terminal());
  }

  private static void copy(GateCone cone, GateBuilder into) {
    cone.build(into, into::base, into::does, IntSets.immutable.empty());
  }

  /** The phases, each without the reasons that the phase before it excludes. */
  static ImmutableList<PhaseProgram> apply(Circuit circuit, ImmutableList<PhaseProgram> phases) {
    return SideBySide.all(
        phases.collectWithIndex((program, phase) -> () -> pruned(circuit, phases, phase)));
  }

  private static PhaseProgram pruned(
      Circuit circuit, ImmutableList<PhaseProgram> phases, int phase) {
    PhaseProgram program = phases.get(phase);
    int[] before =
        IntStream.range(0, phases.size())
            .filter(other -> circuit.phases().get(other).successor() == phase)
            .toArray();
    int first = circuit.phaseOf(circuit.initialState());
    boolean mayStart = phase == first && isOver(program.net(), circuit.initialState());
    return before.length != 1 || mayStart
        ? program
        : new TerminalPruning(phases.get(before[0]).net(), program).pruned();
  }

  /** True if the match is over in a state, by the terminal literal of some gates. */
  static boolean isOver(StepNetlist net, long[] state) {
    return anyHolds(net, state, net.terminal());
  }

  /** True if one of some literals holds in a state. */
  static boolean anyHolds(StepNetlist net, long[] state, int... literals) {
    long[] values = new long[net.gates().size()];
    for (int node = 1; node < values.length; node++) {
      if (net.gates().kind(node) == Gates.BASE) {
        int base = net.gates().index(node);
        values[node] = -(state[base >> 6] >>> base & 1);
      }
    }
    Evaluator evaluator = new Evaluator(net, values, literals);
    evaluator.run();
    return Arrays.stream(literals).anyMatch(literal -> evaluator.value(literal) != 0);
  }

  /** Finds the feedbacks with equal numbers and equal updates in both phases. */
  private void findSameFeedbacks() {
    IntIntHashMap updates = new IntIntHashMap();
    for (Component component : before.components()) {
      for (int i = 0; i < component.feedbacks().length; i++) {
        int feedback = coneBefore.literal(2 * component.feedbacks()[i]);
        updates.put(feedback, coneBefore.literal(component.updates()[i]));
      }
    }
    for (Component component : net.components()) {
      for (int i = 0; i < component.feedbacks().length; i++) {
        int feedback = cone.literal(2 * component.feedbacks()[i]);
        int update = cone.literal(component.updates()[i]);
        if (updates.containsKey(feedback) && updates.get(feedback) == update) {
          same.add(component.feedbacks()[i]);
        }
      }
    }
  }

  private void addReasons(int literal) {
    if (reasonsBefore.add(coneBefore.literal(literal)) && isDisjunction(before.gates(), literal)) {
      int node = Gates.node(literal);
      for (int i = 0; i < before.gates().inputCount(node); i++) {
        addReasons(Gates.not(before.gates().input(node, i)));
      }
    }
  }

  private static boolean isDisjunction(Gates gates, int literal) {
    return Gates.isNegated(literal) && gates.kind(Gates.node(literal)) == Gates.AND;
  }

  private PhaseProgram pruned() {
    int terminal = pruned(net.terminal());
    return hasPruned ? withTerminal(terminal) : program;
  }

  /** The literal of the builder without the reasons that cannot be new. */
  private int pruned(int literal) {
    if (isExcluded(literal)) {
      hasPruned = true;
      return Gates.FALSE;
    }
    if (!isDisjunction(net.gates(), literal)) {
      return cone.literal(literal);
    }
    int node = Gates.node(literal);
    int[] reasons = new int[net.gates().inputCount(node)];
    for (int i = 0; i < reasons.length; i++) {
      reasons[i] = pruned(Gates.not(net.gates().input(node, i)));
    }
    return builder.or(reasons, reasons.length);
  }

  private boolean isExcluded(int literal) {
    if (literal == Gates.FALSE || !reasonsBefore.contains(cone.literal(literal))) {
      return false;
    }
    IntSet needed = leaves.of(literal);
    return step.nothingTurnsTrue(needed, net.gates())
        && needed.allSatisfy(
            leaf ->
                net.gates().kind(Gates.node(leaf)) != Gates.FEEDBACK
                    || same.contains(Gates.node(leaf)));
  }

  private PhaseProgram withTerminal(int terminal) {
    StepNetlist whole = net.over(builder.build(), cone::literal);
    int[] legal = whole.legal();
    int[] eligible =
        program.isChoosy() ? Arrays.stream(program.eligible()).map(cone::literal).toArray() : legal;
    IntArrayList outputs = IntArrayList.newListWith(legal);
    outputs.addAll(whole.next());
    outputs.addAll(whole.goalLiterals());
    outputs.addAll(eligible);
    outputs.add(terminal);
    IntSet needed = new SignedCone(whole).of(outputs.toArray());
    StepNetlist rest =
        new StepNetlist(
            whole.gates(),
            legal,
            whole.next(),
            terminal,
            whole.goals(),
            whole
                .components()
                .select(
                    component ->
                        IntStream.of(component.feedbacks())
                            .anyMatch(
                                node ->
                                    needed.contains(2 * node) || needed.contains(2 * node + 1))));
    IntArrayList named = IntArrayList.newListWith(rest.literals());
    named.addAll(eligible);
    GateCone alive = new GateCone(rest.gates(), named.toArray());
    GateBuilder own = new GateBuilder();
    copy(alive, own);
    StepNetlist small = rest.over(own.build(), alive::literal);
    int[] choice =
        program.isChoosy() ? Arrays.stream(eligible).map(alive::literal).toArray() : small.legal();
    return program.withChoice(small, choice, program.isForesighted());
  }
}
