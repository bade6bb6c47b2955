package org.gonu.search.solver;

import java.util.Arrays;
import org.gonu.gdl.GoalValue;
import org.gonu.machine.Interruption;
import org.gonu.search.states.IntPages;
import org.gonu.search.states.LegalMoves;
import org.jspecify.annotations.Nullable;

/**
 * The values of the states of a graph for every role under optimal play, and the plies that are
 * left then, as far as they are known.
 *
 * <p>A role with a choice maximizes its own goal. Among equals it chooses what is worst for the
 * others taken together (adversarial tie-breaking), or what is best for them if the roles are
 * partners. Among equals again it prefers the shortest way to more than half of the points or,
 * where states can recur, to more than its smallest goal; otherwise the longest way, on which
 * others may err. If all ends are worth the same to it and states can recur, it prefers the
 * shortest way if that is worth anything.
 */
final class Valuation {
  /** Stands for a state of which nothing is known. */
  static final int UNRESOLVED = -1;

  private final GameGraph graph;
  private final Payoffs payoffs;
  private final Simultaneous simultaneous;
  private final int roles;
  private final boolean partners;

  /** By state and role the value in goal points, as bits of floats. */
  private final IntPages values = new IntPages();

  private final IntPages depths = new IntPages();

  /** Of rivals who choose at the same time somewhere, and whom chance does not disturb. */
  private final @Nullable Guarantees guarantees;

  /** Scratch: goal points by role, of one state. */
  private final float[] own;

  /** By role: a goal above this should be reached by the shortest way. */
  private final int[] shortAbove;

  /**
   * A valuation of the terminal states only, with adversarial tie-breaking.
   *
   * @param layered if no state can recur
   */
  Valuation(GameGraph graph, boolean layered) {
    this(graph, new Payoffs(graph), new int[graph.roles()], false);
    Arrays.setAll(shortAbove, role -> layered ? 50 : putOff(role));
    if (roles == 1) {
      shortAbove[0] = -1;
    }
  }

  /** The smallest goal of a role, which it puts off; 0 if it has no other goal. */
  private int putOff(int role) {
    int least = payoffs.least(role);
    return least < payoffs.most(role) ? least : 0;
  }

  private Valuation(GameGraph graph, Payoffs payoffs, int[] shortAbove, boolean partners) {
    this.graph = graph;
    this.payoffs = payoffs;
    this.shortAbove = shortAbove;
    this.partners = partners;
    roles = graph.roles();
    own = new float[roles];
    values.grow(Math.multiplyExact(graph.size(), roles));
    for (int state = 0; state < graph.size(); state++) {
      Interruption.throwIfInterrupted();
      depths.add(UNRESOLVED);
    }
    simultaneous = new Simultaneous(graph, this, payoffs);
    boolean mayMix = payoffs.isDuel() && graph.simultaneous() > 0;
    guarantees = mayMix ? new Guarantees(graph, this, payoffs) : null;
  }

  /**
   * A valuation of the same states for roles that are partners, in which only terminal states are
   * valued.
   */
  Valuation forPartners() {
    return new Valuation(graph, payoffs, shortAbove, true);
  }

  /** True if among equal outcomes roles choose the one that is best for the others. */
  boolean arePartners() {
    return partners;
  }

  GameGraph graph() {
    return graph;
  }

  Payoffs payoffs() {
    return payoffs;
  }

  /** The solver of states in which several roles have a choice. */
  Simultaneous simultaneous() {
    return simultaneous;
  }

  /** The value of a state for a role, in goal points. */
  float value(int state, int role) {
    return Float.intBitsToFloat(values.get(state * roles + role));
  }

  /**
   * The goal that a role of a duel is certain to get in a resolved state, whatever its rival does.
   * That is the value, unless a strategy is mixed somewhere.
   */
  float secured(int state, int role) {
    if (guarantees == null || !simultaneous.hasMixed()) {
      return value(state, role);
    }
    return guarantees.has(role) ? guarantees.of(state, role) : 0;
  }

  /** The greatest goal that the rival of a role of a duel cannot keep it from in such a state. */
  float possible(int state, int role) {
    if (guarantees == null || !simultaneous.hasMixed()) {
      return value(state, role);
    }
    return guarantees.has(role)
        ? payoffs.sum() - guarantees.of(state, guarantees.other(role))
        : GoalValue.MAX;
  }

  private void setValue(int state, int role, float value) {
    values.set(state * roles + role, Float.floatToRawIntBits(value));
  }

  /** True if a role prefers the shortest way to an end worth so much, and not the longest. */
  boolean isWelcome(float value, int role) {
    return value > shortAbove[role];
  }

  /** Plies until the end, or {@link #UNRESOLVED}. */
  int depth(int state) {
    return depths.get(state);
  }

  boolean isResolved(int state) {
    return depth(state) != UNRESOLVED;
  }

  /** Resolves a terminal state by its goals. */
  void resolveTerminal(int state) {
    for (int role = 0; role < roles; role++) {
      setValue(state, role, graph.goal(state, role));
    }
    depths.set(state, 0);
    noteGuarantees(state);
  }

  private void noteGuarantees(int state) {
    if (guarantees != null) {
      guarantees.note(state);
    }
  }

  /** Resolves a state by its children, as many as are needed being resolved. */
  void resolve(int state) {
    if (graph.mover(state) == LegalMoves.SEVERAL) {
      depths.set(state, 1 + simultaneous.evaluate(state, own));
      for (int role = 0; role < roles; role++) {
        setValue(state, role, own[role]);
      }
    } else if (graph.isChance(state)) {
      resolveChance(state);
    } else {
      int child = graph.child(state, bestJoint(state));
      for (int role = 0; role < roles; role++) {
        setValue(state, role, value(child, role));
      }
      depths.set(state, 1 + depth(child));
    }
    noteGuarantees(state);
  }

  /** Resolves a state in which chance moves: all its moves are equally likely. */
  private void resolveChance(int state) {
    int count = graph.childCount(state);
    int longest = 0;
    Arrays.fill(own, 0);
    for (int joint = 0; joint < count; joint++) {
      int child = graph.child(state, joint);
      longest = Math.max(longest, depth(child));
      for (int role = 0; role < roles; role++) {
        own[role] += value(child, role) / count;
      }
    }
    for (int role = 0; role < roles; role++) {
      setValue(state, role, own[role]);
    }
    depths.set(state, 1 + longest);
  }

  /**
   * The joint move to make where at most one role has a choice, among those whose children are
   * resolved; -1 if none is.
   */
  int bestJoint(int state) {
    int role = Math.max(0, graph.mover(state));
    int best = -1;
    for (int joint = graph.childCount(state) - 1; joint >= 0; joint--) {
      int child = graph.child(state, joint);
      if (isResolved(child) && (best < 0 || compare(role, child, graph.child(state, best)) >= 0)) {
        best = joint;
      }
    }
    return best;
  }

  /** Compares two resolved states; positive if a role prefers the first. */
  int compare(int role, int first, int second) {
    int byValue = Float.compare(value(first, role), value(second, role));
    if (byValue != 0 || roles == 1) {
      return byValue != 0 ? byValue : Integer.compare(depth(second), depth(first));
    }
    int byOthers = Float.compare(others(second, role), others(first, role));
    if (byOthers != 0) {
      return partners ? -byOthers : byOthers;
    }
    int byDepth = Integer.compare(depth(second), depth(first));
    return isWelcome(value(first, role), role) ? byDepth : -byDepth;
  }

  private float others(int state, int role) {
    float sum = 0;
    for (int other = 0; other < roles; other++) {
      sum += other == role || other == graph.chanceRole() ? 0 : value(state, other);
    }
    return sum;
  }
}
