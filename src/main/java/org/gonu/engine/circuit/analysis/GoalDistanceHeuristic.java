package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.ComponentValues;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.machine.GoalDistance;

/**
 * Estimates the distance to a state in which some literals hold, by the number of unmet conditions:
 * a conjunction costs the sum of its inputs, a disjunction its cheapest input. Negations are pushed
 * down to the bases. A shared gate counts at each use. A feedback of a recursive component counts
 * as one condition.
 *
 * <p>A base whose next value no move affects directly, such as a mark that something was reached,
 * costs one more than its cause in the state before. Bases of the step counter are exempt.
 */
public final class GoalDistanceHeuristic implements GoalDistance {
  /** Opcodes of {@link #code}. */
  private static final int SUM = 0;

  private static final int LEAST = 1;

  /** Longest chain of causes; bases with longer chains count as unreachable. */
  private static final int MAX_ROUNDS = 8;

  private final Gates gates;

  /** The literals that all have to hold. */
  private final int[] targets;

  /** By literal its cost; valid only for needed literals. */
  private final int[] costs;

  /** Literals of bases that moves affect directly, or that belong to the step counter. */
  private final int[] plainLiterals;

  /**
   * Literals of the other bases; {@link #causes} has for each the literal that makes it hold in the
   * next state.
   */
  private final int[] waitingLiterals;

  private final int[] causes;

  /** Literals of feedbacks. */
  private final int[] feedbackLiterals;

  /** A sequence of instructions: opcode, output literal, number of inputs, inputs. */
  private final int[] code;

  private final ComponentValues components;
  private final int most;

  private GoalDistanceHeuristic(Circuit circuit, int... targets) {
    StepNetlist net = circuit.general();
    gates = net.gates();
    this.targets = targets;
    NeededLiterals needed = new NeededLiterals(circuit, targets);
    plainLiterals = needed.plainBases();
    waitingLiterals = needed.waitingBases();
    causes = Arrays.stream(waitingLiterals).map(needed::causeOf).toArray();
    feedbackLiterals = needed.ofKind(Gates.FEEDBACK);
    code = code(needed.ofKind(Gates.AND));
    components = new ComponentValues(circuit, feedbackLiterals);
    costs = new int[2 * gates.size()];
    costs[Gates.FALSE] = FARTHEST;
    most = computeMost();
  }

  /** The distance to the best goal of a role; always 0 if it has no goals. */
  public static GoalDistance ofBestGoal(Circuit circuit, int role) {
    int[] literals = circuit.general().goals().get(role).literals();
    return new GoalDistanceHeuristic(
        circuit, literals.length == 0 ? Gates.TRUE : literals[literals.length - 1]);
  }

  /** The distance to a state in which all literals hold; always 0 if there are none. */
  static GoalDistance of(Circuit circuit, int... literals) {
    return new GoalDistanceHeuristic(circuit, literals);
  }

  private int[] code(int[] literals) {
    IntArrayList steps = new IntArrayList();
    for (int literal : literals) {
      int node = Gates.node(literal);
      steps.add(Gates.isNegated(literal) ? LEAST : SUM);
      steps.add(literal);
      steps.add(gates.inputCount(node));
      for (int i = 0; i < gates.inputCount(node); i++) {
        steps.add(gates.input(node, i) ^ (literal & 1));
      }
    }
    return steps.toArray();
  }

  private int computeMost() {
    for (int literal : plainLiterals) {
      costs[literal] = 1;
    }
    for (int literal : feedbackLiterals) {
      costs[literal] = 1;
    }
    for (int literal : waitingLiterals) {
      costs[literal] = FARTHEST;
    }
    return run();
  }

  @Override
  public int of(long[] state) {
    for (int literal : plainLiterals) {
      costs[literal] = holds(literal, state) ? 0 : 1;
    }
    for (int literal : waitingLiterals) {
      costs[literal] = holds(literal, state) ? 0 : FARTHEST;
    }
    if (feedbackLiterals.length > 0) {
      components.compute(state);
      for (int literal : feedbackLiterals) {
        costs[literal] = components.holds(literal) ? 0 : 1;
      }
    }
    return run();
  }

  @Override
  public int most() {
    return most;
  }

  private boolean holds(int literal, long[] state) {
    int base = gates.index(Gates.node(literal));
    return (state[base >> 6] >>> base & 1) != (literal & 1);
  }

  /** Computes the total cost of the targets. */
  private int run() {
    runCode();
    for (int round = 0; round < MAX_ROUNDS && lowerWaiting(); round++) {
      runCode();
    }
    return sum(targets, 0, targets.length);
  }

  /** Updates the costs of waiting bases from their causes. Returns true if one decreased. */
  private boolean lowerWaiting() {
    boolean lowered = false;
    for (int i = 0; i < waitingLiterals.length; i++) {
      int cost = costs[causes[i]] + 1;
      if (cost < costs[waitingLiterals[i]]) {
        costs[waitingLiterals[i]] = cost;
        lowered = true;
      }
    }
    return lowered;
  }

  private void runCode() {
    int at = 0;
    while (at < code.length) {
      int kind = code[at];
      int literal = code[at + 1];
      int end = at + 3 + code[at + 2];
      costs[literal] = kind == SUM ? sum(code, at + 3, end) : least(at + 3, end);
      at = end;
    }
  }

  private int sum(int[] literals, int from, int end) {
    long sum = 0;
    for (int i = from; i < end; i++) {
      sum += costs[literals[i]];
    }
    return (int) Math.min(FARTHEST, sum);
  }

  private int least(int from, int end) {
    int least = FARTHEST;
    for (int i = from; i < end && least > 0; i++) {
      least = Math.min(least, costs[code[i]]);
    }
    return least;
  }
}
