package org.gonu.engine.lanes;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.CircuitAbandonedException;

/**
 * Brings operations of equal shape together, since a long run costs less than many short ones.
 *
 * <p>Only operations within a window at the front of what is left are looked at: operations come in
 * an order in which few values are alive, which shall not be lost.
 */
final class RunGrouping {
  private final ListIterable<Operation> operations;
  private final int window;

  /** By operation that starts a loop where the loop ends, by others the next operation. */
  private final int[] blockEnd;

  /** By operation the next of those left, in a ring that starts and ends behind the last. */
  private final int[] next;

  /** By value the first operation of the block that writes it, or -1. */
  private final int[] writer;

  private final boolean[] done;
  private final MutableList<Operation> grouped = Lists.mutable.empty();

  private RunGrouping(ListIterable<Operation> operations, int values, int window) {
    this.operations = operations;
    this.window = window;
    int size = operations.size();
    blockEnd = new int[size];
    next = new int[size + 1];
    done = new boolean[size];
    writer = new int[values];
    Arrays.fill(writer, -1);
    findBlocks();
    int last = size;
    for (int i = 0; i < size; i = blockEnd[i]) {
      next[last] = i;
      last = i;
      for (int member = i; member < blockEnd[i]; member++) {
        for (int output : operations.get(member).outputs()) {
          writer[output] = i;
        }
      }
    }
    next[last] = size;
  }

  /**
   * The operations in an order with longer runs.
   *
   * @param values number of values
   * @param window number of operations to look at for a run
   */
  static MutableList<Operation> apply(ListIterable<Operation> operations, int values, int window) {
    RunGrouping grouping = new RunGrouping(operations, values, window);
    while (grouping.next[operations.size()] < operations.size()) {
      CircuitAbandonedException.throwIfInterrupted();
      grouping.addRun(grouping.bestShape());
    }
    return grouping.grouped;
  }

  private void findBlocks() {
    Arrays.setAll(blockEnd, i -> i + 1);
    for (int i = 0; i < blockEnd.length; i++) {
      Operation operation = operations.get(i);
      if (operation.shape() == Shape.REPEAT) {
        blockEnd[i - operation.x() - operation.y()] = i + 1;
      }
    }
  }

  /** The first operation in the window that is ready, of the shape that most of them have. */
  private int bestShape() {
    int best = -1;
    int most = 0;
    int seen = 0;
    for (int i = next[operations.size()]; i < operations.size() && seen < window; i = next[i]) {
      seen++;
      boolean isNewShape = best < 0 || !fits(i, best);
      int fitting = isNewShape && isReady(i) ? fitting(i, seen) : 0;
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
    for (int i = first; i < operations.size() && seen <= window; i = next[i]) {
      seen++;
      if (fits(i, first) && isReady(i)) {
        count++;
      }
    }
    return Math.max(1, count);
  }

  private boolean fits(int left, int right) {
    return operations.get(left).fits(operations.get(right));
  }

  private void addRun(int pattern) {
    int previous = operations.size();
    int seen = 0;
    for (int i = next[previous]; i < operations.size() && seen < window; i = next[i]) {
      seen++;
      boolean isBlock = blockEnd[i] > i + 1;
      boolean isWanted = i == pattern || (!isBlock && fits(i, pattern));
      if (isWanted && isReady(i)) {
        for (int member = i; member < blockEnd[i]; member++) {
          grouped.add(operations.get(member));
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
      for (int input : operations.get(member).inputs()) {
        if (writer[input] >= 0 && writer[input] != block && !done[writer[input]]) {
          return false;
        }
      }
    }
    return true;
  }
}
