package org.gonu.analysis.explain;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.analysis.derivation.Bindings;
import org.gonu.analysis.derivation.Model;
import org.gonu.analysis.derivation.Witness;
import org.gonu.analysis.explain.Derivation.Reason;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Literal.Distinct;
import org.gonu.gdl.Literal.Not;

/** Builds derivation trees. Each atom is derived in full only once. */
final class Derivations {
  private final Model model;
  private final MutableSet<Atom> shown = Sets.mutable.empty();

  Derivations(Model model) {
    this.model = model;
  }

  /**
   * The derivation of an atom that holds.
   *
   * @param depth maximum number of nested rules
   */
  Derivation of(Atom atom, int depth) {
    Optional<Witness> witness = model.witness(atom);
    if (witness.isEmpty()) {
      return Derivation.leaf(atom, atom.is(Keyword.DOES) ? Reason.MOVE : Reason.STATE);
    }
    if (witness.get().rule().isFact()) {
      return new Derivation(atom, Reason.FACT, witness, Lists.immutable.empty());
    }
    if (shown.contains(atom)) {
      return Derivation.leaf(atom, Reason.ABOVE);
    }
    if (depth == 0) {
      return new Derivation(atom, Reason.DEEPER, witness, Lists.immutable.empty());
    }
    shown.add(atom);
    ImmutableList<Derivation> premises =
        instances(witness.get()).collect(literal -> of(literal, depth - 1));
    return new Derivation(atom, Reason.RULE, witness, premises);
  }

  private static ImmutableList<Literal> instances(Witness witness) {
    Bindings bindings = new Bindings();
    witness.bindings().forEachKeyValue(bindings::bindGround);
    return witness.premises().collect(bindings::resolve);
  }

  private Derivation of(Literal premise, int depth) {
    if (premise instanceof Atom atom) {
      return of(atom, depth);
    }
    if (premise instanceof Distinct) {
      return Derivation.leaf(premise, Reason.DIFFERENT);
    }
    boolean isComparison = premise instanceof Not not && not.operand() instanceof Distinct;
    return Derivation.leaf(premise, isComparison ? Reason.SAME : Reason.ABSENT);
  }
}
