package org.gonu.cli;

import java.io.PrintStream;
import java.util.Locale;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.CommonOptions;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Screen;
import org.gonu.text.LineWrap;

/** Prints help texts. */
final class Help {
  /** Column at which explanations start. */
  private static final int INDENT = 30;

  /** Most columns of a line. */
  private static final int WIDTH = 100;

  private final PrintStream out;
  private final OptionalInt columns;

  /**
   * Prints to a stream.
   *
   * @param screen where the stream goes; lines are broken where a narrow terminal ends
   */
  Help(PrintStream out, Screen screen) {
    this.out = out;
    this.columns = OptionalInt.of(Math.min(WIDTH, screen.columns().orElse(WIDTH)));
  }

  /** Prints the list of all commands. */
  void overview(ImmutableList<CommandGroup> groups) {
    out.println("Gonu checks, runs, plays and referees games written in GDL.");
    out.println();
    out.println("usage: gonu COMMAND [ARGUMENT...] [OPTION...]");
    line("To begin: gonu play tic-tac-toe, gonu web, gonu validate FILE.", 0);
    for (CommandGroup group : groups) {
      out.println();
      out.println(group.title() + ":");
      group.commands().each(this::line);
    }
    out.println();
    out.println("options of all commands:");
    CommonOptions.ALL.each(this::option);
    out.println();
    line("'gonu help COMMAND' explains a command.", 0);
    line("Exit codes: " + ExitCode.MEANINGS, 0);
  }

  /** Prints the help of one command. */
  void command(Command command) {
    line(command.summary(), 0);
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
    boolean isLong = form.length() + 2 > INDENT;
    if (isLong) {
      out.println(form);
    }
    // Blanks of the form stay: only blanks of the explanation are places to break.
    String lead = isLong ? "" : form;
    String wrapped = LineWrap.wrap("x".repeat(INDENT) + help, columns, INDENT);
    out.println(lead + " ".repeat(INDENT - lead.length()) + wrapped.substring(INDENT));
  }

  private void line(Command command) {
    line(String.format(Locale.ROOT, "  %-12s %s", command.name(), command.summary()), 15);
  }

  private void line(String text, int indent) {
    int start = Math.min(indent, text.length());
    String wrapped = LineWrap.wrap("x".repeat(start) + text.substring(start), columns, indent);
    out.println(text.substring(0, start) + wrapped.substring(start));
  }
}
