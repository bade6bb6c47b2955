package org.gonu.search;

import org.jspecify.annotations.Nullable;

/**
 * How long a search may go on: until a time, for a number of playouts, or until it is cancelled.
 */
public final class SearchBudget {
  private final long deadlineNanos;
  private final long maxPlayouts;
  private final long maxNodes;
  private final @Nullable SearchBudget whole;
  private volatile boolean cancelled;

  private SearchBudget(
      long deadlineNanos, long maxPlayouts, long maxNodes, @Nullable SearchBudget whole) {
    this.deadlineNanos = deadlineNanos;
    this.maxPlayouts = maxPlayouts;
    this.maxNodes = maxNodes;
    this.whole = whole;
  }

  /**
   * Until a time or for a number of playouts, whichever is first.
   *
   * @param deadlineNanos a value of {@link System#nanoTime}
   */
  public static SearchBudget of(long deadlineNanos, long maxPlayouts) {
    return new SearchBudget(deadlineNanos, maxPlayouts, Long.MAX_VALUE, null);
  }

  /** Until it is cancelled. */
  public static SearchBudget unlimited() {
    return of(System.nanoTime() + Long.MAX_VALUE / 2, Long.MAX_VALUE);
  }

  /** The same, but for so many playouts at most. */
  public SearchBudget withPlayouts(long number) {
    return new SearchBudget(deadlineNanos, number, maxNodes, whole);
  }

  /** The same, but for so many new nodes at most. */
  public SearchBudget withNodes(long number) {
    return new SearchBudget(deadlineNanos, maxPlayouts, number, whole);
  }

  /** A part of this budget that ends earlier; it is over when this one is. */
  public SearchBudget until(long earlierNanos) {
    boolean isEarlier = earlierNanos - deadlineNanos < 0;
    return new SearchBudget(isEarlier ? earlierNanos : deadlineNanos, maxPlayouts, maxNodes, this);
  }

  /** A part of this budget of so many playouts at most; it is over when this one is. */
  public SearchBudget part(long playouts) {
    return new SearchBudget(deadlineNanos, Math.min(maxPlayouts, playouts), maxNodes, this);
  }

  /** For a number of playouts, however long they take: with a seed, the same search every time. */
  public static SearchBudget playouts(long number) {
    return unlimited().withPlayouts(number);
  }

  /** Ends the search as soon as it looks; from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** Playouts that may begin; {@link Long#MAX_VALUE} if any number may. */
  public long maxPlayouts() {
    return maxPlayouts;
  }

  /** Nodes that may be added; {@link Long#MAX_VALUE} if any number may. */
  public long maxNodes() {
    return maxNodes;
  }

  /** True if the budget is a number of playouts or nodes, so that a search can be repeated. */
  public boolean isRepeatable() {
    return maxPlayouts != Long.MAX_VALUE || maxNodes != Long.MAX_VALUE;
  }

  /** True if the search must end within the playout that it is at. */
  public boolean isOver() {
    return cancelled || deadlineNanos - System.nanoTime() <= 0 || (whole != null && whole.isOver());
  }

  /** True if no further playout may start. */
  public boolean isSpent(long playouts) {
    return playouts >= maxPlayouts || isOver();
  }
}
