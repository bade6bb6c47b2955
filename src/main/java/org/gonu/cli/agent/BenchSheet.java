package org.gonu.cli.agent;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Console;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetName;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Role;

/**
 * A rule sheet that is played.
 *
 * @param name of its file, without directory and suffix
 * @param path as written
 * @param seats the roles that the agent takes in turn: all but chance
 */
record BenchSheet(String name, String path, Game game, ImmutableList<Role> seats) {
  static BenchSheet load(String path, CasePolicy policy, Console console) {
    Game game = GameFile.load(path, policy, console);
    ImmutableList<Role> seats = game.roles().reject(Role::isChance);
    return new BenchSheet(
        SheetName.of(path, game).game(), path, game, seats.isEmpty() ? game.roles() : seats);
  }

  /** True if there is nobody to play against. */
  boolean isSolo() {
    return seats.size() == 1;
  }

  /** Those whom the agent meets on this sheet: one stands for all where it plays alone. */
  ImmutableList<Opponent> opponents(ImmutableList<Opponent> wanted) {
    return isSolo() ? wanted.take(1) : wanted;
  }
}
