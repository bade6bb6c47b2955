/**
 * Checks relations and functions: that they exist, are used, and have the same number of arguments
 * everywhere.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link
 * org.gonu.check.checks.relation.MissingRelationCheck}, {@link
 * org.gonu.check.checks.relation.UndefinedRelationCheck}, {@link
 * org.gonu.check.checks.relation.RelationArityCheck}; the others in any order.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks.relation;

import org.jspecify.annotations.NullMarked;
