package org.gonu.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.Strictness;
import org.gonu.game.Game;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.Position;
import org.gonu.text.Severity;
import org.gonu.text.SourceText;

/** Checks rule sheets. */
final class ValidateCommand implements Command {
  private static final CommandOption LENIENT =
      CommandOption.flag(
          "lenient", "accept what can be played although it breaks the language, and list it");
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
    return Lists.immutable.of(LENIENT, GameFile.CASE_SENSITIVE, JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "validate rules/krk.kif", "validate --json rules/*.kif", "validate --lenient others.kif");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("validate: expected at least one rule sheet");
    }
    Diagnostics all = Diagnostics.NONE;
    Diagnostics tolerated = Diagnostics.NONE;
    for (String path : arguments.positional()) {
      Outcome<SourceText> source = GameFile.tryRead(path);
      Diagnostics strict = check(source, arguments, Strictness.STRICT);
      Diagnostics found =
          arguments.has(LENIENT) ? check(source, arguments, Strictness.LENIENT) : strict;
      Diagnostics breaches = tolerated(strict, found);
      all = all.and(found);
      tolerated = tolerated.and(breaches);
      if (!arguments.has(JSON)) {
        print(path, found, breaches, console);
      }
    }
    if (arguments.has(JSON)) {
      console.out().println(Json.print(json(all, tolerated, arguments.has(LENIENT))));
    } else if (!all.isEmpty()) {
      console.out().println(new DiagnosticPrinter().summary(all.errorCount(), all.warningCount()));
    }
    return all.hasErrors() ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
  }

  private static Diagnostics check(
      Outcome<SourceText> source, Arguments arguments, Strictness strictness) {
    return source
        .value()
        .map(text -> Game.load(text, GameFile.policy(arguments), strictness))
        .map(Outcome::diagnostics)
        .orElse(source.diagnostics());
  }

  /** The warnings that are errors to strict checking. */
  private static Diagnostics tolerated(Diagnostics strict, Diagnostics found) {
    ImmutableSet<Diagnostic> breaches =
        strict
            .all()
            .select(Diagnostic::isError)
            .collect(each -> each.withSeverity(Severity.WARNING))
            .toImmutableSet();
    return Diagnostics.of(found.all().select(breaches::contains).castToList());
  }

  private static void print(String path, Diagnostics found, Diagnostics breaches, Console console) {
    console.out().print(new DiagnosticPrinter().print(found));
    if (found.isEmpty()) {
      console.out().println(path + ": fine");
    }
    if (!breaches.isEmpty()) {
      console.out().println(path + ": tolerated, errors without --lenient:");
      for (Diagnostic breach : breaches) {
        Position place = breach.source().position(breach.span().start());
        console
            .out()
            .println("  " + place + " " + breach.message() + " [" + breach.code().label() + "]");
      }
    }
  }

  private static ArrayNode json(Diagnostics all, Diagnostics tolerated, boolean lenient) {
    ArrayNode nodes = DiagnosticsJson.of(all);
    for (int i = 0; lenient && i < nodes.size(); i++) {
      boolean breach = tolerated.all().contains(all.all().get(i));
      ((ObjectNode) nodes.get(i)).put("tolerated", breach);
    }
    return nodes;
  }
}
