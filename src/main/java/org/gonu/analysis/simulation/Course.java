package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Move;
import org.gonu.machine.State;

/**
 * A match from its start to a state, as a linked list. Courses with a common beginning share it.
 *
 * @param before the match one joint move earlier; empty at the start
 * @param jointMove the last joint move, in role order; empty at the start
 * @param length number of joint moves made
 */
record Course(
    Optional<Course> before,
    ImmutableList<Move> jointMove,
    State state,
    Inspection inspection,
    int length) {

  /** All courses from the start to this one. */
  ImmutableList<Course> steps() {
    MutableList<Course> steps = Lists.mutable.of(this);
    Optional<Course> earlier = before;
    while (earlier.isPresent()) {
      steps.add(earlier.get());
      earlier = earlier.get().before;
    }
    return steps.reverseThis().toImmutable();
  }

  /** The earlier course with the same state, if there is one. */
  Optional<Course> earlierVisit() {
    Optional<Course> earlier = before;
    while (earlier.isPresent() && !earlier.get().state.equals(state)) {
      earlier = earlier.get().before;
    }
    return earlier;
  }
}
