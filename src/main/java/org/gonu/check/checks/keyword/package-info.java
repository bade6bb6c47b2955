/**
 * Checks how a sheet uses the keywords of the language: how many arguments they have, where they
 * stand, what they may depend on, and names that are nearly keywords.
 *
 * <p>Comes in: a {@link org.gonu.check.graph.RuleIndex}. Goes out: {@link
 * org.gonu.check.checks.Findings}. Reading order: {@link
 * org.gonu.check.checks.keyword.KeywordArityCheck}, {@link
 * org.gonu.check.checks.keyword.KeywordPlacementCheck}, {@link
 * org.gonu.check.checks.keyword.KeywordDependenceCheck}; the others in any order.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.checks.keyword;

import org.jspecify.annotations.NullMarked;
