package org.gonu.player;

import java.time.Duration;
import org.gonu.search.Coefficients;
import org.gonu.search.PlayerCoefficient;
import org.gonu.search.SearchScheduler;
import org.gonu.search.mcts.selection.ScanSelector;

/**
 * What the players of one program share, over all its matches.
 *
 * @param thinkLog receives their thoughts
 * @param scans finds out which code is the fastest on this machine
 * @param scheduler divides the processors among their searches
 * @param pauses measures for how long threads of this program are delayed
 */
public record PlayerContext(
    ThinkLog thinkLog, ScanSelector scans, SearchScheduler scheduler, PauseMeters pauses) {
  /** A context in which nothing has been found out yet, and no search waits for another. */
  public static PlayerContext of(ThinkLog thinkLog) {
    return new PlayerContext(
        thinkLog, new ScanSelector(), SearchScheduler.unbounded(), new PauseMeters());
  }

  /**
   * A context for many matches at once: no more threads search at a time than there are processors.
   */
  public static PlayerContext ofManyMatches() {
    Coefficients coefficients = Coefficients.DEFAULT;
    SearchScheduler scheduler =
        new SearchScheduler(
            Runtime.getRuntime().availableProcessors(),
            Duration.ofNanos(coefficients.nanos(PlayerCoefficient.SLICE_MILLIS)),
            Duration.ofNanos(coefficients.nanos(PlayerCoefficient.SLICE_MIN_MILLIS)));
    return new PlayerContext(ThinkLog.NONE, new ScanSelector(), scheduler, new PauseMeters());
  }

  /** The same context with another log. */
  public PlayerContext withLog(ThinkLog other) {
    return new PlayerContext(other, scans, scheduler, pauses);
  }
}
