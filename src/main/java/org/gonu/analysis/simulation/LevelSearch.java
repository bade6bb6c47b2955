package org.gonu.analysis.simulation;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.text.DiagnosticCode;

/** Comes to the states of a game level by level, so that a fault is found by a shortest match. */
final class LevelSearch {
  private final Inspector inspector;
  private final ShortestFaults findings;
  private final Consumer<Course> seen;
  private final int maxStates;
  private final BooleanSupplier isOver;
  private final MutableSet<State> states = Sets.mutable.empty();
  private MutableList<Course> level = Lists.mutable.empty();
  private int depth;
  private boolean complete = true;

  /**
   * A look at a game.
   *
   * @param seen called with each new state
   * @param maxStates number of states after which it ends
   * @param isOver ends it before
   */
  LevelSearch(
      Inspector inspector,
      ShortestFaults findings,
      Consumer<Course> seen,
      int maxStates,
      BooleanSupplier isOver) {
    this.inspector = inspector;
    this.findings = findings;
    this.seen = seen;
    this.maxStates = maxStates;
    this.isOver = isOver;
  }

  void run() {
    visit(inspector.start());
    while (level.notEmpty() && complete) {
      MutableList<Course> last = level;
      level = Lists.mutable.empty();
      for (Course course : last) {
        if (course.look().goesOn() && complete) {
          expand(course, Lists.immutable.empty());
        }
      }
      if (level.notEmpty()) {
        depth++;
      }
    }
  }

  /** Number of states that were come to. */
  int states() {
    return states.size();
  }

  /** The greatest number of joint moves to one of them. */
  int depth() {
    return depth;
  }

  /** True if these are all states of the game. */
  boolean isComplete() {
    return complete;
  }

  /** Completes a joint move by every choice of the roles that have none yet. */
  private void expand(Course course, ImmutableList<Move> chosen) {
    if (chosen.size() < course.look().legal().size()) {
      for (Move move : course.look().legal().get(chosen.size())) {
        expand(course, chosen.newWith(move));
      }
    } else if (states.size() < maxStates && !isOver.getAsBoolean()) {
      visit(inspector.after(course, chosen));
    } else {
      complete = false;
    }
  }

  private void visit(Course course) {
    // A circle may be closed by a way that is not kept, all else depends on the last step alone.
    inspector
        .faults(course)
        .each(
            fault -> findings.add(fault, course, fault.code() != DiagnosticCode.STATE_COMES_AGAIN));
    if (states.add(course.state())) {
      level.add(course);
      seen.accept(course);
    }
  }
}
