/**
 * Derives properties of a circuit that searches use.
 *
 * <p>Comes in: a {@link org.gonu.engine.circuit.Circuit}. Goes out: independent factors, the bases
 * that only record the history, which states have the same future, the distance to a goal, and
 * states that have it. Reading order: {@link org.gonu.engine.circuit.analysis.CircuitAnalysis},
 * {@link org.gonu.engine.circuit.analysis.FactorFinder}, {@link
 * org.gonu.engine.circuit.analysis.StateEquivalence}, {@link
 * org.gonu.engine.circuit.analysis.History}, {@link
 * org.gonu.engine.circuit.analysis.GoalDistanceHeuristic}, {@code GoalStateSearch}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.circuit.analysis;

import org.jspecify.annotations.NullMarked;
