package org.gonu.cli.match;

import java.util.function.UnaryOperator;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Version;
import org.gonu.cli.input.SheetName;
import org.gonu.game.Game;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.server.MatchPlan;
import org.gonu.text.RandomText;

/** Makes the plans of the matches that one command line asks for. */
public record MatchPlans(
    String rulesPath,
    Game game,
    ImmutableList<PlayerSpec> cast,
    MatchClocks clocks,
    boolean scrambled) {
  /** Plans of matches in which the players see the names of the sheet. */
  public MatchPlans(
      String rulesPath, Game game, ImmutableList<PlayerSpec> cast, MatchClocks clocks) {
    this(rulesPath, game, cast, clocks, false);
  }

  /** The same plans, recorded as scrambled or not. */
  public MatchPlans withScrambled(boolean isScrambled) {
    return new MatchPlans(rulesPath, game, cast, clocks, isScrambled);
  }

  /** The plan of the match with a seed of which more is known. */
  public MatchPlan plan(long seed, UnaryOperator<MatchHeader.Builder> known) {
    return plan(seed, String.valueOf(seed), known);
  }

  /**
   * The plan of a match.
   *
   * @param suffix end of its id; letters, digits and points
   */
  public MatchPlan plan(long seed, String suffix) {
    return plan(seed, suffix, header -> header);
  }

  /**
   * The plan of a match of which more is known.
   *
   * @param suffix end of its id; letters, digits and points
   * @param known sets further fields of its header, or others
   */
  public MatchPlan plan(long seed, String suffix, UnaryOperator<MatchHeader.Builder> known) {
    long now = System.currentTimeMillis();
    SheetName name = SheetName.of(rulesPath, game);
    String gameName = name.game();
    MatchHeader.Builder header =
        MatchHeader.builder()
            .matchId(
                "gonu." + gameName.replaceAll("[^A-Za-z0-9_-]", "_") + "." + now + "." + suffix)
            .randomToken(RandomText.token())
            .startTime(now)
            .gameName(gameName)
            .ruleSheet(name.file())
            .roles(game.roles().collect(Role::name))
            .clocks(clocks.recorded())
            .playerNames(cast.collect(PlayerSpec::text))
            .scrambled(scrambled)
            .seed(seed)
            .software("gonu " + Version.current());
    return new MatchPlan(known.apply(header).build(), clocks, seed);
  }
}
