package org.gonu.search;

/**
 * How long a search may go on: until a time, for a number of playouts, or until it is cancelled.
 */
public final class SearchBudget {
  private final long deadlineNanos;
  private final long maxPlayouts;
  private volatile boolean cancelled;

  private SearchBudget(long deadlineNanos, long maxPlayouts) {
    this.deadlineNanos = deadlineNanos;
    this.maxPlayouts = maxPlayouts;
  }

  /**
   * Until a time or for a number of playouts, whichever is first.
   *
   * @param deadlineNanos a value of {@link System#nanoTime}
   */
  public static SearchBudget of(long deadlineNanos, long maxPlayouts) {
    return new SearchBudget(deadlineNanos, maxPlayouts);
  }

  /** For a number of playouts, however long they take: with a seed, the same search every time. */
  public static SearchBudget playouts(long number) {
    return new SearchBudget(System.nanoTime() + Long.MAX_VALUE / 2, number);
  }

  /** Ends the search as soon as it looks; from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** True if the search must end within the playout that it is at. */
  public boolean isOver() {
    return cancelled || deadlineNanos - System.nanoTime() <= 0;
  }

  /** True if no further playout may start. */
  public boolean isSpent(long playouts) {
    return playouts >= maxPlayouts || isOver();
  }
}
