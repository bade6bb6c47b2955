package org.gonu.search;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.machine.Move;

/**
 * What a search found for one role.
 *
 * @param playouts finished playouts about the present state, those of earlier searches that are
 *     still of use included
 * @param nodes states in memory
 * @param depth length of the expected line, in steps
 * @param values by role the expected goal, 0 to 100 points
 * @param proved true if the value of the role is exact and the best move gets it for certain
 * @param candidates the role's moves, the one to play first; empty in a terminal state
 * @param expectedLine the joint moves that are expected
 */
public record SearchReport(
    long playouts,
    long nodes,
    int depth,
    ImmutableDoubleList values,
    boolean proved,
    ImmutableList<Candidate> candidates,
    ImmutableList<ImmutableList<Move>> expectedLine) {

  /**
   * One move of the role.
   *
   * @param visits playouts through it
   * @param value expected goal, 0 to 100 points
   * @param lowest the goal that is certain with it, 0 if nothing is
   * @param highest the goal that is possible with it, 100 if nothing is ruled out
   */
  public record Candidate(Move move, long visits, double value, int lowest, int highest) {
    /** True if it is known what the move gets. */
    public boolean proved() {
      return lowest == highest;
    }
  }

  /** True if it tells more than the rules alone: by playouts, a plan or a proof. */
  public boolean isInformed() {
    return proved || playouts > 0 || candidates.anySatisfy(move -> move.lowest() > 0);
  }

  /**
   * True if it rests on no less than another report on the same state: a proof, a plan that is
   * certain to get what the other hopes for, or as many playouts.
   */
  public boolean isAsInformedAs(SearchReport other) {
    if (proved || candidates.isEmpty()) {
      return true;
    }
    if (other.proved) {
      return false;
    }
    boolean isPlanned = best().lowest() > 0 && best().lowest() >= other.best().value();
    return isPlanned || playouts >= other.playouts;
  }

  /**
   * The move to play.
   *
   * @throws IllegalStateException if the state of the search is terminal
   */
  public Candidate best() {
    return candidates
        .getFirstOptional()
        .orElseThrow(() -> new IllegalStateException("no moves in a terminal state"));
  }
}
