package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.lanes.kernel.Opcode;

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
   * By instruction the end of its block: the end of the loop if it starts one, else the next
   * instruction.
   */
  private final int[] blockEnd;

  /**
   * By instruction the next remaining one. The ring starts and ends at the index behind the last.
   */
  private final int[] next;

  /** By register the first instruction of the block that writes it, or -1. */
  private final int[] writer;

  private final boolean[] done;
  private final MutableList<Instruction> grouped = Lists.mutable.empty();

  private Scheduler(ListIterable<Instruction> instructions, int registers, int window) {
    this.instructions = instructions;
    this.window = window;
    int size = instructions.size();
    blockEnd = new int[size];
    next = new int[size + 1];
    done = new boolean[size];
    writer = new int[registers];
    Arrays.fill(writer, -1);
    findBlocks();
    int last = size;
    for (int i = 0; i < size; i = blockEnd[i]) {
      next[last] = i;
      last = i;
      for (int member = i; member < blockEnd[i]; member++) {
        for (int output : instructions.get(member).outputs()) {
          writer[output] = i;
        }
      }
    }
    next[last] = size;
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

  private void findBlocks() {
    Arrays.setAll(blockEnd, i -> i + 1);
    for (int i = 0; i < blockEnd.length; i++) {
      Instruction instruction = instructions.get(i);
      if (instruction.opcode() == Opcode.REPEAT) {
        blockEnd[i - instruction.x() - instruction.y()] = i + 1;
      }
    }
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
      boolean isBlock = blockEnd[i] > i + 1;
      boolean isWanted = i == pattern || (!isBlock && fits(i, pattern));
      if (isWanted && isReady(i)) {
        for (int member = i; member < blockEnd[i]; member++) {
          grouped.add(instructions.get(member));
        }
        done[i] = true;
        next[previous] = next[i];
      } else {
        previous = i;
      }
    }
  }

  private boolean isReady(int block) {
    for (int member = block; member < blockEnd[block]; member++) {
      for (int input : instructions.get(member).inputs()) {
        if (writer[input] >= 0 && writer[input] != block && !done[writer[input]]) {
          return false;
        }
      }
    }
    return true;
  }
}
