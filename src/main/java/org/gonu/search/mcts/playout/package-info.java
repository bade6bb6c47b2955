/**
 * The choice of playouts: plain ones, ones that look one ply ahead, ones by a learned policy; and
 * what a sample of them tells of a game.
 *
 * <p>Input: a {@link org.gonu.machine.PackedGame}. Output: {@link
 * org.gonu.search.mcts.playout.PlayoutKind}. Reading order: that class, {@code PlayoutCost}, {@code
 * PolicyTraining} with {@code PlayoutSample}, {@link org.gonu.search.mcts.playout.LearnedPolicy};
 * {@link org.gonu.search.mcts.playout.GoalSample}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.mcts.playout;

import org.jspecify.annotations.NullMarked;
