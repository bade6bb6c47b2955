package org.gonu.machine;

/**
 * Makes one state of those that have the same future: from which the same moves lead to the same
 * ends and goals for ever. What the rules remember of a part of the game that is over is often more
 * than what the goals ask of it. Not to be shared by threads.
 */
public interface StateMerger {
  /**
   * Changes a state into the first one seen that has the same future, as far as the engine can
   * tell.
   */
  void merge(long[] state);
}
