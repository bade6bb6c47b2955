package org.gonu.cli.arena;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.arena.Scoreboard;

/**
 * The matches of an arena that tell nothing new, since players that do the same in every match have
 * played them before. Where a player or the role of chance follows the seed of the match, matches
 * are independent of each other, also those that happen to be equal: they are no copies.
 */
final class Copies {
  private final boolean areSidesFixed;
  private final boolean hasSeed;
  private final ImmutableList<ArenaSheet> sheets;
  private final Scoreboard board;

  Copies(ArenaSide sideA, ArenaSide sideB, ImmutableList<ArenaSheet> sheets, Scoreboard board) {
    areSidesFixed = sideA.ignoresMatchSeed() && sideB.ignoresMatchSeed();
    hasSeed = sideA.hasSeed() || sideB.hasSeed();
    this.sheets = sheets;
    this.board = board;
  }

  /** Number of them on one sheet. */
  int of(String sheet) {
    boolean hasChance = sheets.anySatisfy(each -> each.name().equals(sheet) && each.hasChance());
    return areSidesFixed && !hasChance ? board.ofSheet(sheet).copies() : 0;
  }

  /** Number of them in all. */
  int total() {
    return (int) board.sheets().sumOfInt(this::of);
  }

  /** What the user is told of them; empty if there are none. */
  String note() {
    if (total() == 0) {
      return "";
    }
    String help =
        hasSeed
            ? "leave out seed= of players: each match has a seed of its own, and --seed repeats all"
            : "more matches of these players tell nothing new";
    return String.format(
        Locale.ROOT,
        "%nnote: %d of %d matches are copies of others, as players made the same moves again.%n"
            + "Intervals and test count them as if they were independent: they are too sure.%n"
            + "help: %s%n",
        total(),
        board.total().matches(),
        help);
  }
}
