package org.gonu.search.planning.openlist;

/** The open states, those that can be expanded, in some order. */
public interface OpenList {
  /**
   * Adds the state of the next number.
   *
   * @param depth plies from the root
   * @param moves number of its moves
   * @param lasting bases that hold in it but not in the root, and were never seen to be lost
   */
  void add(long[] state, int depth, int moves, int lasting);

  /** Removes a state; -1 if there is none now. The same state may be returned again. */
  int poll();

  /** True if every state has been removed. */
  boolean isEmpty();

  /** Bytes in use. */
  long bytes();
}
