package org.gonu.cli.selfplay;

import org.gonu.cli.console.Console;
import org.gonu.cli.input.Engines;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetName;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.selfplay.dataset.DataSetPlan;

/**
 * What the plans of all sheets share.
 *
 * @param player the specification
 * @param seed of all matches
 * @param games matches of a sheet
 * @param shardGames matches in a file
 */
public record PlanSettings(String player, long seed, long games, int shardGames) {
  /** Checks the player. */
  public PlanSettings {
    PolicySpec.parse(player);
  }

  /**
   * The plan for a sheet.
   *
   * @param path as {@link org.gonu.cli.input.SheetLookup} has found it
   * @throws org.gonu.cli.console.InputException if it cannot be played, or has no circuit
   */
  public DataSetPlan plan(String path, CasePolicy cases, Console console) {
    Game game = GameFile.load(path, cases, console);
    return plan(SheetName.of(path, game).game(), game);
  }

  /**
   * The plan for a game.
   *
   * @param name of its sheet, without directory and suffix
   * @throws org.gonu.cli.console.InputException if it has no circuit
   */
  public DataSetPlan plan(String name, Game game) {
    FastEngine.Made made =
        Engines.circuit(game, "data sets need a circuit: its bases are the bits of a state");
    return new DataSetPlan(
        name,
        game,
        made.circuit(),
        made.lanes(),
        PolicySpec.parse(player),
        player,
        seed,
        games,
        shardGames);
  }
}
