/**
 * Which playouts the search makes: plain ones, ones that look a ply ahead, ones by a learned
 * policy.
 *
 * <p>Comes in: a {@link org.gonu.machine.PackedGame}. Goes out: {@link
 * org.gonu.search.mcts.playout.PlayoutKind}. Reading order: that class, {@code PlayoutCost}, {@code
 * PolicyTraining} with {@code PlayoutSample}, {@link org.gonu.search.mcts.playout.LearnedPolicy}.
 */
@NullMarked
package org.gonu.search.mcts.playout;

import org.jspecify.annotations.NullMarked;
