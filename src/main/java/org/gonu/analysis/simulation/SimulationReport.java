package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.contract.ContractVerdict;
import org.gonu.machine.Role;

/**
 * The results of a simulation.
 *
 * @param playouts statistics of the random matches; an end without goal values counts as an end
 * @param maxBranching largest number of legal joint moves in a state of a random match
 * @param breadth extent of the breadth-first search
 * @param roles results of the random matches, in role order
 * @param minSum smallest sum of the goal values of all roles at the end of a match; empty if none
 *     ended
 * @param maxSum largest sum of the goal values of all roles at the end of a match; empty if none
 *     ended
 * @param firstMover the only role with a choice in the initial state; empty if there is none or
 *     several
 * @param facts how well the {@code base} declarations fit
 * @param moves how well the {@code input} declarations fit
 * @param contracts what is known of each contract
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
    ImmutableList<ContractVerdict> contracts,
    ImmutableList<Violation> violations) {

  /**
   * The extent of the breadth-first search.
   *
   * @param states number of reached states
   * @param depth greatest depth of a reached state, in joint moves
   * @param isComplete true if these are all states of the game
   */
  public record Breadth(int states, int depth, boolean isComplete) {}

  /**
   * The results of a role at the end of random matches, in goal points.
   *
   * @param highest the highest value in the sheet for the role; 100 if it is unknown
   * @param reached number of random matches in which it got the highest value
   * @param everReached true if it got the highest value in any match, random or not
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

  /** Number of contracts of which neither a proof nor a breach is known. */
  public int open() {
    return contracts.count(each -> each.status() == ContractVerdict.Status.OPEN);
  }

  /** True if any match came to its end, random or not. */
  public boolean sawEnd() {
    return playouts.playouts() > 0 || minSum.isPresent();
  }

  /** True if all matches ended with the same sum of goal values. */
  public boolean hasConstantSum() {
    return minSum.isPresent() && minSum.equals(maxSum);
  }
}
