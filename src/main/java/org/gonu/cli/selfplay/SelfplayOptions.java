package org.gonu.cli.selfplay;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.input.GameFile;

/** The options of the command {@code selfplay}. */
final class SelfplayOptions {
  static final CommandOption GAMES =
      CommandOption.value("games", "N", "matches of each sheet, 1 or more", 1000);
  static final CommandOption OUT =
      CommandOption.value(
              "out",
              "DIR",
              "directory of the data sets, one for each sheet; go on with what is there")
          .withLetter("o");
  static final CommandOption PLAYER =
      CommandOption.value("player", "SPEC", "plays all roles: " + PolicySpec.FORMS, "random");
  static final CommandOption SEED =
      CommandOption.value("seed", "N", "the same seed gives the same files, 0 or more", 1);
  static final CommandOption THREADS =
      CommandOption.value(
          "threads", "N", "files written at once, 1 to 256; all processors if not given");
  static final CommandOption SHARD_GAMES =
      CommandOption.value("shard-games", "N", "matches in a file, 1 to 1000000", 1000);
  static final CommandOption QUIET =
      CommandOption.flag("quiet", "show no progress on standard error");
  static final CommandOption JSON = CommandOption.flag("json", "print the summary as a JSON array");

  static final ImmutableList<CommandOption> ALL =
      Lists.immutable.of(
          GAMES, OUT, PLAYER, SEED, THREADS, SHARD_GAMES, GameFile.CASE_SENSITIVE, QUIET, JSON);

  private SelfplayOptions() {}
}
