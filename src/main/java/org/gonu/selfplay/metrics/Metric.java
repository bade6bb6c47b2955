package org.gonu.selfplay.metrics;

import java.util.Optional;
import org.gonu.server.rating.Interval;

/**
 * A number that tells something of a game.
 *
 * @param key its name for programs
 * @param text what it is, for people
 * @param unit of value and interval; empty for a count
 * @param value the number
 * @param interval in which it lies with a confidence of 95 %; empty if it is exact
 * @param sample number of matches from which it was estimated; 0 if it is exact
 */
public record Metric(
    String key, String text, String unit, double value, Optional<Interval> interval, int sample) {
  /** The unit of shares from 0 to 1. */
  static final String SHARE = "share";

  /** A number that is exact. */
  static Metric exact(String key, String text, String unit, double value) {
    return new Metric(key, text, unit, value, Optional.empty(), 0);
  }

  /** The share of matches in which something is so, with the interval of Wilson. */
  static Metric share(String key, String text, double hits, int matches) {
    double mean = matches == 0 ? 0 : hits / matches;
    Interval interval = Interval.ofMean(mean, matches);
    return new Metric(key, text, SHARE, mean, Optional.of(interval), matches);
  }
}
