package org.gonu.http;

import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;

/**
 * A warning about an event that may occur many times a second. It is logged at most once in ten
 * seconds, with the number of events since. Used by one thread.
 */
final class RareWarning {
  private static final long PERIOD_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final Logger log;
  private final String what;
  private long count;
  private long lastNanos = System.nanoTime() - PERIOD_NANOS;

  RareWarning(Logger log, String what) {
    this.log = log;
    this.what = what;
  }

  /** Counts an event. */
  void occurred(Object detail) {
    count++;
    long now = System.nanoTime();
    if (now - lastNanos >= PERIOD_NANOS) {
      log.warn("{}: {} ({} times since the last such line)", what, detail, count);
      lastNanos = now;
      count = 0;
    }
  }
}
