package org.gonu.engine.circuit.analysis;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.MutexGroup;
import org.gonu.engine.circuit.StateBits;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.sat.Formula;
import org.gonu.engine.sat.SatSolver;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.GoalStates;

/**
 * Looks for states with the best goal by a formula: the gates of the goal and of the end, the mutex
 * groups, and the bases that keep the value that they have now.
 */
final class GoalStateSearch implements GoalStates {
  /** Most gates that are looked at to find the bases that keep their values, those of each base. */
  private static final long MAX_LOOKS = 50_000_000;

  private final Circuit circuit;
  private final Gates gates;
  private final Formula formula = new Formula();

  /** The bases on which the goal and the end depend. */
  private final BitSet relevant;

  /** By base the literal of the formula, {@link SatSolver#FALSE} if nothing depends on it. */
  private final int[] literals;

  /** Those of the bases that hold for ever once they do. */
  private final BitSet growing = new BitSet();

  /** Those of the bases that never hold again once they do not. */
  private final BitSet shrinking = new BitSet();

  /** Those of the bases that hold in the state found last. */
  private final BitSet found = new BitSet();

  private GoalStateSearch(Circuit circuit, BitSet relevant) {
    this.circuit = circuit;
    this.relevant = relevant;
    gates = circuit.general().gates();
    literals = new int[circuit.bases().size()];
    Lasting lasting = new Lasting(circuit.general());
    for (int base : relevant.stream().toArray()) {
      literals[base] = 2 * formula.solver().newVariable();
      growing.set(base, lasting.keeps(base, true));
      shrinking.set(base, lasting.keeps(base, false));
    }
  }

  /**
   * A search for the states with the best goal of a role that may follow a state. Empty where no
   * base of the goal keeps a value for ever, so that any state may be found; where the goal is
   * recursive; and where the circuit is too large.
   */
  static Optional<GoalStates> of(Circuit circuit, int role, long[] state) {
    StepNetlist net = circuit.general();
    int[] goals = net.goals().get(role).literals();
    int best = goals.length == 0 ? Gates.FALSE : goals[goals.length - 1];
    Reach reach = new Reach(net);
    BitSet cone = reach.below(best, net.terminal());
    BitSet bases = reach.bases(best, net.terminal());
    long looks = 2L * bases.cardinality() * net.gates().size();
    boolean isRecursive = cone.stream().anyMatch(node -> net.gates().kind(node) == Gates.FEEDBACK);
    if (looks > MAX_LOOKS || isRecursive) {
      return Optional.empty();
    }
    GoalStateSearch search = new GoalStateSearch(circuit, bases);
    if (search.growing.isEmpty() && search.shrinking.isEmpty()) {
      return Optional.empty();
    }
    search.demandGroups();
    search.demandLasting(state);
    search.demandGates(cone, best, net.terminal());
    return Optional.of(search);
  }

  private void demandGroups() {
    for (MutexGroup group : circuit.groups()) {
      int[] members = Arrays.stream(group.bases()).map(base -> literals[base]).toArray();
      formula.demandAtMostOne(members);
      if (group.complete() && Arrays.stream(members).noneMatch(each -> each == SatSolver.FALSE)) {
        formula.solver().addClause(members);
      }
    }
  }

  private void demandLasting(long[] state) {
    for (int base : relevant.stream().toArray()) {
      boolean holds = StateBits.holds(state, base);
      if ((holds ? growing : shrinking).get(base)) {
        formula.solver().addClause(literals[base] ^ (holds ? 0 : 1));
      }
    }
  }

  private void demandGates(BitSet cone, int... wanted) {
    int[] nodes = new int[gates.size()];
    for (int node : cone.stream().toArray()) {
      if (gates.kind(node) == Gates.BASE) {
        nodes[node] = literals[gates.index(node)];
      } else if (gates.kind(node) == Gates.AND) {
        int[] inputs = new int[gates.inputCount(node)];
        for (int i = 0; i < inputs.length; i++) {
          inputs[i] = nodes[Gates.node(gates.input(node, i))] ^ (gates.input(node, i) & 1);
        }
        nodes[node] = formula.and(inputs);
      }
    }
    for (int literal : wanted) {
      formula.solver().addClause(nodes[Gates.node(literal)] ^ (literal & 1));
    }
  }

  @Override
  public Answer search(int rounds) {
    int[] left = {rounds};
    SatSolver.Answer answer = formula.solve(() -> left[0]-- <= 0);
    if (answer == SatSolver.Answer.SATISFIABLE) {
      found.clear();
      relevant.stream().filter(base -> formula.solver().holds(literals[base])).forEach(found::set);
      formula.solver().addClause(found.stream().map(base -> literals[base] ^ 1).toArray());
      return Answer.FOUND;
    }
    return answer == SatSolver.Answer.UNSATISFIABLE ? Answer.NONE : Answer.OPEN;
  }

  @Override
  public GoalDistance distance() {
    return new StateDistance(bits(found), bits(relevant), bits(growing), bits(shrinking));
  }

  private long[] bits(BitSet set) {
    return Arrays.copyOf(set.toLongArray(), circuit.words());
  }
}
