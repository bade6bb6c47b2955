package org.gonu.cli.agent;

import java.time.Duration;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.match.MatchOptions;
import org.gonu.server.agent.PromptPart;
import org.gonu.text.SpellingDistance;

/** The options of a benchmark of agents, and the values that they allow. */
final class BenchOptions {
  private static final CommandOption AGENT =
      CommandOption.value(
          "agent",
          "COMMAND",
          "the command line of the program: it reads a prompt, a line of JSON, and answers a line"
              + " with a move; quotes hold words together");
  private static final CommandOption NAME =
      CommandOption.value("name", "NAME", "what the program is called in records", "agent");
  private static final CommandOption OPPONENTS =
      CommandOption.value(
          "opponents",
          "LIST",
          "who plays the other roles: levels of gonu, 1 (first steps) to 10 (full strength), or"
              + " random, with commas between them",
          "random,1,3");
  static final CommandOption GAMES =
      CommandOption.value(
          "games", "N", "matches on each sheet against each opponent; roles in turn", 10);
  private static final CommandOption SHOW =
      CommandOption.value(
          "show",
          "LIST",
          "what a prompt shows, with commas between: rules, history, state, board, legal",
          "rules,history,state,board,legal");
  private static final CommandOption RETRIES =
      CommandOption.value(
          "retries", "N", "attempts after an answer that is no legal move, 0 to 100", 2);
  private static final CommandOption SECONDS =
      CommandOption.value("seconds", "S", "for a move, all attempts together, 0.1 to 86400", 60);
  private static final CommandOption SCRAMBLE =
      CommandOption.flag(
          "scramble",
          "tell the agent the game with other names of everything, in each match other ones");
  static final CommandOption CONCURRENCY =
      CommandOption.value("concurrency", "N", "matches at once, 1 to 256", 1);
  static final CommandOption SAVE =
      CommandOption.value(
          "save",
          "DIR",
          "directory of results, transcripts and records; go on with what is there",
          "bench-agent");
  static final CommandOption QUIET =
      CommandOption.flag("quiet", "show no progress on standard error");
  static final CommandOption JSON =
      CommandOption.flag("json", "print the results as a JSON object");

  static final ImmutableList<CommandOption> ALL =
      Lists.immutable.of(
          AGENT,
          NAME,
          OPPONENTS,
          GAMES,
          SHOW,
          RETRIES,
          SECONDS,
          SCRAMBLE,
          CONCURRENCY,
          MatchOptions.SEED,
          SAVE,
          GameFile.CASE_SENSITIVE,
          QUIET,
          JSON);

  private BenchOptions() {}

  /** What the options say of the agent. */
  static AgentSettings agent(Arguments arguments) {
    String command =
        arguments
            .text(AGENT)
            .orElseThrow(() -> new UsageException("bench-agent: --agent COMMAND is missing"));
    String name = arguments.text(NAME).orElseThrow();
    if (!name.matches("[A-Za-z0-9._:+-]{1,60}")) {
      throw new UsageException(
          "--name must be up to 60 letters, digits and . _ : + -, not '" + name + "'");
    }
    return new AgentSettings(
        command,
        CommandWords.of(command),
        name,
        parts(arguments.text(SHOW).orElseThrow()),
        (int) arguments.number(RETRIES, 0, 100),
        Duration.ofMillis(Math.round(1000 * arguments.decimal(SECONDS, 0.1, 86_400))),
        arguments.has(SCRAMBLE));
  }

  static ImmutableList<Opponent> opponents(Arguments arguments) {
    return Opponent.list(arguments.text(OPPONENTS).orElseThrow());
  }

  private static ImmutableSet<PromptPart> parts(String text) {
    return Lists.immutable.with(text.split(",", -1)).collect(BenchOptions::part).toImmutableSet();
  }

  private static PromptPart part(String label) {
    return PromptPart.of(label)
        .orElseThrow(
            () ->
                new UsageException(
                    "--show: there is no part '"
                        + label
                        + "'"
                        + SpellingDistance.nearest(label, PromptPart.ALL.collect(PromptPart::label))
                            .map(nearest -> ", did you mean '" + nearest + "'?")
                            .orElse("")
                        + "; parts are "
                        + PromptPart.ALL.collect(PromptPart::label).makeString(", ")));
  }
}
