package org.gonu.search.planning;

import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.PackedGame;

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
    GoalStatistics statistics = new GoalStatistics(game.words());
    GoalDistance distance = game.goalDistance(start.role());
    long[] stepCounter = game.stepCounter();
    boolean isTelling = NearestFirst.isTelling(distance);
    boolean isFolding = !ReachedStates.isNone(stepCounter);
    long factorBytes = maxBytes / 4;
    Optional<Method> factors = FactorSearch.of(start, best, factorBytes, random.split());
    long graphBytes = isTelling || isFolding ? maxBytes / 2 : maxBytes;
    graph =
        new GraphSearch(
            start,
            best,
            statistics,
            new ReachedStates(game, start.role(), new long[game.words()]),
            new OpenLists(game.words(), statistics, random.split()),
            factors.isPresent() ? graphBytes - factorBytes : graphBytes,
            random.nextLong());
    add(graph, 2);
    factors.ifPresent(search -> add(search, 2));
    add(new MostConstrainedSearch(start, best, random.nextLong()), 1);
    add(new PolicyAdaptation(start, best, statistics, distance, random.split()), 2);
    if (isTelling || isFolding) {
      ReachedStates nodes = new ReachedStates(game, start.role(), stepCounter);
      OpenList open = new NearestFirst(distance, random.split());
      long seed = random.nextLong();
      // Breadth first alone, without a distance, is rarely what finds a plan.
      double share = isTelling ? 1 : 0.25;
      long bytes = isTelling ? maxBytes / 4 : maxBytes / 2;
      add(new GraphSearch(start, best, statistics, nodes, open, bytes, seed), share);
    }
    if (isTelling) {
      add(new DescentSearch(start, best, distance, maxBytes / 4, random.split()), 1);
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
