package org.gonu.cli;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.Strictness;
import org.gonu.game.Game;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** Checks rule sheets. */
final class ValidateCommand implements Command {
  private static final CommandOption JSON =
      CommandOption.flag("json", "print the findings as a JSON array");

  @Override
  public String name() {
    return "validate";
  }

  @Override
  public String summary() {
    return "checks rule sheets and explains what is wrong with them";
  }

  @Override
  public String arguments() {
    return "FILE...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(GameFile.CASE_SENSITIVE, JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of("validate rules/krk.kif", "validate --json rules/*.kif");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("validate: expected at least one rule sheet");
    }
    Diagnostics all = Diagnostics.NONE;
    for (String path : arguments.positional()) {
      Outcome<SourceText> source = GameFile.tryRead(path);
      Diagnostics found =
          source
              .value()
              .map(text -> Game.load(text, GameFile.policy(arguments), Strictness.STRICT))
              .map(Outcome::diagnostics)
              .orElse(source.diagnostics());
      all = all.and(found);
      if (!arguments.has(JSON)) {
        console.out().print(new DiagnosticPrinter().print(found));
        if (found.isEmpty()) {
          console.out().println(path + ": fine");
        }
      }
    }
    if (arguments.has(JSON)) {
      console.out().println(Json.print(DiagnosticsJson.of(all)));
    } else if (!all.isEmpty()) {
      console.out().println(new DiagnosticPrinter().summary(all.errorCount(), all.warningCount()));
    }
    return all.hasErrors() ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
  }
}
