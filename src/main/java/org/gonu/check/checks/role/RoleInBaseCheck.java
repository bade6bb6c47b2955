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
  /** Words for any role; shorter ones may be names of something else in a base fact. */
  private static final ImmutableSet<String> ANY_ROLE = Sets.immutable.of("role", "player");

  /** A place of a fact, counted from 0. */
  private record Place(Predicate fact, int argument) {
    // Written out, since those of the record cost many times as much before they are compiled.
    @Override
    public boolean equals(Object other) {
      return other instanceof Place place && fact.equals(place.fact) && argument == place.argument;
    }

    @Override
    public int hashCode() {
      return 31 * fact.hashCode() + argument;
    }
  }

  @Override
  public void run(RuleIndex index, Findings findings) {
    ImmutableList<Rule> roleRules = index.rulesOf(Keyword.ROLE.predicate());
    if (!roleRules.allSatisfy(Rule::isFact) || !index.sheet().complete()) {
      return;
    }
    ImmutableSet<Term> roles =
        roleRules.collect(rule -> rule.head().arguments().getFirst()).toImmutableSet();
    check(roles, rolesOfTheFirstState(roles, index), index, findings);
  }

  /** A role of the first state by the place that has it. */
  private static MutableMap<Place, Term> rolesOfTheFirstState(
      ImmutableSet<Term> roles, RuleIndex index) {
    MutableMap<Place, Term> initial = Maps.mutable.empty();
    for (Rule rule : rulesOf(Keyword.INIT, index)) {
      Compound fact = fact(rule);
      for (int i = 0; i < fact.arguments().size(); i++) {
        if (roles.contains(fact.arguments().get(i))) {
          initial.putIfAbsent(place(fact, i), fact.arguments().get(i));
        }
      }
    }
    return initial;
  }

  private static void check(
      ImmutableSet<Term> roles,
      MutableMap<Place, Term> initial,
      RuleIndex index,
      Findings findings) {
    for (Rule rule : rulesOf(Keyword.BASE, index)) {
      Compound fact = fact(rule);
      for (int i = 0; i < fact.arguments().size(); i++) {
        Term named = fact.arguments().get(i);
        Term inTheFirstState = initial.get(place(fact, i));
        if (inTheFirstState != null
            && ANY_ROLE.contains(named.toString())
            && !roles.contains(named)) {
          report(rule, i, inTheFirstState, findings);
        }
      }
    }
  }

  private static Place place(Compound fact, int argument) {
    return new Place(fact.symbol(), argument);
  }

  /** The rules without conditions that list facts with arguments. */
  private static ImmutableList<Rule> rulesOf(Keyword keyword, RuleIndex index) {
    return index
        .rulesOf(keyword.predicate())
        .select(Rule::isFact)
        .select(rule -> rule.head().arguments().getFirst() instanceof Compound);
  }

  private static Compound fact(Rule rule) {
    return (Compound) rule.head().arguments().getFirst();
  }

  private static void report(Rule rule, int argument, Term initial, Findings findings) {
    Compound fact = fact(rule);
    Term named = fact.arguments().get(argument);
    String variable = "?" + named;
    String meant =
        fact.arguments()
            .collectWithIndex((term, i) -> i == argument ? variable : term.toString())
            .makeString("(" + fact.function() + " ", " ", ")");
    findings.oddity(
        RoleNameCheck.forAllRoles(
            findings.at(
                DiagnosticCode.UNKNOWN_ROLE,
                rule.head().span(),
                "there is no role '" + named + "', and the first state has '" + initial + "' here"),
            "(base " + meant + ")",
            variable));
  }
}
