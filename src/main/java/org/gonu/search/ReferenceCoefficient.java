package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of the search on the reference engine. */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum ReferenceCoefficient implements Coefficient {
  REFERENCE_EXPLORATION(
      real(
          0.7,
          0,
          1000,
          "ranges of goals",
          "weight of the uncertainty of a move against its value, on the reference engine",
          "UCB1, Kocsis and Szepesvári 2006; measured, see the experiments")),

  REFERENCE_CUT_VALUE(
      real(
          0.5,
          0,
          1,
          "ranges of goals",
          "value for all roles of a playout without goals, on the reference engine",
          "set by hand, not measured")),

  REFERENCE_ENOUGH_PLAYOUTS(
      whole(
          2000,
          1,
          Integer.MAX_VALUE,
          "playouts",
          "playouts on the reference engine that do while the search on the circuit gets ready",
          "set by hand, not measured"));

  private final CoefficientDefinition definition;

  ReferenceCoefficient(CoefficientDefinition definition) {
    this.definition = definition;
  }

  @Override
  public String component() {
    return "reference";
  }

  @Override
  public CoefficientDefinition definition() {
    return definition;
  }
}
