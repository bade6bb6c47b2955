package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.CircuitAbandonedException;

/**
 * Instruction scheduling: groups instructions of equal opcode into runs, since one long run costs
 * less than many short ones.
 *
 * <p>Only a window at the front of the remaining instructions is considered. The given order keeps
 * few registers alive, and a window preserves most of that.
 */
final class Scheduler {
  private final ListIterable<Instruction> instructions;
  private final int window;

  /**
   * By instruction the next remaining one. The ring starts and ends at the index behind the last.
   */
  private final int[] next;

  /** By register the first instruction that writes it, or -1; only marks have two writers. */
  private final int[] firstWriter;

  /** By register the last instruction that writes it, or -1. */
  private final int[] lastWriter;

  private final boolean[] done;
  private final MutableList<Instruction> grouped = Lists.mutable.empty();

  private Scheduler(ListIterable<Instruction> instructions, int registers, int window) {
    this.instructions = instructions;
    this.window = window;
    int size = instructions.size();
    next = new int[size + 1];
    done = new boolean[size];
    firstWriter = new int[registers];
    lastWriter = new int[registers];
    Arrays.fill(firstWriter, -1);
    Arrays.fill(lastWriter, -1);
    next[size] = 0;
    for (int i = 0; i < size; i++) {
      next[i] = i + 1;
      for (int output : instructions.get(i).outputs()) {
        firstWriter[output] = firstWriter[output] < 0 ? i : firstWriter[output];
        lastWriter[output] = i;
      }
    }
  }

  /**
   * Reorders instructions into longer runs.
   *
   * @param registers number of virtual registers
   * @param window number of instructions to consider for a run
   */
  static MutableList<Instruction> apply(
      ListIterable<Instruction> instructions, int registers, int window) {
    Scheduler grouping = new Scheduler(instructions, registers, window);
    while (grouping.next[instructions.size()] < instructions.size()) {
      CircuitAbandonedException.throwIfInterrupted();
      grouping.addRun(grouping.mostFrequent());
    }
    return grouping.grouped;
  }

  /**
   * The first ready instruction in the window that has the most frequent opcode of the ready ones.
   */
  private int mostFrequent() {
    int best = -1;
    int most = 0;
    int seen = 0;
    for (int i = next[instructions.size()]; i < instructions.size() && seen < window; i = next[i]) {
      seen++;
      boolean isNewOpcode = best < 0 || !fits(i, best);
      int fitting = isNewOpcode && isReady(i) ? fitting(i, seen) : 0;
      if (fitting > most) {
        most = fitting;
        best = i;
      }
    }
    return best;
  }

  private int fitting(int first, int seenBefore) {
    int count = 0;
    int seen = seenBefore;
    for (int i = first; i < instructions.size() && seen <= window; i = next[i]) {
      seen++;
      if (fits(i, first) && isReady(i)) {
        count++;
      }
    }
    return Math.max(1, count);
  }

  private boolean fits(int left, int right) {
    return instructions.get(left).fits(instructions.get(right));
  }

  private void addRun(int pattern) {
    int previous = instructions.size();
    int seen = 0;
    for (int i = next[previous]; i < instructions.size() && seen < window; i = next[i]) {
      seen++;
      if (fits(i, pattern) && isReady(i)) {
        grouped.add(instructions.get(i));
        done[i] = true;
        next[previous] = next[i];
      } else {
        previous = i;
      }
    }
  }

  /** True if what an instruction reads is written, and marks that it writes are cleared. */
  private boolean isReady(int instruction) {
    for (int input : instructions.get(instruction).inputs()) {
      int writer = lastWriter[input];
      if (writer >= 0 && writer != instruction && !done[writer]) {
        return false;
      }
    }
    for (int output : instructions.get(instruction).outputs()) {
      int writer = firstWriter[output];
      if (writer != instruction && !done[writer]) {
        return false;
      }
    }
    return true;
  }
}
