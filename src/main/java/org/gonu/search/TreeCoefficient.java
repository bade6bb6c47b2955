package org.gonu.search;

import static org.gonu.search.CoefficientDefinition.real;
import static org.gonu.search.CoefficientDefinition.whole;

/** The coefficients of the tree that lanes feed: selection, expansion, jobs and memory. */
@SuppressWarnings("ImmutableEnumChecker") // a definition is a record of numbers and strings
public enum TreeCoefficient implements Coefficient {
  EXPLORATION(
      real(
          0.8,
          0,
          1000,
          "ranges of goals",
          "weight of the uncertainty of a move against its value: more looks wider, less"
              + " looks deeper",
          "UCB1, Kocsis and Szepesvári 2006; measured in experiments/exploration.md")),

  EXPLORATION_MIN_SCALE(
      real(
          0.14,
          0,
          1000,
          "playouts of a job for each move",
          "least factor, before its square root is taken, of the exploration at nodes of"
              + " many moves",
          "the scale is measured in experiments/exploration.md, this bound is not")),

  EXPLORATION_MAX_SCALE(
      real(
          1.5,
          0,
          1000,
          "playouts of a job for each move",
          "greatest factor, before its square root is taken, of the exploration at nodes of"
              + " few moves",
          "the scale is measured in experiments/exploration.md, this bound is not")),

  VIRTUAL_LOSS(
      real(
          0.1,
          0,
          100,
          "ranges of goals",
          "how much less than the mean a playout under way counts",
          "WU-UCT, Liu and others 2020; measured in experiments/first-choices.md")),

  MOVE_PRIOR_PLAYOUTS(
      whole(
          256,
          1,
          1_000_000,
          "playouts",
          "virtual losses of a move that the playout policy would not choose",
          "the prior is measured in experiments/move-prior.md, its size is not")),

  MIN_GOAL_RANGE(
      real(
          5,
          0.01,
          100,
          "goal points",
          "least range of goals by which exploration and virtual loss are scaled",
          "chosen by reasoning, not measured")),

  EXPANSION_PLAYOUTS(
      whole(
          1,
          0,
          1_000_000,
          "playouts",
          "playouts through a move after which the state behind it gets a node",
          "measured in experiments/job-size.md")),

  CYCLE_CHECK_PLIES(
      whole(
          48,
          0,
          1_000_000,
          "plies",
          "depth of a path from which on it is searched for cycles",
          "chosen by reasoning, not measured")),

  MAX_PATH_PLIES(
      whole(
          2000,
          1,
          1_000_000,
          "plies",
          "length of a path in the tree after which the value of its last node is taken",
          "chosen by reasoning, not measured")),

  BOUNDS_JOINT_MOVES(
      whole(
          4096,
          1,
          1_000_000,
          "joint moves",
          "most joint moves of a state whose bounds are proved from all of them",
          "chosen by reasoning, not measured")),

  PREFIX_JOBS(
      whole(
          4,
          1,
          1024,
          "jobs",
          "jobs that share the upper part of their path down the tree",
          "measured in experiments/shared-prefixes.md")),

  PREFIX_MIN_JOBS(
      whole(
          256,
          1,
          100_000,
          "jobs",
          "jobs that the last node of a shared prefix has seen, at least",
          "measured in experiments/shared-prefixes.md")),

  MAX_LANES(
      whole(
          1024,
          64,
          1_048_576,
          "lanes",
          "most playouts of a worker under way at the same time",
          "measured in experiments/job-size.md")),

  PLAYOUTS_PER_JOB(
      whole(
          48,
          1,
          1_000_000,
          "playouts",
          "playouts through the root for each job that may be under way",
          "chosen by reasoning, not measured")),

  MIN_JOBS(
      whole(
          16,
          1,
          1_000_000,
          "jobs",
          "jobs that may be under way however few playouts the root has",
          "chosen by reasoning, not measured")),

  MAX_WAITING_JOBS(
      whole(
          8,
          1,
          4096,
          "jobs",
          "most jobs of a phase that wait for lanes",
          "measured in experiments/solved-positions.md")),

  MAX_DESCENTS(
      whole(
          64,
          1,
          1_000_000,
          "paths",
          "paths tried for one job before the lanes go on without",
          "chosen by reasoning, not measured")),

  LIMITED_JOBS(
      whole(
          4096,
          1,
          Integer.MAX_VALUE,
          "jobs",
          "jobs, at least, over which a limit of playouts is spread",
          "chosen by reasoning, not measured")),

  PLAYOUTS_PER_NODE(
      whole(
          1000,
          1,
          1_000_000,
          "playouts",
          "playouts for each node of a limit of nodes after which the search ends",
          "chosen by reasoning, not measured")),

  STEPS_PER_SLICE(
      whole(
          8,
          1,
          1024,
          "steps",
          "steps of lanes between checks of a limit of playouts or nodes",
          "chosen by reasoning, not measured")),

  SETTLED_PER_JOB(
      whole(
          64,
          1,
          1_000_000,
          "paths",
          "paths to known values that one path to a leaf makes up for",
          "chosen by reasoning, not measured")),

  SETTLED_PLAYOUTS(
      whole(
          4_194_304,
          1,
          Integer.MAX_VALUE,
          "playouts",
          "playouts of paths to known values, at least, after which the search ends as"
              + " settled",
          "chosen by reasoning, not measured")),

  RESERVED_SHARE(
      real(
          0.8,
          0,
          1,
          "shares of the memory",
          "memory of the tree that is taken in the start clock",
          "chosen by reasoning, not measured")),

  BRANCHING_MILLIS(
      real(
          20,
          0,
          10_000,
          "milliseconds",
          "estimated time, at most, to count the moves of states for which memory is taken",
          "chosen by reasoning, not measured")),

  GC_MAX_KEPT(
      real(
          0.5,
          0.01,
          0.95,
          "shares of the nodes",
          "most nodes that stay when room is made in a full tree",
          "chosen by reasoning, not measured")),

  GC_MIN_KEPT(
      real(
          0.125,
          0,
          0.95,
          "shares of the nodes",
          "least nodes that shall stay when room is made in a full tree",
          "chosen by reasoning, not measured")),

  GC_EASING(
      whole(
          4,
          2,
          1_000_000,
          "times",
          "divisor of the visit threshold when too few nodes would stay",
          "chosen by reasoning, not measured")),

  GC_MILLIS(
      real(
          10,
          0.1,
          10_000,
          "milliseconds",
          "how long room is made in a full tree before the search goes on",
          "chosen by reasoning, not measured")),

  GC_PAUSE_MILLIS(
      real(
          5,
          0.1,
          10_000,
          "milliseconds",
          "how long the search goes on in a full tree before more room is made",
          "chosen by reasoning, not measured")),

  BRANCHING_STATES(
      whole(
          256,
          1,
          1_000_000,
          "states",
          "most states whose moves are counted before memory is taken",
          "chosen by reasoning, not measured")),

  BRANCHING_MIN_STATES(
      whole(
          16,
          1,
          1_000_000,
          "states",
          "least states whose moves are counted before memory is taken",
          "chosen by reasoning, not measured")),

  SETTLED_SHARE(
      real(
          0.5,
          0,
          1000,
          "shares of the playouts",
          "paths to known values, in playouts through the root, after which the search"
              + " ends as settled",
          "chosen by reasoning, not measured")),

  WORKER_MILLIS(
      real(
          1,
          0.01,
          1000,
          "milliseconds",
          "how long a worker goes on between checks whether to stop",
          "chosen by reasoning, not measured")),

  WORKER_STEPS(
      whole(
          1024,
          1,
          1_000_000,
          "steps",
          "most steps of lanes between the checks of a worker whether to stop",
          "chosen by reasoning, not measured")),

  WORKER_FIRST_STEPS(
      whole(
          4,
          1,
          1024,
          "steps",
          "steps of lanes of a worker before it is known how long they take",
          "chosen by reasoning, not measured")),

  SCAN_DELAY_MILLIS(
      real(
          4000,
          0,
          1000000.0,
          "milliseconds",
          "time after which it is measured whether vectors are faster at choosing edges",
          "chosen by reasoning, not measured")),

  RESERVED_STEPS(
      whole(
          256,
          1,
          1_000_000,
          "steps",
          "steps in which memory is taken in the start clock, with a look at the clock before each",
          "chosen by reasoning, not measured")),

  BRANCHING_MIN_MOVES(
      whole(
          2,
          1,
          1000,
          "moves",
          "least number of moves of a state for which memory is taken: forced ones rarely get a"
              + " node",
          "chosen by reasoning, not measured")),

  GC_STEP_NODES(
      whole(
          2048,
          1,
          1_048_576,
          "nodes",
          "nodes of a step that removes nodes from a full tree",
          "chosen by reasoning, not measured")),

  GC_RANKED_NODES(
      whole(
          16_384,
          1,
          1_048_576,
          "nodes",
          "nodes of a step that ranks the nodes of a full tree by their visits",
          "chosen by reasoning, not measured")),

  GC_REACHED_NODES(
      whole(
          1024,
          1,
          1_048_576,
          "nodes",
          "nodes of a step that follows the edges of a full tree",
          "chosen by reasoning, not measured"));

  private final CoefficientDefinition definition;

  TreeCoefficient(CoefficientDefinition definition) {
    this.definition = definition;
  }

  @Override
  public String component() {
    return "tree";
  }

  @Override
  public CoefficientDefinition definition() {
    return definition;
  }
}
