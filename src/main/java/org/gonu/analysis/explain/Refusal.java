package org.gonu.analysis.explain;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.gdl.Atom;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * Why no instance of an atom holds.
 *
 * @param atom the atom, with or without variables
 * @param attempts for each rule whose head unifies, how far it gets, the farthest first
 * @param otherRules number of rules for the relation whose heads do not unify
 * @param nearest a few atoms of the relation that hold and differ least
 */
public record Refusal(
    Atom atom, ImmutableList<Attempt> attempts, int otherRules, ImmutableList<Atom> nearest) {

  /**
   * How far a rule gets: the literal that fails after as many others as possible hold.
   *
   * @param rule body in negation normal form
   * @param bindings the values of variables at that point
   * @param met the literals that hold, in the order in which they are read
   * @param failed the literal that does not, with the bindings put in
   * @param alternatives literals that fail as well in its place, where it is an alternative of a
   *     disjunction; at most {@link #MAX_ALTERNATIVES}
   * @param open the literals that are not evaluated any more, with the bindings put in
   * @param refusal why the failed atom does not hold; empty for other literals, and beyond the
   *     requested depth
   * @param blocker why the atom of a failed negation holds; empty for other literals
   */
  public record Attempt(
      Rule rule,
      ImmutableMap<Variable, Term> bindings,
      ImmutableList<Literal> met,
      Literal failed,
      ImmutableList<Literal> alternatives,
      ImmutableList<Literal> open,
      Optional<Refusal> refusal,
      Optional<Derivation> blocker) {
    /** Most alternatives that are told. */
    static final int MAX_ALTERNATIVES = 20;
  }
}
