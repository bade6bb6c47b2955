package org.gonu.search;

import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.set.ImmutableSet;

/**
 * What a search may use, and the coefficients by which it goes.
 *
 * @param threads workers that search side by side on one tree, at least 1
 * @param memoryBytes most bytes of the tree
 * @param seed of all random choices
 * @param techniques what is switched on
 * @param coefficients all numbers by which its behaviour can be tuned
 */
public record SearchParameters(
    int threads,
    long memoryBytes,
    long seed,
    ImmutableSet<Technique> techniques,
    Coefficients coefficients) {
  /** What is used where nothing else is said: all techniques that have been found to help. */
  public static final SearchParameters DEFAULT =
      new SearchParameters(
          1,
          256L << 20,
          1,
          Sets.immutable.of(Technique.values()).newWithout(Technique.GRAVE),
          Coefficients.DEFAULT);

  public SearchParameters {
    if (threads < 1 || memoryBytes < 1) {
      throw new IllegalArgumentException("threads and memory: " + threads + ", " + memoryBytes);
    }
  }

  /** True if a technique may be used. */
  public boolean uses(Technique technique) {
    return techniques.contains(technique);
  }

  /** The value of a coefficient. */
  public double value(Coefficient coefficient) {
    return coefficients.value(coefficient);
  }

  /** The value of a coefficient whose values are whole numbers. */
  public int count(Coefficient coefficient) {
    return coefficients.count(coefficient);
  }

  /** The same with other coefficients. */
  public SearchParameters withCoefficients(Coefficients others) {
    return new SearchParameters(threads, memoryBytes, seed, techniques, others);
  }

  /**
   * The same with another value of a coefficient.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public SearchParameters with(Coefficient coefficient, double value) {
    return withCoefficients(coefficients.with(coefficient, value));
  }

  /** The same with other limits of what it may take. */
  public SearchParameters withResources(int otherThreads, long otherMemoryBytes) {
    return new SearchParameters(otherThreads, otherMemoryBytes, seed, techniques, coefficients);
  }

  /** The same with another seed. */
  public SearchParameters withSeed(long other) {
    return new SearchParameters(threads, memoryBytes, other, techniques, coefficients);
  }

  /** The same with a technique. */
  public SearchParameters with(Technique technique) {
    return withTechniques(techniques.newWith(technique));
  }

  /** The same without a technique. */
  public SearchParameters without(Technique technique) {
    return withTechniques(techniques.newWithout(technique));
  }

  private SearchParameters withTechniques(ImmutableSet<Technique> others) {
    return new SearchParameters(threads, memoryBytes, seed, others, coefficients);
  }
}
