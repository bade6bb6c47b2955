package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of the portfolio of methods that look for plans. */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum PlanningCoefficient implements Coefficient {
  PLANNING_GRAPH_SHARE(
      real(
          2,
          0.001,
          1000,
          "shares of the time",
          "search of the graph of states in several orders",
          "chosen by reasoning, not measured")),

  PLANNING_FACTOR_SHARE(
      real(
          2,
          0.001,
          1000,
          "shares of the time",
          "search of independent factors",
          "chosen by reasoning, not measured")),

  PLANNING_CONSTRAINED_SHARE(
      real(
          1,
          0.001,
          1000,
          "shares of the time",
          "depth-first search of the most constrained variable",
          "chosen by reasoning, not measured")),

  PLANNING_NRPA_SHARE(
      real(
          2,
          0.001,
          1000,
          "shares of the time",
          "nested rollout policy adaptation",
          "chosen by reasoning, not measured")),

  PLANNING_DISTANCE_SHARE(
      real(
          1,
          0.001,
          1000,
          "shares of the time",
          "search of the graph of states nearest to the goal first",
          "chosen by reasoning, not measured")),

  PLANNING_FOLDED_SHARE(
      real(
          0.25,
          0.001,
          1000,
          "shares of the time",
          "search of the graph of states without step counter, where no distance tells"
              + " anything",
          "chosen by reasoning, not measured")),

  PLANNING_DESCENT_SHARE(
      real(
          1,
          0.001,
          1000,
          "shares of the time",
          "depth-first search that never leads away from the goal",
          "chosen by reasoning, not measured")),

  PLANNING_MIN_DISTANCES(
      whole(
          2,
          0,
          1_000_000,
          "distances",
          "a distance from the goal with no more values than this is not used",
          "chosen by reasoning, not measured")),

  PLANNING_SIMILARITY_PRIOR(
      real(
          4,
          0.001,
          1000000.0,
          "terminal states",
          "terminal states with a base at which half of what they say is believed",
          "chosen by reasoning, not measured")),

  PLANNING_NOVELTY_STATES(
      whole(
          300_000,
          0,
          Integer.MAX_VALUE,
          "states",
          "states whose pairs of bases are examined for novelty",
          "Lipovetzky and Geffner 2012; chosen by reasoning, not measured")),

  PLANNING_NOVELTY_BASES(
      whole(
          128,
          0,
          4096,
          "bases",
          "most bases of a state whose pairs are examined for novelty",
          "Lipovetzky and Geffner 2012; chosen by reasoning, not measured")),

  PLANNING_NRPA_ROLLOUTS(
      whole(
          128,
          1,
          65_536,
          "playouts",
          "playouts of a batch of nested rollout policy adaptation",
          "Stabilized NRPA, Cazenave, Sevestre and Toulemont 2020; chosen by reasoning, not"
              + " measured")),

  PLANNING_NRPA_BATCHES(
      whole(
          40,
          1,
          1_000_000,
          "batches",
          "batches of a round",
          "nested rollout policy adaptation, Rosin 2011; chosen by reasoning, not measured")),

  PLANNING_NRPA_ROUNDS(
      whole(
          12,
          1,
          1_000_000,
          "rounds",
          "rounds until the policy is forgotten",
          "nested rollout policy adaptation, Rosin 2011; chosen by reasoning, not measured")),

  PLANNING_NRPA_STEP(
      real(
          1,
          0,
          1000,
          "logarithms of weights",
          "how far the policy is drawn towards the best playout",
          "nested rollout policy adaptation, Rosin 2011; chosen by reasoning, not measured")),

  PLANNING_NRPA_PLIES(
      whole(
          600,
          1,
          1_000_000,
          "plies",
          "most plies of a playout",
          "chosen by reasoning, not measured")),

  PLANNING_NRPA_TAKEN_BACK(
      whole(
          3,
          0,
          1000,
          "moves",
          "most moves taken back for each that stays in a playout",
          "chosen by reasoning, not measured")),

  PLANNING_CONSTRAINED_STATES(
      whole(
          3_000_000,
          1,
          Integer.MAX_VALUE,
          "states",
          "most states of the search of the most constrained variable",
          "chosen by reasoning, not measured")),

  PLANNING_DESCENT_STATES(
      whole(
          10_000,
          1,
          Integer.MAX_VALUE,
          "states",
          "states of the first descent, after which it begins anew",
          "restarts, Gomes, Selman and Kautz 1998; chosen by reasoning, not measured")),

  PLANNING_DESCENT_GROWTH(
      real(
          1.5,
          1.01,
          100,
          "times",
          "states of each descent, in states of the one before",
          "restarts, Gomes, Selman and Kautz 1998; chosen by reasoning, not measured")),

  PLANNING_DESCENT_MAX_STATES(
      whole(
          1_000_000,
          1,
          Integer.MAX_VALUE,
          "states",
          "most states of a descent",
          "chosen by reasoning, not measured")),

  PLANNING_PADDING_MOVES(
      whole(
          1000,
          0,
          1_000_000,
          "moves",
          "most moves that undo nothing behind the lines of independent factors",
          "chosen by reasoning, not measured")),

  PLANNING_FACTOR_MEMORY(
      real(
          0.25,
          0.01,
          0.3,
          "shares of the memory",
          "memory of the search of independent factors",
          "chosen by reasoning, not measured")),

  PLANNING_DISTANCE_MEMORY(
      real(
          0.25,
          0.01,
          0.3,
          "shares of the memory",
          "memory of the search nearest to the goal first",
          "chosen by reasoning, not measured")),

  PLANNING_FOLDED_MEMORY(
      real(
          0.5,
          0.01,
          0.6,
          "shares of the memory",
          "memory of the search without step counter",
          "chosen by reasoning, not measured")),

  PLANNING_DESCENT_MEMORY(
      real(
          0.25,
          0.01,
          0.3,
          "shares of the memory",
          "memory of the depth-first search that never leads away from the goal",
          "chosen by reasoning, not measured")),

  PLANNING_GRAPH_STEPS(
      whole(
          2,
          1,
          1024,
          "steps",
          "steps of lanes in a slice of a search of states and of a descent",
          "chosen by reasoning, not measured")),

  PLANNING_CONSTRAINED_STEPS(
      whole(
          8,
          1,
          1024,
          "steps",
          "steps of lanes in a slice of the search of the most constrained variable",
          "chosen by reasoning, not measured")),

  PLANNING_NRPA_STEPS(
      whole(
          16,
          1,
          1024,
          "steps",
          "steps of lanes in a slice of nested rollout policy adaptation",
          "chosen by reasoning, not measured")),

  PLANNING_BREADTH_TURNS(
      whole(
          1,
          1,
          16,
          "turns",
          "open states taken in each round breadth first",
          "chosen by reasoning, not measured")),

  PLANNING_FEW_MOVES_TURNS(
      whole(
          1,
          0,
          16,
          "turns",
          "open states taken in each round depth first to the fewest moves",
          "chosen by reasoning, not measured")),

  PLANNING_MANY_MOVES_TURNS(
      whole(
          1,
          0,
          16,
          "turns",
          "open states taken in each round depth first to the most moves",
          "chosen by reasoning, not measured")),

  PLANNING_NOVELTY_TURNS(
      whole(
          1,
          0,
          16,
          "turns",
          "open states taken in each round by novelty",
          "Lipovetzky and Geffner 2012; chosen by reasoning, not measured")),

  PLANNING_SIMILARITY_TURNS(
      whole(
          1,
          0,
          16,
          "turns",
          "open states taken in each round by similarity to good ends",
          "chosen by reasoning, not measured")),

  PLANNING_PROGRESS_TURNS(
      whole(
          1,
          0,
          16,
          "turns",
          "open states taken in each round by the bases gained for good",
          "chosen by reasoning, not measured")),

  PLANNING_TYPES_TURNS(
      whole(
          1,
          0,
          16,
          "turns",
          "open states taken in each round from random types",
          "Xie and others 2014; chosen by reasoning, not measured")),

  PLANNING_NEAREST_TURNS(
      whole(
          1,
          1,
          16,
          "turns",
          "nearest states taken between a turn of each other order, where the nearest come"
              + " first",
          "chosen by reasoning, not measured")),

  PLANNING_NOVELTY_MAX_BASES(
      whole(
          4096,
          0,
          16_384,
          "bases",
          "most bases of a game whose pairs are examined for novelty",
          "Lipovetzky and Geffner 2012; chosen by reasoning, not measured")),

  PLANNING_FORCED_PLIES(
      whole(
          1000,
          0,
          1_000_000,
          "plies",
          "plies without any choice after which no role with a choice is looked for",
          "chosen by reasoning, not measured")),

  PLANNING_NRPA_MAX_WEIGHT(
      real(
          50,
          0,
          300,
          "logarithms of weights",
          "how far the logarithm of a weight of the policy may be from 0",
          "chosen by reasoning, not measured"));

  private final CoefficientDefinition definition;

  PlanningCoefficient(CoefficientDefinition definition) {
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
