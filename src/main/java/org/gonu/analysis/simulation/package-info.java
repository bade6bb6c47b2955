/**
 * Checks the contract of a game in play, in the states of random matches and of a breadth-first
 * search.
 *
 * <p>Comes in: a game. Goes out: a {@link org.gonu.analysis.simulation.SimulationReport} with what
 * was measured, and for each {@link org.gonu.analysis.simulation.Violation} the shortest match
 * found that shows it. Reading order: {@link org.gonu.analysis.simulation.Simulation}, {@link
 * org.gonu.analysis.simulation.Course}, {@link org.gonu.analysis.simulation.Violation}, {@link
 * org.gonu.analysis.simulation.SimulationFindings}, {@link
 * org.gonu.analysis.simulation.ReportJson}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.analysis.simulation;

import org.jspecify.annotations.NullMarked;
