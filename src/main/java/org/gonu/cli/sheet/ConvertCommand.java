package org.gonu.cli.sheet;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.gdl.infix.InfixConverter;
import org.gonu.storage.AtomicFile;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** The command {@code convert}: rule sheets in infix form and back, or as circuits. */
public final class ConvertCommand implements Command {
  private static final CommandOption TO =
      CommandOption.value(
          "to", "FORM", "infix or prefix, or circuit for the gates of a step of the game");
  private static final CommandOption FORMAT =
      CommandOption.value(
          "format",
          "NAME",
          "of a circuit: aag or aig (AIGER, ASCII or binary), c (C99), or jax (Python, by JAX or"
              + " NumPy)",
          "aag");
  private static final CommandOption OUTPUT =
      CommandOption.value("output", "FILE", "write to this file instead of standard output");

  @Override
  public String name() {
    return "convert";
  }

  @Override
  public String summary() {
    return "turns a rule sheet into infix form and back, or into a circuit for other programs";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(TO, FORMAT, OUTPUT, GameFile.CASE_SENSITIVE);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "convert rules/krk.kif --to infix",
        "convert krk.hrf --to prefix --output krk.kif",
        "convert rules/tic-tac-toe.kif --to circuit --format c --output tic-tac-toe.c");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String path = SheetFiles.only(arguments);
    String form = form(arguments);
    if (form.equals("circuit")) {
      String format = arguments.text(FORMAT).orElseThrow();
      put(arguments, console, CircuitConversion.of(path, format, console));
      return ExitCode.FINE;
    }
    SourceText source = GameFile.read(path);
    if (form.equals("prefix") && isInPrefixForm(source)) {
      throw new InputException(
          "gonu: '"
              + path
              + "' is in prefix form already\nhelp: 'gonu format' lays a sheet out anew\n");
    }
    Outcome<String> text =
        form.equals("infix")
            ? InfixConverter.toInfix(source, GameFile.policy(arguments))
            : InfixConverter.toPrefix(source);
    console.err().print(GameFile.report(text.diagnostics(), console.errScreen()));
    if (text.value().isEmpty()) {
      return ExitCode.INPUT_HAS_ERRORS;
    }
    if (arguments.has(OUTPUT)) {
      write(arguments.text(OUTPUT).orElseThrow(), text.get().getBytes(StandardCharsets.UTF_8));
    } else {
      console.data(text.get());
    }
    return ExitCode.FINE;
  }

  /** The form that is asked for, with no option that is for another. */
  private static String form(Arguments arguments) {
    String form =
        arguments
            .text(TO)
            .orElseThrow(
                () ->
                    new UsageException("convert: --to FORM is missing: infix, prefix or circuit"));
    if (!form.matches("infix|prefix|circuit")) {
      throw new UsageException(
          "convert: --to must be infix, prefix or circuit, not '" + form + "'");
    }
    if (!form.equals("infix") && arguments.has(GameFile.CASE_SENSITIVE)) {
      throw new UsageException("convert: --case-sensitive is for --to infix, not for --to " + form);
    }
    if (!form.equals("circuit") && arguments.has(FORMAT)) {
      throw new UsageException("convert: --format is for --to circuit, not for --to " + form);
    }
    return form;
  }

  /** Statements in prefix form begin with a parenthesis, those in infix form with a name. */
  private static boolean isInPrefixForm(SourceText source) {
    return source.text().replaceAll("(?m);.*$", "").stripLeading().startsWith("(");
  }

  private static void put(Arguments arguments, Console console, byte[] bytes) {
    if (arguments.has(OUTPUT)) {
      write(arguments.text(OUTPUT).orElseThrow(), bytes);
    } else {
      console.out().writeBytes(bytes);
    }
  }

  private static void write(String path, byte[] bytes) {
    try {
      AtomicFile.write(GameFile.path(path), bytes);
    } catch (IOException unwritable) {
      throw UnwritableFile.error(path, GameFile.path(path), unwritable);
    }
  }
}
