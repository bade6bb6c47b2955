package org.gonu.cli.arena;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.match.PlayerSpec;

/**
 * One side of an arena as written on the command line: a player, or the addresses of one remote
 * player that is served several times.
 *
 * @param text as written
 * @param players one of ours, or one for each address
 */
record ArenaSide(String text, ImmutableList<PlayerSpec> players) {
  /** The forms, for help texts. */
  static final String FORMS =
      "legal, random, mcts[:KEY=VALUE,...], or http://host:port[,http://host:port]...";

  /** Parses a side. */
  static ArenaSide parse(String text) {
    ImmutableList<String> parts =
        text.startsWith("http://")
            ? Lists.immutable.with(text.split(",", -1))
            : Lists.immutable.of(text);
    return new ArenaSide(text, parts.collect(PlayerSpec::parse));
  }

  boolean isRemote() {
    return players.getFirst() instanceof PlayerSpec.Remote;
  }

  /** The addresses of a remote side; none for a player of ours. */
  ImmutableList<String> addresses() {
    return isRemote() ? players.collect(PlayerSpec::text) : Lists.immutable.empty();
  }

  /** True if it has the same seed in all matches. */
  boolean hasSeed() {
    return players.getFirst() instanceof PlayerSpec.Local local && local.hasSeed();
  }

  /** True if the seed of a match does not decide what it does; not known of one behind a socket. */
  boolean ignoresMatchSeed() {
    return players.getFirst() instanceof PlayerSpec.Local local && !local.followsMatchSeed();
  }

  /**
   * The player for a seat. Seats that may be taken at the same time have addresses of their own.
   *
   * @param number of the seat among all that this side may have at once
   */
  PlayerSpec player(int number) {
    return isRemote() ? players.get(number) : players.getFirst();
  }
}
