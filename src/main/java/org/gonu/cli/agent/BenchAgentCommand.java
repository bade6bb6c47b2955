package org.gonu.cli.agent;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InterruptHook;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.SheetName;
import org.gonu.cli.match.MatchOptions;
import org.gonu.cli.match.SharedMachine;
import org.gonu.player.ThinkLog;
import org.gonu.server.agent.AgentCounts;
import org.gonu.server.arena.ArenaRun;

/** The command {@code bench-agent}: lets a program that answers prompts play many matches. */
public final class BenchAgentCommand implements Command {
  private static final String SEED = "seed";

  @Override
  public String name() {
    return "bench-agent";
  }

  @Override
  public String summary() {
    return "lets programs such as language models play, and counts points and legal answers";
  }

  @Override
  public String arguments() {
    return "DIRECTORY|FILE...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return BenchOptions.ALL;
  }

  @Override
  public boolean runsLanes() {
    return true;
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "bench-agent rules/tic-tac-toe.kif --agent 'python3 agent.py' --opponents random,1",
        "bench-agent rules/connect-four.kif --agent ./agent --scramble --show rules,state --json");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    AgentSettings agent = BenchOptions.agent(arguments);
    ImmutableList<Opponent> opponents = BenchOptions.opponents(arguments);
    int games = (int) arguments.number(BenchOptions.GAMES, 1, 1_000_000);
    int concurrency = (int) arguments.number(BenchOptions.CONCURRENCY, 1, 256);
    ImmutableList<BenchSheet> sheets = sheets(arguments, console);
    Path directory = GameFile.path(arguments.text(BenchOptions.SAVE).orElseThrow());
    ObjectNode wanted = agent.json(sheets, MatchOptions.seed(arguments));
    try (BenchJournal journal = BenchJournal.open(directory, wanted)) {
      refuseOther(wanted, journal, arguments.has(MatchOptions.SEED), directory);
      int ofOurs = sheets.collectInt(sheet -> sheet.seats().size()).max();
      BenchMatches matches =
          new BenchMatches(
              agent,
              journal.settings().path(SEED).asLong(),
              SharedMachine.defaults(concurrency * ofOurs),
              ThinkLog.NONE,
              directory);
      ImmutableList<BenchResult> results =
          new Session(journal, matches, console, arguments.has(BenchOptions.QUIET))
              .play(BenchPairing.all(sheets, opponents, games), concurrency);
      BenchResultTable table = new BenchResultTable(journal.settings(), results);
      if (arguments.has(BenchOptions.JSON)) {
        console.out().println(Json.print(table.json()));
      } else {
        console.out().print(table.print());
        console.out().println("transcripts and records are in '" + directory + "'");
      }
      tellOfDeaths(results, directory, console);
    }
    return ExitCode.FINE;
  }

  /** Points of an agent that was not there say nothing of it: most often its command is wrong. */
  private static void tellOfDeaths(
      ImmutableList<BenchResult> results, Path directory, Console console) {
    AgentCounts counts = results.isEmpty() ? AgentCounts.NONE : BenchStanding.of(results).counts();
    if (counts.died() > 0) {
      console
          .err()
          .println(
              "warning: the agent had ended at "
                  + counts.died()
                  + " of "
                  + counts.decisions()
                  + " decisions\nhelp: what it wrote to standard error is in the files .err of '"
                  + directory
                  + "'");
    }
  }

  private static ImmutableList<BenchSheet> sheets(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("bench-agent: expected at least one rule sheet");
    }
    ImmutableList<BenchSheet> sheets =
        SheetFiles.in(arguments.positional())
            .collect(path -> BenchSheet.load(path, GameFile.policy(arguments), console));
    SheetName.checkDistinct("bench-agent", sheets.collect(BenchSheet::name));
    return sheets;
  }

  /** Refuses to mix results of different settings. */
  private static void refuseOther(
      ObjectNode wanted, BenchJournal journal, boolean isSeedGiven, Path directory) {
    MutableList<String> differences = Lists.mutable.empty();
    wanted
        .fieldNames()
        .forEachRemaining(
            name -> {
              boolean isFree = name.equals(SEED) && !isSeedGiven;
              String before = journal.settings().path(name).toString();
              String now = wanted.path(name).toString();
              if (!isFree && !before.equals(now)) {
                differences.add(name + " was " + before + ", now " + now);
              }
            });
    if (differences.notEmpty()) {
      throw new UsageException(
          "bench-agent: '"
              + directory.resolve(BenchJournal.FILE_NAME)
              + "' has results of other settings: "
              + differences.makeString("; ")
              + "\nhelp: choose another directory with --save DIR");
    }
  }

  /** Plays the matches that a journal lacks. It can be interrupted at any time. */
  private record Session(
      BenchJournal journal, BenchMatches matches, Console console, boolean quiet) {
    /** Returns all results, those of the journal first. */
    ImmutableList<BenchResult> play(ImmutableList<BenchPairing> all, int workers) {
      ImmutableSet<String> wanted = all.collect(BenchPairing::name).toImmutableSet();
      ImmutableList<BenchResult> before =
          journal.before().select(result -> wanted.contains(result.name()));
      ImmutableSet<String> played = before.collect(BenchResult::name).toImmutableSet();
      ImmutableList<BenchPairing> open = all.reject(pairing -> played.contains(pairing.name()));
      MutableList<BenchResult> results = Lists.mutable.withAll(before);
      ArenaRun<BenchPairing, BenchResult> run =
          new ArenaRun<>(
              open,
              matches,
              result -> {
                journal.add(result);
                results.add(result);
                progress(result, results.size(), all.size());
                return true;
              });
      InterruptHook hook = InterruptHook.of("bench-at-interrupt", () -> interrupt(run));
      try (hook) {
        run.play(Math.min(workers, Math.max(1, open.size())));
      } finally {
        matches.abort();
      }
      return results.toImmutable();
    }

    private void progress(BenchResult result, int done, int all) {
      if (!quiet) {
        console
            .err()
            .println(
                String.format(
                    Locale.ROOT,
                    "%d/%d %s as %s: %d points, %d of %d legal at once",
                    done,
                    all,
                    result.name(),
                    result.role(),
                    result.points(),
                    result.counts().first(),
                    result.counts().decisions()));
        console.err().flush();
      }
    }

    private void interrupt(ArenaRun<?, ?> run) {
      run.interrupt();
      matches.abort();
    }
  }
}
