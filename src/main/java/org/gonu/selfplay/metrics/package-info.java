/**
 * What matches tell of a game: length, branching, draws, advantages, depth.
 *
 * <p>Comes in: a game and matches of a {@link org.gonu.selfplay.MatchSource}. Goes out: {@link
 * org.gonu.selfplay.metrics.Metric}s, each with a 95 % interval where it was sampled. Reading
 * order: {@link org.gonu.selfplay.metrics.MatchMetrics}, {@link
 * org.gonu.selfplay.metrics.LeadChanges}, {@link org.gonu.selfplay.metrics.Depth}, {@link
 * org.gonu.selfplay.metrics.Complexity}; {@code Bootstrap} and {@code Ratio} make the intervals.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.selfplay.metrics;

import org.jspecify.annotations.NullMarked;
