package org.gonu.check;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;

/**
 * Predicates that depend on each other, with their rules; or a single predicate. All others that
 * its rules look at belong to earlier strata. Facts of the sheet are rules without a body.
 *
 * @param rules in the order of the sheet
 * @param recursive true if a predicate of it depends on itself
 */
public record Stratum(
    ImmutableSet<Predicate> predicates, ImmutableList<Rule> rules, boolean recursive) {}
