package org.gonu.search;

import java.util.OptionalDouble;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.gonu.machine.Move;

/**
 * What a search found for one role.
 *
 * @param playouts finished playouts through the present state, those of earlier searches that are
 *     still of use included
 * @param nodes states in memory
 * @param depth length of the expected line, in steps
 * @param values by role the expected goal, 0 to 100 points
 * @param proved true if the value of the role is exact and the best move guarantees it; where two
 *     roles seek to be ahead of each other, if that is so of the lead
 * @param candidates the role's moves, the one to play first; empty in a terminal state
 * @param expectedLine the joint moves that are expected (principal variation)
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
   * @param lowest lower bound of the goal, 0 if nothing is known
   * @param highest upper bound of the goal, 100 if nothing is known
   * @param probability how often a mixed strategy plays the move, 0 to 1; empty where the role
   *     should not mix its moves, or where no such strategy is known
   */
  public record Candidate(
      Move move, long visits, double value, int lowest, int highest, OptionalDouble probability) {
    /** A move of a role that does not mix its moves. */
    public Candidate(Move move, long visits, double value, int lowest, int highest) {
      this(move, visits, value, lowest, highest, OptionalDouble.empty());
    }

    /** True if the goal of the move is known. */
    public boolean proved() {
      return lowest == highest;
    }
  }

  /**
   * True if no playout went through the move and no proof, plan or strategy tells its goal: its
   * value is a bound that says nothing.
   */
  public boolean isUntried(Candidate candidate) {
    boolean isPlanned = expectedLine.notEmpty() && candidate.equals(best());
    return !isPlanned
        && !candidate.proved()
        && candidate.probability().isEmpty()
        && candidate.visits() == 0
        && candidate.value() == candidate.lowest()
        && candidate.lowest() == 0;
  }

  /** True if the role should choose between several moves by chance. */
  public boolean isMixed() {
    return candidates.anySatisfy(candidate -> candidate.probability().isPresent());
  }

  /** True if the report rests on more than the rules alone: on playouts, a plan or a proof. */
  public boolean isInformed() {
    return proved || playouts > 0 || hasPlan() || candidates.anySatisfy(move -> move.lowest() > 0);
  }

  /** True if the expected line rests on no playouts, and brings points. */
  private boolean hasPlan() {
    return playouts == 0 && expectedLine.notEmpty() && best().value() > 0;
  }

  /**
   * True if the report is at least as well founded as another one on the same state: by a proof, by
   * a plan that guarantees what the other expects, or by as many playouts.
   */
  public boolean isAsInformedAs(SearchReport other) {
    if (proved || candidates.isEmpty()) {
      return true;
    }
    if (other.proved) {
      return false;
    }
    boolean isPlanned = hasPlan() && best().value() >= other.best().value();
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
