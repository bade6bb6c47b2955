package org.gonu.search;

import org.jspecify.annotations.Nullable;

/** The limits of a search: a time, a number of playouts or nodes, or cancellation. */
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
   * Limited by a time or a number of playouts, whichever comes first.
   *
   * @param deadlineNanos a value of {@link System#nanoTime}
   */
  public static SearchBudget of(long deadlineNanos, long maxPlayouts) {
    return new SearchBudget(deadlineNanos, maxPlayouts, Long.MAX_VALUE, null);
  }

  /** Limited by cancellation only. */
  public static SearchBudget unlimited() {
    return of(System.nanoTime() + Long.MAX_VALUE / 2, Long.MAX_VALUE);
  }

  /** The same budget with at most so many playouts. */
  public SearchBudget withPlayouts(long number) {
    return new SearchBudget(deadlineNanos, number, maxNodes, whole);
  }

  /** The same budget with at most so many new nodes. */
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

  /**
   * Limited by a number of playouts only. With the same seed, the search is the same every time.
   */
  public static SearchBudget playouts(long number) {
    return unlimited().withPlayouts(number);
  }

  /** Ends the search at its next check of the budget; from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** Most playouts that may begin; {@link Long#MAX_VALUE} if there is no limit. */
  public long maxPlayouts() {
    return maxPlayouts;
  }

  /** Most nodes that may be added; {@link Long#MAX_VALUE} if there is no limit. */
  public long maxNodes() {
    return maxNodes;
  }

  /** True if playouts or nodes are limited, so that a search can be repeated. */
  public boolean isRepeatable() {
    return maxPlayouts != Long.MAX_VALUE || maxNodes != Long.MAX_VALUE;
  }

  /** True if the search must end within its present playout. */
  public boolean isOver() {
    return cancelled || deadlineNanos - System.nanoTime() <= 0 || (whole != null && whole.isOver());
  }

  /** True if no further playout may start. */
  public boolean isSpent(long playouts) {
    return playouts >= maxPlayouts || isOver();
  }
}
