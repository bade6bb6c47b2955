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
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.gdl.infix.InfixConverter;
import org.gonu.match.AtomicFile;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** The command {@code convert}: converts rule sheets between prefix and infix form. */
public final class ConvertCommand implements Command {
  private static final CommandOption TO =
      CommandOption.value("to", "infix|prefix", "the form to write");
  private static final CommandOption OUTPUT =
      CommandOption.value("output", "FILE", "write to this file instead of standard output");

  @Override
  public String name() {
    return "convert";
  }

  @Override
  public String summary() {
    return "turns a rule sheet from prefix into infix form and back";
  }

  @Override
  public String arguments() {
    return "FILE";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(TO, OUTPUT);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "convert rules/krk.kif --to infix", "convert krk.hrf --to prefix --output krk.kif");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    String path = SheetFiles.only(arguments);
    String form = arguments.text(TO).orElse("");
    if (!form.equals("infix") && !form.equals("prefix")) {
      throw new UsageException("convert: --to must be infix or prefix, not '" + form + "'");
    }
    SourceText source = GameFile.read(path);
    Outcome<String> text =
        form.equals("infix") ? InfixConverter.toInfix(source) : InfixConverter.toPrefix(source);
    console.err().print(GameFile.report(text.diagnostics()));
    if (text.value().isEmpty()) {
      return ExitCode.INPUT_HAS_ERRORS;
    }
    if (arguments.has(OUTPUT)) {
      write(arguments.text(OUTPUT).orElseThrow(), text.get());
    } else {
      console.data(text.get());
    }
    return ExitCode.FINE;
  }

  private static void write(String path, String text) {
    try {
      AtomicFile.write(GameFile.path(path), text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException unwritable) {
      throw new InputException(
          "gonu: cannot write '" + path + "': " + unwritable.getMessage() + "\n");
    }
  }
}
