package org.gonu.search.planning.graph;

import java.util.Optional;
import java.util.SplittableRandom;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.GameFactor;
import org.gonu.machine.GoalDistance;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.planning.openlist.BreadthFirst;
import org.gonu.search.planning.openlist.NearestFirst;
import org.gonu.search.planning.openlist.OpenList;

/**
 * Plans for games that consist of independent factors: searches a line in each factor alone,
 * breadth first and then, if there are too many states, nearest to the goal first; and joins these
 * lines. So the states of the factors add up, instead of multiplying.
 *
 * <p>Source: Cerexhe, Rajaratnam, Saffidine and Thielscher, A systematic solution to the
 * (de-)composition problem in general game playing, 2014.
 */
public final class FactorSearch implements Method {
  private final Start start;
  private final BestLine best;
  private final long maxBytes;
  private final SplittableRandom random;
  private final ImmutableList<GameFactor> factors;
  private final MutableList<int[]> lines = Lists.mutable.empty();
  private FactorStates current;
  private boolean isNearestFirst;

  private FactorSearch(
      Start start,
      ImmutableList<GameFactor> factors,
      BestLine best,
      long maxBytes,
      SplittableRandom random) {
    this.start = start;
    this.factors = factors;
    this.best = best;
    this.maxBytes = maxBytes;
    this.random = random;
    current = states(new BreadthFirst());
  }

  /** A search from a start; empty if the game, or its best goal, has no factors. */
  public static Optional<Method> of(
      Start start, BestLine best, long maxBytes, SplittableRandom random) {
    ImmutableList<GameFactor> factors = start.game().analysis().factors(start.role());
    return factors.isEmpty()
        ? Optional.empty()
        : Optional.of(new FactorSearch(start, factors, best, maxBytes, random));
  }

  /** The search in the factor whose turn it is. */
  private FactorStates states(OpenList open) {
    return new FactorStates(start, factors, lines.size(), open, maxBytes, random.nextLong());
  }

  @Override
  public boolean step() {
    if (current.step()) {
      return true;
    }
    return current.isFound() ? finishFactor() : tryNearestFirst();
  }

  /** Moves on to the next factor, or joins the lines of all. */
  private boolean finishFactor() {
    lines.add(current.line());
    isNearestFirst = false;
    if (lines.size() < factors.size()) {
      current = states(new BreadthFirst());
      return true;
    }
    new Composition(start, factors, random.nextLong()).offerAll(lines, best);
    return false;
  }

  /**
   * Searches the factor again, nearest to the goal first, after it had too many states. Returns
   * false if that was done already or cannot help.
   */
  private boolean tryNearestFirst() {
    GoalDistance distance = factors.get(lines.size()).distance();
    if (isNearestFirst
        || !current.isFull()
        || !NearestFirst.isTelling(distance, start.coefficients())) {
      return false;
    }
    isNearestFirst = true;
    current = states(new NearestFirst(distance, start.coefficients(), random.split()));
    return true;
  }

  @Override
  public boolean isExhausted() {
    return false;
  }
}
