package org.gonu.ground;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.jspecify.annotations.Nullable;

/**
 * Takes variables out of rules with many instances, one after the other: the literals of a variable
 * become a rule of their own, whose head has the other variables of these literals (variable
 * elimination: Dechter, Bucket elimination, 1999; for rules: Bichler, Morak and Woltran, lpopt: a
 * rule optimization tool for answer set programming, 2016). A rule whose variables hang together in
 * a chain or a star then has a sum of small numbers of instances in place of their product.
 */
final class RuleDecomposition {
  /** Rules with fewer instances are left as they are. */
  private static final double MIN_INSTANCES = 2_000;

  /** What is left of a rule is left as it is if it has fewer instances. */
  private static final double MIN_INSTANCES_OF_REST = 20;

  /** By this factor a step has to lower the number of instances. */
  private static final double MIN_GAIN = 2;

  private final PartMaker parts;
  private final InstanceEstimate estimate;

  RuleDecomposition(PartMaker parts, InstanceEstimate estimate) {
    this.parts = parts;
    this.estimate = estimate;
  }

  /**
   * A rule in parts.
   *
   * @param rules the parts, the rest of the rule last
   * @param domains rules that define the guards of the parts
   * @param instances how many instances they have together, as far as can be estimated
   */
  record Result(
      ImmutableList<Conjunction> rules, ImmutableList<Conjunction> domains, double instances) {
    /** True if the rule was changed. */
    boolean isChanged() {
      return rules.size() > 1;
    }
  }

  /** A step: a variable is taken out. */
  private record Step(PartMaker.Part part, Conjunction rest, double partInstances, double all) {}

  /** Decomposes a rule; the rule alone if nothing is gained. */
  Result decompose(Conjunction rule) {
    MutableList<Conjunction> made = Lists.mutable.empty();
    MutableList<Conjunction> domains = Lists.mutable.empty();
    Conjunction rest = rule;
    double ofParts = 0;
    double ofRest = estimate.of(rest.conditions());
    while (ofRest >= (made.isEmpty() ? MIN_INSTANCES : MIN_INSTANCES_OF_REST)) {
      Step step = bestStep(rest);
      if (step == null || step.all() * MIN_GAIN > ofRest) {
        break;
      }
      made.add(step.part().rule());
      domains.addAllIterable(step.part().domains());
      rest = step.rest();
      ofParts += step.partInstances();
      ofRest = step.all() - step.partInstances();
    }
    return new Result(made.with(rest).toImmutable(), domains.toImmutable(), ofParts + ofRest);
  }

  private @Nullable Step bestStep(Conjunction rule) {
    MutableSet<Variable> inner =
        Conjunction.variables(rule.body()).withoutAll(Variables.of(rule.head()));
    Step best = null;
    for (Variable variable : inner.toSortedListBy(Variable::name)) {
      Step step = step(rule, variable);
      if (step != null && (best == null || step.all() < best.all())) {
        best = step;
      }
    }
    return best;
  }

  /** Takes a variable out; null if that is of no use. */
  private @Nullable Step step(Conjunction rule, Variable variable) {
    ImmutableList<Literal> own =
        rule.body().select(literal -> Variables.of(literal).contains(variable));
    ImmutableSet<Variable> shared = Conjunction.variables(own).without(variable).toImmutable();
    if ((own.size() < 2 && shared.isEmpty()) || own.size() == rule.body().size()) {
      return null;
    }
    if (own.noneSatisfy(parts::isDynamic)) {
      return null;
    }
    PartMaker.Part part = parts.part(rule, own, shared);
    if (!part.isSafe()) {
      return null;
    }
    part.domains().each(estimate::define);
    estimate.define(part.rule());
    Conjunction rest = part.restOf(rule, own);
    double partInstances = estimate.of(part.rule().conditions());
    return new Step(part, rest, partInstances, partInstances + estimate.of(rest.conditions()));
  }
}
