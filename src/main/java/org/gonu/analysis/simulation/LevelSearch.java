package org.gonu.analysis.simulation;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.text.DiagnosticCode;

/**
 * Breadth-first search through the states of a game, which finds each fault by a shortest match.
 */
final class LevelSearch {
  /** Joint moves that are tried for each state: many may lead to the same few states. */
  private static final int JOINT_MOVES = 16;

  private final Inspector inspector;
  private final ShortestFaults findings;
  private final Consumer<Course> seen;
  private final int maxStates;
  private final BooleanSupplier isOver;

  /** A state that was reached, by the order in which it was, and what was seen of it. */
  private record Reached(int number, Inspection inspection) {}

  private final MutableMap<State, Reached> reached = Maps.mutable.empty();
  private final Successions successions = new Successions();
  private MutableList<Course> level = Lists.mutable.empty();
  private int depth;
  private long jointMoves;
  private boolean complete = true;

  /**
   * A search.
   *
   * @param seen called with each new state
   * @param maxStates maximum number of states
   * @param isOver polled; true ends the search early
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
        if (course.inspection().goesOn() && complete) {
          expand(course, Lists.immutable.empty());
        }
      }
      if (level.notEmpty()) {
        depth++;
      }
    }
  }

  /** Number of states that were reached. */
  int states() {
    return reached.size();
  }

  /** The steps of the longest match; empty if a state can come again, or not all were reached. */
  OptionalInt longest() {
    return complete ? successions.longest(reached.size()) : OptionalInt.empty();
  }

  /** The greatest depth of a reached state, in joint moves. */
  int depth() {
    return depth;
  }

  /** True if all states of the game were reached. */
  boolean isComplete() {
    return complete;
  }

  /** Completes a joint move by every choice of the roles that have none yet. */
  private void expand(Course course, ImmutableList<Move> chosen) {
    if (!complete) {
      // Many roles have more joint moves than could ever be gone through.
      return;
    }
    if (chosen.size() < course.inspection().legal().size()) {
      for (Move move : course.inspection().legal().get(chosen.size())) {
        expand(course, chosen.newWith(move));
      }
    } else if (hasRoom() && !isOver.getAsBoolean()) {
      jointMoves++;
      Course next = inspector.after(course, chosen, this::inspection);
      visit(next);
      successions.add(number(course), number(next));
      // A step that the machine cannot make leads to states that nobody knows.
      complete &= next.length() > course.length();
    } else {
      complete = false;
    }
  }

  private boolean hasRoom() {
    return reached.size() < maxStates && jointMoves < (long) JOINT_MOVES * maxStates;
  }

  private Optional<Inspection> inspection(State state) {
    return Optional.ofNullable(reached.get(state)).map(Reached::inspection);
  }

  private int number(Course course) {
    return Objects.requireNonNull(reached.get(course.state())).number();
  }

  private void visit(Course course) {
    // Also for known states: a cycle depends on the course. All other faults depend on the last
    // step.
    inspector
        .faults(course)
        .each(
            fault -> findings.add(fault, course, fault.code() != DiagnosticCode.STATE_COMES_AGAIN));
    if (!reached.containsKey(course.state())) {
      reached.put(course.state(), new Reached(reached.size(), course.inspection()));
      level.add(course);
      seen.accept(course);
    }
  }
}
