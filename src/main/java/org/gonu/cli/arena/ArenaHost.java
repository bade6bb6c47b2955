package org.gonu.cli.arena;

import org.gonu.player.ThinkLog;
import org.gonu.server.arena.ArenaResult;
import org.gonu.server.arena.ArenaRun;
import org.gonu.server.arena.Fixture;

/**
 * Plays the matches of an arena, several at once: in this program, or on other machines. It throws
 * a {@link BrokenSheetException} for a match in which the rules break down, and an {@link
 * org.gonu.cli.console.InputException} for one that cannot be played.
 */
public interface ArenaHost extends ArenaRun.MatchMaker<Fixture, ArenaResult> {
  /** Aborts all matches in progress; called by any thread. */
  void abort();

  /** Makes what plays the matches of a plan. */
  interface Maker {
    /**
     * What plays the matches of a plan.
     *
     * @param thinkLog is told what players of ours think in this program
     */
    ArenaHost of(ArenaPlan plan, ThinkLog thinkLog);
  }
}
