package org.gonu.search;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * The coefficients of a search and what it may use.
 *
 * @param exploration weight of the uncertainty of a move against its value, in units of the whole
 *     range of goals; 0 and more. Larger looks wider, smaller deeper. A search may scale it by how
 *     many playouts it makes at a time and how many moves there are.
 * @param maxPlayoutSteps steps after which a playout is cut and counted as {@link #CUT_VALUE} for
 *     every role; sheets without a step limit can go on for ever. At least 1.
 * @param threads workers that search side by side on one tree, at least 1
 * @param memoryBytes most bytes of the tree
 * @param seed of all random choices
 * @param techniques what is switched on
 */
public record SearchParameters(
    double exploration,
    int maxPlayoutSteps,
    int threads,
    long memoryBytes,
    long seed,
    ImmutableSet<Technique> techniques) {
  /** What is used where nothing else is said: all techniques that have been found to help. */
  public static final SearchParameters DEFAULT =
      new SearchParameters(
          0.8,
          2_000,
          1,
          256L << 20,
          1,
          Sets.immutable.of(Technique.values()).newWithout(Technique.GRAVE));

  /** The value of a playout that was cut, as a part of the range of goals. */
  public static final double CUT_VALUE = 0.5;

  public SearchParameters {
    if (!(exploration >= 0)) {
      throw new IllegalArgumentException("exploration must be 0 or more: " + exploration);
    }
    if (maxPlayoutSteps < 1) {
      throw new IllegalArgumentException("maxPlayoutSteps must be at least 1: " + maxPlayoutSteps);
    }
    if (threads < 1 || memoryBytes < 1) {
      throw new IllegalArgumentException("threads and memory: " + threads + ", " + memoryBytes);
    }
  }

  /** True if a technique may be used. */
  public boolean uses(Technique technique) {
    return techniques.contains(technique);
  }

  /** The same with another exploration. */
  public SearchParameters withExploration(double other) {
    return new SearchParameters(other, maxPlayoutSteps, threads, memoryBytes, seed, techniques);
  }

  /** The same with other limits of what it may take. */
  public SearchParameters withResources(int otherThreads, long otherMemoryBytes) {
    return new SearchParameters(
        exploration, maxPlayoutSteps, otherThreads, otherMemoryBytes, seed, techniques);
  }

  /** The same with another cut of playouts. */
  public SearchParameters withMaxPlayoutSteps(int steps) {
    return new SearchParameters(exploration, steps, threads, memoryBytes, seed, techniques);
  }

  /** The same with another seed. */
  public SearchParameters withSeed(long other) {
    return new SearchParameters(
        exploration, maxPlayoutSteps, threads, memoryBytes, other, techniques);
  }

  /** The same with a technique. */
  public SearchParameters with(Technique technique) {
    return new SearchParameters(
        exploration, maxPlayoutSteps, threads, memoryBytes, seed, techniques.newWith(technique));
  }

  /** The same without a technique. */
  public SearchParameters without(Technique technique) {
    return new SearchParameters(
        exploration, maxPlayoutSteps, threads, memoryBytes, seed, techniques.newWithout(technique));
  }
}
