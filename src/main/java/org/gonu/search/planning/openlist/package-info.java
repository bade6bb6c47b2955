/**
 * The states that a graph search has still to expand, and in which order it does.
 *
 * <p>Input: states as they are found. Output: the number of the state to expand next. Reading
 * order: {@link org.gonu.search.planning.openlist.OpenList}, {@link
 * org.gonu.search.planning.openlist.BreadthFirst}, {@link
 * org.gonu.search.planning.openlist.NearestFirst} (by distance from the goal), {@link
 * org.gonu.search.planning.openlist.OpenLists} (several orders, by {@code Alternation}), {@code
 * Novelty}, {@code TypeBuckets}, {@code LongHeap}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.planning.openlist;

import org.jspecify.annotations.NullMarked;
