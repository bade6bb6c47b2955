package org.gonu.analysis.contract;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.machine.Move;

/** Visits all states of a game, those that are reached by fewer joint moves first. */
final class StateEnumeration {
  /** Limits of the memory: words of states, and steps between them. */
  private static final long MAX_WORDS = 1 << 23;

  private static final int MAX_STEPS = 10_000_000;

  /** How often the clock is read, in steps. */
  private static final int POLL = 4096;

  private final Circuit circuit;
  private final EnumeratedStates table;
  private final StateBatch batch;

  /** By step the states before and after it. */
  private final IntArrayList from = new IntArrayList();

  private final IntArrayList to = new IntArrayList();

  /** For each promise that is broken the first state that breaks it. */
  private final MutableMap<Promise, Integer> broken = Maps.mutable.empty();

  private final ImmutableList<Promise> promises;

  /** The first state that is not yet expanded. */
  private int next;

  private boolean isCut;
  private boolean isComplete;

  StateEnumeration(Circuit circuit, ImmutableList<Promise> promises) {
    this.circuit = circuit;
    this.promises = promises;
    this.table = new EnumeratedStates(circuit.words());
    this.batch = new StateBatch(circuit);
    table.add(circuit.initialState(), -1);
  }

  /**
   * Visits states until none is left, or time or memory is up. Goes on where it stopped, unless
   * that was in the midst of a state.
   *
   * @param isOver polled; true ends it
   */
  void run(BooleanSupplier isOver) {
    while (next < table.size() && isWithinLimits() && !isOver.getAsBoolean()) {
      int end = Math.min(table.size(), next + Long.SIZE);
      expand(next, end, isOver);
      next = end;
    }
    isComplete = next == table.size() && !isCut;
  }

  private boolean isWithinLimits() {
    return (long) table.size() * circuit.words() < MAX_WORDS && !isCut;
  }

  /** Number of states that were reached. */
  int states() {
    return table.size();
  }

  /** True if these are all states of the game. */
  boolean isComplete() {
    return isComplete;
  }

  /** The shortest match that breaks a promise, as joint moves. */
  ImmutableList<ImmutableList<Move>> match(Promise promise) {
    MutableList<ImmutableList<Move>> match = Lists.mutable.empty();
    int state = broken.getIfAbsentValue(promise, 0);
    while (table.parent(state) >= 0) {
      match.add(batch.jointMove(table, table.parent(state), state));
      state = table.parent(state);
    }
    return match.reverseThis().toImmutable();
  }

  boolean isBroken(Promise promise) {
    return broken.containsKey(promise);
  }

  private void expand(int first, int end, BooleanSupplier isOver) {
    batch.look(table, first, end);
    for (int state = first; state < end; state++) {
      for (Promise promise : promises) {
        if (!broken.containsKey(promise) && batch.isBroken(promise, state - first)) {
          broken.put(promise, state);
        }
      }
    }
    batch.expand(
        table,
        first,
        end,
        (parent, jointMove, successor) -> {
          from.add(parent);
          to.add(table.add(successor, parent));
          isCut |= to.size() > MAX_STEPS || (to.size() % POLL == 0 && isOver.getAsBoolean());
          return !isCut;
        });
  }

  /**
   * The length of the longest match, if all states were visited; empty if a state may come again.
   */
  OptionalInt longest() {
    int states = table.size();
    int[] waiting = new int[states];
    int[] start = new int[states + 1];
    for (int step = 0; step < to.size(); step++) {
      waiting[to.get(step)]++;
      start[from.get(step) + 1]++;
    }
    Arrays.parallelPrefix(start, Integer::sum);
    int[] length = new int[states];
    IntArrayList ready = IntArrayList.newListWith(0);
    int done = 0;
    while (ready.notEmpty() && waiting[0] == 0) {
      int state = ready.removeAtIndex(ready.size() - 1);
      done++;
      // Steps are in the order of the states before them.
      for (int step = start[state]; step < start[state + 1]; step++) {
        int after = to.get(step);
        length[after] = Math.max(length[after], length[state] + 1);
        if (--waiting[after] == 0) {
          ready.add(after);
        }
      }
    }
    return done < states
        ? OptionalInt.empty()
        : OptionalInt.of(Arrays.stream(length).max().orElse(0));
  }
}
