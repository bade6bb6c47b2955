/**
 * Graph search: expands every state once, in the whole game or in one factor of it.
 *
 * <p>Input: a {@link org.gonu.search.planning.method.Start} and an open list. Output: lines,
 * offered to {@link org.gonu.search.planning.method.BestLine}. Reading order: {@link
 * org.gonu.search.planning.graph.ReachedStates} (all states found), {@link
 * org.gonu.search.planning.graph.GraphSearch}, {@link org.gonu.search.planning.graph.FactorSearch}
 * with {@code FactorStates} (each factor alone) and {@code Composition} (their lines joined).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.planning.graph;

import org.jspecify.annotations.NullMarked;
