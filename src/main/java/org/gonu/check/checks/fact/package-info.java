/**
 * Checks the facts of a state: that some rule makes them, keeps them and declares them.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link
 * org.gonu.check.checks.fact.UnproducedFactCheck}, {@link
 * org.gonu.check.checks.fact.ForgottenFrameCheck}, {@link
 * org.gonu.check.checks.fact.UndeclaredDomainCheck}; the others in any order.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks.fact;

import org.jspecify.annotations.NullMarked;
