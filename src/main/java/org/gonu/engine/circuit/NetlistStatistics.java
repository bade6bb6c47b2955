package org.gonu.engine.circuit;

/**
 * The size of a netlist.
 *
 * @param gates number of gates
 * @param operations number of gates of two inputs that compute the same
 * @param depth gates on the longest path from a base or a move to an output; loops count once
 * @param legalGates gates in the cone of the legal moves
 * @param nextGates gates in the cone of the next state
 * @param terminalGates gates in the cone of the end of the match
 * @param goalGates gates in the cone of the goals
 */
public record NetlistStatistics(
    int gates,
    int operations,
    int depth,
    int legalGates,
    int nextGates,
    int terminalGates,
    int goalGates) {

  /** Measures a netlist. */
  public static NetlistStatistics of(StepNetlist net) {
    Gates gates = net.gates();
    int count = 0;
    int deepest = 0;
    int[] depth = new int[gates.size()];
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.AND) {
        count++;
        for (int i = 0; i < gates.inputCount(node); i++) {
          depth[node] = Math.max(depth[node], 1 + depth[Gates.node(gates.input(node, i))]);
        }
        deepest = Math.max(deepest, depth[node]);
      }
    }
    return new NetlistStatistics(
        count,
        gates.operations(),
        deepest,
        cone(net, net.legal()),
        cone(net, net.next()),
        cone(net, net.terminal()),
        cone(net, net.goalLiterals()));
  }

  private static int cone(StepNetlist net, int... outputs) {
    return (int) Schedule.of(net, outputs).blocks().sumOfInt(block -> block.gates().length);
  }
}
