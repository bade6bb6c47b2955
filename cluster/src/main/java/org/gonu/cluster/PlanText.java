package org.gonu.cluster;

import java.io.Serializable;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.selfplay.PlanSettings;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.selfplay.dataset.DataSetPlan;
import org.gonu.text.SourceText;

/**
 * A plan as it travels to executors, which make it anew from the rules.
 *
 * @param name of the sheet
 * @param rules the text of the sheet
 * @param isCaseSensitive true if names that differ in case are different
 * @param player the specification
 * @param seed of all matches
 * @param games number of matches
 * @param shardGames matches in a file
 * @param sheetHash of the data sheet
 */
record PlanText(
    String name,
    String rules,
    boolean isCaseSensitive,
    String player,
    long seed,
    long games,
    int shardGames,
    String sheetHash)
    implements Serializable {

  /** The text of a plan. */
  static PlanText of(DataSetPlan plan) {
    return new PlanText(
        plan.name(),
        plan.game().sheet().source().text(),
        plan.game().spelling().policy() == CasePolicy.SENSITIVE,
        plan.player(),
        plan.seed(),
        plan.games(),
        plan.shardGames(),
        plan.sheetHash());
  }

  /**
   * The plan.
   *
   * @throws IllegalStateException if it is not the same here
   */
  DataSetPlan plan() {
    CasePolicy cases = isCaseSensitive ? CasePolicy.SENSITIVE : CasePolicy.INSENSITIVE;
    Game game = Game.load(new SourceText(name, rules), cases, Strictness.LENIENT).get();
    DataSetPlan plan = new PlanSettings(player, seed, games, shardGames).plan(name, game);
    if (!plan.sheetHash().equals(sheetHash)) {
      throw new IllegalStateException(
          "the data sheet of " + name + " is another one here: is gonu.jar the same everywhere?");
    }
    return plan;
  }
}
