/**
 * Nested rollout policy adaptation: rollouts by a policy that learns from the best of them.
 *
 * <p>Input: a {@link org.gonu.search.planning.method.Start}. Output: lines, offered to {@link
 * org.gonu.search.planning.method.BestLine}. Reading order: {@link
 * org.gonu.search.planning.nrpa.PolicyAdaptation}, {@code NrpaRollouts} (rollouts in lanes), {@code
 * RolloutTrace} (a rollout and its best end), {@code Policy} (weights of moves, from which they are
 * drawn).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.search.planning.nrpa;

import org.jspecify.annotations.NullMarked;
