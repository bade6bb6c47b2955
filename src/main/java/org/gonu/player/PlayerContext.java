package org.gonu.player;

import org.gonu.search.mcts.selection.ScanSelector;

/**
 * What the players of one program share, over all its matches.
 *
 * @param thinkLog receives their thoughts
 * @param scans finds out which code is the fastest on this machine
 */
public record PlayerContext(ThinkLog thinkLog, ScanSelector scans) {
  /** A context in which nothing has been found out yet. */
  public static PlayerContext of(ThinkLog thinkLog) {
    return new PlayerContext(thinkLog, new ScanSelector());
  }

  /** The same context with another log. */
  public PlayerContext withLog(ThinkLog other) {
    return new PlayerContext(other, scans);
  }
}
