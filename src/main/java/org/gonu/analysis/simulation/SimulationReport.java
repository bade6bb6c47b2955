package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.machine.Role;

/**
 * What a simulation came to.
 *
 * @param playouts of the random matches; an end without goal values counts as an end
 * @param maxBranching largest number of legal joint moves in a state of a random match
 * @param breadth the look at all short matches
 * @param roles results of the random matches, in role order
 * @param minSum of the goal values of all roles at the end of a match; empty if none ended
 * @param maxSum of the goal values of all roles at the end of a match; empty if none ended
 * @param firstMover the only role with a choice in the first state; empty if there is not just one
 * @param facts how well {@code base} fits
 * @param moves how well {@code input} fits
 * @param violations one for each kind of fault and role, in the order in which they were met
 */
public record SimulationReport(
    PlayoutStatistics playouts,
    double maxBranching,
    Breadth breadth,
    ImmutableList<RoleResult> roles,
    Optional<Integer> minSum,
    Optional<Integer> maxSum,
    Optional<Role> firstMover,
    DeclarationFit facts,
    DeclarationFit moves,
    ImmutableList<Violation> violations) {

  /**
   * The look at all short matches.
   *
   * @param states number of states come to
   * @param depth greatest number of joint moves to one of them
   * @param isComplete true if these are all states of the game
   */
  public record Breadth(int states, int depth, boolean isComplete) {}

  /**
   * What a role got at the end of random matches, in goal points.
   *
   * @param highest value that the sheet has for the role, 100 if that cannot be told
   * @param reached number of random matches in which it got that
   * @param everReached true if it got that in any match that was looked at
   */
  public record RoleResult(
      Role role, double mean, int least, int most, int highest, int reached, boolean everReached) {}

  /**
   * How well declarations fit.
   *
   * @param declared number of declared facts or moves; 0 if the sheet does not declare any
   * @param seen number of them that were seen
   * @param unseen a few that were not
   */
  public record DeclarationFit(int declared, int seen, ImmutableList<String> unseen) {}

  /** True if all matches ended with the same sum of goal values. */
  public boolean hasConstantSum() {
    return minSum.isPresent() && minSum.equals(maxSum);
  }
}
