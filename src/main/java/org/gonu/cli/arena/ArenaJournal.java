package org.gonu.cli.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.match.MatchOptions;
import org.gonu.server.arena.ArenaSettings;
import org.gonu.server.arena.Journal;

/** Opens the journals of arenas and reports problems to the user. */
final class ArenaJournal {
  private ArenaJournal() {}

  /**
   * The journal in a directory, new or to be continued.
   *
   * @param wanted settings of the command line; their seed is replaced by that of the command line,
   *     of the journal, or by a new one
   * @throws UsageException if the journal has other settings
   */
  static Journal open(Path directory, ArenaSettings wanted, Arguments arguments, Console console)
      throws IOException {
    Optional<ArenaSettings> before = Journal.settingsIn(directory);
    ArenaSettings settings =
        arguments.has(MatchOptions.SEED) || before.isEmpty()
            ? wanted.withSeed(MatchOptions.seed(arguments))
            : wanted.withSeed(before.get().seed());
    if (before.isPresent()) {
      refuseOther(directory, settings.differencesFrom(before.get()));
    }
    Journal journal = Journal.open(directory, settings);
    Path file = directory.resolve(Journal.FILE_NAME);
    if (journal.wasTorn()) {
      console.err().println("note: half a line at the end of '" + file + "' was cut off");
    }
    if (journal.before().notEmpty() && !arguments.has(ArenaOptions.QUIET)) {
      console
          .err()
          .println("going on after " + journal.before().size() + " matches in '" + file + "'");
    }
    return journal;
  }

  private static void refuseOther(Path directory, ImmutableList<String> differences) {
    if (differences.notEmpty()) {
      throw new UsageException(
          "arena: '"
              + directory.resolve(Journal.FILE_NAME)
              + "' is the journal of other matches: "
              + differences.makeString("; ")
              + "\nhelp: choose another directory with --save DIR");
    }
  }

  /** The error for a journal that cannot be read or written. */
  static InputException unusable(Path directory, IOException cause) {
    String help = "help: choose another directory with --save DIR";
    if (cause instanceof Journal.UnusableException unusable) {
      String more =
          unusable.isDamaged()
              ? ", or take the journal from a copy; what comes from this line on is not trusted"
              : "";
      return new InputException("gonu: " + unusable.getMessage() + "\n" + help + more + "\n");
    }
    Path file = directory.resolve(Journal.FILE_NAME);
    return new InputException(
        "gonu: cannot use '" + file + "': " + cause.getMessage() + "\n" + help + "\n");
  }
}
