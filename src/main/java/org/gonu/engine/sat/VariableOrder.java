package org.gonu.engine.sat;

import java.util.Arrays;

/**
 * Variables by their activity: a binary heap of those that may be decided next. A variable is
 * active if it took part in recent conflicts.
 */
final class VariableOrder {
  /** By this factor the activity of a conflict outweighs that of the one before. */
  private static final double GROWTH = 1 / 0.95;

  private static final double MAX_ACTIVITY = 1e100;

  private double[] activity = new double[16];
  private int[] heap = new int[16];

  /** By variable its index in the heap; -1 if it is not there. */
  private int[] index = new int[16];

  private int variables;
  private int size;
  private double step = 1;

  /** Adds the next variable. */
  void addVariable() {
    if (variables == activity.length) {
      activity = Arrays.copyOf(activity, 2 * variables);
      heap = Arrays.copyOf(heap, 2 * variables);
      index = Arrays.copyOf(index, 2 * variables);
    }
    index[variables] = -1;
    insert(variables++);
  }

  /** Puts a variable into the heap, unless it is there. */
  void insert(int variable) {
    if (index[variable] < 0) {
      index[variable] = size;
      heap[size] = variable;
      rise(size++);
    }
  }

  /** Takes out the most active variable; -1 if there is none. */
  int take() {
    if (size == 0) {
      return -1;
    }
    int first = heap[0];
    index[first] = -1;
    size--;
    if (size > 0) {
      heap[0] = heap[size];
      index[heap[0]] = 0;
      sink(0);
    }
    return first;
  }

  /** Makes a variable more active. */
  void bump(int variable) {
    activity[variable] += step;
    if (activity[variable] > MAX_ACTIVITY) {
      for (int i = 0; i < variables; i++) {
        activity[i] /= MAX_ACTIVITY;
      }
      step /= MAX_ACTIVITY;
    }
    if (index[variable] >= 0) {
      rise(index[variable]);
    }
  }

  /** To be called after each conflict: later ones count more. */
  void age() {
    step *= GROWTH;
  }

  private void rise(int from) {
    int at = from;
    int variable = heap[at];
    while (at > 0 && activity[heap[(at - 1) / 2]] < activity[variable]) {
      place(heap[(at - 1) / 2], at);
      at = (at - 1) / 2;
    }
    place(variable, at);
  }

  private void sink(int from) {
    int at = from;
    int variable = heap[at];
    while (2 * at + 1 < size) {
      int child = 2 * at + 1;
      if (child + 1 < size && activity[heap[child + 1]] > activity[heap[child]]) {
        child++;
      }
      if (activity[heap[child]] <= activity[variable]) {
        break;
      }
      place(heap[child], at);
      at = child;
    }
    place(variable, at);
  }

  private void place(int variable, int at) {
    heap[at] = variable;
    index[variable] = at;
  }
}
