/**
 * StepCounters of steps in lanes. A sheet counts by facts of which each follows from the one
 * before, {@code (step 1)}, {@code (step 2)} and so on; lanes count in binary. States outside of
 * lanes keep their bases: {@code lanes.run} translates them on the way in and out.
 *
 * <p>Comes in: a circuit. Goes out: its counters, the gates of their bits, and states in binary.
 * Reading order: {@code CounterChain}, {@code ChainFinder} (proves counters), {@link
 * org.gonu.engine.lanes.counting.StepCounters}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.counting;

import org.jspecify.annotations.NullMarked;
