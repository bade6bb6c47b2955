package org.gonu.protocol;

/** Clocks of messages: whole seconds, but nothing keeps a host from writing something else. */
final class WireClock {
  /** Assumed where a clock cannot be read: short enough for most hosts. */
  static final int FALLBACK_SECONDS = 10;

  /** Longest clock, a day: longer ones would outlive any connection. */
  static final int MAX_SECONDS = 86_400;

  private WireClock() {}

  /** Whole seconds, 0 to {@link #MAX_SECONDS}; fractions are cut off. */
  static int seconds(String text) {
    double seconds;
    try {
      seconds = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      return FALLBACK_SECONDS;
    }
    return Double.isNaN(seconds) || seconds < 0
        ? FALLBACK_SECONDS
        : (int) Math.min(seconds, MAX_SECONDS);
  }
}
