package org.gonu.engine.circuit;

/**
 * The size of a net.
 *
 * @param gates gates of all cones together
 * @param operations two-input operations that the gates stand for
 * @param depth gates on the longest way from a base or move to an output, components once
 * @param legalGates gates that the legal moves need
 * @param nextGates gates that the next state needs
 * @param terminalGates gates that the end of the game needs
 * @param goalGates gates that the goals need
 */
public record NetlistStatistics(
    int gates,
    int operations,
    int depth,
    int legalGates,
    int nextGates,
    int terminalGates,
    int goalGates) {

  /** Measures a net. */
  public static NetlistStatistics of(StepNetlist net) {
    Gates gates = net.gates();
    int count = 0;
    int operations = 0;
    int deepest = 0;
    int[] depth = new int[gates.size()];
    for (int node = 1; node < gates.size(); node++) {
      if (gates.kind(node) == Gates.AND) {
        count++;
        operations += gates.inputCount(node) - 1;
        for (int i = 0; i < gates.inputCount(node); i++) {
          depth[node] = Math.max(depth[node], 1 + depth[Gates.node(gates.input(node, i))]);
        }
        deepest = Math.max(deepest, depth[node]);
      }
    }
    return new NetlistStatistics(
        count,
        operations,
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
