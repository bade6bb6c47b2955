package org.gonu.cli.sheet;

import java.nio.file.Files;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.analysis.simulation.Simulation;
import org.gonu.board.view.ViewFiles;
import org.gonu.check.checks.Strictness;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.Command;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.EndAtInterrupt;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.FindingsText;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.input.SheetFiles;
import org.gonu.cli.input.SheetLookup;
import org.gonu.game.Game;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.Severity;
import org.gonu.text.SourceText;

/** The command {@code validate}: checks rule sheets and view files. */
public final class ValidateCommand implements Command {
  private static final CommandOption LENIENT =
      CommandOption.flag(
          "lenient", "accept what can be played although it breaks the language, and list it");
  private static final CommandOption SIMULATE =
      CommandOption.value(
          "simulate",
          "N",
          "play N random matches too, look at all short ones, and check what happens");
  private static final CommandOption SEED =
      CommandOption.value("seed", "N", "of the random matches", 1);
  private static final CommandOption MAX_STEPS =
      CommandOption.value("max-steps", "M", "joint moves after which a match must be over", 1000);
  private static final CommandOption STATES =
      CommandOption.value("states", "N", "states of short matches that are looked at", 1000);
  private static final CommandOption SEARCH =
      CommandOption.value(
          "search",
          "SECONDS",
          "time in which --simulate searches for faults that random matches do not meet,"
              + " and proves that there are none; 0 for neither. Once a state breaks the"
              + " rules of play, random matches end, and half of the time is used",
          7);
  private static final CommandOption SAVE =
      CommandOption.value(
          "save", "DIR", "directory for the records of matches that show errors", "matches");
  private static final CommandOption DENY =
      CommandOption.value(
          "deny", "warnings", "end with code 1 if there are warnings too, as for tests of commits");
  private static final CommandOption ALL =
      CommandOption.flag(
          "all",
          "print every finding, not only the first "
              + FindingsText.SHOWN_OF_A_CODE
              + " of each code about a sheet");
  private static final CommandOption JSON =
      CommandOption.flag(
          "json",
          "print the findings as a JSON array; with --simulate as an object with the measurements");

  @Override
  public String name() {
    return "validate";
  }

  @Override
  public String summary() {
    return "checks rule sheets and view files, and explains what is wrong with them";
  }

  @Override
  public String arguments() {
    return "FILE|DIRECTORY...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        LENIENT,
        SIMULATE,
        SEED,
        MAX_STEPS,
        STATES,
        SEARCH,
        SAVE,
        DENY,
        ALL,
        GameFile.CASE_SENSITIVE,
        JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "validate rules/krk.kif",
        "validate --json rules/*.kif",
        "validate --lenient others.kif",
        "validate rules/onyx.view",
        "validate rules/krk.kif --simulate 1000",
        "validate rules --deny warnings",
        "validate - < rules/krk.kif");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("validate: expected at least one rule sheet");
    }
    if (!arguments.has(SIMULATE)) {
      Lists.immutable
          .of(SEED, MAX_STEPS, STATES, SEARCH, SAVE)
          .detectOptional(arguments::has)
          .ifPresent(
              option -> {
                throw new UsageException("validate: --" + option.name() + " needs --simulate");
              });
    }
    if (arguments.text(DENY).filter(what -> !what.equals("warnings")).isPresent()) {
      throw new UsageException("--deny must be 'warnings'");
    }
    try (EndAtInterrupt end = EndAtInterrupt.install(console)) {
      return validate(arguments, console, end);
    }
  }

  /** Checks one sheet after the other; an interrupt ends it with the present sheet. */
  private static int validate(Arguments arguments, Console console, EndAtInterrupt end) {
    Optional<SimulationCheck> check =
        arguments.has(SIMULATE) ? Optional.of(check(arguments)) : Optional.empty();
    ValidateOutput output =
        new ValidateOutput(
            console,
            new ValidateOutput.Form(
                arguments.has(JSON),
                check.isPresent(),
                arguments.has(LENIENT),
                arguments.has(ALL),
                arguments.positional().anySatisfy(ValidateCommand::isDirectory)));
    for (String path : arguments.positional().flatCollect(ValidateCommand::files)) {
      if (end.isAsked()) {
        break;
      }
      SheetFinding finding = look(path, arguments, check, end, console);
      end.begin();
      output.add(finding);
    }
    output.end();
    if (end.isAsked()) {
      console.err().println("gonu: broken off; this is what was found up to here");
    }
    console.flush();
    boolean isDenied = arguments.has(DENY) && output.found().warningCount() > 0;
    return output.found().hasErrors() || isDenied ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
  }

  /**
   * The files of an argument: of a directory its sheets, each with the view file beside it. A
   * missing file is reported like any other finding.
   */
  private static ImmutableList<String> files(String path) {
    return isDirectory(path)
        ? SheetFiles.below(path).flatCollect(ValidateCommand::withView)
        : Lists.immutable.of(SheetLookup.find(path));
  }

  private static ImmutableList<String> withView(String sheet) {
    return ViewFiles.nameFor(sheet)
        .filter(SheetLookup::exists)
        .map(view -> Lists.immutable.of(sheet, view))
        .orElseGet(() -> Lists.immutable.of(sheet));
  }

  private static boolean isDirectory(String path) {
    return SheetLookup.isBuiltInLibrary(path) || Files.isDirectory(GameFile.path(path));
  }

  private static SheetFinding look(
      String path,
      Arguments arguments,
      Optional<SimulationCheck> check,
      EndAtInterrupt end,
      Console console) {
    Outcome<SourceText> source = GameFile.tryRead(path);
    if (source.value().isPresent() && path.endsWith(ViewFiles.SUFFIX)) {
      Diagnostics found = ViewCheck.of(source.get(), GameFile.policy(arguments));
      return new SheetFinding(path, found, Diagnostics.NONE, Optional.empty());
    }
    Outcome<Game> strict = load(source, arguments, Strictness.STRICT);
    Outcome<Game> game =
        arguments.has(LENIENT) ? load(source, arguments, Strictness.LENIENT) : strict;
    SimulationProgress progress = new SimulationProgress(console, path);
    BooleanSupplier isOver = progress.counting(() -> isOver(end));
    Optional<SimulationCheck.Result> result =
        check.flatMap(each -> game.value().map(good -> each.run(path, good, isOver)));
    progress.end();
    Diagnostics played = result.map(SimulationCheck.Result::diagnostics).orElse(Diagnostics.NONE);
    return new SheetFinding(
        path,
        played.and(game.diagnostics()),
        tolerated(strict.diagnostics(), game.diagnostics()),
        result);
  }

  /** Asks whether the simulation has to end; from now on there are results to print. */
  private static boolean isOver(EndAtInterrupt end) {
    end.begin();
    return end.isAsked();
  }

  private static Outcome<Game> load(
      Outcome<SourceText> source, Arguments arguments, Strictness strictness) {
    return source.value().isEmpty()
        ? Outcome.failed(source.diagnostics())
        : Game.load(source.get(), GameFile.policy(arguments), strictness);
  }

  private static SimulationCheck check(Arguments arguments) {
    return new SimulationCheck(
        new Simulation.Limits(
            (int) arguments.number(SIMULATE, 0, 1_000_000),
            arguments.number(SEED, Long.MIN_VALUE, Long.MAX_VALUE),
            (int) arguments.number(MAX_STEPS, 1, 1_000_000),
            (int) arguments.number(STATES, 1, 10_000_000),
            arguments.number(SEARCH, 0, 100_000)),
        GameFile.path(arguments.text(SAVE).orElseThrow()));
  }

  /** The warnings that are errors with strict checking. */
  private static Diagnostics tolerated(Diagnostics strict, Diagnostics found) {
    ImmutableSet<Diagnostic> breaches =
        strict
            .all()
            .select(Diagnostic::isError)
            .collect(each -> each.withSeverity(Severity.WARNING))
            .toImmutableSet();
    return Diagnostics.of(found.all().select(breaches::contains).castToList());
  }
}
