package org.gonu.analysis.derivation;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.analysis.derivation.Program.Layer;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;

/**
 * Computes the atoms of one layer, semi-naively: after the first round, a recursive rule only uses
 * instances with an atom that the round before has found.
 */
final class LayerEvaluation {
  private final Model model;
  private final Layer layer;

  /** The atoms that the current round finds. */
  private MutableList<Atom> found = Lists.mutable.empty();

  LayerEvaluation(Model model, Layer layer) {
    this.model = model;
    this.layer = layer;
  }

  void run() {
    layer.rules().each(this::fireAll);
    while (layer.stratum().recursive() && found.notEmpty()) {
      MutableList<Atom> delta = found;
      found = Lists.mutable.empty();
      layer.rules().each(rule -> fireWith(rule, delta));
    }
  }

  private void fireAll(int number) {
    Rule rule = model.program().rules().get(number);
    new Firing(number, rule).run(matching -> matching.run(rule.body()));
  }

  /** Finds the instances of a rule that have a new atom among their premises. */
  private void fireWith(int number, MutableList<Atom> delta) {
    Rule rule = model.program().rules().get(number);
    ImmutableList<Atom> inside = Leaves.of(rule).selectInstancesOf(Atom.class).select(this::isOwn);
    if (inside.anySatisfy(atom -> !rule.body().contains(atom))) {
      // A recursive atom in a disjunction: such rules are rare, and evaluated naively.
      fireAll(number);
      return;
    }
    for (int i = 0; i < rule.body().size(); i++) {
      if (rule.body().get(i) instanceof Atom atom && isOwn(atom)) {
        ImmutableList<Literal> others = without(rule.body(), i);
        MutableList<Atom> fresh = delta.select(each -> each.predicate().equals(atom.predicate()));
        new Firing(number, rule).run(matching -> matching.run(atom, fresh, others));
      }
    }
  }

  private static ImmutableList<Literal> without(ImmutableList<Literal> body, int index) {
    return body.take(index).newWithAll(body.drop(index + 1));
  }

  private boolean isOwn(Atom atom) {
    return layer.stratum().predicates().contains(atom.predicate());
  }

  /** Collects the heads of a rule's instances; they are added when all are known. */
  private final class Firing implements Matching.Observer {
    private final int number;
    private final Rule rule;
    private final Bindings bindings = new Bindings();
    private final Matching matching;
    private final MutableSet<Atom> heads = Sets.mutable.empty();
    private final MutableList<Witness> witnesses = Lists.mutable.empty();
    private final MutableList<Atom> fresh = Lists.mutable.empty();

    Firing(int number, Rule rule) {
      this.number = number;
      this.rule = rule;
      this.matching = new Matching(model, bindings, Matching.Order.FEWEST, this);
    }

    void run(Consumer<Matching> search) {
      search.accept(matching);
      fresh.forEachWithIndex(
          (head, i) -> {
            if (model.add(head, Optional.of(witnesses.get(i)))) {
              found.add(head);
            }
          });
    }

    @Override
    public void solved() {
      model.markFired(number);
      Atom head = bindings.resolve(rule.head());
      if (!model.computed(head.predicate()).contains(head) && heads.add(head)) {
        fresh.add(head);
        witnesses.add(
            new Witness(
                rule,
                bindings.toMap(),
                matching.met().toSortedListBy(literal -> literal.span().start()).toImmutable()));
        model.checkRoom(fresh.size(), Optional.of(witnesses.getLast()));
      }
    }
  }
}
