package org.gonu.cli.sheet;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.analysis.simulation.Simulation;
import org.gonu.analysis.simulation.SimulationFindings;
import org.gonu.analysis.simulation.SimulationReport;
import org.gonu.analysis.simulation.Violation;
import org.gonu.game.ContractReport;
import org.gonu.game.Game;
import org.gonu.text.Counted;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;

/**
 * Checks a game by simulation, and records the matches that show errors.
 *
 * @param directory for the records
 */
record SimulationCheck(Simulation.Limits limits, Path directory) {
  /**
   * The result of a check.
   *
   * @param diagnostics errors of the rules, and warnings
   * @param records the violations that are findings, each with the file that records its match
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
    for (Violation violation : report.violations().select(Violation::isFinding)) {
      Path file = writer.write(violation, directory);
      records.add(new Recorded(violation, file));
      findings.add(
          SimulationFindings.finding(game, violation)
              .withHelp(
                  advice(violation) + help(violation) + ": " + command(violation, path, file)));
    }
    if (!isOver.getAsBoolean()) {
      findings.addAllIterable(SimulationFindings.neverWon(game, report));
    }
    return new Result(report, Diagnostics.of(findings), records.toImmutable());
  }

  /** What is missing in the sheet, where that is known. */
  private static String advice(Violation violation) {
    return violation
        .role()
        .map(role -> ContractReport.cure(violation.code(), role.name()))
        .or(
            () ->
                Optional.of(violation.code())
                    .filter(code -> code != DiagnosticCode.MATCH_TOO_LONG)
                    .map(ContractReport::advice))
        .filter(cure -> !cure.isEmpty())
        .map(cure -> cure + "; ")
        .orElse("");
  }

  /** The command that shows the place where it happens. */
  private static String command(Violation violation, String path, Path file) {
    if (violation.undone().isEmpty()) {
      return "gonu replay --rules " + path + " " + file;
    }
    String moves = violation.undone().makeString("'(", " ", ")'");
    return "gonu show " + path + " --after " + file + ":" + violation.length() + " --do " + moves;
  }

  private static String help(Violation violation) {
    if (violation.length() == 0) {
      return violation.undone().isEmpty()
          ? "it happens in the first state"
          : "it happens in the first step";
    }
    String steps = Counted.of(violation.length(), "step");
    return (violation.isShortest()
            ? "it happens after "
            : "it happens, at the earliest seen, after ")
        + steps
        + (violation.undone().isEmpty() ? "" : ", in the next one");
  }
}
