package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of solving games outright, and of valuing positions without history. */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum SolverCoefficient implements Coefficient {
  SOLVER_MEMORY_SHARE(
      real(
          0.5,
          0.01,
          1,
          "shares of the memory",
          "memory for the tables of the solver and of plans",
          "chosen by reasoning, not measured")),

  SOLVER_TIME_SHARE(
      real(
          0.5,
          0,
          1,
          "shares of the start clock",
          "time of the attempt to solve a game outright",
          "chosen by reasoning, not measured")),

  SOLVER_MIN_MILLIS(
      real(
          200,
          0,
          1000000.0,
          "milliseconds",
          "least time of the attempt to solve a game outright",
          "chosen by reasoning, not measured")),

  SOLVER_STATES(
      whole(
          200_000,
          0,
          Integer.MAX_VALUE,
          "states",
          "states of an attempt that has to be repeatable",
          "chosen by reasoning, not measured")),

  SOLVER_JOINT_MOVES(
      whole(
          65_536,
          1,
          1_000_000,
          "joint moves",
          "most joint moves of a state that is solved",
          "chosen by reasoning, not measured")),

  SOLVER_FORECAST_STATES(
      whole(
          200_000,
          1,
          Integer.MAX_VALUE,
          "states",
          "states from which on it is forecast whether all will fit into memory",
          "chosen by reasoning, not measured")),

  SOLVER_FORECAST_PARENTS(
      whole(
          1000,
          1,
          Integer.MAX_VALUE,
          "states",
          "states of a layer, at least, that a forecast rests on",
          "chosen by reasoning, not measured")),

  SOLVER_FORECAST_PLAYOUTS(
      whole(
          64,
          1,
          1_000_000,
          "playouts",
          "playouts whose greatest length bounds a forecast",
          "chosen by reasoning, not measured")),

  SOLVER_FORECAST_MARGIN(
      real(
          30,
          1,
          1000000000.0,
          "times",
          "states forecast, in states that fit into memory, from which on an attempt ends",
          "chosen by reasoning, not measured")),

  POSITIONS_TIME_SHARE(
      real(
          0.75,
          0,
          1,
          "shares of the start clock",
          "time of the attempt to value positions without history",
          "chosen by reasoning, not measured")),

  POSITIONS_MIN_SECONDS(
      real(
          3,
          0,
          1000000.0,
          "seconds",
          "time left, at least, for an attempt to value positions without history",
          "chosen by reasoning, not measured")),

  POSITIONS_TURN_MILLIS(
      real(
          50,
          0.1,
          10_000,
          "milliseconds",
          "turn of each search while positions are valued beside the tree",
          "chosen by reasoning, not measured")),

  HISTORY_PLAYOUTS(
      whole(
          32,
          1,
          1_000_000,
          "playouts",
          "playouts that compare a game with the same without history",
          "chosen by reasoning, not measured")),

  HISTORY_MIN_PLAYOUTS(
      whole(
          8,
          1,
          1_000_000,
          "playouts",
          "playouts, at least, that such a comparison needs",
          "chosen by reasoning, not measured")),

  HISTORY_PLIES(
      whole(
          2500,
          1,
          1_000_000,
          "plies",
          "plies of all these playouts together",
          "chosen by reasoning, not measured")),

  HISTORY_DECIDED(
      real(
          0.5,
          0,
          1,
          "shares of the playouts",
          "playouts, at least, that must end without help of the history",
          "chosen by reasoning, not measured")),

  HISTORY_TIME_SHARE(
      real(
          0.5,
          0,
          1,
          "shares of the start clock",
          "time of the attempt to find out whether a game has a history",
          "chosen by reasoning, not measured")),

  HISTORY_STEP_NANOS(
      real(
          30_000,
          0,
          1000000000.0,
          "nanoseconds",
          "cost of a state from which on a game is not compared",
          "experiments/search-from-a-cold-start.md")),

  SOLVER_FORECAST_PLIES(
      whole(
          1000,
          1,
          1_000_000,
          "plies",
          "plies after which a playout bounds no forecast",
          "chosen by reasoning, not measured")),

  SOLVER_STEPS(
      whole(
          8,
          1,
          64,
          "steps",
          "steps of lanes between checks of the clock",
          "chosen by reasoning, not measured")),

  SOLVER_FORECAST_STEPS(
      whole(
          16,
          1,
          1024,
          "steps",
          "steps of lanes between checks of the clock in playouts that bound a forecast",
          "chosen by reasoning, not measured"));

  private final CoefficientDefinition definition;

  SolverCoefficient(CoefficientDefinition definition) {
    this.definition = definition;
  }

  @Override
  public String component() {
    return "solver";
  }

  @Override
  public CoefficientDefinition definition() {
    return definition;
  }
}
