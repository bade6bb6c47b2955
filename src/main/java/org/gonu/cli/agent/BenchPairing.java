package org.gonu.cli.agent;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.gonu.machine.Hashing;
import org.gonu.machine.Role;

/**
 * A match to be played.
 *
 * @param match its number among those on this sheet against this opponent, from 0
 */
record BenchPairing(BenchSheet sheet, Opponent opponent, int match) {
  /** All matches, in the order in which they are played. */
  static ImmutableList<BenchPairing> all(
      ImmutableList<BenchSheet> sheets, ImmutableList<Opponent> opponents, int games) {
    return Lists.immutable
        .withAll(IntInterval.zeroTo(games - 1).collect(match -> match))
        .flatCollect(
            match ->
                sheets.flatCollect(
                    sheet ->
                        sheet
                            .opponents(opponents)
                            .collect(opponent -> new BenchPairing(sheet, opponent, match))));
  }

  /** The role of the agent: one after the other. */
  Role role() {
    return sheet.seats().get(match % sheet.seats().size());
  }

  /**
   * The seed of the match, 0 or more: the same for each round of roles, so that all meet the same
   * chance.
   *
   * @param seed that of the command
   */
  long seed(long seed) {
    int round = match / sheet.seats().size();
    // Mixed, so that runs of neighbouring seeds do not play the same matches.
    return Hashing.mix(Hashing.mix(seed) + round) >>> 1;
  }

  /** The name of the match, for files. */
  String name() {
    return sheet.name()
        + "."
        + (sheet.isSolo() ? "alone" : opponent.label())
        + String.format(Locale.ROOT, ".%05d", match);
  }
}
