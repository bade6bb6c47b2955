package org.gonu.http;

import java.util.concurrent.atomic.AtomicLong;

/**
 * The memory that requests under way may take together. The first bytes of each are free, so that
 * short messages get through whatever others send. Safe for use by several threads.
 */
final class ByteBudget {
  /** Bytes of every request that are not counted. */
  static final int FREE = 1 << 16;

  private final AtomicLong left;

  ByteBudget(long bytes) {
    this.left = new AtomicLong(bytes);
  }

  /** The part of one request. */
  final class Share {
    private long used;
    private long taken;

    /** Counts bytes that have come; false if there is no room for them. */
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

    /** Gives everything back. */
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
