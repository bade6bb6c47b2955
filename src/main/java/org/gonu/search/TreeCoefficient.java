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
          "UCB1, Kocsis and Szepesvári 2006; measured, see the experiments")),

  EXPLORATION_MIN_SCALE(
      real(
          0.14,
          0,
          1000,
          "playouts of a job for each move",
          "least factor, before its square root is taken, of the exploration at nodes of"
              + " many moves",
          "measured, see the experiments")),

  EXPLORATION_MAX_SCALE(
      real(
          1.5,
          0,
          1000,
          "playouts of a job for each move",
          "greatest factor, before its square root is taken, of the exploration at nodes of"
              + " few moves",
          "measured, see the experiments")),

  VIRTUAL_LOSS(
      real(
          0.1,
          0,
          100,
          "ranges of goals",
          "how much less than the mean a playout under way counts",
          "WU-UCT, Liu and others 2020; measured, see the experiments")),

  MOVE_PRIOR_PLAYOUTS(
      whole(
          256,
          1,
          1_000_000,
          "playouts",
          "virtual losses of a move that the playout policy would not choose",
          "measured, see the experiments")),

  MIN_GOAL_RANGE(
      real(
          5,
          0.01,
          100,
          "goal points",
          "least range of goals by which exploration and virtual loss are scaled",
          "set by hand, not measured")),

  EXPANSION_PLAYOUTS(
      whole(
          1,
          0,
          1_000_000,
          "playouts",
          "playouts through a move after which the state behind it gets a node",
          "set by hand, not measured")),

  CYCLE_CHECK_PLIES(
      whole(
          48,
          0,
          1_000_000,
          "plies",
          "depth of a path from which on it is searched for cycles",
          "set by hand, not measured")),

  MAX_PATH_PLIES(
      whole(
          2000,
          1,
          1_000_000,
          "plies",
          "length of a path in the tree after which the value of its last node is taken",
          "set by hand, not measured")),

  BOUNDS_JOINT_MOVES(
      whole(
          4096,
          1,
          1_000_000,
          "joint moves",
          "most joint moves of a state whose bounds are proved from all of them",
          "set by hand, not measured")),

  PREFIX_JOBS(
      whole(
          4,
          1,
          1024,
          "jobs",
          "jobs that share the upper part of their path down the tree",
          "measured, see the experiments")),

  PREFIX_MIN_JOBS(
      whole(
          256,
          1,
          100_000,
          "jobs",
          "jobs that the last node of a shared prefix has seen, at least",
          "measured, see the experiments")),

  MAX_LANES(
      whole(
          1024,
          64,
          1_048_576,
          "lanes",
          "most playouts of a worker under way at the same time",
          "measured, see the experiments")),

  PLAYOUTS_PER_JOB(
      whole(
          48,
          1,
          1_000_000,
          "playouts",
          "playouts through the root for each job that may be under way",
          "set by hand, not measured")),

  MIN_JOBS(
      whole(
          16,
          1,
          1_000_000,
          "jobs",
          "jobs that may be under way however few playouts the root has",
          "set by hand, not measured")),

  MAX_WAITING_JOBS(
      whole(
          8,
          1,
          4096,
          "jobs",
          "most jobs of a phase that wait for lanes",
          "measured, see the experiments")),

  MAX_DESCENTS(
      whole(
          64,
          1,
          1_000_000,
          "paths",
          "paths tried for one job before the lanes go on without",
          "set by hand, not measured")),

  LIMITED_JOBS(
      whole(
          4096,
          1,
          Integer.MAX_VALUE,
          "jobs",
          "jobs, at least, over which a limit of playouts is spread",
          "set by hand, not measured")),

  PLAYOUTS_PER_NODE(
      whole(
          1000,
          1,
          1_000_000,
          "playouts",
          "playouts for each node of a limit of nodes after which the search ends",
          "set by hand, not measured")),

  STEPS_PER_SLICE(
      whole(
          8,
          1,
          1024,
          "steps",
          "steps of lanes between checks of a limit of playouts or nodes",
          "set by hand, not measured")),

  SETTLED_PER_JOB(
      whole(
          512,
          1,
          1_000_000,
          "paths",
          "paths to known values that one path to a leaf makes up for",
          "set by hand, not measured")),

  SETTLED_PLAYOUTS(
      whole(
          4_194_304,
          1,
          Integer.MAX_VALUE,
          "playouts",
          "playouts of paths to known values, at least, after which the search ends as"
              + " settled",
          "set by hand, not measured")),

  RESERVED_SHARE(
      real(
          0.8,
          0,
          1,
          "shares of the memory",
          "memory of the tree that is taken in the start clock",
          "set by hand, not measured")),

  BRANCHING_MILLIS(
      real(
          20,
          0,
          10_000,
          "milliseconds",
          "estimated time, at most, to count the moves of states for which memory is taken",
          "set by hand, not measured")),

  GC_MAX_KEPT(
      real(
          0.5,
          0.01,
          0.95,
          "shares of the nodes",
          "most nodes that stay when room is made in a full tree",
          "set by hand, not measured")),

  GC_MIN_KEPT(
      real(
          0.125,
          0,
          0.95,
          "shares of the nodes",
          "least nodes that shall stay when room is made in a full tree",
          "set by hand, not measured")),

  GC_EASING(
      whole(
          4,
          2,
          1_000_000,
          "times",
          "divisor of the visit threshold when too few nodes would stay",
          "set by hand, not measured")),

  GC_MILLIS(
      real(
          10,
          0.1,
          10_000,
          "milliseconds",
          "how long room is made in a full tree before the search goes on",
          "set by hand, not measured")),

  GC_PAUSE_MILLIS(
      real(
          5,
          0.1,
          10_000,
          "milliseconds",
          "how long the search goes on in a full tree before more room is made",
          "set by hand, not measured"));

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
