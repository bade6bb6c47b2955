package org.gonu.search.solver;

import java.util.Arrays;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.impl.factory.primitive.IntLists;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.search.Coefficients;
import org.gonu.search.SearchBudget;
import org.gonu.search.SolverCoefficient;
import org.gonu.search.states.Expander;
import org.gonu.search.states.GrowthEstimate;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.PlayoutLength;
import org.gonu.search.states.StateProbe;
import org.gonu.search.states.WordPages;

/**
 * Finds all states that are reachable from one, breadth first: layer d holds those d plies away.
 */
final class Enumeration implements Expander.Parents, Expander.Children {
  /**
   * Memory for so many more states counts as used. Fixed: tables of states grow by themselves, and
   * stop in time.
   */
  private static final int RESERVED_STATES = 1 << 15;

  /** Most bytes of a joint move: its child, and the way back from there. */
  private static final long BYTES_PER_EDGE = 2L * Integer.BYTES;

  /** The most joint moves of all states. */
  private static final int MAX_EDGES = Integer.MAX_VALUE / 2;

  private final Coefficients coefficients;

  /** Steps of lanes between looks at the clock. */
  private final int steps;

  /** So many states of a layer tell how many children there will be. */
  private final int minParents;

  /** The most joint moves of a state. */
  private final long maxJointMoves;

  private final PackedGame game;
  private final long[] root;
  private final long maxBytes;
  private final long seed;
  private final Expander expander;
  private final GameGraph graph;
  private final LegalMoves moves;
  private final int[] noGoals;

  /** By state the bits of its legal moves, until it is expanded. */
  private final WordPages legalBits;

  /** By layer the number of the first state behind it. */
  private final MutableIntList layerEnds = IntLists.mutable.empty();

  /** From so many states on it is worth while to look ahead. */
  private int nextLook;

  private int longestPlayout;
  private int nextParent;
  private int layerStart;
  private int layerEnd;
  private boolean layered = true;
  private boolean tooBig;

  /**
   * An enumeration from a state that is not terminal.
   *
   * @param expander makes the moves, and decides in which form states are reported
   * @param maxBytes for the states, their successors and their values
   */
  Enumeration(
      PackedGame game,
      Expander expander,
      StateProbe.View root,
      long maxBytes,
      long seed,
      Coefficients coefficients) {
    this.coefficients = coefficients;
    steps = coefficients.count(SolverCoefficient.SOLVER_STEPS);
    nextLook = coefficients.count(SolverCoefficient.SOLVER_FORECAST_STATES);
    minParents = coefficients.count(SolverCoefficient.SOLVER_FORECAST_PARENTS);
    maxJointMoves = coefficients.count(SolverCoefficient.SOLVER_JOINT_MOVES);
    this.game = game;
    this.root = root.state();
    this.maxBytes = maxBytes;
    this.seed = seed;
    int roles = game.roles().size();
    this.expander = expander;
    graph = new GameGraph(game.words(), roles, game.roles().detectIndex(Role::isChance));
    moves = new LegalMoves(game);
    noGoals = new int[roles];
    Arrays.fill(noGoals, -1);
    legalBits = new WordPages(MoveBits.words(game));
    add(expander.merged(root.state()), root.legal(), root.terminal(), root.goals());
    layerEnd = 1;
    layerEnds.add(1);
  }

  /** Runs until the budget is spent. Returns true if nothing is left to do. */
  boolean run(SearchBudget budget) {
    long before = nextParent;
    while (!tooBig && !isComplete() && !budget.isSpent(nextParent - before)) {
      boolean busy = expander.run(this, this, steps);
      if (!busy && nextParent == layerEnd) {
        endLayer();
      }
      tooBig = tooBig || willOutgrow(budget);
    }
    return tooBig || isComplete();
  }

  private void endLayer() {
    layerStart = layerEnd;
    layerEnd = graph.size();
    legalBits.freeBefore(nextParent);
    if (layerEnd > layerStart) {
      layerEnds.add(layerEnd);
    }
  }

  /** Estimates from time to time, from the growth of the layers, whether memory will suffice. */
  private boolean willOutgrow(SearchBudget budget) {
    int parents = nextParent - layerStart;
    int layers = layerEnds.size();
    if (layers < 3 || graph.size() < nextLook || parents < minParents) {
      return false;
    }
    nextLook = graph.size() + graph.size() / 4;
    // If states recur, the depth is unknown: take this layer to be halfway, where they are largest.
    int left = layered ? longest(budget) - layers : layers;
    if (left < 0) {
      return false;
    }
    long room = (long) ((double) maxBytes / bytes() * graph.size());
    double layer = (double) (graph.size() - layerEnd) / parents * (layerEnd - layerStart);
    double before = layerEnds.get(layers - 2) - layerEnds.get(layers - 3);
    double margin = coefficients.value(SolverCoefficient.SOLVER_FORECAST_MARGIN);
    return GrowthEstimate.isBeyond(margin * room, layer, Math.sqrt(layer / before), left);
  }

  /** The length of the longest random playouts, in plies; negative if they do not end in time. */
  private int longest(SearchBudget budget) {
    if (longestPlayout == 0) {
      longestPlayout = PlayoutLength.longest(game, root, coefficients, seed, budget);
    }
    return longestPlayout == Integer.MAX_VALUE ? -1 : longestPlayout;
  }

  /** True if memory does not suffice, or will not by the estimate. */
  boolean isTooBig() {
    return tooBig;
  }

  /** True if all states and all their successors have been found. */
  boolean isComplete() {
    return !tooBig && layerStart == layerEnd;
  }

  /** True if no state has a successor in its own layer or in an earlier one. */
  boolean isLayered() {
    return layered;
  }

  /** The number of a state, or of one with the same future; -1 if there is none. */
  int find(long[] state) {
    return graph.find(expander.merged(state));
  }

  /** The graph found so far. */
  GameGraph graph() {
    return graph;
  }

  /** True if a state with so many joint moves can be added. */
  private boolean hasRoomFor(long jointMoves) {
    return jointMoves <= maxJointMoves
        && graph.edges() + graph.roles() + jointMoves <= MAX_EDGES
        && bytes() + BYTES_PER_EDGE * jointMoves <= maxBytes;
  }

  private long bytes() {
    long edges = graph.edges();
    long size = graph.size();
    long values = 4 * size * (graph.roles() + (graph.simultaneous() > 0 ? 2 : 1));
    long backward = layered ? values : 4 * edges + 12 * size;
    return graph.bytes()
        + legalBits.bytes()
        + graph.bytesToGrow(RESERVED_STATES)
        + values
        + backward;
  }

  @Override
  public int next(long[] state, long[] legal) {
    while (!tooBig && nextParent < layerEnd && graph.childCount(nextParent) == 0) {
      nextParent++;
    }
    if (tooBig || nextParent == layerEnd) {
      return -1;
    }
    graph.state(nextParent, state);
    legalBits.get(nextParent, legal);
    return nextParent++;
  }

  @Override
  public boolean knows(long[] state) {
    return graph.find(state) >= 0;
  }

  @Override
  public void child(
      int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals) {
    if (tooBig) {
      return; // the lanes bring what they have begun
    }
    int number = add(state, legal, terminal, goals);
    layered &= number >= layerEnd;
    graph.setChild(parent, joint, number);
  }

  private int add(long[] state, long[] legal, boolean terminal, int[] goals) {
    int size = graph.size();
    int number = graph.add(state);
    if (number == size) {
      moves.read(legal);
      long jointMoves = terminal ? 0 : moves.jointCount();
      tooBig |= !hasRoomFor(jointMoves);
      if (terminal) {
        graph.addTerminal(goals);
      } else if (tooBig || jointMoves == 0) {
        graph.addTerminal(noGoals);
      } else {
        graph.addMoves(moves);
      }
      legalBits.add(legal);
    }
    return number;
  }
}
