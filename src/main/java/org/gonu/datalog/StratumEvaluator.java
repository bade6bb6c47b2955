package org.gonu.datalog;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.check.graph.Stratum;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.machine.BrokenContractException;
import org.jspecify.annotations.Nullable;

/**
 * Computes the relations of one stratum from those of earlier ones. Recursive strata are evaluated
 * semi-naively: in every round, a rule only uses instances with at least one row that the round
 * before added.
 *
 * <p>Plans are made at the first evaluation, when the sizes of the relations of earlier strata are
 * known, and those of recursive rules when they are first run.
 */
public final class StratumEvaluator {
  /**
   * Recursive rules with more body literals are evaluated naively in every round: a plan for each
   * of the literals, each as long as the body, would take quadratic space.
   */
  private static final int MAX_DELTA_LITERALS = 100;

  /** The same for rules with disjunctions, whose plans have more literals together than these. */
  private static final int MAX_DELTA_SIZE = MAX_DELTA_LITERALS * MAX_DELTA_LITERALS;

  private final Stratum stratum;
  private final TermTable terms;
  private final Planner planner;
  private final Products products;
  private final Function<Predicate, Relation> relations;

  /** The relations of this stratum. */
  private final ImmutableList<Relation> own;

  /** The relations of this stratum without rows from earlier strata. */
  private final ImmutableList<Relation> fresh;

  private final MutableList<Fact> facts = Lists.mutable.empty();

  /** Plans of the rules that are not facts and do not need rows of this stratum, run once. */
  private final MutableList<RulePlan> plans = Lists.mutable.empty();

  /** The rows that the last round added to each relation; empty unless the stratum is recursive. */
  private final MutableMap<Predicate, Delta> deltas = Maps.mutable.empty();

  /** Plans of long recursive rules, run in every round. */
  private final MutableList<RecursivePlan> repeatedPlans = Lists.mutable.empty();

  /** Plans of recursive rules, each run in the rounds in which the delta that it joins has rows. */
  private final MutableList<RecursivePlan> deltaPlans = Lists.mutable.empty();

  /** Deltas whose relations may have grown in this round. With many relations, most have not. */
  private final MutableList<Delta> touched = Lists.mutable.empty();

  /** Number of rows of this stratum that {@link #advance} has counted. */
  private long rows;

  private boolean planned;

  /** Number of rows of this stratum for which older plans are still good. */
  private long plannedFor = 1_000;

  /** How often the relations of this stratum have outgrown the plans, in the first evaluation. */
  private int outgrown;

  private boolean firstEvaluation;

  /** The rule that is being planned or run. */
  private @Nullable Rule running;

  /** A fact of the sheet. */
  @SuppressWarnings("ArrayRecordComponent") // handed to the relation, never compared
  private record Fact(Relation relation, int[] row) {}

  /** The plan of a rule. */
  private record RulePlan(Rule rule, JoinPlan plan) {}

  /**
   * The plan of a recursive rule. It is made when it is first run, for the sizes that relations
   * have at that time.
   */
  private final class RecursivePlan {
    private final Rule rule;
    private final Supplier<JoinPlan> planning;

    /** True if there is only one order of its literals. */
    private final boolean isFixed;

    private @Nullable JoinPlan plan;
    private int madeFor;

    RecursivePlan(Rule rule, boolean isFixed, Supplier<JoinPlan> planning) {
      this.rule = rule;
      this.isFixed = isFixed;
      this.planning = planning;
    }

    /** Runs it, with a new plan if the relations of the stratum have outgrown the old one. */
    void run() {
      running = rule;
      JoinPlan current = plan;
      if (current == null || (madeFor < outgrown && !isFixed)) {
        current = planning.get();
        plan = current;
        madeFor = outgrown;
      }
      current.run();
      touch(delta(rule.head().predicate()));
    }
  }

  /**
   * An evaluator.
   *
   * @param begun predicates of the stratum that already have rows from an earlier one
   * @param relations gives the relation of a predicate, always the same one
   * @param limit limits the work of an evaluation
   */
  public StratumEvaluator(
      Stratum stratum,
      ImmutableSet<Predicate> begun,
      TermTable terms,
      Function<Predicate, Relation> relations,
      WorkLimit limit) {
    this.stratum = stratum;
    this.terms = terms;
    this.planner = new Planner(terms, relations, limit);
    this.products = new Products(planner, relations);
    this.relations = relations;
    this.own = stratum.predicates().toImmutableList().collect(relations::apply);
    this.fresh =
        stratum.predicates().reject(begun::contains).toImmutableList().collect(relations::apply);
  }

  /**
   * Computes the relations of the stratum anew.
   *
   * @throws BrokenContractException with the rule, if a rule exceeds a limit
   */
  public void evaluate() {
    try {
      fill();
    } catch (BrokenContractException endless) {
      BrokenContractException located =
          new BrokenContractException(
              endless.code(),
              String.valueOf(endless.getMessage()),
              endless.role(),
              endless.facts(),
              running == null ? Lists.immutable.empty() : Lists.immutable.of(running));
      located.initCause(endless);
      throw located;
    }
  }

  /** The rule that was planned or run last. */
  public Optional<Rule> running() {
    return Optional.ofNullable(running);
  }

  private void fill() {
    fresh.each(Relation::clear);
    firstEvaluation = !planned;
    if (!planned) {
      plan();
      planned = true;
    }
    for (int i = 0; i < facts.size(); i++) {
      facts.get(i).relation.add(facts.get(i).row);
    }
    for (int i = 0; i < plans.size(); i++) {
      running = plans.get(i).rule;
      plans.get(i).plan.run();
    }
    if (stratum.recursive()) {
      iterate();
    } else {
      own.each(Relation::publish);
    }
  }

  private void iterate() {
    touched.clear();
    rows = 0;
    for (Delta delta : deltas) {
      delta.reset();
      touched.add(delta);
    }
    IntArrayList due = new IntArrayList();
    while (advance(due)) {
      if (firstEvaluation && rows > plannedFor) {
        plannedFor = 4 * rows;
        outgrown++;
      }
      // In the order of the sheet, so that the order of rows is deterministic.
      due.sortThis();
      for (int i = 0; i < due.size(); i++) {
        deltaPlans.get(due.get(i)).run();
      }
      repeatedPlans.each(RecursivePlan::run);
    }
  }

  private void touch(Delta delta) {
    if (delta.touch()) {
      touched.add(delta);
    }
  }

  /**
   * Ends a round. Returns true if a relation grew.
   *
   * @param due receives the numbers of the plans with rows to join
   */
  private boolean advance(IntArrayList due) {
    due.clear();
    boolean grew = false;
    MutableList<Delta> ended = touched.toList();
    touched.clear();
    for (Delta delta : ended) {
      if (delta.advance()) {
        grew = true;
        rows += delta.to() - delta.from();
        due.addAll(delta.plans());
        // Touched, so that its rows stop counting as new after the next round.
        touch(delta);
      }
    }
    return grew;
  }

  private void plan() {
    if (stratum.recursive()) {
      // Rules that are evaluated naively also need the rows to become visible round by round.
      stratum.predicates().each(this::delta);
    }
    for (Rule rule : stratum.rules()) {
      running = rule;
      if (rule.isFact()) {
        int[] row = new int[rule.head().arity()];
        rule.head().arguments().forEachWithIndex((term, i) -> row[i] = terms.intern(term));
        facts.add(new Fact(relations.apply(rule.head().predicate()), row));
      } else {
        if (!needsOwnRows(rule)) {
          plans.add(new RulePlan(rule, planner.plan(rule)));
        }
        planDeltas(rule);
        if (!stratum.recursive()) {
          products.check(rule);
        }
      }
    }
  }

  /** True if deltas alone give all conclusions, as a literal always joins rows of this stratum. */
  private boolean needsOwnRows(Rule rule) {
    return stratum.recursive()
        && rule.body()
            .anySatisfy(
                literal ->
                    literal instanceof Atom atom
                        && stratum.predicates().contains(atom.predicate()));
  }

  private void planDeltas(Rule rule) {
    if (!stratum.recursive()) {
      return;
    }
    if (rule.body().size() > MAX_DELTA_LITERALS
        || DeltaBodies.size(rule.body(), stratum.predicates()) > MAX_DELTA_SIZE) {
      repeatedPlans.add(new RecursivePlan(rule, false, () -> planner.plan(rule)));
      return;
    }
    DeltaBodies.forEach(
        rule.body(),
        stratum.predicates(),
        (body, atom) -> {
          Delta delta = delta(atom.predicate());
          Planner.DeltaAtom met = new Planner.DeltaAtom(atom, delta);
          delta.plans().add(deltaPlans.size());
          boolean isFixed = body.size() == 1;
          deltaPlans.add(
              new RecursivePlan(rule, isFixed, () -> planner.plan(rule.head(), body, met)));
        });
  }

  private Delta delta(Predicate predicate) {
    return deltas.getIfAbsentPut(predicate, () -> new Delta(relations.apply(predicate)));
  }
}
