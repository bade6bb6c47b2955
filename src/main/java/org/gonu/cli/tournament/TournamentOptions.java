package org.gonu.cli.tournament;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;

/** The options of the command. */
final class TournamentOptions {
  static final CommandOption OUT =
      CommandOption.value(
              "out", "DIR", "run: directory of log, records and report; go on with what is there")
          .withLetter("o");
  static final CommandOption CONCURRENCY =
      CommandOption.value(
          "concurrency", "N", "run: matches at once, 1 to 256; else what the specification says");
  static final CommandOption QUIET =
      CommandOption.flag("quiet", "run: show no progress on standard error");
  static final CommandOption JSON =
      CommandOption.flag("json", "print the standings as a JSON object");
  static final CommandOption CSV =
      CommandOption.flag("csv", "print the standings as comma-separated values");
  static final CommandOption HTML =
      CommandOption.value("html", "FILE", "standings: also write the report as a page");
  static final CommandOption FORFEIT =
      CommandOption.value("forfeit", "MATCH=PLAYER", "decide: a player loses a match");
  static final CommandOption REPLAY =
      CommandOption.value("replay", "MATCH", "decide: a match does not count and is played again");
  static final CommandOption WITHDRAW =
      CommandOption.value(
          "withdraw", "PLAYER", "decide: a player leaves and forfeits what is to be played");
  static final CommandOption REASON =
      CommandOption.value("reason", "TEXT", "decide: why, for the readers of the log");

  static final ImmutableList<CommandOption> ALL =
      Lists.immutable.of(
          OUT,
          CONCURRENCY,
          QUIET,
          JSON,
          CSV,
          HTML,
          FORFEIT,
          REPLAY,
          WITHDRAW,
          REASON,
          GameFile.CASE_SENSITIVE);

  private TournamentOptions() {}

  /** Refuses options that are for other actions. */
  static void check(String action, Arguments arguments) {
    Lists.immutable
        .of(OUT, CONCURRENCY, QUIET)
        .each(option -> check(action, arguments, option, "run"));
    Lists.immutable
        .of(JSON, CSV)
        .each(option -> check(action, arguments, option, "run", "standings"));
    check(action, arguments, HTML, "standings");
    Lists.immutable
        .of(FORFEIT, REPLAY, WITHDRAW, REASON)
        .each(option -> check(action, arguments, option, "decide"));
  }

  private static void check(
      String action, Arguments arguments, CommandOption option, String... wanted) {
    ImmutableList<String> actions = Lists.immutable.of(wanted);
    if (arguments.has(option) && !actions.contains(action)) {
      throw new UsageException(
          "tournament "
              + action
              + ": --"
              + option.name()
              + " is for "
              + actions.makeString(" and "));
    }
  }
}
