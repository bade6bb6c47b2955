/**
 * Finds the edge with the highest upper confidence bound: the innermost loop of the search.
 *
 * <p>Reading order: {@link org.gonu.search.mcts.selection.EdgeScan} (the formula), {@code
 * PlainScan}, {@code VectorScan} (the same by vectors), {@code TableScan} (with GRAVE), {@link
 * org.gonu.search.mcts.selection.ScanSelector} with {@code ScanTiming} (which one is faster here),
 * {@code SqrtLog}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.mcts.selection;

import org.jspecify.annotations.NullMarked;
