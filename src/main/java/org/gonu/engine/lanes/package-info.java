/**
 * Runs circuits in lanes: bit i of every word belongs to lane i, an independent playout.
 *
 * <p>A {@link org.gonu.engine.lanes.LaneProgram} is compiled from a circuit: {@code Wiring} turns
 * gates into operations, {@code ChoiceTree} adds the choice of moves, {@code RunGrouping} brings
 * equal operations together, {@code SlotAllocation} gives them slots and {@code Assembler} writes
 * code. A {@code Kernel} carries code out, by vectors or plain loops.
 *
 * <p>A {@code Batch} is the lanes of one thread. A {@code Runner} makes the steps of one program in
 * them: {@code Assignments} fills lanes with jobs, {@code Results} and {@code JobSums} report what
 * has ended, {@code BulkPlay} does without jobs. {@code MadeMoves} counts the moves of lanes that
 * record, {@code Offers} lets a policy weigh moves. {@code DecisiveMoves} and {@code MoveKinds}
 * find gates by which playouts look one move ahead.
 */
@NullMarked
package org.gonu.engine.lanes;

import org.jspecify.annotations.NullMarked;
