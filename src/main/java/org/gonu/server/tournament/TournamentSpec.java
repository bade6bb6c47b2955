package org.gonu.server.tournament;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.rating.Sprt;

/**
 * The specification of a tournament, complete: all defaults are filled in, and every rule sheet is
 * named by its hash.
 *
 * @param name of the tournament
 * @param seed of all that is drawn by lot, and of chance in the matches
 * @param games at least one, with distinct names
 * @param players at least two, with distinct names; the order is that of seeding
 * @param rules what is played, and how it counts
 * @param conduct how the matches are held
 */
public record TournamentSpec(
    String name,
    long seed,
    ImmutableList<GameEntry> games,
    ImmutableList<Entrant> players,
    Rules rules,
    Conduct conduct) {
  /** Most players. */
  public static final int MAX_PLAYERS = 256;

  /** Most games. */
  public static final int MAX_GAMES = 64;

  /** Most repetitions. */
  public static final int MAX_REPETITIONS = 10_000;

  /** Most matches at once. */
  public static final int MAX_CONCURRENCY = 256;

  /** Most matches of a whole tournament. */
  public static final long MAX_MATCHES = 200_000;

  /**
   * What is played, and how it counts.
   *
   * @param repetitions how often a pairing plays each of its games; each repetition is a pair of
   *     matches with swapped seats, see {@code SeatPlan}
   * @param sprt ends a pairing early, once it tells which player is stronger; empty for none
   * @param tieBreaks in the order in which they count; the lot comes last whether it is named or
   *     not
   */
  public record Rules(
      Format format,
      int repetitions,
      Scoring scoring,
      Optional<Sprt> sprt,
      ImmutableList<TieBreak> tieBreaks) {}

  /**
   * How the matches are held.
   *
   * @param concurrency matches that may be played at once
   * @param scrambled true if players from outside see other names than those of the sheets
   */
  public record Conduct(int concurrency, boolean scrambled) {}

  /** Checks what other code relies on. */
  public TournamentSpec {
    if (games.isEmpty() || players.size() < 2 || rules.repetitions < 1 || conduct.concurrency < 1) {
      throw new IllegalArgumentException("a tournament of nothing: " + name);
    }
  }

  /** The format of the rules. */
  public Format format() {
    return rules.format;
  }

  /** How often a pairing plays each of its games by the rules. */
  public int repetitions() {
    return rules.repetitions;
  }

  /** The scoring of the rules. */
  public Scoring scoring() {
    return rules.scoring;
  }

  /** What ends a pairing early by the rules. */
  public Optional<Sprt> sprt() {
    return rules.sprt;
  }

  /** The tie-breaks of the rules. */
  public ImmutableList<TieBreak> tieBreaks() {
    return rules.tieBreaks;
  }

  /** Matches that may be played at once. */
  public int concurrency() {
    return conduct.concurrency;
  }

  /** True if players from outside see other names than those of the sheets. */
  public boolean scrambled() {
    return conduct.scrambled;
  }

  /** The index of a player; -1 for an unknown name. */
  public int player(String playerName) {
    return players.detectIndex(player -> player.name().equals(playerName));
  }

  /**
   * The same without what results do not depend on: where players and sheets are, and how many
   * matches are played at once. A tournament may go on with others of these.
   */
  public TournamentSpec withoutPlaces() {
    return new TournamentSpec(
        name,
        seed,
        games.collect(g -> new GameEntry(g.name(), "", g.sha256(), g.seats(), g.clocks())),
        players.collect(player -> new Entrant(player.name(), Lists.immutable.empty())),
        rules,
        new Conduct(1, conduct.scrambled));
  }

  /** Most seats that a player takes in one match. */
  public int seatsAtOnce() {
    boolean hasTables = rules.format instanceof Format.RoundRobin;
    return games
        .reject(game -> hasTables && game.seats().size() <= players.size())
        .collectInt(game -> SeatPlan.seatsAtOnce(game, 2))
        .maxIfEmpty(1);
  }
}
