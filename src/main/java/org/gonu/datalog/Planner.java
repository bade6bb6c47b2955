package org.gonu.datalog;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.factory.primitive.ObjectIntMaps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.MutableObjectIntMap;
import org.eclipse.collections.api.set.MutableSet;
import org.eclipse.collections.api.set.SetIterable;
import org.gonu.check.graph.BoundVariables;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.And;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Literal.Or;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;
import org.gonu.gdl.Variables;
import org.gonu.text.DiagnosticCode;
import org.jspecify.annotations.Nullable;

/**
 * Orders the literals of a rule for a join: greedily, cheapest first, each when its variables allow
 * it to be evaluated. The order of the author does not matter.
 */
final class Planner {
  private final TermTable terms;
  private final Function<Predicate, Relation> relations;

  private final WorkLimit limit;

  Planner(TermTable terms, Function<Predicate, Relation> relations, WorkLimit limit) {
    this.terms = terms;
    this.relations = relations;
    this.limit = limit;
  }

  /** A literal of a recursive rule that joins only the rows of the last round. */
  record DeltaAtom(Atom atom, Delta delta) {}

  /** The plan of a rule over all rows. */
  JoinPlan plan(Rule rule) {
    return plan(rule, relations.apply(rule.head().predicate()));
  }

  /** The plan of a rule that adds its conclusions to a relation of another name. */
  JoinPlan plan(Rule rule, Relation conclusions) {
    Planning planning = new Planning(rule.head(), rule.body(), Optional.empty(), Reported.NOTHING);
    return planning.plan(conclusions);
  }

  /**
   * The plan that finds every instance of a rule over all rows, each exactly once.
   *
   * @param body a conjunction
   * @param reported literals of the body whose rows the instances name
   */
  JoinPlan plan(
      Atom head,
      ImmutableList<Literal> body,
      ImmutableList<Literal> reported,
      InstanceConsumer consumer) {
    Planning planning =
        new Planning(head, body, Optional.empty(), new Reported(reported, consumer));
    return planning.plan(relations.apply(head.predicate()));
  }

  /** The literals whose rows are reported to a consumer, if there is one. */
  private record Reported(ImmutableList<Literal> literals, @Nullable InstanceConsumer consumer) {
    static final Reported NOTHING = new Reported(Lists.immutable.empty(), null);

    /** The position of a literal, -1 if it is not reported. */
    int position(Literal literal) {
      return literals.detectIndex(other -> other == literal);
    }

    /** Variables that tell instances apart. */
    SetIterable<Variable> variables() {
      return literals.flatCollect(Variables::of, Sets.mutable.empty());
    }
  }

  /**
   * The plan of a rule in which one literal joins only the rows of the last round.
   *
   * @param body the body, without the alternatives that do not contain the literal
   */
  JoinPlan plan(Atom head, ImmutableList<Literal> body, DeltaAtom deltaAtom) {
    Planning planning = new Planning(head, body, Optional.of(deltaAtom), Reported.NOTHING);
    return planning.plan(relations.apply(head.predicate()));
  }

  /** The planning of one rule. */
  private final class Planning {
    private final Atom head;
    private final ImmutableList<Literal> body;
    private final Optional<DeltaAtom> deltaAtom;
    private final Reported reported;

    /** The row found for each reported literal; shared by the steps. */
    private final int[] rowsFound;

    /** Variables that tell conclusions apart. */
    private final SetIterable<Variable> headVariables;

    private final MutableObjectIntMap<Variable> registers = ObjectIntMaps.mutable.empty();
    private final PatternBuilder patterns = new PatternBuilder(terms, registers);

    Planning(
        Atom head, ImmutableList<Literal> body, Optional<DeltaAtom> deltaAtom, Reported reported) {
      this.head = head;
      this.body = body;
      this.deltaAtom = deltaAtom;
      this.reported = reported;
      this.rowsFound = new int[reported.literals.size()];
      this.headVariables = Variables.of(head).union(reported.variables());
    }

    JoinPlan plan(Relation relation) {
      MutableSet<Variable> bound = Sets.mutable.empty();
      MutableList<Step> steps = Lists.mutable.empty();
      MutableList<Literal> left = Lists.mutable.withAll(body);
      deltaAtom.ifPresent(
          first -> {
            left.removeIf(literal -> literal == first.atom());
            steps.add(deltaScan(first, bound));
          });
      steps.addAllIterable(Tests.merged(order(left, bound, headVariables)));
      if (steps.size() > EvaluationLimits.JOINED_LITERALS) {
        throw EvaluationLimits.fault(
            DiagnosticCode.TOO_MUCH_WORK,
            "a rule joins more than " + EvaluationLimits.JOINED_LITERALS + " literals");
      }
      TermExpression[] columns = patterns.expressions(head.arguments());
      InstanceConsumer consumer = reported.consumer;
      if (consumer != null) {
        steps.add(new InstanceSteps.Report(relation, columns, rowsFound, consumer));
        return new JoinPlan(JoinPlan.NEVER_SETTLED, relation, chain(steps), registers.size());
      }
      steps.add(new Steps.Conclusion(relation, columns));
      return new JoinPlan(relation, chain(steps), registers.size());
    }

    /**
     * Orders literals.
     *
     * @param bound bound variables; the variables that the steps bind are added
     * @param elsewhere variables of the head and of the literals around
     */
    private MutableList<Step> order(
        ListIterable<Literal> literals,
        MutableSet<Variable> bound,
        SetIterable<Variable> elsewhere) {
      OpenLiterals left =
          new OpenLiterals(literals, (literal, around) -> cost(literal, bound, around), elsewhere);
      MutableList<Step> steps = Lists.mutable.empty();
      while (left.notEmpty()) {
        Literal chosen = left.takeCheapest();
        if (chosen == null) {
          steps.add(alternatives(distributed(left.toList()), bound, elsewhere));
          return steps;
        }
        steps.add(step(chosen, bound, left.variablesAround(chosen)));
        Readiness.bind(chosen, bound);
        left.update(chosen);
      }
      return steps;
    }

    /**
     * Distributes literals over the alternatives of the first disjunction among them. This is the
     * last resort if disjunctions share a variable that none of them binds in every alternative.
     */
    private Or distributed(ListIterable<Literal> literals) {
      Or or =
          literals
              .selectInstancesOf(Or.class)
              .getFirstOptional()
              .orElseThrow(
                  () -> new IllegalStateException("unsafe rule passed validation: " + literals));
      ListIterable<Literal> others = literals.reject(literal -> literal == or);
      return new Or(
          or.operands()
              .collect(
                  operand ->
                      new And(
                          BoundVariables.conjunctionOf(operand)
                              .toList()
                              .withAll(others)
                              .toImmutable(),
                          or.span())),
          or.span());
    }

    private double cost(
        Literal literal, SetIterable<Variable> bound, SetIterable<Variable> around) {
      if (literal instanceof Or or) {
        return Readiness.isReady(or, bound, around) ? cost(or, bound) : Double.POSITIVE_INFINITY;
      }
      if (!Readiness.isReady(literal, bound, around)) {
        return Double.POSITIVE_INFINITY;
      }
      if (literal instanceof Atom atom) {
        return cost(atom, bound);
      }
      // A comparison costs almost nothing, a negation one lookup.
      return literal instanceof Not not && not.operand() instanceof Atom ? 0.02 : 0;
    }

    private double cost(Atom atom, SetIterable<Variable> bound) {
      if (bound.containsAllIterable(Variables.of(atom))) {
        return 0.01;
      }
      Relation relation = relations.apply(atom.predicate());
      return CostEstimate.rows(relation, terms, patterns.pattern(atom.arguments(), bound));
    }

    /** The sum over the alternatives of their cheapest literals. */
    private double cost(Or or, SetIterable<Variable> bound) {
      return or.operands()
          .collectDouble(
              operand ->
                  BoundVariables.conjunctionOf(operand)
                      .collectDouble(
                          literal -> literal instanceof Atom atom ? cost(atom, bound) : 0.5)
                      .minIfEmpty(0))
          .sum();
    }

    private Step step(Literal literal, SetIterable<Variable> bound, SetIterable<Variable> around) {
      if (literal instanceof Atom atom) {
        return lookup(atom, bound);
      }
      if (literal instanceof Distinct distinct) {
        return comparison(distinct, false);
      }
      if (literal instanceof Not not && not.operand() instanceof Distinct equality) {
        return equation(equality, bound);
      }
      if (literal instanceof Not not && not.operand() instanceof Atom atom) {
        if (reported.position(literal) >= 0) {
          return find(atom, literal, false);
        }
        return new Steps.Membership(
            relations.apply(atom.predicate()), patterns.expressions(atom.arguments()), false);
      }
      if (literal instanceof Or or) {
        return alternatives(or, bound, around);
      }
      throw new IllegalArgumentException("not in normal form: " + literal);
    }

    private boolean isExistential(SetIterable<Variable> bound) {
      return bound.containsAllIterable(headVariables);
    }

    private Step lookup(Atom atom, SetIterable<Variable> bound) {
      Relation relation = relations.apply(atom.predicate());
      if (bound.containsAllIterable(Variables.of(atom))) {
        return reported.position(atom) >= 0
            ? find(atom, atom, true)
            : new Steps.Membership(relation, patterns.expressions(atom.arguments()), true);
      }
      Pattern pattern = patterns.pattern(atom.arguments(), bound);
      if (reported.position(atom) >= 0) {
        return new InstanceSteps.NotedLookup(
            relation, terms, pattern, limit, rowsFound, reported.position(atom));
      }
      return new Steps.Lookup(relation, terms, pattern, isExistential(bound), limit);
    }

    private Step find(Atom atom, Literal literal, boolean needed) {
      return new InstanceSteps.NotedRow(
          relations.apply(atom.predicate()),
          patterns.expressions(atom.arguments()),
          needed,
          rowsFound,
          reported.position(literal));
    }

    private Step deltaScan(DeltaAtom first, MutableSet<Variable> bound) {
      Pattern pattern = patterns.pattern(first.atom().arguments(), bound);
      Step scan = new Steps.DeltaScan(first.delta(), terms, pattern, isExistential(bound), limit);
      bound.addAllIterable(Variables.of(first.atom()));
      return scan;
    }

    private Step comparison(Distinct terms, boolean wanted) {
      return new Steps.Comparison(
          patterns.expression(terms.left()), patterns.expression(terms.right()), wanted);
    }

    private Step equation(Distinct equality, SetIterable<Variable> bound) {
      boolean leftKnown = bound.containsAllIterable(Variables.of(equality.left()));
      boolean rightKnown = bound.containsAllIterable(Variables.of(equality.right()));
      if (leftKnown && rightKnown) {
        return comparison(equality, true);
      }
      Term value = leftKnown ? equality.left() : equality.right();
      Term form = leftKnown ? equality.right() : equality.left();
      return new Steps.Unification(
          patterns.expression(value), terms, patterns.pattern(Lists.immutable.of(form), bound));
    }

    private Step alternatives(Or or, SetIterable<Variable> bound, SetIterable<Variable> around) {
      MutableList<MutableList<Step>> branches = Lists.mutable.empty();
      for (Literal operand : or.operands()) {
        MutableSet<Variable> own = Sets.mutable.withAll(bound);
        MutableList<Step> branch =
            Tests.merged(order(BoundVariables.conjunctionOf(operand).toList(), own, around));
        branches.add(branch.isEmpty() ? Lists.mutable.of(new Steps.Continue()) : branch);
      }
      return new Steps.Alternatives(
          branches.collect(this::chain).toArray(new Step[0]),
          branches.collect(MutableList::getLast).toArray(new Step[0]),
          isExistential(bound),
          limit);
    }

    /** Links steps, at least one. Returns the first. */
    private Step chain(MutableList<Step> steps) {
      for (int i = 0; i + 1 < steps.size(); i++) {
        steps.get(i).setNext(steps.get(i + 1));
      }
      return steps.getFirst();
    }
  }
}
