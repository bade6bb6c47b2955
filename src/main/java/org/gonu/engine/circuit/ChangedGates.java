package org.gonu.engine.circuit;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;

/**
 * Evaluates only what changes from state to state: a gate counts how many of its inputs are false,
 * and tells its readers when it changes (event-driven simulation). A step of a large game changes
 * few of its gates. For netlists without recursive components.
 */
final class ChangedGates implements StepValues {
  private static final int[] NO_MOVES = {};

  /** By move, by base and of the end their literals. */
  private final int[] legal;

  private final int[] next;
  private final int terminal;

  private final int[] baseNodes;
  private final int[] moveNodes;

  /** By node the index of its first reader in {@link #readers}; one more element holds the end. */
  private final int[] firstReader;

  /** Gates that read a node: {@code 2 * gate + (its negation is read ? 1 : 0)}. */
  private final int[] readers;

  /** By gate how many of its inputs are false. */
  private final int[] falseInputs;

  /** By node. */
  private final boolean[] values;

  /** By node a bit that tells whether it may have changed, as its inputs have. */
  private final long[] due;

  /** Holds legal moves while they are counted. */
  private final int[] buffer;

  /** The moves that are entered, in the state that was entered last or before. */
  private int[] made = NO_MOVES;

  ChangedGates(StepNetlist net, int bases) {
    this.legal = net.legal();
    this.next = net.next();
    this.terminal = net.terminal();
    this.buffer = new int[legal.length];
    Gates gates = net.gates();
    this.baseNodes = gates.nodes(Gates.BASE, bases);
    this.moveNodes = gates.nodes(Gates.DOES, net.legal().length);
    this.firstReader = new int[gates.size() + 1];
    this.falseInputs = new int[gates.size()];
    this.values = new boolean[gates.size()];
    this.due = new long[(gates.size() + Long.SIZE - 1) / Long.SIZE];
    IntArrayList outputs = IntArrayList.newListWith(net.legal());
    outputs.addAll(net.next());
    outputs.add(net.terminal());
    int[] needed =
        Schedule.of(net, outputs.toArray())
            .blocks()
            .flatCollectInt(block -> IntArrayList.newListWith(block.gates()), new IntArrayList())
            .toArray();
    // Inputs of a gate have smaller numbers, so that they are settled before.
    Arrays.sort(needed);
    this.readers = readers(gates, needed);
    for (int gate : needed) {
      for (int i = 0; i < gates.inputCount(gate); i++) {
        falseInputs[gate] += isTrue(gates.input(gate, i)) ? 0 : 1;
      }
      values[gate] = falseInputs[gate] == 0;
    }
  }

  private int[] readers(Gates gates, int[] needed) {
    for (int gate : needed) {
      for (int i = 0; i < gates.inputCount(gate); i++) {
        firstReader[Gates.node(gates.input(gate, i)) + 1]++;
      }
    }
    for (int node = 0; node < gates.size(); node++) {
      firstReader[node + 1] += firstReader[node];
    }
    int[] found = new int[firstReader[gates.size()]];
    int[] end = firstReader.clone();
    for (int gate : needed) {
      for (int i = 0; i < gates.inputCount(gate); i++) {
        int input = gates.input(gate, i);
        found[end[Gates.node(input)]++] = 2 * gate + (input & 1);
      }
    }
    return found;
  }

  @Override
  public void enter(long[] state) {
    make(NO_MOVES);
    for (int base = 0; base < baseNodes.length; base++) {
      set(baseNodes[base], (state[base >> 6] >>> base & 1) != 0);
    }
    settle();
  }

  /** The moves that are entered do not matter. */
  @Override
  public int[] legal(int from, int to) {
    int count = 0;
    for (int move = from; move < to; move++) {
      if (isTrue(legal[move])) {
        buffer[count++] = move;
      }
    }
    return Arrays.copyOf(buffer, count);
  }

  @Override
  public boolean isTerminal() {
    return isTrue(terminal);
  }

  @Override
  public long[] next(int[] moves) {
    make(moves);
    settle();
    long[] words = new long[(next.length + Long.SIZE - 1) / Long.SIZE];
    for (int base = 0; base < next.length; base++) {
      if (isTrue(next[base])) {
        words[base >> 6] |= 1L << base;
      }
    }
    return words;
  }

  /** Enters these moves in place of those made before. */
  private void make(int[] moves) {
    for (int move : made) {
      set(moveNodes[move], false);
    }
    for (int move : moves) {
      set(moveNodes[move], true);
    }
    made = moves;
  }

  private boolean isTrue(int literal) {
    return values[Gates.node(literal)] != Gates.isNegated(literal);
  }

  /** Sets a base or a move; nothing if no gate reads it. */
  private void set(int node, boolean value) {
    if (node != 0 && values[node] != value) {
      flip(node);
    }
  }

  /** Changes the value of a node, and tells its readers. */
  private void flip(int node) {
    values[node] = !values[node];
    int becomesTrue = values[node] ? 0 : 1;
    for (int i = firstReader[node]; i < firstReader[node + 1]; i++) {
      int gate = readers[i] >> 1;
      int before = falseInputs[gate];
      int after = (readers[i] & 1) == becomesTrue ? before - 1 : before + 1;
      falseInputs[gate] = after;
      if (before == 0 || after == 0) {
        due[gate >> 6] |= 1L << gate;
      }
    }
  }

  /** Changes all gates that have to, each once. */
  private void settle() {
    for (int word = 0; word < due.length; word++) {
      while (due[word] != 0) {
        int gate = (word << 6) + Long.numberOfTrailingZeros(due[word]);
        due[word] &= due[word] - 1;
        if (values[gate] != (falseInputs[gate] == 0)) {
          flip(gate);
        }
      }
    }
  }
}
