package org.gonu.server.arena;

import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.match.MatchClocks;

/**
 * The settings that must be equal for matches to be counted together.
 *
 * @param version of the journal; it tells how matches are seeded
 * @param playerA as written on the command line, as is playerB
 * @param seed of all random choices
 * @param caseSensitive whether names that differ only in case are different names
 * @param sheets the rule sheets
 */
public record ArenaSettings(
    int version,
    String playerA,
    String playerB,
    MatchClocks clocks,
    long seed,
    boolean caseSensitive,
    ImmutableList<Sheet> sheets) {
  /** The version of journals that are begun. */
  public static final int VERSION = 2;

  /** The version before, in which the seed of a pair was the sum of the seed and its number. */
  static final int SUMMED_SEEDS = 1;

  /**
   * A rule sheet.
   *
   * @param name unique in the arena
   * @param sha256 of its bytes, in hexadecimal digits
   */
  public record Sheet(String name, String sha256) {}

  /** The same settings with another seed. */
  public ArenaSettings withSeed(long other) {
    return new ArenaSettings(version, playerA, playerB, clocks, other, caseSensitive, sheets);
  }

  /** The differences from earlier settings, one line each. */
  public ImmutableList<String> differencesFrom(ArenaSettings before) {
    MutableList<String> differences = Lists.mutable.empty();
    compare("player A", before.playerA, playerA, differences);
    compare("player B", before.playerB, playerB, differences);
    compare("preview clock", before.clocks.preview(), clocks.preview(), differences);
    compare("start clock", before.clocks.start(), clocks.start(), differences);
    compare("play clock", before.clocks.play(), clocks.play(), differences);
    compare("grace", before.clocks.grace(), clocks.grace(), differences);
    compare("seed", before.seed, seed, differences);
    compare("case-sensitive", before.caseSensitive, caseSensitive, differences);
    for (Sheet sheet : before.sheets) {
      Sheet now = sheets.detect(other -> other.name.equals(sheet.name));
      if (now == null) {
        differences.add("sheet " + sheet.name + " is not among the sheets now");
      } else if (!now.sha256.equals(sheet.sha256)) {
        differences.add("sheet " + sheet.name + " has another content");
      }
    }
    ImmutableList<String> old = before.sheets.collect(Sheet::name);
    sheets
        .reject(sheet -> old.contains(sheet.name))
        .each(sheet -> differences.add("sheet " + sheet.name + " was not among the sheets before"));
    return differences.toImmutable();
  }

  private static void compare(
      String what, Duration before, Duration now, MutableList<String> differences) {
    compare(what, seconds(before), seconds(now), differences);
  }

  private static void compare(
      String what, Object before, Object now, MutableList<String> differences) {
    if (!before.equals(now)) {
      differences.add(what + " was " + before + ", now " + now);
    }
  }

  private static String seconds(Duration duration) {
    return duration.toMillis() / 1000.0 + " s";
  }
}
