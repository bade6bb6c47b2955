package org.gonu.cli;

import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.agent.BenchAgentCommand;
import org.gonu.cli.analyze.AnalyzeCommand;
import org.gonu.cli.arena.ArenaCommand;
import org.gonu.cli.bridge.BridgeCommand;
import org.gonu.cli.completion.CompletionCommand;
import org.gonu.cli.completion.ManualCommand;
import org.gonu.cli.conformance.ConformanceCommand;
import org.gonu.cli.console.Command;
import org.gonu.cli.engine.BenchCommand;
import org.gonu.cli.engine.InfoCommand;
import org.gonu.cli.engine.PerftCommand;
import org.gonu.cli.engine.ShowCommand;
import org.gonu.cli.match.KeysCommand;
import org.gonu.cli.match.MatchCommand;
import org.gonu.cli.match.PlayerCommand;
import org.gonu.cli.match.ReplayCommand;
import org.gonu.cli.mcp.McpCommand;
import org.gonu.cli.picture.RenderCommand;
import org.gonu.cli.play.PlayCommand;
import org.gonu.cli.selfplay.MetricsCommand;
import org.gonu.cli.selfplay.SelfplayCommand;
import org.gonu.cli.server.LoadCommand;
import org.gonu.cli.server.ServerCommand;
import org.gonu.cli.sheet.ConvertCommand;
import org.gonu.cli.sheet.CoverageCommand;
import org.gonu.cli.sheet.ExplainCommand;
import org.gonu.cli.sheet.FormatCommand;
import org.gonu.cli.sheet.GamesCommand;
import org.gonu.cli.sheet.LspCommand;
import org.gonu.cli.sheet.TestCommand;
import org.gonu.cli.sheet.ValidateCommand;
import org.gonu.cli.tournament.TournamentCommand;
import org.gonu.cli.web.WebCommand;

/**
 * Commands that serve one purpose, under a title of the help.
 *
 * @param commands in the order of the help
 */
record CommandGroup(String title, ImmutableList<Command> commands) {
  static CommandGroup of(String title, Command... commands) {
    return new CommandGroup(title, Lists.immutable.with(commands));
  }

  /** All groups, in the order of the help. */
  static ImmutableList<CommandGroup> all() {
    Supplier<ImmutableList<Command>> every = () -> commands(all());
    return Lists.immutable.of(
        of(
            "play and watch",
            new PlayCommand(),
            new WebCommand(),
            new MatchCommand(),
            new ReplayCommand(),
            new ShowCommand(),
            new RenderCommand()),
        of(
            "write and check games",
            new GamesCommand(),
            new ValidateCommand(),
            new TestCommand(),
            new ExplainCommand(),
            new CoverageCommand(),
            new FormatCommand(),
            new ConvertCommand()),
        of(
            "search and measure",
            new AnalyzeCommand(),
            new InfoCommand(),
            new BenchCommand(),
            new PerftCommand(),
            new MetricsCommand(),
            new SelfplayCommand()),
        of("compare players", new ArenaCommand(), new TournamentCommand(), new BenchAgentCommand()),
        of(
            "serve players, programs and editors",
            new PlayerCommand(),
            new ServerCommand(),
            new ConformanceCommand(),
            new LoadCommand(),
            new KeysCommand(),
            new McpCommand(),
            new BridgeCommand(),
            new LspCommand()),
        of("for the shell", new CompletionCommand(every), new ManualCommand(every)));
  }

  /** The commands of all groups. */
  static ImmutableList<Command> commands(ImmutableList<CommandGroup> groups) {
    return groups.flatCollect(CommandGroup::commands);
  }
}
