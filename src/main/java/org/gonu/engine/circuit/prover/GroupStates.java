package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.Schedule;
import org.gonu.engine.circuit.StepNetlist;

/**
 * What can follow when one base of a group holds and all else is unknown: simulation with three
 * values (Eichelberger, Hazard detection in combinational and sequential switching circuits, 1965),
 * for 64 bases of groups at once.
 */
final class GroupStates {
  /** The case that no base of a group holds. */
  private static final int NONE = -1;

  private final StepNetlist net;
  private final Gates gates;
  private final int[] known;
  private final ImmutableList<MutexGroup> groups;
  private final Schedule ofLegal;
  private final Schedule ofStep;
  private final int[] baseNodes;
  private final int[] moveNodes;

  /** By node: in which of the 64 cases it can be true, and in which it can be false. */
  private final long[] canBeTrue;

  private final long[] canBeFalse;
  private long work;

  GroupStates(StepNetlist net, int[] known, ImmutableList<MutexGroup> groups) {
    this.net = net;
    this.gates = net.gates();
    this.known = known;
    this.groups = groups;
    this.ofLegal = Schedule.of(net, net.legal());
    int[] outputs = Arrays.copyOf(net.next(), net.next().length + 1);
    outputs[net.next().length] = net.terminal();
    this.ofStep = Schedule.of(net, outputs);
    this.baseNodes = gates.nodes(Gates.BASE, known.length);
    this.moveNodes = gates.nodes(Gates.DOES, net.legal().length);
    this.canBeTrue = new long[gates.size()];
    this.canBeFalse = new long[gates.size()];
    canBeFalse[0] = -1;
  }

  /** Gates evaluated so far. */
  long work() {
    return work;
  }

  /**
   * The bases that can hold after a step.
   *
   * @param reached the bases that can hold before
   */
  BitSet next(BitSet reached) {
    // Each group alone shows what cannot follow.
    BitSet next = new BitSet();
    next.set(0, known.length);
    for (MutexGroup group : groups) {
      next.and(after(group, reached));
    }
    return next;
  }

  /** The bases that can hold after a step from states that satisfy a group. */
  private BitSet after(MutexGroup group, BitSet reached) {
    IntArrayList cases = new IntArrayList();
    for (int base : group.bases()) {
      if (reached.get(base)) {
        cases.add(base);
      }
    }
    cases.add(NONE);
    BitSet next = new BitSet();
    for (int from = 0; from < cases.size(); from += Long.SIZE) {
      simulate(group, cases, from, reached);
      long most = cases.size() - from >= Long.SIZE ? -1 : (1L << (cases.size() - from)) - 1;
      long goesOn = most & canBe(Gates.not(net.terminal()));
      for (int base = 0; base < known.length; base++) {
        if ((canBe(net.next()[base]) & goesOn) != 0) {
          next.set(base);
        }
      }
    }
    return next;
  }

  private void simulate(MutexGroup group, IntArrayList cases, int from, BitSet reached) {
    CircuitAbandonedException.throwIfInterrupted();
    for (int base = 0; base < known.length; base++) {
      canBeTrue[baseNodes[base]] = reached.get(base) ? -1 : 0;
      canBeFalse[baseNodes[base]] = known[base] == Gates.TRUE ? 0 : -1;
    }
    for (int base : group.bases()) {
      canBeTrue[baseNodes[base]] = 0;
    }
    for (int i = from; i < Math.min(cases.size(), from + Long.SIZE); i++) {
      if (cases.get(i) != NONE) {
        canBeTrue[baseNodes[cases.get(i)]] |= 1L << (i - from);
        canBeFalse[baseNodes[cases.get(i)]] &= ~(1L << (i - from));
      }
    }
    canBeTrue[0] = 0;
    canBeFalse[0] = -1;
    compute(ofLegal);
    for (int move = 0; move < moveNodes.length; move++) {
      canBeTrue[moveNodes[move]] = canBe(net.legal()[move]);
      canBeFalse[moveNodes[move]] = -1;
    }
    canBeTrue[0] = 0;
    compute(ofStep);
  }

  private void compute(Schedule schedule) {
    for (Schedule.Block block : schedule.blocks()) {
      if (block.component() < 0) {
        compute(block.gates());
      } else {
        iterate(block.gates(), net.components().get(block.component()));
      }
    }
  }

  /** What can hold in a loop only grows. It is assumed that all of it can be false. */
  private void iterate(int[] nodes, Component component) {
    for (int feedback : component.feedbacks()) {
      canBeTrue[feedback] = 0;
      canBeFalse[feedback] = -1;
    }
    boolean again;
    do {
      compute(nodes);
      again = false;
      for (int i = 0; i < component.feedbacks().length; i++) {
        long more = canBe(component.updates()[i]) & ~canBeTrue[component.feedbacks()[i]];
        canBeTrue[component.feedbacks()[i]] |= more;
        again |= more != 0;
      }
    } while (again);
  }

  private void compute(int[] nodes) {
    work += nodes.length;
    for (int node : nodes) {
      long allCan = -1;
      long oneCanFail = 0;
      int count = gates.inputCount(node);
      for (int i = 0; i < count; i++) {
        int input = gates.input(node, i);
        allCan &= canBe(input);
        oneCanFail |= canBe(Gates.not(input));
      }
      canBeTrue[node] = allCan;
      canBeFalse[node] = oneCanFail;
    }
  }

  /** In which cases a literal can be true. */
  private long canBe(int literal) {
    return Gates.isNegated(literal) ? canBeFalse[literal >> 1] : canBeTrue[literal >> 1];
  }
}
