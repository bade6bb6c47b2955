package org.gonu.search.puzzle;

import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.PackedGame;

/** Several methods that look for the best line from one state and share the time. */
final class Portfolio {
  private final BestLine best;
  private final MutableList<Member> members = Lists.mutable.empty();
  private final GraphSearch graph;
  private boolean exhausted;

  /** A method and the time, or the slices, that it had, in relation to its share. */
  private static final class Member {
    private final Method method;
    private final double share;
    private double used;

    Member(Method method, double share) {
      this.method = method;
      this.share = share;
    }
  }

  /** Starts at a state that is not terminal. */
  Portfolio(
      PackedGame game,
      int role,
      long[] root,
      long[] legal,
      BestLine best,
      long maxBytes,
      SplittableRandom random) {
    this.best = best;
    GoalStatistics statistics = new GoalStatistics(game.words());
    graph = new GraphSearch(game, role, root, legal, best, statistics, maxBytes, random.split());
    members.add(new Member(graph, 2));
    members.add(new Member(new FillingSearch(game, role, root, legal, best, random.nextLong()), 1));
    members.add(
        new Member(
            new PolicyAdaptation(game, role, root, legal, best, statistics, random.split()), 1));
  }

  /** Number of states in memory. */
  int states() {
    return graph.size();
  }

  /** True if nothing better than the best line can be found. */
  boolean isDone() {
    return exhausted || best.goal() == 100;
  }

  /** True if nothing is left to do, or it is no puzzle. */
  boolean isOver() {
    return isDone() || best.isRefuted();
  }

  /**
   * Has the method go on for a slice that has had least of its share.
   *
   * @param isRepeatable if slices are counted in place of time, so that the search is the same each
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
