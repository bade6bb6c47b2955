package org.gonu.cli.arena;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.SheetName;
import org.gonu.cli.match.ThinkLogFile;
import org.gonu.match.MatchClocks;
import org.gonu.server.arena.ArenaSettings;
import org.gonu.server.arena.Fixture;
import org.gonu.server.arena.Journal;
import org.gonu.server.arena.Scoreboard;
import org.gonu.server.rating.Sprt;

/** The command {@code arena}: compares two players by many matches. */
public final class ArenaCommand implements Command {
  private final ArenaHost.Maker hosts;

  /** The command, which plays matches in this program. */
  public ArenaCommand() {
    this(ArenaMatches::new);
  }

  /** The command, which has matches played. */
  public ArenaCommand(ArenaHost.Maker hosts) {
    this.hosts = hosts;
  }

  @Override
  public String name() {
    return "arena";
  }

  @Override
  public String summary() {
    return "compares two players by many matches: points, Elo, intervals, sequential test";
  }

  @Override
  public String arguments() {
    return "DIRECTORY|FILE...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return ArenaOptions.ALL;
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "arena rules/connect-four.kif --a mcts --b random --games 10 --clocks 5/0.5",
        "arena rules/*.kif --a mcts --b mcts:decisive=off --sprt 0,20 --save decisive",
        "arena rules/krk.kif --a mcts --b http://localhost:9148,http://localhost:9149"
            + " --concurrency 2");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    ArenaSide sideA = ArenaOptions.sideA(arguments);
    ArenaSide sideB = ArenaOptions.sideB(arguments);
    MatchClocks clocks = ArenaOptions.clocks(arguments);
    Optional<Sprt> sprt = ArenaOptions.sprt(arguments);
    int games = (int) arguments.number(ArenaOptions.GAMES, 1, 1_000_000);
    int concurrency = (int) arguments.number(ArenaOptions.CONCURRENCY, 1, 256);
    ImmutableList<ArenaSheet> sheets = sheets(arguments, console);
    int seatsAtOnce = sheets.collectInt(sheet -> sheet.seating().maxSeatsOfASide()).max();
    checkAddresses(sideA, "--a", concurrency * seatsAtOnce, clocks);
    checkAddresses(sideB, "--b", concurrency * seatsAtOnce, clocks);
    checkDistinct(sideA.addresses().newWithAll(sideB.addresses()));
    Path directory = GameFile.path(arguments.text(ArenaOptions.SAVE).orElseThrow());
    ArenaSettings wanted =
        new ArenaSettings(
            ArenaSettings.VERSION,
            sideA.text(),
            sideB.text(),
            clocks,
            0,
            arguments.has(GameFile.CASE_SENSITIVE),
            sheets.collect(ArenaSheet::identity));
    try (ThinkLogFile thinkLog = ThinkLogFile.of(arguments);
        Journal journal = ArenaJournal.open(directory, wanted, arguments, console)) {
      ArenaPlan plan = new ArenaPlan(journal.settings(), sheets, directory, concurrency);
      ArenaHost matches = hosts.of(plan, thinkLog);
      Scoreboard board = new Scoreboard(sheets.collect(ArenaSheet::name), sprt);
      ImmutableSet<String> broken =
          new ArenaSession(journal, board, matches, console, arguments.has(ArenaOptions.QUIET))
              .play(Fixture.all(board.sheets(), games), concurrency);
      Copies copies = new Copies(sideA, sideB, sheets, board);
      print(
          new ArenaTable(journal.settings(), board, broken, copies, directory), arguments, console);
      return broken.isEmpty() ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
    } catch (IOException unusable) {
      throw ArenaJournal.unusable(directory, unusable);
    }
  }

  private static ImmutableList<ArenaSheet> sheets(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("arena: expected at least one rule sheet");
    }
    ImmutableList<ArenaSheet> sheets =
        SheetFiles.in(arguments.positional())
            .collect(path -> ArenaSheet.load(path, GameFile.policy(arguments), console));
    SheetName.checkDistinct("arena", sheets.collect(ArenaSheet::name));
    return sheets;
  }

  /** Checks what remote players require: one match at a time, whole seconds, and one side each. */
  private static void checkAddresses(
      ArenaSide side, String option, int needed, MatchClocks clocks) {
    if (!side.isRemote()) {
      return;
    }
    if (side.addresses().size() < needed) {
      throw new UsageException(
          option
              + ": a remote player plays one seat of one match at a time, so "
              + needed
              + " addresses are needed, not "
              + side.addresses().size()
              + ": http://host:1,http://host:2 or a smaller --concurrency");
    }
    if (clocks.start().toMillisPart() != 0 || clocks.play().toMillisPart() != 0) {
      throw new UsageException("--clocks: remote players are told whole seconds");
    }
  }

  private static void checkDistinct(ImmutableList<String> addresses) {
    if (addresses.distinct().size() < addresses.size()) {
      throw new UsageException("arena: an address is given twice among " + addresses);
    }
  }

  private static void print(ArenaTable table, Arguments arguments, Console console) {
    if (arguments.has(ArenaOptions.JSON)) {
      console.out().println(Json.print(table.json()));
    } else {
      console.out().print(table.print());
    }
  }
}
