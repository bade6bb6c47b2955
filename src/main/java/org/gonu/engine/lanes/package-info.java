/**
 * Runs circuits in lanes: bit i of every word belongs to lane i, an independent playout.
 *
 * <p>A {@link org.gonu.engine.lanes.LaneProgram} is compiled from a circuit: {@code Lowering} turns
 * gates into instructions, {@code ChoiceTree} adds the choice of moves, {@code Scheduler} brings
 * equal instructions together, {@code RegisterAllocator} gives them slots and {@code Assembler} writes
 * code. A {@code Interpreter} carries code out, by vectors or plain loops.
 *
 * <p>A {@code Batch} is the lanes of one thread. A {@code Runner} makes the steps of one program in
 * them: {@code JobScheduler} fills lanes with jobs, {@code CompletionTracker} and {@code JobSums} report what
 * has ended, {@code BulkPlay} does without jobs. {@code MadeMoves} counts the moves of lanes that
 * record, {@code PolicyMasks} lets a policy weigh moves. {@code DecisiveMoves} and {@code MoveClasses}
 * find gates by which playouts look one move ahead.
 */
@NullMarked
package org.gonu.engine.lanes;

import org.jspecify.annotations.NullMarked;
