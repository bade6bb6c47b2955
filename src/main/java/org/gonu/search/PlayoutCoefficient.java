package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of playouts on lanes, and of the policy that they learn. */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum PlayoutCoefficient implements Coefficient {
  MIN_LANES(
      whole(
          64,
          64,
          2048,
          "lanes",
          "playouts of a worker under way at the same time, at least, though fewer suit the sheet",
          "measured in experiments/lanes-side-by-side.md")),

  MAX_PLAYOUT_STEPS(
      whole(
          2000,
          1,
          Integer.MAX_VALUE,
          "steps",
          "steps after which a playout is cut",
          "chosen by reasoning, not measured")),

  PATH_NANOS(
      real(
          12_000,
          0,
          1000000000.0,
          "nanoseconds",
          "cost of the path to a leaf and back; playouts from the leaf may cost about as" + " much",
          "measured in experiments/job-size.md")),

  MAX_ROLLOUTS(
      whole(
          64,
          1,
          1024,
          "playouts",
          "most playouts from a leaf at a time",
          "measured in experiments/job-size.md")),

  FEW_ROLLOUTS(
      real(
          0,
          0,
          1024,
          "playouts",
          "fair number of playouts from a leaf, those that cost as much as the path, above"
              + " which more are made",
          "measured in experiments/job-size.md")),

  ENOUGH_ROLLOUTS(
      real(
          10,
          0,
          1024,
          "playouts",
          "fair number of playouts from a leaf from which on no more than these are made",
          "measured in experiments/job-size.md")),

  DECISIVE_NANOS(
      real(
          6000,
          0,
          1000000000.0,
          "nanoseconds",
          "cost that a playout with decisive moves may have in any case",
          "decisive moves, Teytaud and Teytaud 2010; measured in experiments/decisive-moves.md")),

  DECISIVE_FACTOR(
      real(
          1.35,
          0,
          1000,
          "times",
          "cost that a playout with decisive moves may have, in costs of a plain one",
          "decisive moves, Teytaud and Teytaud 2010; measured in experiments/decisive-moves.md")),

  COST_STEPS(
      whole(
          2048,
          64,
          1_000_000,
          "steps",
          "steps of lanes, at most, by which the cost of a playout is estimated",
          "chosen by reasoning, not measured")),

  POLICY_ROUNDS(
      whole(
          4,
          1,
          1000,
          "rounds",
          "rounds in which the policy is learned",
          "MAST, Björnsson and Finnsson 2009; measured in experiments/learned-policy.md")),

  POLICY_SLOPE(
      real(
          4,
          0,
          1000,
          "logarithms of weights",
          "how much more a move weighs whose playouts bring all points instead of none",
          "MAST, Björnsson and Finnsson 2009; measured in experiments/learned-policy.md")),

  POLICY_BELIEF(
      real(
          100,
          0,
          1000000000.0,
          "playouts",
          "playouts with a move after which half of what they say is believed",
          "chosen by reasoning, not measured")),

  POLICY_PLAYOUTS(
      whole(
          3072,
          1,
          1_000_000,
          "playouts",
          "most playouts of a round, and of the test of a role",
          "chosen by reasoning, not measured")),

  POLICY_MIN_PLAYOUTS(
      whole(
          512,
          1,
          1_000_000,
          "playouts",
          "playouts of a round, at least: with fewer nothing is learned",
          "chosen by reasoning, not measured")),

  POLICY_MILLIS(
      real(
          500,
          0,
          1000000.0,
          "milliseconds",
          "estimated time, at most, of all playouts by which the policy is learned",
          "chosen by reasoning, not measured")),

  POLICY_MIN_GAIN(
      real(
          12,
          -100,
          100,
          "goal points",
          "points won in playouts from which on the policy is used",
          "measured in experiments/learned-policy.md")),

  RIVAL_PLAYOUTS(
      whole(
          16_384,
          1,
          1_000_000,
          "playouts",
          "most playouts that tell whether two roles are rivals",
          "chosen by reasoning, not measured")),

  RIVAL_MILLIS(
      real(
          200,
          0,
          1000000.0,
          "milliseconds",
          "estimated time, at most, of these playouts, but for one in each lane",
          "chosen by reasoning, not measured")),

  RIVAL_CORRELATION(
      real(
          0.1,
          -1,
          1,
          "correlation",
          "correlation of the goals of two roles in playouts below which each seeks to be ahead",
          "measured in experiments/rivals.md")),

  SAMPLE_STEPS(
      whole(
          64,
          1,
          1024,
          "steps",
          "steps of lanes between checks whether the playouts of a sample have ended",
          "chosen by reasoning, not measured"));

  private final CoefficientDefinition definition;

  PlayoutCoefficient(CoefficientDefinition definition) {
    this.definition = definition;
  }

  @Override
  public String component() {
    return "playouts";
  }

  @Override
  public CoefficientDefinition definition() {
    return definition;
  }
}
