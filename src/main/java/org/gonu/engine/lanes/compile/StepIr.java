package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.list.MutableList;

/**
 * The intermediate representation of one step of a phase: instructions over virtual registers, and
 * the registers that are read from outside of the code.
 *
 * @param inspect computes which moves are legal and which lanes have ended
 * @param choose chooses a move of every role
 * @param step computes the next state
 * @param legal by move the register with the lanes in which it is legal
 * @param promising by move the register with the lanes in which the look-ahead approves of it; the
 *     array {@code legal} itself if it approves of all legal moves
 * @param made by move the registers that mark the lanes that make it: one, or two where moves have
 *     two stages; without those that no gate reads
 * @param registers the virtual registers of all these instructions
 */
@SuppressWarnings("ArrayRecordComponent") // built and read by the compiler of lanes, never compared
record StepIr(
    MutableList<Instruction> inspect,
    MutableList<Instruction> choose,
    MutableList<Instruction> step,
    int[] legal,
    int[] promising,
    int[][] made,
    VirtualRegisters registers) {

  /** True if the look-ahead marks some legal moves as unpromising. */
  boolean tellsPromising() {
    return legal != promising;
  }

  /** The registers that are read from outside after the inspection, each once. */
  int[] seen() {
    return IntStream.concat(Arrays.stream(legal), Arrays.stream(promising)).distinct().toArray();
  }

  /** All instructions in the order in which they run. */
  MutableList<Instruction> all() {
    return inspect.clone().withAll(choose).withAll(step);
  }
}
