package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.gonu.engine.circuit.CircuitAbandonedException;

/**
 * Instruction scheduling: groups instructions of equal opcode into runs, since one long run costs
 * less than many short ones.
 *
 * <p>Only a window at the front of the remaining instructions is considered. The given order keeps
 * few registers alive, and a window preserves most of that.
 *
 * <p>This is list scheduling, greedy: the next run is of the opcode of which the most are ready,
 * and the fewest wait for other instructions. Those that wait would need a run of their own.
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

  /** By instruction true if it is known to be ready. What is ready remains so. */
  private final boolean[] ready;

  /** By instruction the number of its kind: those of one kind fit into one run. */
  private final int[] kind;

  /** By kind how many ready instructions the window has; a buffer. */
  private final int[] readyOfKind;

  /** By kind how many instructions the window has; a buffer. */
  private final int[] ofKind;

  private final MutableList<Instruction> grouped = Lists.mutable.empty();

  private Scheduler(ListIterable<Instruction> instructions, int registers, int window) {
    this.instructions = instructions;
    this.window = window;
    int size = instructions.size();
    next = new int[size + 1];
    done = new boolean[size];
    ready = new boolean[size];
    kind = kinds(instructions);
    readyOfKind = new int[1 + Arrays.stream(kind).max().orElse(0)];
    ofKind = new int[readyOfKind.length];
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
      grouping.addRun(grouping.bestKind());
    }
    return grouping.grouped;
  }

  private static int[] kinds(ListIterable<Instruction> instructions) {
    MutableObjectIntMap<List<Integer>> numbers = ObjectIntMaps.mutable.empty();
    return instructions
        .collectInt(
            given ->
                numbers.getIfAbsentPut(
                    List.of(given.opcode(), given.x(), given.y()), numbers.size()))
        .toArray();
  }

  /** The kind to run next. */
  private int bestKind() {
    Arrays.fill(readyOfKind, 0);
    Arrays.fill(ofKind, 0);
    int seen = 0;
    int first = next[instructions.size()];
    for (int i = first; i < instructions.size() && seen < window; i = next[i]) {
      seen++;
      ofKind[kind[i]]++;
      readyOfKind[kind[i]] += isReady(i) ? 1 : 0;
    }
    int best = kind[first];
    for (int i = first; seen > 0; i = next[i]) {
      seen--;
      best = worth(kind[i]) > worth(best) ? kind[i] : best;
    }
    return best;
  }

  /** How many instructions of a kind are ready, times the square of the share of them that is. */
  private double worth(int given) {
    double share = (double) readyOfKind[given] / ofKind[given];
    return share * share * readyOfKind[given];
  }

  private void addRun(int wanted) {
    int previous = instructions.size();
    int seen = 0;
    for (int i = next[previous]; i < instructions.size() && seen < window; i = next[i]) {
      seen++;
      if (kind[i] == wanted && isReady(i)) {
        grouped.add(instructions.get(i));
        done[i] = true;
        next[previous] = next[i];
      } else {
        previous = i;
      }
    }
  }

  private boolean isReady(int instruction) {
    ready[instruction] = ready[instruction] || canRun(instruction);
    return ready[instruction];
  }

  /** True if what an instruction reads is written, and marks that it writes are cleared. */
  private boolean canRun(int instruction) {
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
