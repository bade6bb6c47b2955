package org.gonu.check;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.check.graph.Stratum;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;

/**
 * Rules that an engine can run: safe, stratified, with finite extensions. Only a {@link Validator}
 * makes them.
 */
public final class ValidatedRules {
  private final RuleSheet sheet;
  private final ImmutableList<Rule> rules;
  private final ImmutableList<Stratum> strata;
  private final ImmutableList<Rule> original;

  ValidatedRules(RuleSheet sheet, ImmutableList<Rule> rules, ImmutableList<Stratum> strata) {
    this(sheet, rules, strata, rules);
  }

  private ValidatedRules(
      RuleSheet sheet,
      ImmutableList<Rule> rules,
      ImmutableList<Stratum> strata,
      ImmutableList<Rule> original) {
    this.sheet = sheet;
    this.rules = rules;
    this.strata = strata;
    this.original = original;
  }

  /** The same rules, known to be made from others. */
  public ValidatedRules rewrittenFrom(ValidatedRules others) {
    return new ValidatedRules(sheet, rules, strata, others.original);
  }

  /** The sheet as written. */
  public RuleSheet sheet() {
    return sheet;
  }

  /**
   * The rules in the order of the sheet, bodies in negation normal form: {@code not} stands only
   * before atoms and {@code distinct}, and no {@code and} stands outside of an {@code or}.
   */
  public ImmutableList<Rule> rules() {
    return rules;
  }

  /**
   * The rules from which these were made by rewriting, or these. Their text gives the canonical
   * order of terms, so that rewriting does not change it.
   */
  public ImmutableList<Rule> original() {
    return original;
  }

  /**
   * The same rules in strata: every stratum depends only on itself and on earlier ones, and negates
   * only earlier ones. Relations without rules ({@code true}, {@code does} and undefined ones) are
   * in no stratum. A predicate may be in several, see {@link Stratum}; every rule is in exactly
   * one.
   */
  public ImmutableList<Stratum> strata() {
    return strata;
  }

  /** The predicates that depend on themselves. */
  public ImmutableSet<Predicate> recursive() {
    return strata.select(Stratum::recursive).flatCollect(Stratum::predicates).toImmutableSet();
  }
}
