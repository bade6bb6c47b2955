package org.gonu.protocol;

/** Parses clocks of messages. They should be whole seconds, but hosts may write anything. */
final class WireClock {
  /** Used for an unreadable clock: short enough for most hosts. */
  static final int FALLBACK_SECONDS = 10;

  /** Longest clock, a day: no connection lasts longer. */
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
