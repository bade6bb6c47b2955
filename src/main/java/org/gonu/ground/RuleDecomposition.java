package org.gonu.ground;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.datalog.rule.InstanceEstimate;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;

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
  private final Stopwatch stopwatch;

  RuleDecomposition(PartMaker parts, InstanceEstimate estimate, Stopwatch stopwatch) {
    this.parts = parts;
    this.estimate = estimate;
    this.stopwatch = stopwatch;
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

  /**
   * Variables are taken out.
   *
   * @param splitsMove true if it is a {@link MoveCopy} or a {@link MoveProjection}
   */
  private record Step(
      PartMaker.Part part,
      Conjunction rest,
      double partInstances,
      double restInstances,
      boolean splitsMove) {
    double all() {
      return partInstances + restInstances;
    }
  }

  /** The steps made so far. */
  private record Progress(
      ImmutableList<PartMaker.Part> made, Conjunction rest, double ofParts, double ofRest) {
    Progress after(Step step) {
      return new Progress(
          made.newWith(step.part()),
          step.rest(),
          ofParts + step.partInstances(),
          step.restInstances());
    }

    double instances() {
      return ofParts + ofRest;
    }
  }

  /**
   * Decomposes a rule; the rule alone if nothing is gained. The best steps are made one after the
   * other. Since splitting a move pays only when other steps follow, each is tried as the first.
   */
  Result decompose(Conjunction rule) {
    stopwatch.step();
    double whole = estimate.of(rule.conditions());
    Progress none = new Progress(Lists.immutable.empty(), rule, 0, whole);
    if (whole < MIN_INSTANCES) {
      return new Result(Lists.immutable.of(rule), Lists.immutable.empty(), whole);
    }
    Progress best = continued(none);
    for (Step first : steps(rule).select(Step::splitsMove)) {
      Progress other = continued(none.after(first));
      if (other.instances() < best.instances() && other.instances() * MIN_GAIN <= whole) {
        best = other;
      }
    }
    return result(best);
  }

  /** The parts, which are decomposed in turn, and the rest. */
  private Result result(Progress progress) {
    MutableList<Conjunction> rules = Lists.mutable.empty();
    MutableList<Conjunction> domains = Lists.mutable.empty();
    double instances = progress.ofRest();
    for (PartMaker.Part part : progress.made()) {
      Result own = decompose(part.rule());
      rules.addAllIterable(own.rules());
      domains.addAllIterable(part.domains());
      domains.addAllIterable(own.domains());
      instances += own.instances();
    }
    return new Result(rules.with(progress.rest()).toImmutable(), domains.toImmutable(), instances);
  }

  /** Makes the best steps as long as they pay. */
  private Progress continued(Progress begun) {
    Progress progress = begun;
    while (progress.ofRest() >= MIN_INSTANCES_OF_REST) {
      Optional<Step> best = steps(progress.rest()).minByOptional(Step::all);
      if (best.isEmpty() || best.get().all() * MIN_GAIN > progress.ofRest()) {
        break;
      }
      progress = progress.after(best.get());
    }
    return progress;
  }

  /** All steps. Variables that have the same literals are taken out together. */
  private ImmutableList<Step> steps(Conjunction rule) {
    MutableList<Step> found = Lists.mutable.empty();
    innerVariables(rule)
        .forEach((own, variables) -> found.addAllIterable(steps(rule, own, variables)));
    found.addAllIterable(MoveProjection.of(rule).collect(projection -> step(rule, projection)));
    return found.toImmutable();
  }

  /** The variables that are not in the head, in order of their names, by all literals of each. */
  private static Map<ImmutableList<Literal>, MutableList<Variable>> innerVariables(
      Conjunction rule) {
    MutableListMultimap<Variable, Literal> literals = Multimaps.mutable.list.empty();
    for (Literal literal : rule.body()) {
      Variables.of(literal).each(variable -> literals.put(variable, literal));
    }
    Map<ImmutableList<Literal>, MutableList<Variable>> byLiterals = new LinkedHashMap<>();
    for (Variable inner :
        literals
            .keySet()
            .reject(Variables.of(rule.head())::contains)
            .toSortedListBy(Variable::name)) {
      byLiterals
          .computeIfAbsent(literals.get(inner).toImmutable(), own -> Lists.mutable.empty())
          .add(inner);
    }
    return byLiterals;
  }

  /** Asks for some arguments of a move by a part, and for the others by the atom of the move. */
  private Step step(Conjunction rule, MoveProjection projection) {
    PartMaker.Part part =
        parts.part(rule, Lists.immutable.of(projection.does()), projection.shared());
    estimate.define(part.rule());
    Conjunction rest =
        new Conjunction(
            rule.head(), projection.others().newWith(part.rule().head()), rule.guards());
    return new Step(
        part, rest, estimate.of(part.rule().conditions()), estimate.of(rest.conditions()), true);
  }

  /**
   * The steps that take some variables out; none if that is of no use.
   *
   * @param own all literals that have these variables
   */
  private ImmutableList<Step> steps(
      Conjunction rule, ImmutableList<Literal> own, MutableList<Variable> variables) {
    stopwatch.step();
    MutableSet<Variable> shared = Conjunction.variables(own).withoutAll(variables);
    boolean isUseless =
        (own.size() < 2 && shared.isEmpty())
            || own.size() == rule.body().size()
            || own.noneSatisfy(parts::isDynamic);
    return isUseless
        ? Lists.immutable.empty()
        : MoveCopy.of(rule, own, shared)
            .collect(copy -> step(rule, own, copy.literals(), copy.shared()))
            .newWith(step(rule, own, own, shared))
            .select(Optional::isPresent)
            .collect(Optional::get);
  }

  /**
   * Puts a part in place of some literals; empty if its variables would not be bound.
   *
   * @param own the literals that the part replaces
   * @param literals those of the part
   * @param shared the variables of its head
   */
  private Optional<Step> step(
      Conjunction rule,
      ImmutableList<Literal> own,
      ImmutableList<Literal> literals,
      SetIterable<Variable> shared) {
    PartMaker.Part part = parts.part(rule, literals, shared);
    if (!part.isSafe()) {
      return Optional.empty();
    }
    part.domains().each(estimate::define);
    estimate.define(part.rule());
    Conjunction rest = part.restOf(rule, own);
    return Optional.of(
        new Step(
            part,
            rest,
            estimate.of(part.rule().conditions()),
            estimate.of(rest.conditions()),
            literals != own));
  }
}
