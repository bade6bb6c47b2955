package org.gonu.http;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory that all requests in progress may take together. The first bytes of each are free, so
 * that short messages get through whatever others send. Safe for use by several threads.
 */
final class ByteBudget {
  /** Bytes of every request that are not counted. */
  static final int FREE = 1 << 16;

  private final AtomicLong left;

  ByteBudget(long bytes) {
    this.left = new AtomicLong(bytes);
  }

  /** What one request takes of the budget. */
  final class Share {
    private long used;
    private long taken;

    /** Takes bytes that have arrived. Returns false if the budget does not allow them. */
    boolean take(int bytes) {
      used += bytes;
      long more = Math.max(0, used - FREE) - taken;
      if (left.addAndGet(-more) < 0) {
        left.addAndGet(more);
        return false;
      }
      taken += more;
      return true;
    }

    /** Returns all bytes to the budget. */
    void release() {
      left.addAndGet(taken);
      used = 0;
      taken = 0;
    }
  }

  Share share() {
    return new Share();
  }
}
