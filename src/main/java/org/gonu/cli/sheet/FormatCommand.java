package org.gonu.cli.sheet;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.UnwritableFile;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.gdl.format.SheetFormatter;
import org.gonu.storage.AtomicFile;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** The command {@code format}: brings rule sheets into the canonical layout. */
public final class FormatCommand implements Command {
  private static final CommandOption CHECK =
      CommandOption.flag("check", "change nothing, list the files that would change");
  private static final CommandOption STDOUT =
      CommandOption.flag("stdout", "change nothing, print the new text");

  @Override
  public String name() {
    return "format";
  }

  @Override
  public String summary() {
    return "lays rule sheets out in one style, comments kept";
  }

  @Override
  public String arguments() {
    return "FILE|DIRECTORY...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(CHECK, STDOUT);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "format mygame.kif", "format --check rules", "format --stdout mygame.kif");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("format: expected at least one rule sheet");
    }
    if (arguments.has(CHECK) && arguments.has(STDOUT)) {
      throw new UsageException("format: only one of --check and --stdout can be given");
    }
    boolean fine = true;
    for (String path : SheetFiles.in(arguments.positional())) {
      fine &= format(path, arguments, console);
    }
    return fine ? ExitCode.FINE : ExitCode.INPUT_HAS_ERRORS;
  }

  /**
   * Formats one file. Returns false if it has errors or, with {@code --check}, if it would change.
   */
  private static boolean format(String path, Arguments arguments, Console console) {
    Outcome<SourceText> source = GameFile.tryRead(path);
    if (source.value().isEmpty()) {
      return fail(source.diagnostics(), console);
    }
    String before = source.get().text();
    Outcome<String> after = SheetFormatter.format(source.get());
    if (after.value().isEmpty()) {
      return fail(after.diagnostics(), console);
    }
    boolean changes = !after.get().equals(before);
    if (arguments.has(STDOUT)) {
      console.data(after.get());
    } else if (changes && arguments.has(CHECK)) {
      console.out().println(path + ": would change");
      return false;
    } else if (changes) {
      replace(GameFile.path(path), before, after.get());
      console.out().println(path + ": formatted");
    }
    return true;
  }

  private static boolean fail(Diagnostics diagnostics, Console console) {
    console.err().print(GameFile.report(diagnostics, console.errScreen()));
    return false;
  }

  /** Writes a file in its own encoding; a symbolic link stays one. */
  private static void replace(Path path, String before, String after) {
    try {
      byte[] latin = before.getBytes(StandardCharsets.ISO_8859_1);
      boolean isLatin = Arrays.equals(latin, Files.readAllBytes(path));
      Charset charset = isLatin ? StandardCharsets.ISO_8859_1 : StandardCharsets.UTF_8;
      AtomicFile.write(path, after.getBytes(charset));
    } catch (IOException unwritable) {
      throw UnwritableFile.error(path, path, unwritable);
    }
  }
}
