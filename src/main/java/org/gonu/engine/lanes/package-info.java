/**
 * Runs circuits in lanes: bit i of every word belongs to lane i, an independent playout.
 *
 * <p>Comes in: a {@link org.gonu.engine.circuit.Circuit}. Goes out: a {@link
 * org.gonu.machine.PackedGame}, from which searches take lanes. This package holds the facade,
 * {@link org.gonu.engine.lanes.LaneProgram}, and {@link org.gonu.engine.lanes.LaneCompiler}, which
 * makes it. The packages below are, in the order in which they work: {@code counting} and {@code
 * coding} (bases become numbers), {@code phase} (the gates of each phase), {@code lookahead} (gates
 * for decisive moves), {@code staging} (moves become parts of moves), {@code compile} (gates to
 * code), {@code kernel} (interprets code), {@code run} (gives jobs to lanes and reports results).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes;

import org.jspecify.annotations.NullMarked;
