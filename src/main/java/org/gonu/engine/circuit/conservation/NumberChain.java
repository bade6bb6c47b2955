package org.gonu.engine.circuit.conservation;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.gdl.Term;

/**
 * Finds constants that are numbers, and their order. A number that is raised by one holds next if
 * the one before it holds now: next values are read, and what few of them depend on is taken for
 * the number before. This is a guess, which the proof makes good.
 */
final class NumberChain {
  /** Most nodes that are visited for one group. */
  private static final int MAX_VISITS = 200_000;

  private final StepNetlist net;
  private final Gates gates;

  /** By node the base for which it was visited last. */
  private final int[] visitor;

  private final IntArrayList waiting = new IntArrayList();

  private NumberChain(StepNetlist net) {
    this.net = net;
    this.gates = net.gates();
    this.visitor = new int[gates.size()];
  }

  /** The values of a group in order, ascending or descending; empty if there is no order. */
  static ImmutableList<Term> of(StepNetlist net, OpenGroup group) {
    return new NumberChain(net).order(group);
  }

  private ImmutableList<Term> order(OpenGroup group) {
    int size = group.bases().length;
    int[] member = new int[net.next().length];
    Arrays.fill(member, -1);
    for (int i = 0; i < size; i++) {
      member[group.bases()[i]] = i;
    }
    Arrays.fill(visitor, -1);
    int visits = 0;
    int[][] read = new int[size][];
    int[] readers = new int[size];
    for (int i = 0; i < size && visits <= MAX_VISITS; i++) {
      IntArrayList own = new IntArrayList();
      visits += visit(group.bases()[i], member, own);
      read[i] = own.without(i).toArray();
      for (int other : read[i]) {
        readers[other]++;
      }
    }
    return visits > MAX_VISITS
        ? Lists.immutable.empty()
        : path(before(read, readers)).collect(i -> group.values().get(i));
  }

  /** Collects the members on which the next value of a base depends. Returns the nodes visited. */
  private int visit(int base, int[] member, IntArrayList read) {
    int visits = 0;
    waiting.add(Gates.node(net.next()[base]));
    while (waiting.notEmpty()) {
      int node = waiting.removeAtIndex(waiting.size() - 1);
      if (visitor[node] != base) {
        visitor[node] = base;
        visits++;
        if (gates.kind(node) == Gates.BASE && member[gates.index(node)] >= 0) {
          read.add(member[gates.index(node)]);
        }
        for (int i = 0; i < gates.inputCount(node); i++) {
          waiting.add(Gates.node(gates.input(node, i)));
        }
      }
    }
    return visits;
  }

  /** By member the one before it: that with the fewest readers; negative if it is not certain. */
  private static int[] before(int[][] read, int[] readers) {
    int[] before = new int[read.length];
    for (int i = 0; i < read.length; i++) {
      before[i] = -1;
      int fewest = Integer.MAX_VALUE;
      for (int other : read[i]) {
        if (readers[other] < fewest) {
          fewest = readers[other];
          before[i] = other;
        } else if (readers[other] == fewest) {
          before[i] = -1;
        }
      }
    }
    return before;
  }

  /** All members in order, if the ones before them form a single path; else empty. */
  private static ImmutableList<Integer> path(int[] before) {
    int[] after = new int[before.length];
    Arrays.fill(after, -1);
    int first = -1;
    int firsts = 0;
    for (int i = 0; i < before.length; i++) {
      if (before[i] < 0) {
        first = i;
        firsts++;
      } else {
        after[before[i]] = i;
      }
    }
    MutableList<Integer> path = Lists.mutable.empty();
    for (int i = first; firsts == 1 && i >= 0 && path.size() < before.length; i = after[i]) {
      path.add(i);
    }
    return path.size() == before.length ? path.toImmutable() : Lists.immutable.empty();
  }
}
