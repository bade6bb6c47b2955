package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of planning towards a state with the best goal that was found by reasoning. */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum TargetCoefficient implements Coefficient {
  PLANNING_TARGET_SHARE(
      real(
          1,
          0.001,
          1000,
          "shares of the time",
          "search for states with the best goal, and of the moves that lead there",
          "chosen by reasoning, not measured")),

  PLANNING_TARGET_ROUNDS(
      whole(
          10,
          1,
          1_000_000,
          "rounds of some hundred conflicts",
          "rounds of a slice of the search for states with the best goal",
          "chosen by reasoning, not measured")),

  PLANNING_TARGET_SLICES(
      whole(
          1000,
          1,
          Integer.MAX_VALUE,
          "slices",
          "slices of the search for states with the best goal until it gives up",
          "chosen by reasoning, not measured")),

  PLANNING_TARGETS(
      whole(
          64,
          1,
          1_000_000,
          "states",
          "most states with the best goal to which moves are looked for",
          "chosen by reasoning, not measured")),

  PLANNING_TARGET_MEMORY(
      real(
          0.01,
          0.001,
          0.05,
          "shares of the memory",
          "memory of the search for moves to a state with the best goal",
          "chosen by reasoning, not measured"));

  private final CoefficientDefinition definition;

  TargetCoefficient(CoefficientDefinition definition) {
    this.definition = definition;
  }

  @Override
  public String component() {
    return "planning";
  }

  @Override
  public CoefficientDefinition definition() {
    return definition;
  }
}
