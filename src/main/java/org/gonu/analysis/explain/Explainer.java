package org.gonu.analysis.explain;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Bindings;
import org.gonu.analysis.derivation.Model;
import org.gonu.gdl.Atom;
import org.gonu.machine.TermOrder;

/** Explains why an atom holds in a position, or why it does not. */
public final class Explainer {
  private final Model model;
  private final TermOrder order;

  /**
   * The answer to a question.
   *
   * @param question the atom in question, with or without variables
   * @param instances the instances of it that hold, in canonical order
   * @param derivation why the first of them holds; empty if there is none
   * @param refusal why none holds; empty if one does
   */
  public record Answer(
      Atom question,
      ImmutableList<Atom> instances,
      Optional<Derivation> derivation,
      Optional<Refusal> refusal) {}

  /** An explainer of one position. */
  public Explainer(Model model) {
    this.model = model;
    this.order = new TermOrder(model.program().rules());
  }

  /**
   * Answers a question.
   *
   * @param depth maximum number of nested rules in the answer, at least 1
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
