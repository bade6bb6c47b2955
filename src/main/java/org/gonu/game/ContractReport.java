package org.gonu.game;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Span;

/** Reports to the author of a rule sheet where its rules broke their contract in play. */
public final class ContractReport {
  /** Maximum number of further rules that are named. */
  private static final int NAMED_RULES = 10;

  /** Maximum length of the printed state, in characters. */
  private static final int STATE_LENGTH = 4000;

  private ContractReport() {}

  /**
   * The fault as a diagnostic at its first rule, with the other rules as notes and the state or
   * advice as help.
   */
  public static Diagnostics of(BrokenContractException fault, RuleSheet sheet) {
    Span place = fault.rules().isEmpty() ? Span.NONE : fault.rules().getFirst().span();
    String message = String.valueOf(fault.getMessage());
    Diagnostic finding = Diagnostic.of(fault.code(), sheet.source(), place, message);
    ImmutableList<Rule> others = fault.rules().drop(1);
    for (Rule other : others.take(NAMED_RULES)) {
      finding = finding.withNote(other.span(), "and this rule");
    }
    if (others.size() > NAMED_RULES) {
      int more = others.size() - NAMED_RULES;
      finding = finding.withNote(others.getLast().span(), "and " + more + " more, the last here");
    }
    String advice = advice(fault.code());
    if (fault.facts().notEmpty()) {
      finding = finding.withHelp("it happens in the state " + stateText(fault.facts()));
    } else if (!advice.isEmpty()) {
      finding = finding.withHelp(advice);
    }
    return Diagnostics.of(Lists.immutable.of(finding).castToList());
  }

  /**
   * What mends a fault of a role.
   *
   * @param role its name
   */
  public static String cure(DiagnosticCode code, String role) {
    return switch (code) {
      case NO_LEGAL_MOVE -> "a role that waits needs a move too, such as (legal " + role + " noop)";
      case NO_GOAL_VALUE ->
          "let one of these rules hold here, or add a goal of '" + role + "' for this end";
      case SEVERAL_GOAL_VALUES ->
          "let only one of these rules hold, by a condition that excludes the others";
      default -> "";
    };
  }

  /**
   * What to do about a fault that concerns no role; the empty string if there is nothing to say.
   */
  public static String advice(DiagnosticCode code) {
    return switch (code) {
      case TOO_MANY_FACTS ->
          "use fewer variables in the head, join them by literals that share variables, or split"
              + " the rule into relations of fewer arguments";
      case TERM_TOO_LARGE -> "let the term grow by a constant number of names, or bound its steps";
      case TOO_MUCH_WORK ->
          "join literals by shared variables, or split the rule: take what few variables tell out"
              + " into a relation of its own";
      case MATCH_TOO_LONG -> "gonu validate --simulate 100 shows what keeps matches from ending";
      default -> "";
    };
  }

  /** The facts, as many as fit. */
  private static String stateText(ImmutableList<Term> facts) {
    StringBuilder text = new StringBuilder();
    int told = 0;
    while (told < facts.size() && text.length() < STATE_LENGTH) {
      text.append(told == 0 ? "" : " ").append(facts.get(told));
      told++;
    }
    if (text.length() > STATE_LENGTH) {
      text.setLength(STATE_LENGTH);
      text.append("...");
    }
    int left = facts.size() - told;
    return left == 0 ? text.toString() : text + " and " + left + " more facts";
  }
}
