package org.gonu.engine.lanes;

import org.eclipse.collections.api.list.MutableList;

/**
 * The operations of one step of a phase, before they have slots, and the values in which the world
 * outside of the code is interested.
 *
 * @param look finds out which moves are legal and which lanes have ended
 * @param choose lets the lanes choose a move
 * @param step makes the next state
 * @param legal by number of a move the value that tells whether it is legal
 * @param does by number of a move the value that tells whether it is made; -1 if no gate reads it
 * @param values the values of all these operations
 */
@SuppressWarnings("ArrayRecordComponent") // built and read by the compiler of lanes, never compared
record Cones(
    MutableList<Operation> look,
    MutableList<Operation> choose,
    MutableList<Operation> step,
    int[] legal,
    int[] does,
    Values values) {

  /** All operations in the order in which they run. */
  MutableList<Operation> all() {
    return look.clone().withAll(choose).withAll(step);
  }
}
