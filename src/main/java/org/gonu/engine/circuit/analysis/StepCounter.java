package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StateBits;
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
        StateBits.set(bits, base);
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
    new Dependence(net, bases).remove();
  }

  /**
   * Removes bases that depend on moves, and those that depend on these. Each node is looked at
   * once, however long the chains of bases are.
   */
  private static final class Dependence {
    private final Gates gates;
    private final boolean[] bases;

    /** By base its node, 0 if it has none. */
    private final int[] baseNodes;

    /** By node the last base whose next value it is, from 1; and by base the one before. */
    private final int[] lastHolder;

    private final int[] holderBefore;

    /** By node the last of its uses as an input, from 1; and by use the one before. */
    private final int[] lastUse;

    private final IntArrayList useBefore = IntArrayList.newListWith(0);
    private final IntArrayList user = IntArrayList.newListWith(0);

    private final boolean[] depends;
    private final IntArrayList open = new IntArrayList();

    Dependence(StepNetlist net, boolean[] bases) {
      this.gates = net.gates();
      this.bases = bases;
      this.baseNodes = gates.nodes(Gates.BASE, bases.length);
      this.lastHolder = new int[gates.size()];
      this.holderBefore = new int[bases.length];
      this.lastUse = new int[gates.size()];
      this.depends = new boolean[gates.size()];
      for (int base = 0; base < bases.length; base++) {
        int node = Gates.node(net.next()[base]);
        holderBefore[base] = lastHolder[node];
        lastHolder[node] = base + 1;
      }
      for (int node = 0; node < gates.size(); node++) {
        for (int i = 0; i < gates.inputCount(node); i++) {
          int input = Gates.node(gates.input(node, i));
          useBefore.add(lastUse[input]);
          lastUse[input] = user.size();
          user.add(node);
        }
      }
    }

    void remove() {
      for (int node = 0; node < gates.size(); node++) {
        boolean isMoved =
            switch (gates.kind(node)) {
              case Gates.CONSTANT, Gates.AND -> false;
              case Gates.BASE -> !bases[gates.index(node)];
              default -> true;
            };
        if (isMoved) {
          depend(node);
        }
      }
      while (open.notEmpty()) {
        int node = open.removeAtIndex(open.size() - 1);
        for (int use = lastUse[node]; use > 0; use = useBefore.get(use)) {
          depend(user.get(use));
        }
        for (int holder = lastHolder[node]; holder > 0; holder = holderBefore[holder - 1]) {
          bases[holder - 1] = false;
          depend(baseNodes[holder - 1]);
        }
      }
    }

    /** Node 0 is a constant, and stands for a base without a node. */
    private void depend(int node) {
      if (node > 0 && !depends[node]) {
        depends[node] = true;
        open.add(node);
      }
    }
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
