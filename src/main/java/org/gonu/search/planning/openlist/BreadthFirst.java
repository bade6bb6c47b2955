package org.gonu.search.planning.openlist;

/** The open states, first in, first out. */
public final class BreadthFirst implements OpenList {
  private int next;
  private int size;

  @Override
  public void add(long[] state, int depth, int moves, int lasting) {
    size++;
  }

  @Override
  public int poll() {
    return isEmpty() ? -1 : next++;
  }

  @Override
  public boolean isEmpty() {
    return next == size;
  }

  @Override
  public long bytes() {
    return 0;
  }
}
