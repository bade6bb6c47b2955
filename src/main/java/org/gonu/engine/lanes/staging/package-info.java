/**
 * Moves in two stages: what is moved, then where to. A role of chess has thousands of moves, but
 * hundreds of pieces to move and places to go to, and gates mostly ask for one or the other.
 *
 * <p>Comes in: the netlist of a phase and its candidates. Goes out: for every candidate the two
 * parts that name it, and a netlist that reads these parts. {@code lanes.compile} chooses the
 * parts, one after the other. Reading order: {@link org.gonu.engine.lanes.staging.MoveStages} (the
 * parts), {@code MoveKind}, {@code StageCover} (a set of moves by parts), {@code StageFinder}
 * (which arguments make a part), {@link org.gonu.engine.lanes.staging.PhaseStages} (those of all
 * roles), {@link org.gonu.engine.lanes.staging.StagedNetlist} (the netlist).
 *
 * <p>Words: the glossary, {@code src/site/markdown/glossary.md}.
 */
@NullMarked
package org.gonu.engine.lanes.staging;

import org.jspecify.annotations.NullMarked;
