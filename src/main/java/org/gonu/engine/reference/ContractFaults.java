package org.gonu.engine.reference;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.gonu.check.ValidatedRules;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Role;
import org.gonu.text.DiagnosticCode;

/**
 * Makes the exceptions for rules that break the contract of a game: finds the rules at fault and
 * writes the message.
 */
final class ContractFaults {
  private final ValidatedRules rules;

  ContractFaults(ValidatedRules rules) {
    this.rules = rules;
  }

  BrokenContractException noRoles() {
    return new BrokenContractException(
        DiagnosticCode.NO_ROLES,
        "no rule for 'role' gives a role",
        Optional.empty(),
        Lists.immutable.empty(),
        rules.rules().select(rule -> rule.head().is(Keyword.ROLE)));
  }

  BrokenContractException noLegalMove(Role role, ImmutableList<Term> facts) {
    return fault(
        DiagnosticCode.NO_LEGAL_MOVE,
        "role '" + role + "' has no legal move in a state that is not terminal",
        role,
        facts,
        rulesFor(Keyword.LEGAL, role));
  }

  /**
   * The rules for a keyword give more terms than the engine accepts. General rules are named first.
   *
   * @param what the beginning of the message, with its verb
   */
  BrokenContractException tooMany(Keyword keyword, String what, int limit, String noun) {
    ImmutableList<Rule> made =
        rules.rules().select(rule -> rule.head().predicate().is(keyword)).reject(Rule::isFact);
    return new BrokenContractException(
        DiagnosticCode.TOO_MANY_FACTS,
        what + " more than " + limit + " " + noun,
        Optional.empty(),
        Lists.immutable.empty(),
        made);
  }

  BrokenContractException noGoal(Role role, ImmutableList<Term> facts) {
    return fault(
        DiagnosticCode.NO_GOAL_VALUE,
        "role '" + role + "' has no goal value in this state",
        role,
        facts,
        rulesFor(Keyword.GOAL, role));
  }

  BrokenContractException severalGoals(
      Role role, ListIterable<Term> values, ImmutableList<Term> facts) {
    return fault(
        DiagnosticCode.SEVERAL_GOAL_VALUES,
        "role '" + role + "' has several goal values in one state: " + values.makeString(", "),
        role,
        facts,
        rulesFor(Keyword.GOAL, role).select(rule -> mayGive(rule, values)));
  }

  BrokenContractException badGoal(Role role, Term value, ImmutableList<Term> facts) {
    return fault(
        DiagnosticCode.BAD_GOAL_VALUE,
        "role '" + role + "' has the goal value '" + value + "', not a number from 0 to 100",
        role,
        facts,
        rulesFor(Keyword.GOAL, role).select(rule -> mayGive(rule, Lists.immutable.of(value))));
  }

  private static BrokenContractException fault(
      DiagnosticCode code,
      String message,
      Role role,
      ImmutableList<Term> facts,
      ImmutableList<Rule> culprits) {
    return new BrokenContractException(code, message, Optional.of(role), facts, culprits);
  }

  /** The rules for a keyword whose first argument is the role or a variable. */
  private ImmutableList<Rule> rulesFor(Keyword keyword, Role role) {
    return rules
        .rules()
        .select(rule -> rule.head().predicate().is(keyword))
        .select(
            rule ->
                !(rule.head().arguments().getFirst() instanceof Constant named)
                    || named.name().equals(role.name()));
  }

  private static boolean mayGive(Rule rule, ListIterable<Term> values) {
    Term value = rule.head().arguments().getLast();
    return !value.isGround() || values.contains(value);
  }
}
