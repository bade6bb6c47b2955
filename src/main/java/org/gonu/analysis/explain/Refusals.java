package org.gonu.analysis.explain;

import java.util.Comparator;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.analysis.derivation.Bindings;
import org.gonu.analysis.derivation.Matching;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.explain.Refusal.Attempt;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Not;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Finds how far the rules get that could derive an atom. Each atom is explained in full only once.
 */
final class Refusals {
  /** Maximum number of literals that are evaluated for one rule. */
  private static final int MAX_TRIES = 1_000_000;

  private final Model model;
  private final Derivations derivations;
  private final MutableSet<Atom> told = Sets.mutable.empty();

  Refusals(Model model, Derivations derivations) {
    this.model = model;
    this.derivations = derivations;
  }

  /**
   * Explains why no instance of an atom holds.
   *
   * @param depth maximum number of nested refusals and derivations
   */
  Refusal of(Atom form, int depth) {
    told.add(form);
    Atom goal = FreshVariables.in(form);
    ImmutableList<Rule> rules =
        model.program().rules().select(rule -> rule.head().predicate().equals(form.predicate()));
    MutableList<Attempt> attempts = Lists.mutable.empty();
    for (Rule rule : rules.reject(Rule::isFact)) {
      Bindings bindings = new Bindings();
      // In this order, so that the names of the rule are the ones that are shown.
      if (bindings.unify(goal, rule.head())) {
        attempts.add(new Search(rule, bindings).attempt(depth));
      }
    }
    attempts.sortThis(Comparator.comparing(attempt -> -attempt.met().size()));
    return new Refusal(
        form,
        attempts.toImmutable(),
        rules.count(rule -> !rule.isFact()) - attempts.size(),
        NearMisses.of(form, model.extension(form.predicate()).atoms()));
  }

  private boolean hasRules(Atom atom) {
    return model
        .program()
        .rules()
        .anySatisfy(rule -> !rule.isFact() && rule.head().predicate().equals(atom.predicate()));
  }

  /** The search for the farthest literal that a rule gets to. */
  private final class Search implements Matching.Observer {
    private final Rule rule;
    private final Bindings bindings;
    private final Matching matching;
    private int tries;
    private int farthest = -1;
    private ImmutableMap<Variable, Term> values;
    private ImmutableList<Literal> met = Lists.immutable.empty();
    private Literal failed;
    private final MutableList<Literal> alternatives = Lists.mutable.empty();
    private ImmutableList<Literal> open = Lists.immutable.empty();

    Search(Rule rule, Bindings bindings) {
      this.rule = rule;
      this.bindings = bindings;
      this.matching = new Matching(model, bindings, Matching.Order.READING, this);
      this.values = bindings.toMap();
      this.failed = rule.head();
    }

    private ImmutableMap<Variable, Term> groundValues() {
      return bindings.toMap().select((variable, value) -> value.isGround());
    }

    Attempt attempt(int depth) {
      matching.run(rule.body());
      Optional<Refusal> refusal = Optional.empty();
      Optional<Derivation> blocker = Optional.empty();
      if (failed instanceof Atom atom && !told.contains(atom) && (depth > 0 || !hasRules(atom))) {
        refusal = Optional.of(of(atom, depth - 1));
      }
      if (failed instanceof Not not && not.operand() instanceof Atom atom) {
        blocker = Optional.of(derivations.of(atom, depth));
      }
      return new Attempt(
          rule, values, met, failed, alternatives.toImmutable(), open, refusal, blocker);
    }

    @Override
    public void solved() {
      throw new IllegalStateException("a rule holds for an atom that does not: " + rule);
    }

    @Override
    public void tried(Literal literal, boolean holds, ImmutableList<Literal> after) {
      tries++;
      if (!holds && matching.met().size() > farthest) {
        farthest = matching.met().size();
        values = groundValues();
        met = matching.met().collect(bindings::resolve).toImmutable();
        failed = bindings.resolve(literal);
        open = after.collect(bindings::resolve);
        alternatives.clear();
      } else if (!holds && matching.met().size() == farthest && !rule.body().contains(literal)) {
        addAlternative(bindings.resolve(literal));
      }
    }

    /** Adds a literal of a disjunction that fails like the one that is told. */
    private void addAlternative(Literal literal) {
      if (alternatives.size() < Attempt.MAX_ALTERNATIVES
          && !literal.equals(failed)
          && !alternatives.contains(literal)) {
        alternatives.add(literal);
      }
    }

    @Override
    public boolean enough() {
      return tries > MAX_TRIES;
    }
  }
}
