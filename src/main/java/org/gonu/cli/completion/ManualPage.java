package org.gonu.cli.completion;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.CommonOptions;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Version;

/** The manual page, in the macros {@code man} of roff, see man(7). */
final class ManualPage {
  private final StringBuilder out = new StringBuilder();

  private ManualPage() {}

  /** The page about commands. */
  static String of(ImmutableList<Command> commands) {
    ManualPage page = new ManualPage();
    page.head();
    page.macro(".SH COMMANDS");
    commands.each(page::command);
    page.macro(".SH \"OPTIONS OF ALL COMMANDS\"");
    CommonOptions.ALL.each(page::option);
    page.tail();
    return page.out.toString();
  }

  private void head() {
    macro(".TH GONU 1 \"\" " + quoted("gonu " + Version.current()) + " \"User commands\"");
    macro(".SH NAME");
    macro("gonu \\- checks, runs, plays and referees games written in GDL");
    macro(".SH SYNOPSIS");
    macro(".B gonu");
    macro("\\fICOMMAND\\fR [\\fIARGUMENT\\fR...] [\\fIOPTION\\fR...]");
    macro(".SH DESCRIPTION");
    text(
        "Gonu is a general game player: it reads the rules of a game in the Game Description"
            + " Language, and plays. A rule sheet is named by its path, by its name if it is in"
            + " the library, or by - for the standard input.");
  }

  private void tail() {
    macro(".SH \"EXIT STATUS\"");
    text(ExitCode.MEANINGS);
    macro(".SH ENVIRONMENT");
    macro(".TP");
    macro(".B NO_COLOR");
    text("If it is set and not empty, nothing is coloured; see no-color.org.");
    macro(".TP");
    macro(".B COLUMNS");
    text("The width of the terminal, if it is not the one that stty tells.");
  }

  private void command(Command command) {
    macro(".SS " + quoted("gonu " + command.name()));
    text(command.summary());
    macro(".PP");
    macro(
        ".B "
            + quoted("gonu " + command.name())
            + "\n"
            + escaped((command.arguments() + " [OPTION...]").strip()));
    command.options().each(this::option);
    macro(".PP");
    text(command.examples().size() == 1 ? "Example:" : "Examples:");
    macro(".PP\n.RS 4\n.nf");
    command.examples().each(example -> macro(escaped("gonu " + example)));
    macro(".fi\n.RE");
  }

  private void option(CommandOption option) {
    macro(".TP");
    String value = option.argument().map(name -> " \\fI" + escaped(name) + "\\fR").orElse("");
    macro("\\fB" + escaped("--" + option.name()) + "\\fR" + value);
    text(option.help() + option.defaultValue().map(given -> " (default " + given + ")").orElse(""));
  }

  private void macro(String line) {
    out.append(line).append('\n');
  }

  private void text(String text) {
    out.append(escaped(text)).append('\n');
  }

  /** Backslashes, dashes that are typed, and what roff takes for a request at a line's start. */
  private static String escaped(String text) {
    String plain = text.replace("\\", "\\e").replace("-", "\\-").replace("~", "\\(ti");
    return plain.startsWith(".") || plain.startsWith("'") ? "\\&" + plain : plain;
  }

  private static String quoted(String text) {
    return '"' + escaped(text).replace("\"", "\\(dq") + '"';
  }
}
