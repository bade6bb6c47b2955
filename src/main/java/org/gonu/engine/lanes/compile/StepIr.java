package org.gonu.engine.lanes.compile;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.eclipse.collections.api.list.MutableList;

/**
 * The instructions of one step of a phase, before they have slots, and the values in which the
 * world outside of the code is interested.
 *
 * @param look finds out which moves are legal and which lanes have ended
 * @param choose lets the lanes choose a move
 * @param step makes the next state
 * @param legal by number of a move the value that tells whether it is legal
 * @param promising by number of a move the value that tells whether a search should think much of
 *     it; the same array as of legal moves where it should of all
 * @param does by number of a move the value that tells whether it is made; -1 if no gate reads it
 * @param values the values of all these instructions
 */
@SuppressWarnings("ArrayRecordComponent") // built and read by the compiler of lanes, never compared
record StepIr(
    MutableList<Instruction> look,
    MutableList<Instruction> choose,
    MutableList<Instruction> step,
    int[] legal,
    int[] promising,
    int[] does,
    VirtualRegisters values) {

  /** True if a search should not think much of all legal moves. */
  boolean tellsPromising() {
    return legal != promising;
  }

  /** The values that are read after the look, each once. */
  int[] seen() {
    return IntStream.concat(Arrays.stream(legal), Arrays.stream(promising)).distinct().toArray();
  }

  /** All instructions in the order in which they run. */
  MutableList<Instruction> all() {
    return look.clone().withAll(choose).withAll(step);
  }
}
