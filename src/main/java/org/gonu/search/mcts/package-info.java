/**
 * Monte Carlo tree search fed by lanes, for games that are too large to be solved outright.
 *
 * <p>Input: a {@link org.gonu.machine.PackedGame}. Output: a {@link org.gonu.search.SearchReport}.
 * Reading order: {@link org.gonu.search.mcts.LaneSearch} (one search, from move to move), {@code
 * Workers}, {@code Worker} (gives jobs to its lanes and takes their results), {@code Descent} with
 * {@code Selection} and {@code SharedPrefixes}, {@code Expansion}, {@code PendingPaths}, {@code
 * Backpropagation} with {@code Bounds} (the solver) and {@code RunningMean}, {@code AmafUpdater}
 * with {@code AmafReliability} (GRAVE), {@code Tree}, {@code BranchingEstimate} (how much memory a
 * state takes), {@code TreeGc} with {@code RetentionMarker} (what is removed when memory is short),
 * {@code Reports}. Memory is in {@code search.mcts.store}, the choice of an edge in {@code
 * search.mcts.selection}, the choice of playouts in {@code search.mcts.playout}.
 *
 * <p>Every worker is one thread with its own lanes; all share the tree. Counts of playouts and sums
 * of goals are added atomically. Nodes are added and bounds changed under the lock of the tree.
 * Everything else happens while no worker runs. Reports can be read at any time except while nodes
 * or edges move; their numbers may be a moment apart.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.mcts;

import org.jspecify.annotations.NullMarked;
