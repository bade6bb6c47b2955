package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Finds the bases whose values do not depend on the moves, such as a step counter: their next
 * values depend only on bases of this kind.
 */
public final class StepCounter {
  private StepCounter() {}

  /**
   * The step counter of a game as bits of a state, without the bases of the phases; empty if it
   * stops after the first move.
   */
  public static long[] of(Circuit circuit) {
    StepNetlist net = circuit.general();
    boolean[] stepCounter = all(circuit);
    for (Circuit.Phase phase : circuit.phases()) {
      for (int mark : phase.marks()) {
        stepCounter[mark] = false;
      }
    }
    keepIndependent(net, stepCounter);
    long[] bits = new long[circuit.words()];
    boolean isRunning = false;
    for (int base = 0; base < stepCounter.length; base++) {
      if (stepCounter[base]) {
        bits[base >> 6] |= 1L << base;
        isRunning |= isRunning(net, base);
      }
    }
    return isRunning ? bits : new long[bits.length];
  }

  /**
   * By base whether its values do not depend on the moves, the bases of the phases and those that
   * never change included.
   */
  public static boolean[] independentBases(Circuit circuit) {
    boolean[] bases = all(circuit);
    keepIndependent(circuit.general(), bases);
    return bases;
  }

  private static boolean[] all(Circuit circuit) {
    boolean[] bases = new boolean[circuit.bases().size()];
    Arrays.fill(bases, true);
    return bases;
  }

  private static void keepIndependent(StepNetlist net, boolean[] bases) {
    boolean[] independent = new boolean[net.gates().size()];
    while (sift(net, bases, independent)) {}
  }

  /** Removes bases that depend on other bases or on moves. Returns true if there were any. */
  private static boolean sift(StepNetlist net, boolean[] stepCounter, boolean[] independent) {
    Gates gates = net.gates();
    for (int node = 0; node < gates.size(); node++) {
      independent[node] =
          switch (gates.kind(node)) {
            case Gates.CONSTANT -> true;
            case Gates.BASE -> stepCounter[gates.index(node)];
            case Gates.AND -> areIndependent(gates, node, independent);
            default -> false;
          };
    }
    boolean sifted = false;
    for (int base = 0; base < stepCounter.length; base++) {
      if (stepCounter[base] && !independent[Gates.node(net.next()[base])]) {
        stepCounter[base] = false;
        sifted = true;
      }
    }
    return sifted;
  }

  private static boolean areIndependent(Gates gates, int node, boolean[] independent) {
    for (int i = 0; i < gates.inputCount(node); i++) {
      if (!independent[Gates.node(gates.input(node, i))]) {
        return false;
      }
    }
    return true;
  }

  /** True if the next value of a base is neither the base itself nor a constant. */
  private static boolean isRunning(StepNetlist net, int base) {
    int next = net.next()[base];
    int node = Gates.node(next);
    boolean stays =
        !Gates.isNegated(next)
            && net.gates().kind(node) == Gates.BASE
            && net.gates().index(node) == base;
    return !stays && net.gates().kind(node) != Gates.CONSTANT;
  }
}
