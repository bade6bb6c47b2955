package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of AMAF tables: moves made anywhere behind a node (GRAVE). */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum GraveCoefficient implements Coefficient {
  GRAVE_EQUIVALENCE(
      real(
          3000,
          1,
          1000000000.0,
          "playouts",
          "playouts of a move at which its own value weighs as much as that of the table",
          "RAVE, Gelly and Silver 2011; chosen by reasoning, not measured")),

  GRAVE_TABLE_JOBS(
      whole(
          256,
          1,
          1_000_000,
          "jobs",
          "jobs through a node from which on it has a table",
          "GRAVE, Cazenave 2015; chosen by reasoning, not measured")),

  GRAVE_JOBS_PER_NOTE(
      whole(
          8,
          1,
          1_000_000,
          "jobs",
          "the moves of one job in so many are noted, in a game of few moves",
          "chosen by reasoning, not measured")),

  GRAVE_MOVES_PER_JOB(
      whole(
          64,
          1,
          1_000_000,
          "moves",
          "moves of the game for which the moves of one job fewer are noted",
          "chosen by reasoning, not measured")),

  GRAVE_MIN_AGREEMENT(
      real(
          0.25,
          -1,
          1,
          "correlations",
          "correlation with the values at the root from which on the tables are used",
          "the tables are measured in experiments/grave.md, this threshold is not")),

  GRAVE_SMOOTHING(
      real(
          0.1,
          0,
          1,
          "shares",
          "weight of the latest correlation in their mean",
          "chosen by reasoning, not measured")),

  GRAVE_MIN_MOVES(
      whole(
          4,
          2,
          1_000_000,
          "moves",
          "moves of the root, at least, by which the tables are compared",
          "chosen by reasoning, not measured")),

  GRAVE_MIN_PLAYOUTS(
      whole(
          64,
          1,
          1_000_000,
          "playouts",
          "playouts of a move, at least, by which the tables are compared",
          "chosen by reasoning, not measured")),

  GRAVE_COMPARISON_RUNS(
      whole(
          16,
          1,
          1_000_000,
          "runs",
          "runs of lanes between comparisons of the tables with the root",
          "chosen by reasoning, not measured")),

  GRAVE_MAX_MOVES(
      whole(
          1024,
          0,
          65_536,
          "moves",
          "most moves of a game that has tables",
          "chosen by reasoning, not measured")),

  GRAVE_ENTRIES(
      whole(
          2_097_152,
          0,
          16_777_216,
          "moves",
          "most moves of all tables together, each 8 bytes",
          "chosen by reasoning, not measured"));

  private final CoefficientDefinition definition;

  GraveCoefficient(CoefficientDefinition definition) {
    this.definition = definition;
  }

  @Override
  public String component() {
    return "grave";
  }

  @Override
  public CoefficientDefinition definition() {
    return definition;
  }
}
