package org.gonu.check.graph;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * A set of mutually dependent predicates, or a single predicate, with its rules. All other
 * predicates that its rules use belong to earlier strata. Facts of the sheet are rules without a
 * body.
 *
 * <p>A predicate whose rules negate it with other arguments, as in {@code (<= (goal r 100) (not
 * (goal r 0)))}, is in several strata: the atoms that a negation can match all come from earlier
 * ones.
 *
 * @param rules in the order of the sheet
 * @param recursive true if a rule of it depends on itself
 */
public record Stratum(
    ImmutableSet<Predicate> predicates, ImmutableList<Rule> rules, boolean recursive) {}
