package org.gonu.cli.sheet;

import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.simulation.Simulation;
import org.gonu.analysis.simulation.SimulationReport;
import org.gonu.analysis.simulation.SimulationReport.RoleResult;
import org.gonu.analysis.simulation.Violation;
import org.gonu.game.Game;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Span;

/**
 * Checks a game by simulation, and records the matches that show errors.
 *
 * @param directory for the records
 */
public record SimulationCheck(Simulation.Limits limits, Path directory) {
  /**
   * The result of a check.
   *
   * @param diagnostics errors of the rules, and warnings
   * @param records the violations that are errors, each with the file that records its match
   */
  record Result(
      SimulationReport report, Diagnostics diagnostics, ImmutableList<Recorded> records) {}

  /** A violation and the file of the match that shows it. */
  record Recorded(Violation violation, Path file) {}

  /**
   * Checks a game.
   *
   * @param path of its sheet
   * @param isOver ends the check with what has been found so far
   */
  Result run(String path, Game game, BooleanSupplier isOver) {
    SimulationReport report = new Simulation(game, limits).run(isOver);
    MutableList<Diagnostic> findings = Lists.mutable.empty();
    MutableList<Recorded> records = Lists.mutable.empty();
    ViolationRecords writer = new ViolationRecords(path, game, limits.seed());
    for (Violation violation : report.violations().select(Violation::isError)) {
      Path file = writer.write(violation, directory);
      records.add(new Recorded(violation, file));
      findings.add(
          finding(game, violation)
              .withHelp(help(violation) + ": gonu replay --rules " + path + " " + file));
    }
    if (!isOver.getAsBoolean()) {
      findings.addAllIterable(neverWon(game, report));
    }
    return new Result(report, Diagnostics.of(findings), records.toImmutable());
  }

  /** A warning for each role that has never won; the role of chance has nothing to win. */
  public static ImmutableList<Diagnostic> neverWon(Game game, SimulationReport report) {
    return report
        .roles()
        .reject(result -> result.everReached() || result.role().isChance())
        .collect(role -> neverWon(game, role));
  }

  /** A violation as a diagnostic at the first rule that is at fault. */
  public static Diagnostic finding(Game game, Violation violation) {
    ImmutableList<Rule> rules = violation.rules();
    Span place = rules.isEmpty() ? Span.NONE : rules.getFirst().span();
    Diagnostic finding =
        Diagnostic.of(violation.code(), game.sheet().source(), place, violation.message());
    for (Rule other : rules.drop(1)) {
      finding = finding.withNote(other.span(), "and this rule");
    }
    return finding;
  }

  private static String help(Violation violation) {
    if (violation.length() == 0) {
      return "it happens in the first state";
    }
    String steps = violation.length() == 1 ? "1 step" : violation.length() + " steps";
    return (violation.isShortest()
            ? "it happens after "
            : "it happens, at the earliest seen, after ")
        + steps;
  }

  private static Diagnostic neverWon(Game game, RoleResult result) {
    Span place =
        game.rules()
            .rules()
            .detectOptional(
                rule ->
                    rule.head().is(Keyword.GOAL)
                        && rule.head()
                            .arguments()
                            .getLast()
                            .toString()
                            .equals("" + result.highest()))
            .map(Rule::span)
            .orElse(Span.NONE);
    return Diagnostic.of(
            DiagnosticCode.NEVER_WON,
            game.sheet().source(),
            place,
            "no match that was played gave role '"
                + result.role()
                + "' "
                + result.highest()
                + " points")
        .withHelp("it may be hard to get, or impossible; 'gonu coverage' tells what is missing");
  }
}
