package org.gonu.cli.sheet;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.console.Version;
import org.gonu.cli.input.GameFile;
import org.gonu.lsp.EditorWarmUp;
import org.gonu.lsp.LanguageServerOptions;
import org.gonu.lsp.LanguageServerSession;

/** The command {@code lsp}: serves editors by the language server protocol. */
public final class LspCommand implements Command {
  private static final CommandOption STDIO =
      CommandOption.flag("stdio", "talk over standard input and output, as it always does");
  private static final CommandOption SEED =
      CommandOption.value("seed", "N", "of the random moves in playouts", 1);

  @Override
  public String name() {
    return "lsp";
  }

  @Override
  public String summary() {
    return "serves editors over the Language Server Protocol";
  }

  @Override
  public String arguments() {
    return "";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(STDIO, SEED, GameFile.CASE_SENSITIVE);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("lsp", "lsp --stdio --case-sensitive");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().notEmpty()) {
      throw new UsageException(
          "lsp: there is no argument '" + arguments.positional().getFirst() + "'");
    }
    EditorWarmUp.start();
    // Whatever else is printed must not get into the protocol.
    System.setOut(console.err());
    LanguageServerOptions options =
        new LanguageServerOptions(
            Version.current(),
            GameFile.policy(arguments),
            LanguageServerOptions.DEFAULT_QUIET,
            arguments.number(SEED, Long.MIN_VALUE, Long.MAX_VALUE),
            LanguageServerOptions.DEFAULT_SHEETS,
            true);
    try {
      return LanguageServerSession.serve(System.in, console.out(), options);
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
      return LanguageServerSession.CUT_SHORT;
    }
  }
}
