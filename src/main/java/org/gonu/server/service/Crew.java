package org.gonu.server.service;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.server.event.EventBody;
import org.gonu.server.scramble.ScrambledPlayer;
import org.gonu.server.scramble.Scrambling;
import org.gonu.server.store.PlayerRow;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The players of one match, open while it runs. Used by the thread of the match. */
final class Crew implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Crew.class);

  private final Roster roster;
  private final MutableList<PlayerRow> rows = Lists.mutable.empty();

  /** As their sources have opened them. */
  private final MutableList<Player> opened = Lists.mutable.empty();

  /** The same players, some of which see other names. */
  private final MutableList<Player> players = Lists.mutable.empty();

  private Crew(Roster roster) {
    this.roster = roster;
  }

  /**
   * Opens the players of a match; nothing is sent to them yet. If the match is scrambled, those
   * from outside see other names, which follow from its seed: after a restart they are the same.
   */
  static Crew open(
      Roster roster, Game game, EventBody.Created created, Consumer<EventBody.Thought> thoughts) {
    Crew crew = new Crew(roster);
    try {
      Optional<Scrambling> scrambling =
          created.scrambled()
              ? Optional.of(new Scrambling(game, created.seed()))
              : Optional.empty();
      for (String id : created.players()) {
        PlayerRow row = roster.get(id);
        // Players of one match must not draw the same random numbers.
        long seed = 31 * created.seed() + crew.rows.size();
        Optional<Scrambling> names = scrambling.filter(n -> row.kind() != PlayerRow.Kind.LOCAL);
        crew.add(row, roster.open(row, seed, inOwnNames(thoughts, names)), names);
      }
      return crew;
    } catch (RuntimeException unknown) {
      crew.close();
      throw unknown;
    }
  }

  private void add(PlayerRow row, Player player, Optional<Scrambling> scrambling) {
    rows.add(row);
    opened.add(player);
    players.add(scrambling.<Player>map(names -> new ScrambledPlayer(player, names)).orElse(player));
  }

  /** Thoughts of a player that sees other names come in these, and are told in the sheet's. */
  private static Consumer<EventBody.Thought> inOwnNames(
      Consumer<EventBody.Thought> thoughts, Optional<Scrambling> scrambling) {
    return scrambling
        .<Consumer<EventBody.Thought>>map(
            names ->
                thought ->
                    thoughts.accept(
                        new EventBody.Thought(
                            thought.step(),
                            names.toOriginal(thought.role()),
                            thought.value(),
                            thought.depth(),
                            thought.playouts(),
                            names.toOriginal(thought.line()))))
        .orElse(thoughts);
  }

  /** In role order. */
  ImmutableList<Player> players() {
    return players.toImmutable();
  }

  /**
   * Waits for the players to come back after the server was started again.
   *
   * @param limit for all of them together
   * @return the first one that does not; empty if all are back
   */
  Optional<String> missing(Duration limit) throws InterruptedException {
    long end = System.nanoTime() + limit.toNanos();
    for (int i = 0; i < rows.size(); i++) {
      PlayerRow row = rows.get(i);
      Duration left = Duration.ofNanos(Math.max(1, end - System.nanoTime()));
      if (!roster.source(row.kind()).isBack(row, opened.get(i), left)) {
        return Optional.of(row.id());
      }
    }
    return Optional.empty();
  }

  /** Calls the match off. */
  void abort() {
    players.each(
        player -> {
          try {
            player.abort();
          } catch (RuntimeException e) {
            LOG.error("{} broke down when the match was aborted", player.name(), e);
          }
        });
  }

  /**
   * Tells players by STOP that a match has ended of which the server had lost sight.
   *
   * @param lastJointMove of the match; empty if it had none
   */
  void tellStop(Game game, EventBody.Created created, ImmutableList<Move> lastJointMove) {
    tell(game, created, (player, deadline) -> player.stop(lastJointMove, deadline));
  }

  /** Tells players by ABORT that a match does not go on of which the server had lost sight. */
  void tellAbort(Game game, EventBody.Created created) {
    tell(game, created, (player, deadline) -> player.abort());
  }

  /** The last message to a player. */
  @FunctionalInterface
  private interface Farewell {
    void say(Player player, long deadlineNanos);
  }

  private void tell(Game game, EventBody.Created created, Farewell farewell) {
    for (int role = 0; role < players.size(); role++) {
      if (rows.get(role).kind() == PlayerRow.Kind.LOCAL) {
        continue;
      }
      Player player = players.get(role);
      long deadline = System.nanoTime() + Duration.ofSeconds(1).toNanos();
      MatchSetup setup =
          new MatchSetup(
              created.matchId(),
              game,
              game.roles().get(role),
              created.clocks().start(),
              created.clocks().play(),
              Duration.ZERO);
      try {
        player.resume(setup, Lists.immutable.empty(), deadline);
        farewell.say(player, deadline);
      } catch (PlayerFailure away) {
        LOG.info("match {}: {}", created.matchId(), away.getMessage());
      }
    }
  }

  @Override
  public void close() {
    players.each(Player::close);
  }
}
