package org.gonu.analysis.simulation;

import java.util.ArrayDeque;
import java.util.OptionalInt;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Which states follow which, by their numbers from 0, the first state first. Each pair is kept
 * once: many roles have millions of joint moves that lead to the same state.
 */
final class Successions {
  private static final int NONE = -1;

  private final IntArrayList from = new IntArrayList();
  private final IntArrayList to = new IntArrayList();

  /** By state the one that it was last noted to follow. */
  private final IntArrayList last = new IntArrayList();

  /** Notes that a state can follow another one. All that follow a state are noted in a row. */
  void add(int state, int next) {
    while (last.size() <= next) {
      last.add(NONE);
    }
    if (last.get(next) != state) {
      last.set(next, state);
      from.add(state);
      to.add(next);
    }
  }

  /** Number of pairs. */
  int size() {
    return from.size();
  }

  /**
   * The greatest number of steps from the first state; empty if a state can come again, so that
   * there is none. States are taken out as soon as all that lead to them are (Kahn 1962).
   *
   * @param states number of all states, each of which can be reached
   */
  OptionalInt longest(int states) {
    int[] begins = new int[states + 1];
    int[] before = new int[states];
    for (int i = 0; i < from.size(); i++) {
      begins[from.get(i) + 1]++;
      before[to.get(i)]++;
    }
    for (int state = 0; state < states; state++) {
      begins[state + 1] += begins[state];
    }
    int[] next = new int[from.size()];
    int[] filled = begins.clone();
    for (int i = 0; i < from.size(); i++) {
      next[filled[from.get(i)]++] = to.get(i);
    }
    return longest(begins, next, before);
  }

  private static OptionalInt longest(int[] begins, int[] next, int[] before) {
    int[] steps = new int[before.length];
    ArrayDeque<Integer> open = new ArrayDeque<>();
    if (before[0] == 0) {
      open.add(0);
    }
    int taken = 0;
    int longest = 0;
    while (!open.isEmpty()) {
      int state = open.remove();
      taken++;
      longest = Math.max(longest, steps[state]);
      for (int i = begins[state]; i < begins[state + 1]; i++) {
        steps[next[i]] = Math.max(steps[next[i]], steps[state] + 1);
        if (--before[next[i]] == 0) {
          open.add(next[i]);
        }
      }
    }
    return taken == before.length ? OptionalInt.of(longest) : OptionalInt.empty();
  }
}
