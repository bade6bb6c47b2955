package org.gonu.analysis.explain;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Bindings;
import org.gonu.analysis.derivation.Model;
import org.gonu.gdl.Atom;
import org.gonu.machine.TermOrder;

/** Answers why an atom holds in a position, or why not. */
public final class Explainer {
  private final Model model;
  private final TermOrder order;

  /**
   * What there is to say about a question.
   *
   * @param question the atom that was asked for, with or without variables
   * @param instances the atoms of this form that hold, in canonical order
   * @param derivation why the first of them holds; empty if there is none
   * @param refusal why there is none; empty if there is one
   */
  public record Answer(
      Atom question,
      ImmutableList<Atom> instances,
      Optional<Derivation> derivation,
      Optional<Refusal> refusal) {}

  /** Explains a position. */
  public Explainer(Model model) {
    this.model = model;
    this.order = new TermOrder(model.program().rules());
  }

  /**
   * Answers a question.
   *
   * @param depth number of rules that may lie one below the other in the answer, at least 1
   */
  public Answer explain(Atom question, int depth) {
    ImmutableList<Atom> instances =
        model
            .extension(question.predicate())
            .atoms()
            .select(atom -> new Bindings().unify(question, atom))
            .toSortedList(this::compare)
            .toImmutable();
    Derivations derivations = new Derivations(model);
    return instances.isEmpty()
        ? new Answer(
            question,
            instances,
            Optional.empty(),
            Optional.of(new Refusals(model, derivations).of(question, depth - 1)))
        : new Answer(
            question,
            instances,
            Optional.of(derivations.of(instances.getFirst(), depth)),
            Optional.empty());
  }

  private int compare(Atom one, Atom other) {
    for (int i = 0; i < one.arity(); i++) {
      int byArgument = order.compare(one.arguments().get(i), other.arguments().get(i));
      if (byArgument != 0) {
        return byArgument;
      }
    }
    return 0;
  }
}
