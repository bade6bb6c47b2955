package org.gonu.check.checks.role;

import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.checks.Check;
import org.gonu.check.checks.Findings;
import org.gonu.check.graph.RuleIndex;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.text.DiagnosticCode;

/**
 * Finds a word for any role, such as {@code role}, in a base fact where initial facts name a role:
 * {@code (base (control role))} beside {@code (init (control white))}.
 */
public final class RoleInBaseCheck implements Check {
  private static final ImmutableSet<String> ANY_ROLE = Sets.immutable.of("role", "player");

  /** A place of a fact, counted from 0. */
  private record Place(Predicate fact, int argument) {}

  @Override
  public void run(RuleIndex index, Findings findings) {
    ImmutableSet<Term> roles =
        index
            .rulesOf(Keyword.ROLE.predicate())
            .select(Rule::isFact)
            .collect(rule -> rule.head().arguments().getFirst())
            .toImmutableSet();
    MutableMap<Place, Term> initial = Maps.mutable.empty();
    for (Compound fact : factsOf(Keyword.INIT, index)) {
      for (int i = 0; i < fact.arguments().size(); i++) {
        if (roles.contains(fact.arguments().get(i))) {
          initial.putIfAbsent(place(fact, i), fact.arguments().get(i));
        }
      }
    }
    for (Compound fact : factsOf(Keyword.BASE, index)) {
      for (int i = 0; i < fact.arguments().size(); i++) {
        Term named = fact.arguments().get(i);
        Term inTheFirstState = initial.get(place(fact, i));
        if (inTheFirstState != null
            && ANY_ROLE.contains(named.toString())
            && !roles.contains(named)) {
          report(fact, i, inTheFirstState, findings);
        }
      }
    }
  }

  private static Place place(Compound fact, int argument) {
    return new Place(new Predicate(fact.function().name(), fact.arguments().size()), argument);
  }

  /** The facts with arguments that a keyword lists without conditions. */
  private static ImmutableList<Compound> factsOf(Keyword keyword, RuleIndex index) {
    return index
        .rulesOf(keyword.predicate())
        .select(Rule::isFact)
        .collect(rule -> rule.head().arguments().getFirst())
        .selectInstancesOf(Compound.class);
  }

  private static void report(Compound fact, int argument, Term initial, Findings findings) {
    Term named = fact.arguments().get(argument);
    String variable = "?" + named;
    String meant =
        fact.arguments()
            .collectWithIndex((term, i) -> i == argument ? variable : term.toString())
            .makeString("(" + fact.function() + " ", " ", ")");
    findings.oddity(
        findings
            .at(
                DiagnosticCode.UNKNOWN_ROLE,
                named.span(),
                "there is no role '" + named + "', and the first state has '" + initial + "' here")
            .withHelp(
                "did you mean all roles? write (<= (base " + meant + ") (role " + variable + "))"));
  }
}
