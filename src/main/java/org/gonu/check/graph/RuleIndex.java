package org.gonu.check.graph;

import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;

/** A rule sheet in negation normal form, indexed for the checks. */
public final class RuleIndex {
  private final RuleSheet sheet;
  private final ImmutableList<Rule> rules;
  private final ImmutableList<Use> uses;
  private final Grouping<Predicate, Rule> rulesOf;
  private final Grouping<Predicate, Use> usesOf;
  private final MutableSet<String> definedNames;

  /** By name the first of the predicates that are used. */
  private final MutableMap<String, Predicate> firstUsed = Maps.mutable.empty();

  /** Names that are used with several numbers of arguments. */
  private final MutableSet<String> usedVariously = Sets.mutable.empty();

  private final ImmutableList<Stratum> components;
  private final KeywordSlips keywordSlips;
  private final RelationSlips relationSlips;

  /** Indexes a sheet. */
  public RuleIndex(RuleSheet sheet) {
    this(sheet, sheet.rules().collect(NegationNormalForm::of));
  }

  /**
   * Indexes some rules of a sheet.
   *
   * @param rules bodies in negation normal form
   */
  public RuleIndex(RuleSheet sheet, ImmutableList<Rule> rules) {
    this.sheet = sheet;
    this.rules = rules;
    this.uses = rules.flatCollect(Traversal::uses);
    this.rulesOf = new Grouping<>(rules, rule -> rule.head().predicate());
    this.usesOf = new Grouping<>(uses, Use::target);
    this.definedNames = rulesOf.keys().collect(Predicate::name).toSet();
    for (Predicate used : usesOf.keys()) {
      if (!firstUsed.getIfAbsentPut(used.name(), used).equals(used)) {
        usedVariously.add(used.name());
      }
    }
    this.components = new DependencyGraph(rules, rulesOf).components();
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

  /** The predicates that have rules or facts, in the order of the sheet. */
  public ImmutableList<Predicate> heads() {
    return rulesOf.keys();
  }

  /** The predicates of bodies, in the order of the sheet. */
  public ImmutableList<Predicate> used() {
    return usesOf.keys();
  }

  /** The rules and facts whose head has a predicate. */
  public ImmutableList<Rule> rulesOf(Predicate predicate) {
    return rulesOf.get(predicate);
  }

  /** The atoms of bodies with a predicate. */
  public ImmutableList<Use> usesOf(Predicate predicate) {
    return usesOf.get(predicate);
  }

  /** True if bodies have a relation of the same name with another number of arguments. */
  public boolean isUsedOtherwise(Predicate predicate) {
    Predicate first = firstUsed.getIfAbsentValue(predicate.name(), predicate);
    return !first.equals(predicate) || usedVariously.contains(predicate.name());
  }

  /** True if a rule or fact has this relation in its head, with any number of arguments. */
  public boolean definesName(String relation) {
    return definedNames.contains(relation);
  }

  /** True if a rule or fact defines a predicate, or the language does. */
  public boolean isDefined(Predicate predicate) {
    return predicate.is(Keyword.TRUE)
        || predicate.is(Keyword.DOES)
        || rulesOf.number(predicate) >= 0;
  }

  /**
   * True if a rule lists possible facts or moves, by {@code base} or {@code input}, and no body
   * asks for them: nothing in play depends on it.
   */
  public boolean isIdleDeclaration(Rule rule) {
    Atom head = rule.head();
    return (head.is(Keyword.BASE) || head.is(Keyword.INPUT)) && usesOf(head.predicate()).isEmpty();
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
