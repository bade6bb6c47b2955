/**
 * Monte Carlo tree search fed by lanes: the search of games that are too large to be solved
 * outright.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame}. Goes out: a {@link
 * org.gonu.search.SearchReport}. Reading order: {@link org.gonu.search.mcts.LaneSearch} (one
 * search, from move to move), {@code Workers}, {@code Worker} (serves its lanes with jobs and takes
 * what they report), {@code Descent} with {@code Selection} (which goes through edges by an {@code
 * EdgeScan}) and {@code SharedPrefixes} (ways that share their upper part), {@code Expansion},
 * {@code Backpropagation} with {@code Bounds} (the solver), {@code Halving} and {@code RunningMean}
 * (numbers of playouts that go on for hours), {@code AmafUpdater} with {@code AmafTables} (GRAVE),
 * {@code Tree} with {@code NodeStore} and {@code EdgeStore} (the graph of states; each is a {@code
 * PagedStore}, whose pages {@code PageBudget} pays for), {@code NodeIndex} and {@code
 * JointChildren}, {@code BranchingEstimate} (how much room a state takes), {@code PlayoutKind}
 * (which playouts are made), {@code PolicyTraining} with {@code PlayoutSample} (what they prefer),
 * {@code Recycling} with {@code RetentionMarker} and {@code Compaction} (what is forgotten when
 * memory is short), {@code Reports}.
 *
 * <p>Every worker is one thread with lanes of its own; they share the tree. Numbers of playouts and
 * sums of goals are added atomically, nodes are added and bounds changed under the lock of the
 * tree, and all else happens while no worker runs. Reports are read at any time, but while nodes or
 * edges move, from numbers that may be a moment apart.
 */
@NullMarked
package org.gonu.search.mcts;

import org.jspecify.annotations.NullMarked;
