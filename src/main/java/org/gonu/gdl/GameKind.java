package org.gonu.gdl;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * The kind of a game as stated in the header of its sheet: {@code two players, alternating,
 * zero-sum}, or {@code one player, puzzle}.
 *
 * @param players the number of roles, 1 to {@value #MAX_PLAYERS}
 * @param timing who moves when
 * @param stakes how the goal values of the roles relate; empty for a puzzle
 */
public record GameKind(int players, Timing timing, Optional<Stakes> stakes) {
  /** The largest number of roles that a header can state. */
  public static final int MAX_PLAYERS = 4;

  private static final ImmutableList<String> PLAYERS =
      Lists.immutable.of("one player", "two players", "three players", "four players");

  /** Who moves when. */
  public enum Timing {
    /** One role at a time, all others wait. */
    ALTERNATING("alternating"),
    /** Several roles choose at once, at least sometimes. */
    SIMULTANEOUS("simultaneous"),
    /** There is only one role. */
    PUZZLE("puzzle");

    private final String label;

    Timing(String label) {
      this.label = label;
    }

    /** The word in headers. */
    public String label() {
      return label;
    }
  }

  /** How the goal values of the roles relate. */
  public enum Stakes {
    /** What one role wins the others lose. */
    ZERO_SUM("zero-sum"),
    /** All roles have the same goals. */
    COOPERATIVE("cooperative"),
    /** Anything else. */
    GENERAL_SUM("general-sum");

    private final String label;

    Stakes(String label) {
      this.label = label;
    }

    /** The word in headers. */
    public String label() {
      return label;
    }
  }

  /** A kind with stakes exactly if it is no puzzle, and a puzzle exactly if for one player. */
  public GameKind {
    boolean puzzle = timing == Timing.PUZZLE;
    if (players < 1
        || players > MAX_PLAYERS
        || puzzle != (players == 1)
        || puzzle == stakes.isPresent()) {
      throw new IllegalArgumentException(
          "no such kind: " + players + " players, " + timing + ", " + stakes);
    }
  }

  /** Parses the kind in a header; empty if the text is malformed. */
  public static Optional<GameKind> parse(String text) {
    ImmutableList<String> parts = Lists.immutable.with(text.split(",", -1)).collect(String::strip);
    ImmutableList<ImmutableList<String>> form = form(parts.getFirst());
    if (parts.size() != form.size()
        || !parts.zip(form).allSatisfy(pair -> pair.getTwo().contains(pair.getOne()))) {
      return Optional.empty();
    }
    int players = PLAYERS.indexOf(parts.getFirst()) + 1;
    Timing timing =
        Lists.immutable.with(Timing.values()).detect(each -> each.label.equals(parts.get(1)));
    Optional<Stakes> stakes =
        Lists.immutable
            .with(Stakes.values())
            .detectOptional(each -> each.label.equals(parts.getLast()));
    return Optional.of(new GameKind(players, timing, stakes));
  }

  /**
   * The words that may stand in each part of a kind, between its commas.
   *
   * @param first the first part as written, on which the others depend
   */
  public static ImmutableList<ImmutableList<String>> form(String first) {
    return first.equals(PLAYERS.getFirst())
        ? Lists.immutable.of(PLAYERS, Lists.immutable.of(Timing.PUZZLE.label))
        : Lists.immutable.of(
            PLAYERS,
            Lists.immutable.of(Timing.ALTERNATING.label, Timing.SIMULTANEOUS.label),
            Lists.immutable.with(Stakes.values()).collect(Stakes::label));
  }

  /** The kind as written in headers. */
  @Override
  public String toString() {
    return PLAYERS.get(players - 1)
        + ", "
        + timing.label
        + stakes.map(each -> ", " + each.label).orElse("");
  }
}
