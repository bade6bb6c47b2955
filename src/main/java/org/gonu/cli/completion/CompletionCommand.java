package org.gonu.cli.completion;

import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.UsageException;

/** The command {@code completion}: prints scripts by which shells complete command lines. */
public final class CompletionCommand implements Command {
  private final Supplier<ImmutableList<Command>> commands;

  /** Completes the given commands, asked for when the command runs: it is one of them. */
  public CompletionCommand(Supplier<ImmutableList<Command>> commands) {
    this.commands = commands;
  }

  @Override
  public String name() {
    return "completion";
  }

  @Override
  public String summary() {
    return "prints the script by which a shell completes commands, options and sheets";
  }

  @Override
  public String arguments() {
    return "bash|zsh|fish";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.empty();
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "completion bash > ~/.local/share/bash-completion/completions/gonu",
        "completion zsh > ~/.zfunc/_gonu",
        "completion fish > ~/.config/fish/completions/gonu.fish");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String shell = arguments.only("shell, one of bash, zsh and fish,");
    String script =
        switch (shell) {
          case "bash" -> BashCompletion.of(commands.get());
          case "zsh" -> ZshCompletion.of(commands.get());
          case "fish" -> FishCompletion.of(commands.get());
          default ->
              throw new UsageException(
                  "completion: there is no script for '"
                      + shell
                      + "', only for bash, zsh and fish");
        };
    console.out().print(script);
    return ExitCode.FINE;
  }
}
