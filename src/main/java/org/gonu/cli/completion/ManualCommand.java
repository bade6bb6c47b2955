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

/** The command {@code manual}: prints the manual page, made of the help texts. */
public final class ManualCommand implements Command {
  private final Supplier<ImmutableList<Command>> commands;

  /** Describes the given commands, asked for when the command runs: it is one of them. */
  public ManualCommand(Supplier<ImmutableList<Command>> commands) {
    this.commands = commands;
  }

  @Override
  public String name() {
    return "manual";
  }

  @Override
  public String summary() {
    return "prints the manual page gonu.1, for 'man'";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.empty();
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("manual | man -l -", "manual > ~/.local/share/man/man1/gonu.1");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException("manual: expected no argument");
    }
    console.out().print(ManualPage.of(commands.get()));
    return ExitCode.FINE;
  }
}
