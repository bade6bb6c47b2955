package org.gonu.analysis.simulation;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.PlayoutStatistics;
import org.gonu.analysis.simulation.SimulationReport.GoalSums;
import org.gonu.analysis.simulation.SimulationReport.Results;
import org.gonu.analysis.simulation.SimulationReport.RoleResult;
import org.gonu.machine.Role;

/** Accumulates statistics of random matches. */
final class MatchStatistics {
  private final ImmutableList<Role> roles;
  private final int[] highest;
  private final boolean[] everReached;
  private final int[] reached;
  private final int[] valued;
  private final long[] sum;
  private final int[] least;
  private final int[] most;
  private Optional<GoalSums> goalSums = Optional.empty();
  private int ended;
  private long lengths;
  private int shortest = Integer.MAX_VALUE;
  private int longest;
  private long jointMoves;
  private double branchings;
  private double maxBranching;

  /**
   * Empty statistics.
   *
   * @param highest goal value of each role, in role order
   */
  MatchStatistics(ImmutableList<Role> roles, int[] highest) {
    int number = roles.size();
    this.roles = roles;
    this.highest = highest.clone();
    this.everReached = new boolean[number];
    this.reached = new int[number];
    this.valued = new int[number];
    this.sum = new long[number];
    this.least = new int[number];
    this.most = new int[number];
  }

  /** Counts a state of a random match in which a joint move is made. */
  void step(Inspection inspection) {
    double branching = inspection.branching();
    jointMoves++;
    branchings += branching;
    maxBranching = Math.max(maxBranching, branching);
  }

  /** Counts a random match that ended. */
  void end(Course course) {
    ended++;
    lengths += course.length();
    shortest = Math.min(shortest, course.length());
    longest = Math.max(longest, course.length());
    for (int role = 0; role < roles.size(); role++) {
      OptionalInt goal = course.inspection().goals().get(role);
      if (goal.isPresent()) {
        add(role, goal.getAsInt());
      }
    }
    saw(course.inspection());
  }

  private void add(int role, int goal) {
    least[role] = valued[role] == 0 ? goal : Math.min(least[role], goal);
    most[role] = Math.max(most[role], goal);
    sum[role] += goal;
    valued[role]++;
    if (goal == highest[role]) {
      reached[role]++;
    }
  }

  /** Records a state of any match, random or not. */
  void saw(Inspection inspection) {
    if (!inspection.isTerminal()) {
      return;
    }
    for (int role = 0; role < roles.size(); role++) {
      OptionalInt goal = inspection.goals().get(role);
      everReached[role] |= goal.isPresent() && goal.getAsInt() == highest[role];
    }
    if (inspection.goals().allSatisfy(OptionalInt::isPresent)) {
      int total = (int) inspection.goals().sumOfInt(OptionalInt::getAsInt);
      goalSums = Optional.of(goalSums.orElse(new GoalSums(total, total)).with(total));
    }
  }

  /** What is known so far. */
  Results results() {
    return new Results(statistics(), maxBranching, roleResults(), goalSums);
  }

  private PlayoutStatistics statistics() {
    return new PlayoutStatistics(
        ended,
        jointMoves,
        ended == 0 ? 0 : (double) lengths / ended,
        ended == 0 ? 0 : shortest,
        longest,
        jointMoves == 0 ? 0 : branchings / jointMoves,
        roles.collectWithIndex((role, i) -> meanGoal(i)).collectDouble(Double::doubleValue));
  }

  private double meanGoal(int role) {
    return valued[role] == 0 ? 0 : (double) sum[role] / valued[role];
  }

  private ImmutableList<RoleResult> roleResults() {
    return roles.collectWithIndex(
        (role, i) ->
            new RoleResult(
                role, meanGoal(i), least[i], most[i], highest[i], reached[i], everReached[i]));
  }
}
