package org.gonu.engine.circuit;

/** What the gates of a netlist tell of one state, but for goals. Not safe for use by threads. */
interface StepValues {
  /** The values that suit a netlist. */
  static StepValues of(StepNetlist net, int bases) {
    return net.components().isEmpty() ? new ChangedGates(net, bases) : new AllGates(net, bases);
  }

  /**
   * Enters a state; before that, nothing else may be asked.
   *
   * @param state by base a bit
   */
  void enter(long[] state);

  /**
   * The moves that are legal in the state, in the order of their numbers.
   *
   * @param from number of the first move to look at
   * @param to number behind the last one
   */
  int[] legal(int from, int to);

  /** True if the state is terminal. */
  boolean isTerminal();

  /**
   * The state that follows.
   *
   * @param moves the number of the move of each role
   * @return by base a bit
   */
  long[] next(int[] moves);
}
