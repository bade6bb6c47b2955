/**
 * Dependences in a sheet: between relations, between rules, strata, and the terms that arguments
 * can have.
 *
 * <p>Comes in: a {@link org.gonu.gdl.RuleSheet}. Goes out: a {@link
 * org.gonu.check.graph.RuleIndex}, which all checks read. Reading order: that class, {@link
 * org.gonu.check.graph.RuleGraph}, {@link org.gonu.check.graph.DependencyGraph} with {@link
 * org.gonu.check.graph.Stratum}, {@link org.gonu.check.graph.MatchIndex}, {@link
 * org.gonu.check.graph.ArgumentNames}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.check.graph;

import org.jspecify.annotations.NullMarked;
