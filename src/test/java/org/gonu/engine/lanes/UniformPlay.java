package org.gonu.engine.lanes;

import org.eclipse.collections.impl.map.mutable.primitive.LongObjectHashMap;
import org.gonu.engine.circuit.Circuit;

/** Exact means of uniform random play of a small game, by enumeration of all its states. */
public final class UniformPlay {
  private final Circuit circuit;
  private final LongObjectHashMap<double[]> known = new LongObjectHashMap<>();
  private double[] means = {};

  private UniformPlay(Circuit circuit) {
    this.circuit = circuit;
  }

  /** The means of a game whose states have one word and which has two roles. */
  public static UniformPlay of(Circuit circuit) {
    UniformPlay play = new UniformPlay(circuit);
    play.means = play.means(circuit.initialState());
    return play;
  }

  public double plies() {
    return means[2];
  }

  public double goal(int role) {
    return means[role];
  }

  private double[] means(long[] state) {
    double[] found = known.get(state[0]);
    if (found == null) {
      found = compute(state);
      known.put(state[0], found);
    }
    return found;
  }

  private double[] compute(long[] state) {
    ScalarCircuit here = new ScalarCircuit(circuit.general(), state);
    if (here.isTerminal()) {
      return new double[] {here.goals()[0], here.goals()[1], 0};
    }
    double[] sums = new double[3];
    int count = 0;
    for (int first = circuit.firstMove(0); first < circuit.firstMove(1); first++) {
      for (int second = circuit.firstMove(1); second < circuit.firstMove(2); second++) {
        if ((here.legal()[0] >>> first & here.legal()[0] >>> second & 1) != 0) {
          double[] after = means(new ScalarCircuit(circuit.general(), state, first, second).next());
          sums[0] += after[0];
          sums[1] += after[1];
          sums[2] += after[2] + 1;
          count++;
        }
      }
    }
    return new double[] {sums[0] / count, sums[1] / count, sums[2] / count};
  }
}
