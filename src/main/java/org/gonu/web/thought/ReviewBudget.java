package org.gonu.web.thought;

import java.time.Duration;

/**
 * The time of a review. Each position has a first look; what is left of all the time, since other
 * looks ended early or the match is short, is for second looks.
 *
 * @param look time of a first look
 * @param most time of all looks together
 */
record ReviewBudget(Duration look, Duration most) {
  /**
   * True if some more looks leave time for the first looks at the positions that come.
   *
   * @param used time since the review began
   * @param toCome positions that have had no look
   * @param looks as many times a first look as are asked for
   */
  boolean admits(Duration used, int toCome, int looks) {
    Duration needed = used.plus(look.multipliedBy((long) toCome + looks));
    return needed.compareTo(most) <= 0;
  }
}
