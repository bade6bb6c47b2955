package org.gonu.engine.circuit.prover;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Evaluator;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StepNetlist;

/**
 * Filters candidate groups by random play: 64 playouts in parallel, biased towards moves of low
 * numbers. The groups that are left are likely, but not proved.
 */
final class GroupTrial {
  private static final int STEPS = 40;

  private final StepNetlist net;
  private final int[] firstMove;
  private final boolean[] initially;
  private final long[] values;
  private final Evaluator legal;
  private final Evaluator outcome;

  /** By base: the playouts in which it holds, a bit for each. */
  private final long[] state;

  /** By base and by move: its node, 0 if there is none. */
  private final int[] baseNodes;

  private final int[] moveNodes;

  /** By move: the playouts in which it is made. */
  private final long[] chosen;

  private final SplittableRandom random = new SplittableRandom(1);

  private GroupTrial(StepNetlist net, int[] firstMove, boolean[] initially) {
    this.net = net;
    this.firstMove = firstMove;
    this.initially = initially;
    this.values = new long[net.gates().size()];
    this.legal = new Evaluator(net, values, net.legal());
    int[] outputs = Arrays.copyOf(net.next(), net.next().length + 1);
    outputs[net.next().length] = net.terminal();
    this.outcome = new Evaluator(net, values, outputs);
    this.state = new long[initially.length];
    this.baseNodes = net.gates().nodes(Gates.BASE, initially.length);
    this.moveNodes = net.gates().nodes(Gates.DOES, net.legal().length);
    this.chosen = new long[net.legal().length];
  }

  /**
   * The candidates that every visited state satisfies.
   *
   * @param firstMove by role the number of its first move, then the number of all moves
   */
  static ImmutableList<MutexGroup> survivors(
      StepNetlist net, int[] firstMove, boolean[] initially, ImmutableList<MutexGroup> candidates) {
    return new GroupTrial(net, firstMove, initially).run(candidates);
  }

  private ImmutableList<MutexGroup> run(ImmutableList<MutexGroup> candidates) {
    ImmutableList<MutexGroup> left = candidates;
    reset(-1);
    for (int step = 0; step < STEPS && left.notEmpty(); step++) {
      CircuitAbandonedException.throwIfInterrupted();
      advance();
      left = fitting(left);
    }
    return left;
  }

  /** Resets playouts to the initial state. */
  private void reset(long games) {
    for (int base = 0; base < state.length; base++) {
      state[base] = initially[base] ? state[base] | games : state[base] & ~games;
    }
  }

  private void advance() {
    enter(baseNodes, state);
    legal.run();
    long stuck = 0;
    for (int role = 0; role + 1 < firstMove.length; role++) {
      stuck |= ~choose(firstMove[role], firstMove[role + 1]);
    }
    enter(moveNodes, chosen);
    outcome.run();
    for (int base = 0; base < state.length; base++) {
      state[base] = outcome.value(net.next()[base]);
    }
    reset(stuck | outcome.value(net.terminal()));
  }

  /** Chooses a legal move of a role in each playout. Returns the playouts in which it has one. */
  private long choose(int from, int to) {
    int start = to == from ? 0 : random.nextInt(to - from);
    Arrays.fill(chosen, from, to, 0);
    long done = 0;
    for (int round = 0; round < 2 && done != -1; round++) {
      for (int i = 0; i < to - from && done != -1; i++) {
        int move = from + (start + i) % (to - from);
        // In the first round each move is offered in a random half of the playouts, so that they
        // differ.
        long mask = round == 0 ? random.nextLong() : -1;
        long takes = legal.value(net.legal()[move]) & mask & ~done;
        chosen[move] |= takes;
        done |= takes;
      }
    }
    return done;
  }

  private void enter(int[] nodes, long[] inputs) {
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i] != 0) {
        values[nodes[i]] = inputs[i];
      }
    }
  }

  private ImmutableList<MutexGroup> fitting(ImmutableList<MutexGroup> candidates) {
    MutableList<MutexGroup> left = Lists.mutable.empty();
    for (MutexGroup group : candidates) {
      long some = 0;
      long several = 0;
      for (int base : group.bases()) {
        several |= some & state[base];
        some |= state[base];
      }
      if (several == 0) {
        left.add(group.complete() && some != -1 ? new MutexGroup(group.bases(), false) : group);
      }
    }
    return left.toImmutable();
  }
}
