/**
 * Static validation; the only maker of {@link org.gonu.check.ValidatedRules}.
 *
 * <p>Comes in: a {@link org.gonu.gdl.RuleSheet}. Goes out: rules that an engine can run, sorted
 * into strata, or diagnostics. Reading order: {@link org.gonu.check.Validator} (the entrance and
 * the list of checks), {@code RuleIndex} (what the checks ask of a sheet), {@code Findings} (what
 * is an error and what a warning), one class {@code ...Check} for each restriction, {@link
 * org.gonu.check.ValidatedRules} and its strata. Source: GDL specification, sections 3 and 4.
 */
@NullMarked
package org.gonu.check;

import org.jspecify.annotations.NullMarked;
