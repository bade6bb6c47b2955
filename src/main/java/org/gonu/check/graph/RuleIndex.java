package org.gonu.check.graph;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.ImmutableListMultimap;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;

/** A rule sheet in negation normal form, indexed for the checks. */
public final class RuleIndex {
  private final RuleSheet sheet;
  private final ImmutableList<Rule> rules;
  private final ImmutableList<Use> uses;
  private final ImmutableListMultimap<Predicate, Rule> rulesOf;
  private final ImmutableListMultimap<Predicate, Use> usesOf;
  private final ImmutableListMultimap<String, Rule> rulesByName;
  private final ImmutableListMultimap<String, Use> usesByName;
  private final ImmutableList<Stratum> components;
  private final KeywordSlips keywordSlips;
  private final RelationSlips relationSlips;

  /** Indexes a sheet. */
  public RuleIndex(RuleSheet sheet) {
    this.sheet = sheet;
    this.rules = sheet.rules().collect(NegationNormalForm::of);
    this.uses = rules.flatCollect(Traversal::uses);
    this.rulesOf = rules.groupBy(rule -> rule.head().predicate());
    this.rulesByName = rules.groupBy(rule -> rule.head().relation().name());
    this.usesOf = uses.groupBy(Use::target);
    this.usesByName = uses.groupBy(use -> use.target().name());
    this.components = new DependencyGraph(rules).components();
    this.keywordSlips = new KeywordSlips(this);
    this.relationSlips = new RelationSlips(this);
  }

  /** The sheet as written. */
  public RuleSheet sheet() {
    return sheet;
  }

  /** All rules, bodies in negation normal form. */
  public ImmutableList<Rule> rules() {
    return rules;
  }

  /** All atoms of all bodies. */
  public ImmutableList<Use> uses() {
    return uses;
  }

  /** Groups of predicates that depend on each other, each after all that it depends on. */
  public ImmutableList<Stratum> components() {
    return components;
  }

  /** The components. A component that negates one of its own predicates is split rule by rule. */
  public ImmutableList<Stratum> strata() {
    return Strata.ofComponents(components);
  }

  /** The rules and facts by the predicate of their head. */
  public ImmutableListMultimap<Predicate, Rule> rulesByPredicate() {
    return rulesOf;
  }

  /** The atoms of bodies by their predicate. */
  ImmutableListMultimap<Predicate, Use> usesByPredicate() {
    return usesOf;
  }

  /** The rules and facts whose head has a predicate. */
  public ImmutableList<Rule> rulesOf(Predicate predicate) {
    return rulesOf.get(predicate);
  }

  /** The atoms of bodies with a predicate. */
  public ImmutableList<Use> usesOf(Predicate predicate) {
    return usesOf.get(predicate);
  }

  /** The atoms in bodies with this relation and any number of arguments. */
  public ImmutableList<Use> usesByName(String relation) {
    return usesByName.get(relation);
  }

  /** True if a rule or fact has this relation in its head, with any number of arguments. */
  public boolean definesName(String relation) {
    return rulesByName.containsKey(relation);
  }

  /** True if a rule or fact defines a predicate, or the language does. */
  public boolean isDefined(Predicate predicate) {
    return predicate.is(Keyword.TRUE)
        || predicate.is(Keyword.DOES)
        || rulesOf.containsKey(predicate);
  }

  /** Relations that are probably misspelled keywords. */
  public KeywordSlips keywordSlips() {
    return keywordSlips;
  }

  /** Relations that nothing defines. */
  public RelationSlips relationSlips() {
    return relationSlips;
  }
}
