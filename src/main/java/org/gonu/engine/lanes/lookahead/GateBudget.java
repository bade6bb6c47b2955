package org.gonu.engine.lanes.lookahead;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;

/** Counts what literals cost in gates of two inputs, given those that are there already. */
final class GateBudget {
  private static final int PRESENT = Integer.MAX_VALUE;

  /** A literal is dear if it costs more than this and several times as much as the cheapest. */
  private static final int FREE = 8;

  private static final int MAX_TIMES = 4;

  /** Literals that together cost so many times what was there from the start are kept. */
  private static final int FAIR_TIMES = 3;

  private final Gates gates;

  /** By node when it was looked at last. */
  private final int[] seen;

  private final IntArrayList stack = new IntArrayList();
  private final int own;
  private int look;

  /** A budget in which some literals are there, with all that they need. */
  GateBudget(Gates gates, int[] present) {
    this.gates = gates;
    seen = new int[gates.size()];
    seen[0] = PRESENT;
    own = add(present);
  }

  /** What those cost that were there from the start. */
  int own() {
    return own;
  }

  /** Adds literals with all that they need. Returns the cost. */
  int add(int... literals) {
    return Arrays.stream(literals).map(literal -> visit(literal, PRESENT)).sum();
  }

  /** What it would cost to add some literals. */
  int price(int... literals) {
    CircuitAbandonedException.throwIfInterrupted();
    look++;
    return Arrays.stream(literals).map(literal -> visit(literal, look)).sum();
  }

  /**
   * Forgets literals that are much dearer than the cheapest, unless all of them are fair: they tell
   * of rare ends, as when the last piece is taken.
   */
  void leaveOutDear(int[] literals) {
    if (price(literals) <= FAIR_TIMES * own) {
      return;
    }
    int[] prices = Arrays.stream(literals).map(this::price).toArray();
    int cheapest =
        IntStream.range(0, literals.length)
            .filter(i -> literals[i] != Gates.FALSE)
            .map(i -> prices[i])
            .min()
            .orElse(0);
    for (int i = 0; i < literals.length; i++) {
      if (prices[i] > FREE + MAX_TIMES * cheapest) {
        literals[i] = Gates.FALSE;
      }
    }
  }

  /** Adds kinds of literals, each as a whole, and forgets those that cost more than is left. */
  void leaveOutBeyond(double most, int[]... kinds) {
    double left = most;
    for (int[] kind : kinds) {
      if (price(kind) <= left) {
        left -= add(kind);
      } else {
        Arrays.fill(kind, Gates.FALSE);
      }
    }
  }

  private int visit(int literal, int mark) {
    int cost = 0;
    push(Gates.node(literal), mark);
    while (stack.notEmpty()) {
      int node = stack.removeAtIndex(stack.size() - 1);
      int inputs = gates.inputCount(node);
      cost += Math.max(0, inputs - 1);
      for (int i = 0; i < inputs; i++) {
        push(Gates.node(gates.input(node, i)), mark);
      }
    }
    return cost;
  }

  private void push(int node, int mark) {
    if (seen[node] != PRESENT && seen[node] != mark) {
      seen[node] = mark;
      stack.add(node);
    }
  }
}
