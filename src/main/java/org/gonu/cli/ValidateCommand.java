package org.gonu.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.simulation.Simulation;
import org.gonu.check.Strictness;
import org.gonu.game.Game;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/** Checks rule sheets. */
final class ValidateCommand implements Command {
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
  private static final CommandOption SAVE =
      CommandOption.value(
          "save", "DIR", "directory for the records of matches that show errors", "matches");
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
    return "checks rule sheets and explains what is wrong with them";
  }

  @Override
  public String arguments() {
    return "FILE...";
  }

  @Override
  public ImmutableList<CommandOption> options() {
    return Lists.immutable.of(
        SIMULATE, SEED, MAX_STEPS, STATES, SAVE, GameFile.CASE_SENSITIVE, JSON);
  }

  @Override
  public ImmutableList<String> examples() {
    return Lists.immutable.of(
        "validate rules/krk.kif",
        "validate --json rules/*.kif",
        "validate rules/krk.kif --simulate 1000");
  }

  @Override
  public int run(Arguments arguments, Console console) {
    if (arguments.positional().isEmpty()) {
      throw new UsageException("validate: expected at least one rule sheet");
    }
    Optional<Trial> trial =
        arguments.has(SIMULATE) ? Optional.of(trial(arguments)) : Optional.empty();
    Diagnostics all = Diagnostics.NONE;
    ArrayNode simulations = Json.array();
    for (String path : arguments.positional()) {
      Outcome<Game> game = load(path, arguments);
      Optional<Trial.Result> result =
          trial.flatMap(each -> game.value().map(good -> each.run(path, good)));
      Diagnostics found =
          result.map(Trial.Result::diagnostics).orElse(Diagnostics.NONE).and(game.diagnostics());
      all = all.and(found);
      result.ifPresent(each -> simulations.add(SimulationJson.of(path, each)));
      if (!arguments.has(JSON)) {
        console.out().print(new DiagnosticPrinter().print(found));
        if (found.isEmpty()) {
          console.out().println(path + ": fine");
        }
        result.ifPresent(each -> console.out().print(SimulationText.print(path, each.report())));
      }
    }
    if (arguments.has(JSON)) {
      console.out().println(Json.print(json(all, trial.isPresent(), simulations)));
    } else if (!all.isEmpty()) {
      console.out().println(new DiagnosticPrinter().summary(all.errorCount(), all.warningCount()));
    }
    return all.hasErrors() ? ExitCode.INPUT_HAS_ERRORS : ExitCode.FINE;
  }

  private static Outcome<Game> load(String path, Arguments arguments) {
    Outcome<SourceText> source = GameFile.tryRead(path);
    return source.value().isEmpty()
        ? Outcome.failed(source.diagnostics())
        : Game.load(source.get(), GameFile.policy(arguments), Strictness.STRICT);
  }

  private static Trial trial(Arguments arguments) {
    return new Trial(
        new Simulation.Limits(
            (int) arguments.number(SIMULATE, 0, 1_000_000),
            arguments.number(SEED, Long.MIN_VALUE, Long.MAX_VALUE),
            (int) arguments.number(MAX_STEPS, 1, 1_000_000),
            (int) arguments.number(STATES, 1, 10_000_000)),
        GameFile.path(arguments.text(SAVE).orElseThrow()));
  }

  private static JsonNode json(Diagnostics all, boolean simulated, ArrayNode simulations) {
    ArrayNode findings = DiagnosticsJson.of(all);
    if (!simulated) {
      return findings;
    }
    ObjectNode node = Json.object();
    node.set("findings", findings);
    node.set("simulations", simulations);
    return node;
  }
}
