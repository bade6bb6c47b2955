package org.gonu.engine.circuit.build;

import java.util.Arrays;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Component;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.Schedule;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Finds bases that always keep their initial value, by abstract interpretation. The abstract state
 * holds the possible values of each base. It starts as the initial state and grows until a step
 * adds nothing. Any move may be made at any time.
 */
final class ConstantBases {
  private final StepNetlist net;
  private final Gates gates;

  /** By node: whether it can be false and whether it can be true. */
  private final boolean[] canBeFalse;

  private final boolean[] canBeTrue;
  private final Schedule schedule;

  private ConstantBases(StepNetlist net) {
    this.net = net;
    this.gates = net.gates();
    this.canBeFalse = new boolean[gates.size()];
    this.canBeTrue = new boolean[gates.size()];
    int[] outputs = Arrays.copyOf(net.legal(), net.legal().length + net.next().length);
    System.arraycopy(net.next(), 0, outputs, net.legal().length, net.next().length);
    this.schedule = Schedule.of(net, outputs);
    canBeFalse[0] = true;
  }

  /**
   * By base: {@link Gates#FALSE} or {@link Gates#TRUE} if it is constant, -1 if it may change.
   *
   * @param rounds most steps of the analysis; no base counts as constant if they do not suffice
   */
  static int[] of(StepNetlist net, boolean[] initially, int rounds) {
    return new ConstantBases(net).find(initially, rounds);
  }

  private int[] find(boolean[] initially, int rounds) {
    int[] known = new int[initially.length];
    Arrays.setAll(known, base -> initially[base] ? Gates.TRUE : Gates.FALSE);
    boolean grew = true;
    for (int round = 0; grew; round++) {
      if (round == rounds) {
        Arrays.fill(known, -1);
        return known;
      }
      enter(known);
      compute();
      grew = false;
      for (int base = 0; base < known.length; base++) {
        int next = net.next()[base];
        boolean leaves = known[base] == Gates.TRUE ? canBe(next, false) : canBe(next, true);
        if (known[base] >= 0 && leaves) {
          known[base] = -1;
          grew = true;
        }
      }
    }
    return known;
  }

  private void enter(int[] known) {
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.BASE) {
        canBeTrue[node] = known[gates.index(node)] != Gates.FALSE;
        canBeFalse[node] = known[gates.index(node)] != Gates.TRUE;
      } else if (gates.kind(node) == Gates.DOES) {
        canBeTrue[node] = true;
        canBeFalse[node] = true;
      } else if (gates.kind(node) == Gates.FEEDBACK) {
        canBeTrue[node] = false;
        canBeFalse[node] = true;
      }
    }
  }

  private void compute() {
    for (Schedule.Block block : schedule.blocks()) {
      boolean again;
      do {
        CircuitAbandonedException.throwIfInterrupted();
        again = false;
        for (int gate : block.gates()) {
          compute(gate);
        }
        if (block.component() >= 0) {
          again = advance(net.components().get(block.component()));
        }
      } while (again);
    }
  }

  private void compute(int gate) {
    boolean allCan = true;
    boolean oneCanFail = false;
    for (int i = 0; i < gates.inputCount(gate); i++) {
      allCan &= canBe(gates.input(gate, i), true);
      oneCanFail |= canBe(gates.input(gate, i), false);
    }
    canBeTrue[gate] = allCan;
    canBeFalse[gate] = oneCanFail;
  }

  /** The possible values of feedbacks only grow. They are assumed to be able to stay false. */
  private boolean advance(Component component) {
    boolean grew = false;
    for (int i = 0; i < component.feedbacks().length; i++) {
      int feedback = component.feedbacks()[i];
      if (!canBeTrue[feedback] && canBe(component.updates()[i], true)) {
        canBeTrue[feedback] = true;
        grew = true;
      }
    }
    return grew;
  }

  private boolean canBe(int literal, boolean value) {
    return Gates.isNegated(literal) == value
        ? canBeFalse[Gates.node(literal)]
        : canBeTrue[Gates.node(literal)];
  }
}
