package org.gonu.server.arena;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Hashing;

/**
 * A match to be played.
 *
 * @param sheet name of the rule sheet in the arena
 * @param match its number on this sheet, from 0
 */
public record Fixture(String sheet, int match) {
  /**
   * All matches in the order in which they are played: in pairs with opposite seats, the sheets in
   * turn, so that at any time all sheets have been played about equally often.
   *
   * @param matches on each sheet
   */
  public static ImmutableList<Fixture> all(ImmutableList<String> sheets, int matches) {
    MutableList<Fixture> fixtures = Lists.mutable.empty();
    for (int pair = 0; pair < matches; pair += 2) {
      for (String sheet : sheets) {
        fixtures.add(new Fixture(sheet, pair));
        if (pair + 1 < matches) {
          fixtures.add(new Fixture(sheet, pair + 1));
        }
      }
    }
    return fixtures.toImmutable();
  }

  /**
   * The seed of a match, 0 or more. Both matches of a pair have the same, so that both sides meet
   * the same chance. In a match in which each side plays for itself both meet it anyway.
   *
   * @param seating of the sheet
   */
  public long seed(ArenaSettings settings, Seating seating) {
    if (settings.version() == ArenaSettings.SUMMED_SEEDS) {
      return settings.seed() + match / 2;
    }
    int group = seating.isSolo() ? match : match / 2;
    // Mixed, so that arenas of neighbouring seeds do not play the same matches.
    return Hashing.mix(Hashing.mix(settings.seed()) + group) >>> 1;
  }
}
