package org.gonu.ground.bounding;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Span;

/**
 * Rewrites rules so that the grounder thinks of no other facts than those that states have. What
 * rules make of a state is renamed, and is a fact of the next one if it is known:
 *
 * <pre>{@code
 * (<= (next ?fact) (made ?fact) (known ?fact))
 * }</pre>
 *
 * <p>The grounder takes it that a fact that holds once holds for ever. So it would put each card on
 * each pile, and then again, without end.
 */
public final class BoundedFacts {
  private static final Constant MADE = Constant.of("fact made");
  private static final Constant KNOWN = Constant.of("fact known");
  private static final Variable FACT = new Variable("?fact", Span.NONE);

  private BoundedFacts() {}

  /** True if rules may make facts without end, so that a bound helps. */
  public static boolean mayHelp(ValidatedRules rules) {
    return GrowingTerms.areIn(rules);
  }

  /**
   * Rules of the same game.
   *
   * @param facts all facts of all states that can be reached
   * @return empty if the rules cannot be rewritten
   */
  public static Optional<ValidatedRules> by(ValidatedRules rules, ImmutableList<Term> facts) {
    Rule next =
        new Rule(
            atom(Constant.of(Keyword.NEXT.word()), FACT),
            Lists.immutable.of(atom(MADE, FACT), atom(KNOWN, FACT)),
            Span.NONE);
    ImmutableList<Rule> known =
        facts.collect(fact -> new Rule(atom(KNOWN, fact), Lists.immutable.empty(), Span.NONE));
    RuleSheet sheet = rules.sheet();
    RuleSheet other =
        new RuleSheet(
            sheet.source(),
            sheet.header(),
            rules.rules().collect(BoundedFacts::renamed).newWith(next).newWithAll(known),
            sheet.spelling(),
            sheet.complete());
    return Validator.validate(other, Strictness.LENIENT)
        .value()
        .map(valid -> valid.rewrittenFrom(rules));
  }

  private static Rule renamed(Rule rule) {
    Atom head = rule.head();
    return head.is(Keyword.NEXT)
        ? new Rule(new Atom(MADE, head.arguments(), head.span()), rule.body(), rule.span())
        : rule;
  }

  private static Atom atom(Constant relation, Term argument) {
    return new Atom(relation, Lists.immutable.of(argument), Span.NONE);
  }
}
