package org.gonu.search.mcts;

/** Paths to leaves that wait for lanes of their phase, first in, first out. */
final class JobQueue {
  private final int[] paths;
  private int first;
  private int count;

  JobQueue(int capacity) {
    paths = new int[capacity];
  }

  boolean isEmpty() {
    return count == 0;
  }

  boolean isFull() {
    return count == paths.length;
  }

  /**
   * Adds a path.
   *
   * @throws IllegalStateException if the queue is full
   */
  void add(int path) {
    if (isFull()) {
      throw new IllegalStateException("a job would be lost");
    }
    paths[(first + count) % paths.length] = path;
    count++;
  }

  int take() {
    int path = paths[first];
    first = (first + 1) % paths.length;
    count--;
    return path;
  }
}
