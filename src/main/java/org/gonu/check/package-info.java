/**
 * Static validation; the only maker of {@link org.gonu.check.ValidatedRules}.
 *
 * <p>Comes in: a {@link org.gonu.gdl.RuleSheet}. Goes out: rules that an engine can run, sorted
 * into strata, or diagnostics. Reading order: {@link org.gonu.check.Validator} (the entrance and
 * the list of checks), one class for each check, {@link org.gonu.check.DependencyGraph}, {@link
 * org.gonu.check.ValidatedRules}. Source: GDL specification, sections 3 and 4.
 */
@NullMarked
package org.gonu.check;

import org.jspecify.annotations.NullMarked;
