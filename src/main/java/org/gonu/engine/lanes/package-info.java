/**
 * Runs circuits in lanes: bit i of every word belongs to lane i, an independent playout.
 *
 * <p>A {@link org.gonu.engine.lanes.LaneProgram} is compiled from a circuit: {@code Wiring} turns
 * gates into operations, {@code ChoiceTree} adds the choice of moves, {@code RunGrouping} brings
 * equal operations together, {@code SlotAllocation} gives them slots and {@code Assembler} writes
 * code. A {@code Kernel} carries code out, by vectors or plain loops. A {@code Batch} keeps the
 * lanes of one thread busy.
 */
@NullMarked
package org.gonu.engine.lanes;

import org.jspecify.annotations.NullMarked;
