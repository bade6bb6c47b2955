package org.gonu.analysis.simulation;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.contract.ContractVerdict;
import org.gonu.machine.Role;

/**
 * The results of a simulation.
 *
 * @param results of the matches
 * @param breadth extent of the breadth-first search
 * @param firstMover the only role with a choice in the initial state; empty if there is none or
 *     several
 * @param facts how well the {@code base} declarations fit
 * @param moves how well the {@code input} declarations fit
 * @param contracts what is known of each contract
 * @param violations one for each kind of fault and role, in the order in which they were met
 */
public record SimulationReport(
    Results results,
    Breadth breadth,
    Optional<Role> firstMover,
    DeclarationFit facts,
    DeclarationFit moves,
    ImmutableList<ContractVerdict> contracts,
    ImmutableList<Violation> violations) {

  /**
   * How matches went and ended.
   *
   * @param playouts statistics of the random matches; an end without goal values counts as an end
   * @param maxBranching largest number of legal joint moves in a state of a random match
   * @param roles results of the random matches, in role order
   * @param goalSums at the end of matches, random or not; empty if none ended
   */
  public record Results(
      PlayoutStatistics playouts,
      double maxBranching,
      ImmutableList<RoleResult> roles,
      Optional<GoalSums> goalSums) {
    /** True if any match came to its end, random or not. */
    public boolean sawEnd() {
      return playouts.playouts() > 0 || goalSums.isPresent();
    }
  }

  /** The smallest and the largest sum of the goal values of all roles. */
  public record GoalSums(int min, int max) {
    /** These and another sum. */
    GoalSums with(int sum) {
      return new GoalSums(Math.min(sum, min), Math.max(sum, max));
    }

    /** True if all are the same. */
    public boolean areConstant() {
      return min == max;
    }
  }

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
}
