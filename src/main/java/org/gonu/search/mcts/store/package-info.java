/**
 * The graph of states in memory: nodes and edges in pages of primitive arrays.
 *
 * <p>Reading order: {@link org.gonu.search.mcts.store.PageBudget} (who pays for pages), {@code
 * PagedStore}, {@link org.gonu.search.mcts.store.Aim} (what roles seek), {@link
 * org.gonu.search.mcts.store.NodeStore}, {@link org.gonu.search.mcts.store.EdgeStore} with {@link
 * org.gonu.search.mcts.store.Edge}, {@link org.gonu.search.mcts.store.NodeIndex} (a node by its
 * state), {@link org.gonu.search.mcts.store.JointChildren} (children by joint move), {@link
 * org.gonu.search.mcts.store.AmafTables} (GRAVE), {@link org.gonu.search.mcts.store.Halving}
 * (bounded counters), {@link org.gonu.search.mcts.store.Compaction}. Counts are added atomically;
 * adding nodes requires the lock of the tree.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.mcts.store;

import org.jspecify.annotations.NullMarked;
