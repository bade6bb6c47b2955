package org.gonu.analysis.simulation;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.Move;

/**
 * Shortens a match that shows a fault, by delta debugging (Zeller and Hildebrandt 2002): leaves out
 * runs of joint moves, long ones first, if the others are still legal and show the same kind of
 * fault.
 */
final class Shrinker {
  /** Maximum number of states that are computed for one match. */
  private static final int MAX_STATES = 20_000;

  private final Inspector inspector;
  private final Fault.Kind kind;
  private final BooleanSupplier isOver;
  private int states;

  /**
   * A shortening.
   *
   * @param isOver polled now and then; true ends it with what was reached
   */
  Shrinker(Inspector inspector, Fault.Kind kind, BooleanSupplier isOver) {
    this.inspector = inspector;
    this.kind = kind;
    this.isOver = isOver;
  }

  /** The match, or a shorter one that shows a fault of the kind in its last state. */
  Course shrink(Course given) {
    Course best = given;
    for (int stretch = given.length() / 2; stretch > 0; stretch /= 2) {
      int from = 0;
      while (from + stretch <= best.length() && states < MAX_STATES && !isOver.getAsBoolean()) {
        Optional<Course> shorter = without(best.steps(), from, stretch);
        best = shorter.orElse(best);
        from = shorter.isPresent() ? from : from + 1;
      }
    }
    return best;
  }

  /** The match without a stretch of joint moves, up to the fault; empty if it does not show it. */
  private Optional<Course> without(ImmutableList<Course> steps, int from, int stretch) {
    Course course = steps.get(from);
    if (shows(course)) {
      return Optional.of(course);
    }
    for (Course step : steps.drop(from + stretch + 1)) {
      if (!isLegal(course, step.jointMove())) {
        return Optional.empty();
      }
      course = inspector.after(course, step.jointMove());
      states++;
      if (shows(course)) {
        return Optional.of(course);
      }
    }
    return Optional.empty();
  }

  private boolean shows(Course course) {
    return inspector.faults(course).anySatisfy(fault -> fault.kind().equals(kind));
  }

  private static boolean isLegal(Course course, ImmutableList<Move> jointMove) {
    return course.inspection().goesOn()
        && course
            .inspection()
            .legal()
            .collectWithIndex((legal, role) -> legal.contains(jointMove.get(role)))
            .allSatisfy(legal -> legal);
  }
}
