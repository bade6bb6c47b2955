package org.gonu.search;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;

/**
 * The values of all coefficients of a search. Searches read them when they are set up, into fields
 * of their own: no loop asks here.
 *
 * @param changed those that were set; the others have their default
 */
public record Coefficients(ImmutableMap<Coefficient, Double> changed) {
  /** All that there are, by component. */
  public static final ImmutableList<Coefficient> ALL =
      Lists.immutable
          .<Coefficient>with(TreeCoefficient.values())
          .newWithAll(Lists.immutable.with(PlayoutCoefficient.values()))
          .newWithAll(Lists.immutable.with(GraveCoefficient.values()))
          .newWithAll(Lists.immutable.with(ReferenceCoefficient.values()))
          .newWithAll(Lists.immutable.with(PlanningCoefficient.values()))
          .newWithAll(Lists.immutable.with(TargetCoefficient.values()))
          .newWithAll(Lists.immutable.with(SolverCoefficient.values()))
          .newWithAll(Lists.immutable.with(PlayerCoefficient.values()));

  /** All have their defaults. */
  public static final Coefficients DEFAULT = new Coefficients(Maps.immutable.empty());

  public Coefficients {
    changed.forEachKeyValue(Coefficients::check);
  }

  private static void check(Coefficient coefficient, double value) {
    if (!coefficient.definition().allows(value)) {
      throw new IllegalArgumentException(
          coefficient.key() + " must be " + coefficient.definition().range() + ": " + value);
    }
  }

  /**
   * The same with another value of one.
   *
   * @throws IllegalArgumentException if it is out of range
   */
  public Coefficients with(Coefficient coefficient, double value) {
    return new Coefficients(changed.newWithKeyValue(coefficient, value));
  }

  /** The values that were set here, else those of others. */
  public Coefficients over(Coefficients others) {
    return new Coefficients(others.changed.newWithAllKeyValues(changed.keyValuesView()));
  }

  /** The value of a coefficient. */
  public double value(Coefficient coefficient) {
    return changed.getIfAbsentValue(coefficient, coefficient.definition().standard());
  }

  /** The value of a coefficient whose values are whole numbers. */
  public int count(Coefficient coefficient) {
    if (!coefficient.definition().isWhole()) {
      throw new IllegalArgumentException("not a whole number: " + coefficient.key());
    }
    return (int) value(coefficient);
  }

  /** The value of a coefficient in milliseconds, in nanoseconds. */
  public long nanos(Coefficient millis) {
    return Math.round(value(millis) * 1e6);
  }
}
