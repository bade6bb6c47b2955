package org.gonu.cli.arena;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetName;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;
import org.gonu.server.arena.ArenaSettings;
import org.gonu.server.arena.Seating;
import org.gonu.text.Sha256;

/**
 * A rule sheet of an arena.
 *
 * @param name of its file, without directory and suffix
 * @param path as written
 * @param game of the sheet
 * @param seats the roles that sides take: all but chance
 * @param seating how sides take them in turn
 */
public record ArenaSheet(
    String name, String path, Game game, ImmutableList<Role> seats, Seating seating) {
  static ArenaSheet load(String path, CasePolicy policy, Console console) {
    return of(path, GameFile.load(path, policy, console));
  }

  /** A sheet whose game is loaded; its path as written gives it its name. */
  public static ArenaSheet of(String path, Game game) {
    ImmutableList<Role> seats = game.roles().reject(Role::isChance);
    if (seats.isEmpty()) {
      seats = game.roles();
    }
    return new ArenaSheet(
        SheetName.of(path, game).game(), path, game, seats, Seating.of(seats.size()));
  }

  /** True if the referee moves for a role at random. */
  boolean hasChance() {
    return game.roles().size() > seats.size();
  }

  /** What identifies the sheet in a journal. */
  ArenaSettings.Sheet identity() {
    return new ArenaSettings.Sheet(name, Sha256.hex(game.sheet().source().text()));
  }
}
