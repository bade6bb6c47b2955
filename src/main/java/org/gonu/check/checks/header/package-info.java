/**
 * Checks the header of a sheet, and whether roles, goals and moves are as it says.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link org.gonu.check.checks.header.HeaderCheck},
 * {@link org.gonu.check.checks.header.GameKindCheck}, {@link
 * org.gonu.check.checks.header.MoveTimingCheck}; the others in any order.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks.header;

import org.jspecify.annotations.NullMarked;
