package org.gonu.ground.splitting;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.check.ValidatedRules;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.ArgumentDomains;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Constant;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.text.Span;

/**
 * Splits facts with many arguments of which a state has at most one: an order of eight pancakes
 * becomes eight facts, one for each place, so that there are 64 facts and not 40,320. A state has
 * all facts of the arguments or none, and rules that ask for some arguments name no others (as the
 * reformulations of planning tasks with finite-domain variables do: Helmert, Concise finite-domain
 * representations for PDDL planning tasks, 2009).
 */
public final class FactSplitting {
  private static final int MIN_ARGUMENTS = 3;

  /** Facts with fewer combinations of arguments are left whole. */
  private static final double MIN_COMBINATIONS = 20_000;

  private FactSplitting() {}

  /**
   * The rules of the same game with other facts.
   *
   * @param functions the functions whose facts were split
   */
  public record Result(ValidatedRules rules, ImmutableList<Predicate> functions) {}

  /** The function of the fact for an argument, counted from 0. No sheet has such a name. */
  public static Constant part(String function, int argument) {
    return Constant.of(function + " " + (argument + 1));
  }

  /** Splits what is proved to be single and has many combinations; empty if there is nothing. */
  public static Optional<Result> of(ValidatedRules rules) {
    return Alternatives.ofAll(rules.rules()).flatMap(all -> of(rules, all));
  }

  private static Optional<Result> of(ValidatedRules rules, ImmutableList<Conjunction> all) {
    ImmutableList<Predicate> functions = SingleFact.proved(all, MIN_ARGUMENTS);
    ImmutableList<Predicate> large =
        functions.isEmpty()
            ? functions
            : functions.select(function -> combinations(all, function) >= MIN_COMBINATIONS);
    return large.isEmpty() ? Optional.empty() : split(rules, all, large);
  }

  private static double combinations(ImmutableList<Conjunction> rules, Predicate function) {
    ImmutableList<Term> arguments =
        Interval.oneTo(function.arity())
            .<Term>collect(number -> new Variable("?" + number, Span.NONE))
            .toList()
            .toImmutable();
    Term fact = new Compound(Constant.of(function.name()), arguments, Span.NONE);
    Literal holds = new Atom(Constant.of(Keyword.TRUE.word()), Lists.immutable.of(fact), Span.NONE);
    var domains = new ArgumentDomains(rules).variables(Lists.immutable.of(holds));
    double product = 1;
    for (Term argument : arguments) {
      product *= domains.of((Variable) argument).size();
    }
    return product;
  }

  private static Optional<Result> split(
      ValidatedRules original,
      ImmutableList<Conjunction> rules,
      ImmutableList<Predicate> functions) {
    RuleSheet sheet = original.sheet();
    RuleSheet other =
        new RuleSheet(
            sheet.source(),
            sheet.header(),
            rules.flatCollect(new SplitRules(functions)::split),
            sheet.spelling(),
            sheet.complete());
    return Validator.validate(other, Strictness.LENIENT)
        .value()
        .map(valid -> new Result(valid.rewrittenFrom(original), functions));
  }
}
