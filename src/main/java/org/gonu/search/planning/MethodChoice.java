package org.gonu.search.planning;

import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.GoalStates;
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
import org.gonu.search.planning.openlist.OpenLists;

/**
 * The methods of a portfolio: those that are of use in a game, each with its share of the time and
 * of the memory.
 */
final class MethodChoice {
  private final Start start;
  private final BestLine best;
  private final long maxBytes;
  private final SplittableRandom random;
  private final Coefficients shares;
  private final GoalStatistics statistics;
  private final GoalDistance distance;
  private final long[] stepCounter;

  /** True if the distance to the goal tells states apart. */
  private final boolean isTelling;

  /** True if states that differ in the number of the step alone are one. */
  private final boolean isFolding;

  private final MutableList<Member> members = Lists.mutable.empty();
  private final GraphSearch graph;

  /** The methods for a start. */
  MethodChoice(Start start, BestLine best, long maxBytes, SplittableRandom random) {
    this.start = start;
    this.best = best;
    this.maxBytes = maxBytes;
    this.random = random;
    this.shares = start.coefficients();
    this.statistics = new GoalStatistics(start);
    this.distance = start.game().analysis().goalDistance(start.role());
    this.stepCounter = start.game().analysis().stepCounter();
    this.isTelling = NearestFirst.isTelling(distance, shares);
    this.isFolding = !ReachedStates.isNone(stepCounter);
    Optional<Method> factors =
        FactorSearch.of(
            start, best, bytes(PlanningCoefficient.PLANNING_FACTOR_MEMORY), random.split());
    Optional<GoalStates> targets = start.game().analysis().goalStates(start.role(), start.state());
    this.graph = graph(bytesLeft(factors.isPresent(), targets.isPresent()));
    add(graph, PlanningCoefficient.PLANNING_GRAPH_SHARE);
    factors.ifPresent(search -> add(search, PlanningCoefficient.PLANNING_FACTOR_SHARE));
    addWithoutStates();
    targets.ifPresent(this::addTarget);
    if (isTelling || isFolding) {
      addNearest();
    }
    if (isTelling) {
      addDescent();
    }
  }

  /** All methods. */
  MutableList<Member> members() {
    return members;
  }

  /** The graph search among them that all portfolios have. */
  GraphSearch graph() {
    return graph;
  }

  private void add(Method method, Coefficient share) {
    members.add(new Member(method, shares.value(share)));
  }

  private long bytes(Coefficient share) {
    return (long) (shares.value(share) * maxBytes);
  }

  /** The rest, which the ranges of the shares leave at a twentieth or more. */
  private long bytesLeft(boolean hasFactors, boolean hasTargets) {
    return maxBytes
        - (hasFactors ? bytes(PlanningCoefficient.PLANNING_FACTOR_MEMORY) : 0)
        - (hasTargets ? bytes(TargetCoefficient.PLANNING_TARGET_MEMORY) : 0)
        - (isTelling || isFolding ? nearestBytes() : 0)
        - (isTelling ? bytes(PlanningCoefficient.PLANNING_DESCENT_MEMORY) : 0);
  }

  private long nearestBytes() {
    return bytes(
        isTelling
            ? PlanningCoefficient.PLANNING_DISTANCE_MEMORY
            : PlanningCoefficient.PLANNING_FOLDED_MEMORY);
  }

  private GraphSearch graph(long bytes) {
    return new GraphSearch(
        start,
        best,
        statistics,
        new ReachedStates(start.game(), start.role(), new long[start.game().words()]),
        new OpenLists(start, statistics, random.split()),
        bytes,
        random.nextLong());
  }

  /** Those that keep no states. */
  private void addWithoutStates() {
    add(
        new MostConstrainedSearch(start, best, random.nextLong()),
        PlanningCoefficient.PLANNING_CONSTRAINED_SHARE);
    add(
        new PolicyAdaptation(start, best, statistics, distance, random.split()),
        PlanningCoefficient.PLANNING_NRPA_SHARE);
  }

  private void addTarget(GoalStates states) {
    long bytes = bytes(TargetCoefficient.PLANNING_TARGET_MEMORY);
    add(
        new TargetSearch(start, best, states, bytes, random.split()),
        TargetCoefficient.PLANNING_TARGET_SHARE);
  }

  /** Breadth first alone, without a distance, is rarely what finds a plan. */
  private void addNearest() {
    add(
        new GraphSearch(
            start,
            best,
            statistics,
            new ReachedStates(start.game(), start.role(), stepCounter),
            new NearestFirst(distance, shares, random.split()),
            nearestBytes(),
            random.nextLong()),
        isTelling
            ? PlanningCoefficient.PLANNING_DISTANCE_SHARE
            : PlanningCoefficient.PLANNING_FOLDED_SHARE);
  }

  private void addDescent() {
    long bytes = bytes(PlanningCoefficient.PLANNING_DESCENT_MEMORY);
    add(
        new DescentSearch(start, best, distance, bytes, random.split()),
        PlanningCoefficient.PLANNING_DESCENT_SHARE);
  }
}
