package org.gonu.machine;

/**
 * Merges states that have the same future: the same moves lead to the same ends and goals for ever.
 * For example, the rules often record more of a finished part of the game than the goals need.
 * Confined to one thread.
 */
public interface StateMerger {
  /**
   * Replaces a state by the first state seen that has the same future. The test is incomplete, so
   * that some equivalent states stay apart.
   *
   * @param state changed
   */
  void merge(long[] state);
}
