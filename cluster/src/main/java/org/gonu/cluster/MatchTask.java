package org.gonu.cluster;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.apache.spark.SparkEnv;
import org.apache.spark.api.java.function.Function;
import org.gonu.cli.arena.ArenaMatches;
import org.gonu.cli.arena.BrokenSheetException;
import org.gonu.cli.console.InputException;
import org.gonu.player.ThinkLog;
import org.gonu.server.arena.Fixture;
import org.gonu.server.arena.JournalLine;

/**
 * Plays one match, in an executor, and writes its record. A match that is played twice, since its
 * executor was thought to be lost, has one record: the second one replaces the first.
 */
final class MatchTask implements Function<String, String> {
  /** Begins an answer that is the line of a journal. */
  static final String PLAYED = "played ";

  /** Begins an answer that tells how the rules broke down. */
  static final String BROKEN = "broken ";

  /** Begins an answer that is a message for the user. */
  static final String REFUSED = "refused ";

  private static final long serialVersionUID = 1L;

  /** What plays the matches of an arena here: circuits take longer than many a match. */
  private static final ConcurrentMap<ArenaText, ArenaMatches> MATCHES = new ConcurrentHashMap<>();

  private final ArenaText text;

  MatchTask(ArenaText text) {
    this.text = text;
  }

  /** A match as it travels. */
  static String of(Fixture fixture, int worker) {
    return worker + " " + fixture.match() + " " + fixture.sheet();
  }

  @Override
  public String call(String told) {
    String[] parts = told.split(" ", 3);
    Fixture fixture = new Fixture(parts[2], Integer.parseInt(parts[1]));
    ArenaMatches matches =
        MATCHES.computeIfAbsent(
            text, plan -> new ArenaMatches(plan.plan(matchesAtOnce()), ThinkLog.NONE));
    try {
      return PLAYED + JournalLine.of(matches.play(fixture, Integer.parseInt(parts[0])));
    } catch (BrokenSheetException fault) {
      return BROKEN + fault.getMessage();
    } catch (InputException refused) {
      return REFUSED + refused.getMessage();
    }
  }

  /** An executor has as many tasks at once as it has cores. */
  private static int matchesAtOnce() {
    return SparkEnv.get()
        .conf()
        .getInt("spark.executor.cores", Runtime.getRuntime().availableProcessors());
  }
}
