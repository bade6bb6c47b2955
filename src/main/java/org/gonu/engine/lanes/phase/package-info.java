/**
 * The gates that lanes compute in each phase: those of a circuit, fewer where that is possible.
 *
 * <p>Comes in: a {@link org.gonu.engine.circuit.Circuit}. Goes out: a {@link
 * org.gonu.engine.lanes.phase.PhaseProgram} for each phase, from which {@code engine.lanes.compile}
 * makes code. Reading order: {@link org.gonu.engine.lanes.phase.BinaryCircuit} (groups of bases as
 * numbers), {@link org.gonu.engine.lanes.phase.PhaseProgram}, {@code TerminalPruning} (what follows
 * from a state not being terminal), {@link org.gonu.engine.lanes.phase.MoveSubstitution}, {@link
 * org.gonu.engine.lanes.phase.KeptFixpoints} (what recursion need not compute again), {@link
 * org.gonu.engine.lanes.phase.GateCone}.
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.phase;

import org.jspecify.annotations.NullMarked;
