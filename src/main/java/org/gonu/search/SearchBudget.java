package org.gonu.search;

import org.jspecify.annotations.Nullable;

/** The limits of a search: a time, a number of playouts or nodes, or cancellation. */
public final class SearchBudget {
  private final long deadlineNanos;
  private final long maxPlayouts;
  private final long maxNodes;
  private final @Nullable SearchBudget whole;

  /** The search that shares processors with others; null if it does not. */
  private final SearchScheduler.@Nullable Entry entry;

  private volatile boolean cancelled;

  private SearchBudget(
      long deadlineNanos,
      long maxPlayouts,
      long maxNodes,
      @Nullable SearchBudget whole,
      SearchScheduler.@Nullable Entry entry) {
    this.deadlineNanos = deadlineNanos;
    this.maxPlayouts = maxPlayouts;
    this.maxNodes = maxNodes;
    this.whole = whole;
    this.entry = entry;
  }

  /**
   * Limited by a time or a number of playouts, whichever comes first.
   *
   * @param deadlineNanos a value of {@link System#nanoTime}
   */
  public static SearchBudget of(long deadlineNanos, long maxPlayouts) {
    return new SearchBudget(deadlineNanos, maxPlayouts, Long.MAX_VALUE, null, null);
  }

  /** Limited by cancellation only. */
  public static SearchBudget unlimited() {
    return of(System.nanoTime() + Long.MAX_VALUE / 2, Long.MAX_VALUE);
  }

  /** The same budget with at most so many playouts. */
  public SearchBudget withPlayouts(long number) {
    return new SearchBudget(deadlineNanos, number, maxNodes, whole, entry);
  }

  /** The same budget with at most so many new nodes. */
  public SearchBudget withNodes(long number) {
    return new SearchBudget(deadlineNanos, maxPlayouts, number, whole, entry);
  }

  /** A part of this budget that ends earlier; it is over when this one is. */
  public SearchBudget until(long earlierNanos) {
    boolean isEarlier = earlierNanos - deadlineNanos < 0;
    return new SearchBudget(
        isEarlier ? earlierNanos : deadlineNanos, maxPlayouts, maxNodes, this, entry);
  }

  /** A part of this budget of so many playouts at most; it is over when this one is. */
  public SearchBudget part(long playouts) {
    return new SearchBudget(deadlineNanos, Math.min(maxPlayouts, playouts), maxNodes, this, entry);
  }

  /**
   * Limited by a number of playouts only. With the same seed, the search is the same every time.
   */
  public static SearchBudget playouts(long number) {
    return unlimited().withPlayouts(number);
  }

  /**
   * A part of this budget without limits of its own, for a search that shares the processors: each
   * check whether the part is over gives way to other searches.
   */
  public SearchBudget sharing(SearchScheduler.Entry search) {
    return new SearchBudget(deadlineNanos, maxPlayouts, maxNodes, this, search);
  }

  /** Ends the search at its next check of the budget; from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /** When its time ends, by {@link System#nanoTime}. */
  long deadlineNanos() {
    return deadlineNanos;
  }

  /** Time left, in nanoseconds, 0 or less if it is over. Does not give way to other searches. */
  public long nanosLeft() {
    long now = System.nanoTime();
    return isEnded(now) ? 0 : deadlineNanos - now;
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
    long now = System.nanoTime();
    if (entry != null && entry.isDue(now)) {
      entry.giveWay(this);
      now = System.nanoTime();
    }
    return isEnded(now);
  }

  private boolean isEnded(long now) {
    return cancelled || deadlineNanos - now <= 0 || (whole != null && whole.isEnded(now));
  }

  /** True if no further playout may start. */
  public boolean isSpent(long playouts) {
    return playouts >= maxPlayouts || isOver();
  }
}
