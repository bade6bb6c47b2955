package org.gonu.engine.reference;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.ValidatedRules;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Keyword;
import org.gonu.gdl.Term;
import org.gonu.machine.StateMachine;

/** Makes reference machines. */
public final class ReferenceEngine {
  private ReferenceEngine() {}

  /**
   * Makes a machine for these rules.
   *
   * @throws org.gonu.machine.BrokenContractException if the rules give no roles
   */
  public static StateMachine machineFor(ValidatedRules rules) {
    return new ReferenceMachine(rules);
  }

  /**
   * The facts that a sheet declares by {@code base}, in canonical order. Declarations are hints:
   * they may be missing, incomplete or too wide.
   *
   * @throws org.gonu.machine.BrokenContractException if the declarations give too many facts
   */
  public static ImmutableList<Term> declaredFacts(ValidatedRules rules) {
    return rules.rules().anySatisfy(rule -> rule.head().predicate().is(Keyword.BASE))
        ? new StaticRelations(rules).declaredFacts()
        : Lists.immutable.empty();
  }

  /**
   * What the rules say about every state: the atoms of all relations that depend on neither state
   * nor moves, such as those that tell which cells are neighbours. Keywords are left out.
   *
   * @param maxArity most arguments of the relations that are looked at
   * @throws org.gonu.machine.BrokenContractException if a relation has too many atoms
   */
  public static ImmutableList<Atom> staticAtoms(ValidatedRules rules, int maxArity) {
    return new StaticRelations(rules).staticAtoms(maxArity);
  }
}
