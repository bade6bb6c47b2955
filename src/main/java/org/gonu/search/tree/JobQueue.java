package org.gonu.search.tree;

/** Tickets of leaves that wait for lanes of their phase, first come first served. */
final class JobQueue {
  private final int[] tickets;
  private int first;
  private int count;

  JobQueue(int capacity) {
    tickets = new int[capacity];
  }

  boolean isEmpty() {
    return count == 0;
  }

  boolean isFull() {
    return count == tickets.length;
  }

  /**
   * Adds a ticket.
   *
   * @throws IllegalStateException if the queue is full
   */
  void add(int ticket) {
    if (isFull()) {
      throw new IllegalStateException("a job would be lost");
    }
    tickets[(first + count) % tickets.length] = ticket;
    count++;
  }

  int take() {
    int ticket = tickets[first];
    first = (first + 1) % tickets.length;
    count--;
    return ticket;
  }
}
