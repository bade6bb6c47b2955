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
          "UCB1, Kocsis and Szepesvári 2006; chosen by reasoning, not measured")),

  REFERENCE_CUT_VALUE(
      real(
          0.5,
          0,
          1,
          "ranges of goals",
          "value for all roles of a playout without goals, on the reference engine",
          "chosen by reasoning, not measured")),

  REFERENCE_ENOUGH_PLAYOUTS(
      whole(
          2000,
          1,
          Integer.MAX_VALUE,
          "playouts",
          "playouts on the reference engine that do while the search on the circuit gets ready",
          "chosen by reasoning, not measured")),

  REFERENCE_REST(
      real(
          9,
          0,
          1000,
          "slices",
          "rest of the reference engine, in times of its last slice, while the search on the"
              + " circuit gets ready",
          "experiments/search-from-a-cold-start.md")),

  REFERENCE_REST_FROM_MILLIS(
      real(
          1000,
          0,
          1000000.0,
          "milliseconds",
          "time from the beginning of a match in which it does not rest, since short turns need it",
          "chosen by reasoning, not measured")),

  REFERENCE_REPORT_MILLIS(
      real(
          20,
          0,
          10_000,
          "milliseconds",
          "age at which a report of the search on the reference engine is replaced",
          "chosen by reasoning, not measured")),

  REFERENCE_REPORT_SHARE(
      real(
          0.1,
          0.001,
          1,
          "shares of the time",
          "most time that goes into reports of the search on the reference engine",
          "chosen by reasoning, not measured"));

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
