package org.gonu.analysis.simulation;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Explainer;
import org.gonu.analysis.explain.Refusal;
import org.gonu.analysis.explain.ShortReason;
import org.gonu.game.ContractReport;
import org.gonu.game.Game;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Span;

/**
 * Tells what fails where the rules of a game break their contract: of each rule for a move or a
 * goal value that is missing, what it lacks; of several goal values, which rule gives which.
 */
public final class ContractExplanation {
  /** Most rules that are told of. */
  private static final int NAMED_RULES = 10;

  /** Rule instances after which rules are named without what they lack: about a second of work. */
  private static final int MAX_INSTANCES = 100_000;

  private final Game game;
  private final Program program;

  /** Explanations of the faults of a game. */
  public ContractExplanation(Game game) {
    this.game = game;
    this.program = new Program(game.rules());
  }

  /**
   * A fault of a game as a diagnostic; as {@link ContractReport} has it if it is not of a state.
   */
  public static Diagnostics of(BrokenContractException fault, Game game) {
    Diagnostics plain = ContractReport.of(fault, game.sheet());
    if (fault.role().isEmpty() || !isExplained(fault.code())) {
      return plain;
    }
    ImmutableList<Note> notes =
        new ContractExplanation(game).notes(fault.code(), fault.role().get(), fault.facts());
    Diagnostic finding = plain.all().getFirst();
    Diagnostic told =
        Diagnostic.of(finding.code(), finding.source(), finding.span(), finding.message());
    for (Note note : notes) {
      told = told.withNote(note.place(), note.text());
    }
    String advice = ContractReport.cure(fault.code(), fault.role().get().name());
    String state = finding.help().map(help -> "; " + help).orElse("");
    return notes.isEmpty()
        ? plain
        : Diagnostics.of(Lists.mutable.of(told.withHelp(advice + state)));
  }

  /**
   * A rule and what is to be said of it.
   *
   * @param text with the rule for its subject
   */
  public record Note(Span place, String text) {}

  private static boolean isExplained(DiagnosticCode code) {
    return code == DiagnosticCode.NO_LEGAL_MOVE
        || code == DiagnosticCode.NO_GOAL_VALUE
        || code == DiagnosticCode.SEVERAL_GOAL_VALUES;
  }

  /**
   * What fails in a state, rule by rule; empty if it is not known.
   *
   * @param facts of the state
   */
  public ImmutableList<Note> notes(DiagnosticCode code, Role role, ImmutableList<Term> facts) {
    if (!isExplained(code)) {
      return Lists.immutable.empty();
    }
    Model model = program.modelOf(facts, game.roles(), Lists.immutable.empty(), MAX_INSTANCES);
    Keyword missing = code == DiagnosticCode.NO_LEGAL_MOVE ? Keyword.LEGAL : Keyword.GOAL;
    try {
      return code == DiagnosticCode.SEVERAL_GOAL_VALUES
          ? givers(model, role)
          : refusals(model, missing, role);
    } catch (BrokenContractException tooLarge) {
      return code == DiagnosticCode.SEVERAL_GOAL_VALUES
          ? Lists.immutable.empty()
          : refusedRules(missing, role);
    }
  }

  /** The rules that could give what is missing, without a word on what they lack. */
  private ImmutableList<Note> refusedRules(Keyword missing, Role role) {
    return program
        .rulesFor(missing, role)
        .take(NAMED_RULES)
        .collect(rule -> new Note(rule.span(), "this rule does not hold"));
  }

  private static ImmutableList<Note> refusals(Model model, Keyword keyword, Role role) {
    return new Explainer(model)
        .explain(question(keyword, role), 1)
        .refusal()
        .map(Refusal::attempts)
        .orElse(Lists.immutable.empty())
        .take(NAMED_RULES)
        .collect(
            attempt ->
                new Note(
                    attempt.rule().span(), "this rule does not hold: " + ShortReason.of(attempt)));
  }

  private static ImmutableList<Note> givers(Model model, Role role) {
    return model
        .extension(Keyword.GOAL.predicate())
        .atoms()
        .select(atom -> atom.arguments().getFirst().toString().equals(role.name()))
        .toSortedListBy(Atom::toString)
        .take(NAMED_RULES)
        .flatCollect(
            atom ->
                model.witness(atom).stream()
                    .map(witness -> witness.rule())
                    .map(rule -> giver(rule, atom))
                    .toList())
        .toImmutable();
  }

  private static Note giver(Rule rule, Atom atom) {
    return new Note(rule.span(), "this rule gives " + atom.arguments().getLast());
  }

  private static Atom question(Keyword keyword, Role role) {
    return new Atom(
        Constant.of(keyword.word()),
        Lists.immutable.of(Constant.of(role.name()), new Variable("?any", Span.NONE)),
        Span.NONE);
  }
}
