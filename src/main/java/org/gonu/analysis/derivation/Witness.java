package org.gonu.analysis.derivation;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Term;
import org.gonu.gdl.Variable;

/**
 * The instance of a rule that made an atom hold. Following the premises always comes to an end:
 * each of them held before.
 *
 * @param rule as the sheet has it, body in negation normal form
 * @param bindings the value of each variable of the rule that the instance needs
 * @param premises the literals that were met, as the rule has them, in the order of the text; of a
 *     disjunction those of the disjunct that was taken
 */
public record Witness(
    Rule rule, ImmutableMap<Variable, Term> bindings, ImmutableList<Literal> premises) {}
