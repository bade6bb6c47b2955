package org.gonu.engine.lanes.lookahead;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;

/** Counts the gates of two inputs that literals cost beyond those that exist already. */
final class GateBudget {
  private static final int PRESENT = Integer.MAX_VALUE;

  /**
   * A literal is dear if it costs more gates than this, plus {@link #MAX_TIMES} times the cheapest
   * one.
   */
  private static final int FREE = 8;

  /** See {@link #FREE}. */
  private static final int MAX_TIMES = 4;

  /** Literals are all kept if together they cost at most this multiple of the initial gates. */
  private static final int FAIR_TIMES = 3;

  private final Gates gates;

  /** By node the pass that visited it last; {@link #PRESENT} if it exists already. */
  private final int[] seen;

  private final IntArrayList stack = new IntArrayList();
  private final int own;
  private int pass;

  /** A budget in which the cones of the given literals exist already. */
  GateBudget(Gates gates, int[] present) {
    this.gates = gates;
    seen = new int[gates.size()];
    seen[0] = PRESENT;
    own = add(present);
  }

  /** Cost of the literals that existed from the start. */
  int own() {
    return own;
  }

  /** Adds literals with their cones. Returns the cost. */
  int add(int... literals) {
    return Arrays.stream(literals).map(literal -> visit(literal, PRESENT)).sum();
  }

  /** Cost of adding literals, without adding them. */
  int price(int... literals) {
    CircuitAbandonedException.throwIfInterrupted();
    pass++;
    return Arrays.stream(literals).map(literal -> visit(literal, pass)).sum();
  }

  /**
   * Replaces by {@link Gates#FALSE} the literals that are much dearer than the cheapest, unless all
   * together are affordable. Such literals describe rare ends, as when the last piece is taken.
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

  /**
   * Adds classes of literals in turn. A class that costs more than is left is replaced by {@link
   * Gates#FALSE} as a whole.
   */
  void leaveOutBeyond(double most, int[]... classes) {
    double left = most;
    for (int[] moveClass : classes) {
      if (price(moveClass) <= left) {
        left -= add(moveClass);
      } else {
        Arrays.fill(moveClass, Gates.FALSE);
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
