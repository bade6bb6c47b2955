package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import java.util.BitSet;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
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

  /**
   * A base of a group that holds while the others do not.
   *
   * @param base its number, or {@link #NONE}
   */
  private record Case(int group, int base) {}

  private final StepNetlist net;
  private final Gates gates;
  private final int[] known;
  private final ImmutableList<MutexGroup> groups;
  private final Schedule ofLegal;
  private final Schedule ofStep;
  private final int[] baseNodes;
  private final int[] moveNodes;

  /** By literal: in which of the 64 cases it can be true. */
  private final long[] canBe;

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
    this.canBe = new long[2 * gates.size()];
    canBe[Gates.TRUE] = -1;
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
    MutableList<Case> cases = Lists.mutable.empty();
    for (int group = 0; group < groups.size(); group++) {
      for (int base : groups.get(group).bases()) {
        if (reached.get(base)) {
          cases.add(new Case(group, base));
        }
      }
      cases.add(new Case(group, NONE));
    }
    BitSet[] after = new BitSet[groups.size()];
    Arrays.setAll(after, group -> new BitSet());
    cases.chunk(Long.SIZE).each(some -> simulate(Lists.immutable.withAll(some), reached, after));
    // Each group alone shows what cannot follow.
    BitSet next = new BitSet();
    next.set(0, known.length);
    for (BitSet each : after) {
      next.and(each);
    }
    return next;
  }

  /**
   * Adds what can follow in some cases.
   *
   * @param cases 64 at most
   * @param after by group the bases that can hold after a step
   */
  private void simulate(ImmutableList<Case> cases, BitSet reached, BitSet[] after) {
    CircuitAbandonedException.throwIfInterrupted();
    enter(cases, reached);
    compute(ofLegal);
    for (int move = 0; move < moveNodes.length; move++) {
      set(moveNodes[move], canBe[net.legal()[move]], -1);
    }
    set(0, 0, -1);
    compute(ofStep);
    long goesOn = canBe[Gates.not(net.terminal())];
    for (int group = cases.getFirst().group(); group <= cases.getLast().group(); group++) {
      long own = goesOn & casesOf(group, cases);
      for (int base = 0; base < known.length && own != 0; base++) {
        if ((canBe[net.next()[base]] & own) != 0) {
          after[group].set(base);
        }
      }
    }
  }

  /** Bit i for case i of a group. */
  private static long casesOf(int group, ImmutableList<Case> cases) {
    long own = 0;
    for (int i = 0; i < cases.size(); i++) {
      own |= cases.get(i).group() == group ? 1L << i : 0;
    }
    return own;
  }

  /** Sets what bases can be: in each case one of its group is true, and the others are false. */
  private void enter(ImmutableList<Case> cases, BitSet reached) {
    for (int base = 0; base < known.length; base++) {
      set(baseNodes[base], reached.get(base) ? -1 : 0, known[base] == Gates.TRUE ? 0 : -1);
    }
    for (int group = cases.getFirst().group(); group <= cases.getLast().group(); group++) {
      long others = ~casesOf(group, cases);
      for (int base : groups.get(group).bases()) {
        canBe[2 * baseNodes[base]] &= others;
      }
    }
    for (int i = 0; i < cases.size(); i++) {
      if (cases.get(i).base() != NONE) {
        int literal = 2 * baseNodes[cases.get(i).base()];
        canBe[literal] |= 1L << i;
        canBe[Gates.not(literal)] &= ~(1L << i);
      }
    }
    set(0, 0, -1);
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
      set(feedback, 0, -1);
    }
    boolean again;
    do {
      compute(nodes);
      again = false;
      for (int i = 0; i < component.feedbacks().length; i++) {
        int feedback = 2 * component.feedbacks()[i];
        long more = canBe[component.updates()[i]] & ~canBe[feedback];
        canBe[feedback] |= more;
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
        allCan &= canBe[input];
        oneCanFail |= canBe[Gates.not(input)];
      }
      set(node, allCan, oneCanFail);
    }
  }

  private void set(int node, long canBeTrue, long canBeFalse) {
    canBe[2 * node] = canBeTrue;
    canBe[2 * node + 1] = canBeFalse;
  }
}
