/**
 * Depth-first searches that cut most branches by an assumption about the game, and so prove
 * nothing.
 *
 * <p>Input: a {@link org.gonu.search.planning.method.Start}. Output: lines, offered to {@link
 * org.gonu.search.planning.method.BestLine}. Reading order: {@link
 * org.gonu.search.planning.depthfirst.DescentSearch} with {@code DescentStates} (never away from
 * the goal), {@link org.gonu.search.planning.depthfirst.MostConstrainedSearch} with {@code
 * ConsumableBases} (the scarcest base first), {@link
 * org.gonu.search.planning.depthfirst.TargetSearch} (towards a state found by reasoning).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.planning.depthfirst;

import org.jspecify.annotations.NullMarked;
