package org.gonu.analysis.derivation;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * The rule instance that derived an atom. The premises were derived before, so that derivations are
 * well-founded.
 *
 * @param rule the rule, body in negation normal form
 * @param bindings the values of the variables that the instance binds
 * @param premises the satisfied literals, as written in the rule, in the order of the text; of a
 *     disjunction those of the disjunct that was taken
 */
public record Witness(
    Rule rule, ImmutableMap<Variable, Term> bindings, ImmutableList<Literal> premises) {}
