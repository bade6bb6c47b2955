package org.gonu.cli;

import java.io.PrintStream;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;

/** Prints help texts. */
final class Help {
  /** Column at which explanations start. */
  private static final int INDENT = 30;

  /** Most columns of a line. */
  private static final int WIDTH = 100;

  private final PrintStream out;

  Help(PrintStream out) {
    this.out = out;
  }

  /** Prints the list of all commands. */
  void overview(ImmutableList<Command> commands) {
    out.println("Gonu checks, runs, plays and referees games written in GDL.");
    out.println();
    out.println("usage: gonu COMMAND [ARGUMENT...] [OPTION...]");
    out.println();
    for (Command command : commands) {
      out.printf(Locale.ROOT, "  %-11s %s%n", command.name(), command.summary());
    }
    out.println();
    out.println("'gonu COMMAND --help' explains a command, 'gonu --version' tells the version.");
    out.println(
        "Circuits of games are kept in the user's folder for caches; "
            + CommandLineInterface.NO_CACHE
            + " makes them anew.");
    out.println(
        "Exit codes: 0 fine, 1 the input has errors or a player cannot be reached, 2 wrong usage,");
    out.println("3 a bug of this program, 130 ended by Ctrl-C.");
  }

  /** Prints the help of one command. */
  void command(Command command) {
    out.println(command.summary());
    out.println();
    String arguments = command.arguments().isEmpty() ? "" : " " + command.arguments();
    out.println("usage: gonu " + command.name() + arguments + " [OPTION...]");
    if (command.options().notEmpty()) {
      out.println();
      command.options().each(this::option);
    }
    out.println();
    out.println(command.examples().size() == 1 ? "example:" : "examples:");
    command.examples().each(example -> out.println("  gonu " + example));
  }

  private void option(CommandOption option) {
    String form = "  --" + option.name() + option.argument().map(name -> " " + name).orElse("");
    String help =
        option.help() + option.defaultValue().map(value -> " (default " + value + ")").orElse("");
    StringBuilder line = new StringBuilder(form);
    if (form.length() + 2 > INDENT) {
      out.println(line);
      line.setLength(0);
    }
    line.append(" ".repeat(INDENT - line.length()));
    for (String word : help.split(" ", -1)) {
      if (line.length() + word.length() > WIDTH) {
        out.println(line.toString().stripTrailing());
        line.setLength(0);
        line.append(" ".repeat(INDENT));
      }
      line.append(word).append(' ');
    }
    out.println(line.toString().stripTrailing());
  }
}
