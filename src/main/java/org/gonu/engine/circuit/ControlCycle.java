package org.gonu.engine.circuit;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Finds bases that hold in turn whatever the moves are, such as the control of alternating roles.
 * Each holds in the next state exactly if its predecessor in the cycle holds now, and exactly one
 * of them holds initially.
 */
public final class ControlCycle {
  /** Longer cycles would need too many netlists. */
  private static final int MAX_LENGTH = 8;

  private ControlCycle() {}

  /**
   * By phase, starting with the one of the initial state, the bases of the cycles that hold in it;
   * a single phase without bases if there is no cycle.
   *
   * @param initially by base whether it holds in the initial state
   */
  public static ImmutableList<int[]> phases(StepNetlist net, boolean[] initially) {
    MutableList<IntArrayList> cycles = cycles(net, initially);
    int length = 1;
    MutableList<IntArrayList> taken = Lists.mutable.empty();
    for (IntArrayList cycle : cycles) {
      int together = leastCommonMultiple(length, cycle.size());
      if (together <= MAX_LENGTH) {
        length = together;
        taken.add(cycle);
      }
    }
    MutableList<int[]> phases = Lists.mutable.empty();
    for (int phase = 0; phase < length; phase++) {
      int now = phase;
      phases.add(taken.collectInt(cycle -> cycle.get(now % cycle.size())).toArray());
    }
    return phases.toImmutable();
  }

  /** Cycles of at least two bases, each starting with the base that holds initially. */
  private static MutableList<IntArrayList> cycles(StepNetlist net, boolean[] initially) {
    int[] successor = successors(net);
    MutableList<IntArrayList> cycles = Lists.mutable.empty();
    for (int first = 0; first < successor.length; first++) {
      if (initially[first]) {
        IntArrayList cycle = IntArrayList.newListWith(first);
        int base = successor[first];
        while (base >= 0 && !initially[base] && cycle.size() < MAX_LENGTH) {
          cycle.add(base);
          base = successor[base];
        }
        if (base == first && cycle.size() > 1) {
          cycles.add(cycle);
        }
      }
    }
    return cycles;
  }

  /** By base the only base whose next value is this base; -1 if there is none or several. */
  private static int[] successors(StepNetlist net) {
    Gates gates = net.gates();
    int[] successor = new int[net.next().length];
    boolean[] several = new boolean[successor.length];
    Arrays.fill(successor, -1);
    for (int base = 0; base < successor.length; base++) {
      int literal = net.next()[base];
      if (gates.kind(Gates.node(literal)) == Gates.BASE && !Gates.isNegated(literal)) {
        int before = gates.index(Gates.node(literal));
        several[before] |= successor[before] >= 0;
        successor[before] = base;
      }
    }
    for (int base = 0; base < successor.length; base++) {
      if (several[base]) {
        successor[base] = -1;
      }
    }
    return successor;
  }

  private static int leastCommonMultiple(int left, int right) {
    int multiple = left;
    while (multiple % right != 0) {
      multiple += left;
    }
    return multiple;
  }
}
