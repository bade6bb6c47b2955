/**
 * The checks: one class for each requirement of the GDL specification, and for each common mistake.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link org.gonu.check.checks.Check} (the
 * contract), {@link org.gonu.check.checks.SafetyCheck}, {@link
 * org.gonu.check.checks.StratificationCheck}, {@link org.gonu.check.checks.RecursionCheck}; the
 * others in any order.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks;

import org.jspecify.annotations.NullMarked;
