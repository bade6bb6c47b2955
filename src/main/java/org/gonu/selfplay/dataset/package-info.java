/**
 * Data sets of self-play: Parquet files, each a shard of some matches, with a data sheet that says
 * what the bits mean and a manifest that lists the files.
 *
 * <p>Comes in: matches of a {@link org.gonu.selfplay.MatchSource}. Goes out: a directory. Reading
 * order: {@link org.gonu.selfplay.dataset.DataSetPlan}, {@link org.gonu.selfplay.dataset.Shard},
 * {@link org.gonu.selfplay.dataset.ShardWriter} (one file, a pure function of plan and shard),
 * {@link org.gonu.selfplay.dataset.DataSheet}, {@link org.gonu.selfplay.dataset.Manifest}, {@link
 * org.gonu.selfplay.dataset.DataSetRun} (all files, by some threads). {@code PositionSchema} has
 * the columns.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.selfplay.dataset;

import org.jspecify.annotations.NullMarked;
