package org.gonu.search.solver;

import org.gonu.machine.Interruption;

/**
 * Solves states in which several roles choose at the same time. Two roles in a zero-sum game play
 * optimal mixed strategies. Roles that always get the same make the joint move that is best for
 * all. Partners make the best joint move from which no role gains by deviating alone (a pure
 * equilibrium; Nash 1951). In any other case every role makes the move with the best worst case.
 */
final class Simultaneous {
  /** Stands for no joint move. */
  private static final int NONE = -1;

  private final GameGraph graph;
  private final Valuation valuation;
  private final Payoffs payoffs;
  private final MatrixGame matrix = new MatrixGame();
  private final int[] counts;
  private final int[] chosen;
  private boolean hasMixed;

  Simultaneous(GameGraph graph, Valuation valuation, Payoffs payoffs) {
    this.graph = graph;
    this.valuation = valuation;
    this.payoffs = payoffs;
    counts = new int[graph.roles()];
    chosen = new int[graph.roles()];
  }

  /**
   * Computes the value of a state from the values of all its children.
   *
   * @param values receives the values by role
   * @return plies until the end, from the child on
   */
  int evaluate(int state, float[] values) {
    Interruption.throwIfInterrupted();
    read(state);
    if (payoffs.isZeroSum()) {
      solveMatrix(state);
      hasMixed |= matrix.isMixed();
      for (int role = 0; role < counts.length; role++) {
        values[role] = mixedValue(state, role);
      }
      return longest(state);
    }
    int child = graph.child(state, pureJoint(state));
    for (int role = 0; role < counts.length; role++) {
      values[role] = valuation.value(child, role);
    }
    return valuation.depth(child);
  }

  /** The probabilities of a role's moves. */
  double[] strategy(int state, int role) {
    read(state);
    double[] weights = new double[counts[role]];
    if (payoffs.isZeroSum()) {
      solveMatrix(state);
      for (int move = 0; move < weights.length; move++) {
        weights[move] = weight(role, move);
      }
    } else {
      weights[index(pureJoint(state), role)] = 1;
    }
    return weights;
  }

  /** The values of a role's moves against the strategy of the other, or in the worst case. */
  double[] moveValues(int state, int role) {
    read(state);
    double[] result = new double[counts[role]];
    if (payoffs.isZeroSum()) {
      solveMatrix(state);
      for (int move = 0; move < result.length; move++) {
        result[move] =
            role == column()
                ? payoffs.sum() - matrix.columnValue(move)
                : role == row() ? matrix.rowValue(move) : mixedValue(state, role);
      }
      return result;
    }
    int best = pureJoint(state);
    for (int move = 0; move < result.length; move++) {
      int joint = best + (move - index(best, role)) * radix(role);
      boolean agreed = payoffs.isCommon() || valuation.arePartners();
      result[move] =
          agreed ? valuation.value(graph.child(state, joint), role) : worst(state, role, move);
    }
    return result;
  }

  /** True if an evaluated state asked for a mixed strategy. */
  boolean hasMixed() {
    return hasMixed;
  }

  /** The smallest or the greatest goal that a role can get by a move. */
  float bound(int state, int role, int move, boolean greatest) {
    read(state);
    float best = greatest ? Float.NEGATIVE_INFINITY : Float.POSITIVE_INFINITY;
    for (int joint = 0; joint < graph.childCount(state); joint++) {
      if (index(joint, role) == move) {
        int child = graph.child(state, joint);
        best =
            greatest
                ? Math.max(best, valuation.possible(child, role))
                : Math.min(best, valuation.secured(child, role));
      }
    }
    return best;
  }

  /** The goal that a rival gets by the move with the best worst case. */
  int guaranteed(int state, int rival, Guarantees guarantees) {
    read(state);
    int best = 0;
    for (int move = 0; move < counts[rival]; move++) {
      int least = Integer.MAX_VALUE;
      for (int joint = 0; joint < graph.childCount(state); joint++) {
        if (index(joint, rival) == move) {
          least = Math.min(least, guarantees.of(graph.child(state, joint), rival));
        }
      }
      best = Math.max(best, least);
    }
    return best;
  }

  private float worst(int state, int role, int move) {
    return bound(state, role, move, false);
  }

  private void read(int state) {
    for (int role = 0; role < counts.length; role++) {
      counts[role] = graph.moveCount(state, role);
    }
  }

  /** The player whose moves are the rows of the matrix of a zero-sum game. */
  private int row() {
    return payoffs.players()[0];
  }

  /** The player whose moves are the columns. */
  private int column() {
    return payoffs.players()[1];
  }

  private void solveMatrix(int state) {
    matrix.reset(counts[row()], counts[column()]);
    for (int joint = 0; joint < graph.childCount(state); joint++) {
      float value = valuation.value(graph.child(state, joint), row());
      matrix.set(index(joint, row()), index(joint, column()), value);
    }
    matrix.solve();
  }

  /** How often a role makes a move in the solution of the matrix; chance has only one move. */
  private double weight(int role, int move) {
    if (role == row()) {
      return matrix.rowWeight(move);
    }
    return role == column() ? matrix.columnWeight(move) : 1;
  }

  /** The value of a state for a role by the solution of the matrix. */
  private float mixedValue(int state, int role) {
    if (role == row()) {
      return (float) matrix.value();
    }
    if (role == column()) {
      return (float) (payoffs.sum() - matrix.value());
    }
    double mean = 0;
    for (int joint = 0; joint < graph.childCount(state); joint++) {
      mean +=
          weight(row(), index(joint, row()))
              * weight(column(), index(joint, column()))
              * valuation.value(graph.child(state, joint), role);
    }
    return (float) mean;
  }

  private int longest(int state) {
    int longest = 0;
    for (int joint = 0; joint < graph.childCount(state); joint++) {
      longest = Math.max(longest, valuation.depth(graph.child(state, joint)));
    }
    return longest;
  }

  /** The joint move if no role mixes. */
  private int pureJoint(int state) {
    if (payoffs.isCommon()) {
      int best = 0;
      for (int joint = 1; joint < graph.childCount(state); joint++) {
        int other = graph.child(state, joint);
        if (valuation.compare(payoffs.players()[0], other, graph.child(state, best)) > 0) {
          best = joint;
        }
      }
      return best;
    }
    int agreed = valuation.arePartners() ? bestEquilibrium(state) : NONE;
    return agreed != NONE ? agreed : safest(state);
  }

  /** The equilibrium in pure strategies with the greatest sum of goals, or {@link #NONE}. */
  private int bestEquilibrium(int state) {
    int best = NONE;
    float most = 0;
    for (int joint = 0; joint < graph.childCount(state); joint++) {
      float sum = 0;
      for (int role = 0; role < counts.length; role++) {
        sum += valuation.value(graph.child(state, joint), role);
      }
      if ((best == NONE || sum > most) && isEquilibrium(state, joint)) {
        best = joint;
        most = sum;
      }
    }
    return best;
  }

  private boolean isEquilibrium(int state, int joint) {
    for (int role = 0; role < counts.length; role++) {
      float value = valuation.value(graph.child(state, joint), role);
      int others = joint - index(joint, role) * radix(role);
      for (int move = 0; move < counts[role]; move++) {
        if (valuation.value(graph.child(state, others + move * radix(role)), role) > value) {
          return false;
        }
      }
    }
    return true;
  }

  /** The joint move if every role makes the move with the best worst case. */
  private int safest(int state) {
    int joint = 0;
    for (int role = 0; role < counts.length; role++) {
      chosen[role] = 0;
      for (int move = 1; move < counts[role]; move++) {
        if (worst(state, role, move) > worst(state, role, chosen[role])) {
          chosen[role] = move;
        }
      }
      joint += chosen[role] * radix(role);
    }
    return joint;
  }

  private int radix(int role) {
    int radix = 1;
    for (int before = 0; before < role; before++) {
      radix *= counts[before];
    }
    return radix;
  }

  private int index(int joint, int role) {
    return joint / radix(role) % counts[role];
  }
}
