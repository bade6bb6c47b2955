/**
 * The lanes of one thread: starts jobs, makes steps, reports results.
 *
 * <p>Comes in: {@link org.gonu.engine.lanes.compile.LaneCode} and jobs of a client. Goes out:
 * reports to that client. Reading order: {@link org.gonu.engine.lanes.run.Batch}, {@code Runner}
 * (the loop over steps), {@code JobScheduler} (gives jobs to lanes), {@code CompletionTracker} with
 * {@code ChildReports} and {@code JobSums} (reports), {@code FlushPolicy} (when to report), {@code
 * BulkPlay} (playouts without jobs), {@link org.gonu.engine.lanes.run.SteppedLanes} with {@code
 * SteppedBlock} (matches stepped from outside), {@code MadeMoves} (recorded moves), {@code
 * PolicyMasks} (random masks for a move policy). Nothing here allocates in a step.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.run;

import org.jspecify.annotations.NullMarked;
