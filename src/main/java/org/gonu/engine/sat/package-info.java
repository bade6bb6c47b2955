/**
 * A solver of propositional formulas, for proofs about circuits and states to plan for.
 *
 * <p>Comes in: clauses. Goes out: an assignment that satisfies them, or that there is none. Reading
 * order: {@link org.gonu.engine.sat.SatSolver}, {@link org.gonu.engine.sat.VariableOrder}, {@link
 * org.gonu.engine.sat.Formula}.
 *
 * <p>A variable is a number from 0; a literal is {@code 2 * variable + (negated ? 1 : 0)}, as in
 * the gates of a circuit. Variable 0 is the constant false.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 *
 * <p>Source: Eén and Sörensson, An extensible SAT-solver, 2003.
 */
@NullMarked
package org.gonu.engine.sat;

import org.jspecify.annotations.NullMarked;
