package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.simulation.SimulationReport.RoleResult;
import org.gonu.game.Game;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Span;

/** What a simulation found, as diagnostics of the sheet. */
public final class SimulationFindings {
  private SimulationFindings() {}

  /**
   * A warning for each role that has never won, if a match came to its end; the role of chance has
   * nothing to win.
   */
  public static ImmutableList<Diagnostic> neverWon(Game game, SimulationReport report) {
    return report
        .results()
        .roles()
        .select(result -> report.results().sawEnd())
        .reject(result -> result.everReached() || result.role().isChance())
        .collect(role -> neverWon(game, role));
  }

  /** A violation as a diagnostic at the first rule that is at fault. */
  public static Diagnostic finding(Game game, Violation violation) {
    ImmutableList<Rule> rules = violation.rules();
    Span place = rules.isEmpty() ? Span.NONE : rules.getFirst().span();
    Diagnostic finding =
        Diagnostic.of(violation.code(), game.sheet().source(), place, violation.message());
    ImmutableList<ContractExplanation.Note> reasons =
        violation
            .role()
            .map(
                role ->
                    new ContractExplanation(game)
                        .notes(violation.code(), role, violation.steps().getLast().facts()))
            .orElse(Lists.immutable.empty());
    for (ContractExplanation.Note reason : reasons) {
      finding = finding.withNote(reason.place(), reason.text());
    }
    for (Rule other : reasons.isEmpty() ? rules.drop(1) : Lists.immutable.<Rule>empty()) {
      finding = finding.withNote(other.span(), "and this rule");
    }
    return finding;
  }

  private static Diagnostic neverWon(Game game, RoleResult result) {
    Span place = winning(game, result).map(Rule::span).orElse(Span.NONE);
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

  /** The rule that names the highest goal value of a role, or leaves its value open. */
  private static Optional<Rule> winning(Game game, RoleResult result) {
    String highest = Integer.toString(result.highest());
    ImmutableList<Rule> rules = new Program(game.rules()).rulesFor(Keyword.GOAL, result.role());
    return rules
        .detectOptional(rule -> rule.head().arguments().getLast().toString().equals(highest))
        .or(() -> rules.detectOptional(rule -> !rule.head().arguments().getLast().isGround()));
  }
}
