package org.gonu.match;

import java.util.Optional;
import java.util.OptionalLong;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * What is known of a match before its first move: the game, the players, the clocks. In JSON these
 * fields stand beside those of the course; field names that differ are given in parentheses.
 *
 * @param matchId id in the protocol, never interpreted
 * @param randomToken letters and digits that make the record unguessable
 * @param startTime milliseconds since 1970
 * @param gameMetaUrl versioned address of the game in a repository (gameMetaURL)
 * @param gameName title of the game
 * @param ruleSheet file name of the rule sheet, see {@link RuleSheetLocator}
 * @param roles names in role order; empty if not recorded
 * @param playerNames in role order; empty if not recorded (playerNamesFromHost)
 * @param humanPlayers by role, true for a person; empty if not recorded (isPlayerHuman)
 * @param tournament name of the tournament (tournamentNameFromHost)
 * @param scrambled true if the players saw other names than those of the record
 * @param seed of the moves of chance, and of those that replace bad answers
 * @param software name and version of the host's program
 */
public record MatchHeader(
    Optional<String> matchId,
    Optional<String> randomToken,
    OptionalLong startTime,
    Optional<String> gameMetaUrl,
    Optional<String> gameName,
    Optional<String> ruleSheet,
    ImmutableList<String> roles,
    Clocks clocks,
    ImmutableList<String> playerNames,
    ImmutableList<Boolean> humanPlayers,
    Optional<String> tournament,
    boolean scrambled,
    OptionalLong seed,
    Optional<String> software) {

  /**
   * The clocks of a match in seconds; {@link #NONE} if there is none or it is unknown.
   *
   * @param preview time to read the rules before the start
   * @param start time to prepare before the first move
   * @param play time for each move
   */
  public record Clocks(int preview, int start, int play) {
    /** No clock. */
    public static final int NONE = -1;

    /** No clocks at all. */
    public static final Clocks UNKNOWN = new Clocks(NONE, NONE, NONE);
  }

  /** A builder of a header in which everything is unknown. */
  public static Builder builder() {
    return new Builder();
  }

  /** Collects the fields; those that are not set stay unknown. */
  public static final class Builder {
    private Optional<String> matchId = Optional.empty();
    private Optional<String> randomToken = Optional.empty();
    private OptionalLong startTime = OptionalLong.empty();
    private Optional<String> gameMetaUrl = Optional.empty();
    private Optional<String> gameName = Optional.empty();
    private Optional<String> ruleSheet = Optional.empty();
    private ImmutableList<String> roles = Lists.immutable.empty();
    private Clocks clocks = Clocks.UNKNOWN;
    private ImmutableList<String> playerNames = Lists.immutable.empty();
    private ImmutableList<Boolean> humanPlayers = Lists.immutable.empty();
    private Optional<String> tournament = Optional.empty();
    private boolean scrambled;
    private OptionalLong seed = OptionalLong.empty();
    private Optional<String> software = Optional.empty();

    private Builder() {}

    /** Sets the id in the protocol. */
    public Builder matchId(String id) {
      matchId = Optional.of(id);
      return this;
    }

    /** Sets the token that makes the record unguessable. */
    public Builder randomToken(String token) {
      randomToken = Optional.of(token);
      return this;
    }

    /** Sets the time of the start, milliseconds since 1970. */
    public Builder startTime(long millis) {
      startTime = OptionalLong.of(millis);
      return this;
    }

    /** Sets the address of the game in a repository. */
    public Builder gameMetaUrl(String url) {
      gameMetaUrl = Optional.of(url);
      return this;
    }

    /** Sets the title of the game. */
    public Builder gameName(String name) {
      gameName = Optional.of(name);
      return this;
    }

    /** Sets the file name of the rule sheet. */
    public Builder ruleSheet(String fileName) {
      ruleSheet = Optional.of(fileName);
      return this;
    }

    /** Sets the names of the roles, in role order. */
    public Builder roles(ImmutableList<String> names) {
      roles = names;
      return this;
    }

    /** Sets the clocks. */
    public Builder clocks(Clocks newClocks) {
      clocks = newClocks;
      return this;
    }

    /** Sets the names of the players, in role order. */
    public Builder playerNames(ImmutableList<String> names) {
      playerNames = names;
      return this;
    }

    /** Sets which players are people, in role order. */
    public Builder humanPlayers(ImmutableList<Boolean> human) {
      humanPlayers = human;
      return this;
    }

    /** Sets the tournament. */
    public Builder tournament(String name) {
      tournament = Optional.of(name);
      return this;
    }

    /** Sets whether the players saw other names than those of the record. */
    public Builder scrambled(boolean isScrambled) {
      scrambled = isScrambled;
      return this;
    }

    /** Sets the seed of the moves of chance, and of those that replace bad answers. */
    public Builder seed(long value) {
      seed = OptionalLong.of(value);
      return this;
    }

    /** Sets name and version of the host's program. */
    public Builder software(String nameAndVersion) {
      software = Optional.of(nameAndVersion);
      return this;
    }

    /** The header. */
    public MatchHeader build() {
      return new MatchHeader(
          matchId,
          randomToken,
          startTime,
          gameMetaUrl,
          gameName,
          ruleSheet,
          roles,
          clocks,
          playerNames,
          humanPlayers,
          tournament,
          scrambled,
          seed,
          software);
    }
  }
}
