package org.gonu.cli.sheet;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.RandomPlayouts;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.console.InputException;
import org.gonu.cli.input.GameFile;
import org.gonu.game.ContractReport;
import org.gonu.game.Game;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.SheetHeader;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * Collects facts about rule sheets for people who look for a game to play.
 *
 * @param policy how names are compared
 * @param playouts most random playouts of a game
 * @param seconds time limit for them
 * @param seed of the random moves
 */
record GameSurvey(CasePolicy policy, int playouts, double seconds, long seed) {
  /**
   * The facts about a sheet.
   *
   * @param file as the user named it
   * @param header empty if the sheet has none or a faulty one
   * @param roles empty if the sheet has errors
   * @param statistics empty if the sheet has errors
   * @param findings errors of the sheet; empty if it can be played
   */
  record Entry(
      String file,
      Optional<SheetHeader> header,
      ImmutableList<Role> roles,
      Optional<PlayoutStatistics> statistics,
      Diagnostics findings) {}

  /**
   * Reads a sheet and plays its game.
   *
   * @throws InputException if the file cannot be read
   */
  Entry look(String file) {
    SourceText text = GameFile.read(file);
    Outcome<RuleSheet> sheet = GdlReader.readSheet(text, policy);
    Optional<SheetHeader> header = SheetHeader.of(sheet.get());
    Outcome<Game> game = Game.load(text, policy, Strictness.LENIENT);
    if (game.value().isEmpty()) {
      return broken(file, header, game.diagnostics());
    }
    try {
      ImmutableList<Role> roles = game.get().roles();
      return new Entry(file, header, roles, Optional.of(play(game.get())), Diagnostics.NONE);
    } catch (BrokenContractException fault) {
      return broken(file, header, ContractReport.of(fault, sheet.get()));
    }
  }

  private static Entry broken(String file, Optional<SheetHeader> header, Diagnostics findings) {
    return new Entry(file, header, Lists.immutable.empty(), Optional.empty(), findings);
  }

  private PlayoutStatistics play(Game game) {
    long end = System.nanoTime() + (long) (seconds * TimeUnit.SECONDS.toNanos(1));
    return new RandomPlayouts(game.newMachine(), seed)
        .run(playouts, () -> System.nanoTime() - end > 0);
  }
}
