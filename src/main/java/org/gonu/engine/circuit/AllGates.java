package org.gonu.engine.circuit;

import java.util.stream.IntStream;

/** Evaluates all gates of each state, those of legal moves, the end and the next state apart. */
final class AllGates implements StepValues {
  private final StepNetlist net;
  private final int[] baseNodes;
  private final int[] moveNodes;
  private final long[] values;
  private final Evaluator legal;
  private final Evaluator next;
  private final Evaluator terminal;

  /** True if the legal moves and the end of the state have been computed. */
  private boolean legalKnown;

  private boolean terminalKnown;

  AllGates(StepNetlist net, int bases) {
    this.net = net;
    this.values = new long[net.gates().size()];
    this.baseNodes = net.gates().nodes(Gates.BASE, bases);
    this.moveNodes = net.gates().nodes(Gates.DOES, net.legal().length);
    this.legal = new Evaluator(net, values, net.legal());
    this.next = new Evaluator(net, values, net.next());
    this.terminal = new Evaluator(net, values, net.terminal());
  }

  @Override
  public void enter(long[] state) {
    load(state, baseNodes, values);
    legalKnown = false;
    terminalKnown = false;
  }

  /**
   * Sets the values of bases in all 64 states of an evaluator.
   *
   * @param state by base a bit
   * @param baseNodes by base its node, 0 if there is none
   * @param values by node
   */
  static void load(long[] state, int[] baseNodes, long[] values) {
    for (int base = 0; base < baseNodes.length; base++) {
      if (baseNodes[base] != 0) {
        values[baseNodes[base]] = -(state[base >> 6] >>> base & 1);
      }
    }
  }

  @Override
  public int[] legal(int from, int to) {
    if (!legalKnown) {
      legal.run();
      legalKnown = true;
    }
    return IntStream.range(from, to).filter(move -> legal.value(net.legal()[move]) != 0).toArray();
  }

  @Override
  public boolean isTerminal() {
    if (!terminalKnown) {
      terminal.run();
      terminalKnown = true;
    }
    return terminal.value(net.terminal()) != 0;
  }

  @Override
  public long[] next(int[] moves) {
    make(moves, -1);
    next.run();
    int[] literals = net.next();
    long[] words = new long[(literals.length + Long.SIZE - 1) / Long.SIZE];
    for (int base = 0; base < literals.length; base++) {
      words[base >> 6] |= (next.value(literals[base]) & 1) << base;
    }
    make(moves, 0);
    return words;
  }

  private void make(int[] moves, long value) {
    for (int move : moves) {
      if (moveNodes[move] != 0) {
        values[moveNodes[move]] = value;
      }
    }
  }
}
