package org.gonu.search;

import java.util.Locale;

/**
 * A number by which a search can be tuned: a constant of {@link TreeCoefficient}, {@link
 * PlayoutCoefficient}, {@link GraveCoefficient}, {@link ReferenceCoefficient}, {@link
 * PlanningCoefficient}, {@link TargetCoefficient}, {@link SolverCoefficient} or {@link
 * PlayerCoefficient}. Its value is in {@link Coefficients}; a search reads it once, when it is set
 * up.
 */
public interface Coefficient {
  /** The name of the constant. */
  String name();

  /** The part of the search that it belongs to. */
  String component();

  /** Its default, range, unit, meaning and source. */
  CoefficientDefinition definition();

  /** Its name in settings: {@code virtual-loss}. */
  default String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
