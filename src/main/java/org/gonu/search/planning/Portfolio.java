package org.gonu.search.planning;

import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.ToLongFunction;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.GoalStates;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficient;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.TargetCoefficient;
import org.gonu.search.planning.depthfirst.DescentSearch;
import org.gonu.search.planning.depthfirst.MostConstrainedSearch;
import org.gonu.search.planning.depthfirst.TargetSearch;
import org.gonu.search.planning.graph.FactorSearch;
import org.gonu.search.planning.graph.GraphSearch;
import org.gonu.search.planning.graph.ReachedStates;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.GoalStatistics;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.planning.nrpa.PolicyAdaptation;
import org.gonu.search.planning.openlist.NearestFirst;
import org.gonu.search.planning.openlist.OpenList;
import org.gonu.search.planning.openlist.OpenLists;

/** Several methods that search the best line from one state and share the time. */
final class Portfolio {
  private final BestLine best;
  private final MutableList<Member> members = Lists.mutable.empty();
  private final GraphSearch graph;
  private boolean exhausted;

  /** A method and the time, or the number of slices, that it has used, relative to its share. */
  private static final class Member {
    private final Method method;
    private final double share;
    private double used;

    Member(Method method, double share) {
      this.method = method;
      this.share = share;
    }
  }

  /** A portfolio for a start. */
  Portfolio(Start start, BestLine best, long maxBytes, SplittableRandom random) {
    this.best = best;
    PackedGame game = start.game();
    Coefficients shares = start.coefficients();
    GoalStatistics statistics = new GoalStatistics(start);
    GoalDistance distance = game.analysis().goalDistance(start.role());
    long[] stepCounter = game.analysis().stepCounter();
    boolean isTelling = NearestFirst.isTelling(distance, shares);
    boolean isFolding = !ReachedStates.isNone(stepCounter);
    ToLongFunction<Coefficient> part = share -> (long) (shares.value(share) * maxBytes);
    long factorBytes = part.applyAsLong(PlanningCoefficient.PLANNING_FACTOR_MEMORY);
    long descentBytes = part.applyAsLong(PlanningCoefficient.PLANNING_DESCENT_MEMORY);
    long targetBytes = part.applyAsLong(TargetCoefficient.PLANNING_TARGET_MEMORY);
    long nearestBytes =
        part.applyAsLong(
            isTelling
                ? PlanningCoefficient.PLANNING_DISTANCE_MEMORY
                : PlanningCoefficient.PLANNING_FOLDED_MEMORY);
    Optional<Method> factors = FactorSearch.of(start, best, factorBytes, random.split());
    Optional<GoalStates> targets = game.analysis().goalStates(start.role(), start.state());
    // The rest, which the ranges of the shares leave at a twentieth or more.
    long graphBytes =
        maxBytes
            - (isTelling || isFolding ? nearestBytes : 0)
            - (targets.isPresent() ? targetBytes : 0)
            - (isTelling ? descentBytes : 0)
            - (factors.isPresent() ? factorBytes : 0);
    graph =
        new GraphSearch(
            start,
            best,
            statistics,
            new ReachedStates(game, start.role(), new long[game.words()]),
            new OpenLists(start, statistics, random.split()),
            graphBytes,
            random.nextLong());
    add(graph, shares.value(PlanningCoefficient.PLANNING_GRAPH_SHARE));
    factors.ifPresent(
        search -> add(search, shares.value(PlanningCoefficient.PLANNING_FACTOR_SHARE)));
    add(
        new MostConstrainedSearch(start, best, random.nextLong()),
        shares.value(PlanningCoefficient.PLANNING_CONSTRAINED_SHARE));
    add(
        new PolicyAdaptation(start, best, statistics, distance, random.split()),
        shares.value(PlanningCoefficient.PLANNING_NRPA_SHARE));
    targets.ifPresent(
        states ->
            add(
                new TargetSearch(start, best, states, targetBytes, random.split()),
                shares.value(TargetCoefficient.PLANNING_TARGET_SHARE)));
    if (isTelling || isFolding) {
      ReachedStates nodes = new ReachedStates(game, start.role(), stepCounter);
      OpenList open = new NearestFirst(distance, shares, random.split());
      // Breadth first alone, without a distance, is rarely what finds a plan.
      add(
          new GraphSearch(start, best, statistics, nodes, open, nearestBytes, random.nextLong()),
          shares.value(
              isTelling
                  ? PlanningCoefficient.PLANNING_DISTANCE_SHARE
                  : PlanningCoefficient.PLANNING_FOLDED_SHARE));
    }
    if (isTelling) {
      add(
          new DescentSearch(start, best, distance, descentBytes, random.split()),
          shares.value(PlanningCoefficient.PLANNING_DESCENT_SHARE));
    }
  }

  private void add(Method method, double share) {
    members.add(new Member(method, share));
  }

  /** Number of states in memory. */
  int states() {
    return graph.size();
  }

  /** True if no better line than the best one can be found. */
  boolean isDone() {
    return exhausted || best.goal() == 100;
  }

  /** True if nothing is left to do, or another role has a choice. */
  boolean isOver() {
    return isDone() || best.isRefuted();
  }

  /**
   * Runs a slice of the method that has used least of its share.
   *
   * @param isRepeatable if slices are counted instead of time, so that the search is the same each
   *     time
   */
  void step(boolean isRepeatable) {
    Member next = members.minBy(member -> member.used);
    long start = System.nanoTime();
    boolean goesOn = next.method.step();
    long cost = isRepeatable ? 1 : System.nanoTime() - start;
    next.used += cost / next.share;
    if (!goesOn) {
      exhausted |= next.method.isExhausted();
      members.remove(next);
    }
  }
}
