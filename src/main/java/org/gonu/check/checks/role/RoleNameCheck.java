package org.gonu.check.checks.role;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.check.graph.Traversal;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SpellingDistance;

/** Checks that roles are constants, and that the roles which rules name exist. */
public final class RoleNameCheck implements Check {
  private static final ImmutableList<Keyword> WITH_ROLE =
      Lists.immutable.of(Keyword.LEGAL, Keyword.DOES, Keyword.GOAL, Keyword.INPUT, Keyword.ROLE);

  /** Words that authors write for any role. */
  private static final ImmutableSet<String> ANY_ROLE =
      Sets.immutable.of("role", "player", "r", "p", "who", "any", "all");

  @Override
  public void run(RuleIndex index, Findings findings) {
    ImmutableList<Rule> roleRules = index.rulesOf(Keyword.ROLE.predicate());
    for (Rule rule : roleRules) {
      if (rule.head().arguments().getFirst() instanceof Compound compound) {
        findings.fatal(notConstant(compound, findings));
      }
    }
    boolean allKnown = roleRules.notEmpty() && roleRules.allSatisfy(Rule::isFact);
    if (allKnown && index.sheet().complete()) {
      ImmutableSet<Term> roles =
          roleRules.collect(r -> r.head().arguments().getFirst()).toImmutableSet();
      MutableSet<Term> reported = Sets.mutable.empty();
      index.rules().each(rule -> check(rule.head(), rule, roles, reported, findings));
      index.uses().each(use -> check(use.atom(), use.rule(), roles, reported, findings));
    }
  }

  private static Diagnostic notConstant(Compound compound, Findings findings) {
    return findings
        .at(
            DiagnosticCode.ROLE_NOT_CONSTANT,
            compound.span(),
            "the role '" + compound + "' is not a plain name")
        .withHelp("use a name such as '" + compound.function().name() + "'");
  }

  private static void check(
      Atom atom,
      Rule rule,
      ImmutableSet<Term> roles,
      MutableSet<Term> reported,
      Findings findings) {
    boolean namesRole =
        WITH_ROLE.anySatisfy(keyword -> atom.predicate().is(keyword))
            && atom.arguments().getFirst().isGround();
    if (!namesRole) {
      return;
    }
    Term named = atom.arguments().getFirst();
    if (!roles.contains(named) && reported.add(named)) {
      Diagnostic finding =
          findings.at(
              DiagnosticCode.UNKNOWN_ROLE, named.span(), "there is no role '" + named + "'");
      if (isVariableWithoutMark(named, rule)) {
        findings.breach(variable(finding, named, atom, rule, findings));
        return;
      }
      findings.breach(
          nearest(named, roles)
              .map(role -> finding.withSuggestion(role.toString()))
              .orElseGet(() -> finding.withHelp(list(roles))));
    }
  }

  /** True for the name of a variable of the rule, and for a word for any role. */
  private static boolean isVariableWithoutMark(Term named, Rule rule) {
    return ANY_ROLE.contains(named.toString())
        || Traversal.variables(rule).anySatisfy(each -> each.name().equals("?" + named));
  }

  private static Diagnostic variable(
      Diagnostic finding, Term named, Atom atom, Rule rule, Findings findings) {
    String meant = "?" + named;
    boolean isBound = Traversal.variables(rule).anySatisfy(each -> each.name().equals(meant));
    if (isBound || !rule.isFact()) {
      return isBound
          ? finding.withSuggestion(meant)
          : finding
              .withHelp("did you mean '" + meant + "'? bind it by (role " + meant + ")")
              .withReplacement(meant);
    }
    String head =
        "("
            + atom.relation().name()
            + " "
            + meant
            + " "
            + atom.arguments().drop(1).makeString(" ")
            + ")";
    return forAllRoles(findings.at(finding.code(), atom.span(), finding.message()), head, meant);
  }

  /** A finding about a fact with a word for any role, with the rule to write in its place. */
  static Diagnostic forAllRoles(Diagnostic finding, String head, String variable) {
    String rule = "(<= " + head + " (role " + variable + "))";
    return finding.withHelp("did you mean all roles? write " + rule).withReplacement(rule);
  }

  private static Optional<Term> nearest(Term named, ImmutableSet<Term> roles) {
    if (!(named instanceof Constant constant)) {
      return Optional.empty();
    }
    int limit = Math.max(1, SpellingDistance.tolerance(constant.name()));
    return roles.detectOptional(
        role -> SpellingDistance.between(constant.name(), role.toString(), limit) <= limit);
  }

  private static String list(ImmutableSet<Term> roles) {
    String names = roles.collect(role -> "'" + role + "'").toSortedList().makeString(", ");
    return (roles.size() == 1 ? "the only role is " : "the roles are ") + names;
  }
}
