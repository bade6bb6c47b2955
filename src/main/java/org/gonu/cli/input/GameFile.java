package org.gonu.cli.input;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.analysis.simulation.ContractExplanation;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.FindingsText;
import org.gonu.cli.console.InputException;
import org.gonu.cli.console.Screen;
import org.gonu.game.Game;
import org.gonu.game.cache.CircuitCache;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;

/** Loads the rule sheets that are given to commands. */
public final class GameFile {
  /** The option for how names are compared. */
  public static final CommandOption CASE_SENSITIVE =
      CommandOption.flag("case-sensitive", "names that differ only in case are different names");

  /** The advice on what is not the file that was meant. */
  private static final String TEXT_FILE = "give the path of a text file";

  private GameFile() {}

  /** A path as the user wrote it. */
  public static Path path(String text) {
    try {
      return Path.of(text);
    } catch (InvalidPathException impossible) {
      throw new InputException("gonu: there can be no file '" + text + "'\n");
    }
  }

  /** The text of a rule sheet, or the reason why it cannot be read. */
  public static Outcome<SourceText> tryRead(String path) {
    return tryRead(path, () -> SheetLookup.advice(path));
  }

  private static Outcome<SourceText> tryRead(String path, Supplier<String> advice) {
    try {
      SourceText source = SourceText.decode(path, SheetLookup.read(path));
      return source.text().indexOf('\0') < 0
          ? Outcome.of(source, Diagnostics.NONE)
          : unreadable(path, "'" + path + "' is no text: it has a zero byte", TEXT_FILE);
    } catch (NoSuchFileException missing) {
      return unreadable(path, "there is no file '" + path + "'", advice.get());
    } catch (IOException unreadable) {
      String message = "cannot read '" + path + "': " + unreadable.getMessage();
      return unreadable(path, message, TEXT_FILE);
    }
  }

  private static Outcome<SourceText> unreadable(String path, String message, String help) {
    SourceText nothing = new SourceText(path, "");
    return Outcome.failed(
        Diagnostics.of(
            Lists.mutable.of(
                Diagnostic.of(DiagnosticCode.UNREADABLE_FILE, nothing, Span.NONE, message)
                    .withHelp(help))));
  }

  /** The text of a rule sheet; an error if it cannot be read. */
  public static SourceText read(String path) {
    return valueOf(tryRead(path));
  }

  /** The text of a file that is no rule sheet; an error if it cannot be read. */
  public static SourceText readOther(String path) {
    return valueOf(tryRead(path, () -> TEXT_FILE));
  }

  private static SourceText valueOf(Outcome<SourceText> source) {
    return source.value().orElseThrow(() -> new InputException(source.diagnostics()));
  }

  /** How names are compared, by the options. */
  public static CasePolicy policy(Arguments arguments) {
    return arguments.has(CASE_SENSITIVE) ? CasePolicy.SENSITIVE : CasePolicy.INSENSITIVE;
  }

  /**
   * Loads a game to be played. Errors are printed. Of findings that do not keep the game from being
   * played, only their existence is mentioned, as {@code validate} shows them.
   */
  public static Game load(String path, CasePolicy policy, Console console) {
    Outcome<Game> game = Game.load(read(path), policy, Strictness.LENIENT);
    if (game.value().isEmpty()) {
      throw new InputException(game.diagnostics());
    }
    mention(path, policy, game.diagnostics(), console);
    if (console.caching()) {
      game.get().fastEngine().keepIn(CircuitCache.ofUser());
    }
    return game.get();
  }

  /** Mentions on standard error that there are findings about a sheet that can be played. */
  public static void mention(
      String path, CasePolicy policy, Diagnostics findings, Console console) {
    if (findings.isEmpty()) {
      return;
    }
    int number = findings.all().size();
    String validate =
        "gonu validate "
            + path
            + (policy == CasePolicy.SENSITIVE ? " --" + CASE_SENSITIVE.name() : "");
    console
        .err()
        .println(
            "note: "
                + path
                + " can be played, but there "
                + (number == 1 ? "is 1 finding" : "are " + number + " findings")
                + " about it: "
                + validate);
  }

  /** Runs an action on a game. If the rules break down, the user gets an error. */
  public static void guard(Game game, Runnable action) {
    try {
      action.run();
    } catch (BrokenContractException fault) {
      throw broken(game, fault);
    }
  }

  /** The error for rules that break down in play. */
  public static InputException broken(Game game, BrokenContractException fault) {
    return new InputException(ContractExplanation.of(fault, game));
  }

  /** The text of diagnostics and their count. */
  public static String report(Diagnostics diagnostics) {
    return report(diagnostics, Screen.none(false));
  }

  /** The text of diagnostics and their count, as a screen shows it. */
  public static String report(Diagnostics diagnostics, Screen screen) {
    return FindingsText.all(diagnostics, screen);
  }
}
