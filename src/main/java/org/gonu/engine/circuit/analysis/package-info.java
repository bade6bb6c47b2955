/**
 * Finds out about a circuit what searches want to know.
 *
 * <p>Comes in: a {@link org.gonu.engine.circuit.Circuit}. Goes out: independent factors, what a
 * state remembers of its history, which states have the same future, how far it is to a goal.
 * Reading order: {@link org.gonu.engine.circuit.analysis.CircuitAnalysis}, {@link
 * org.gonu.engine.circuit.analysis.FactorFinder}, {@link
 * org.gonu.engine.circuit.analysis.StateEquivalence}, {@link
 * org.gonu.engine.circuit.analysis.History}, {@link
 * org.gonu.engine.circuit.analysis.GoalDistanceHeuristic}.
 */
@NullMarked
package org.gonu.engine.circuit.analysis;

import org.jspecify.annotations.NullMarked;
