/**
 * Checks what makes rules computable: safe, stratified, with finite relations.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link
 * org.gonu.check.checks.evaluation.SafetyCheck}, {@link
 * org.gonu.check.checks.evaluation.StratificationCheck}, {@link
 * org.gonu.check.checks.evaluation.RecursionCheck}; the others in any order.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks.evaluation;

import org.jspecify.annotations.NullMarked;
