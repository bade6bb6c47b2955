package org.gonu.engine.circuit;

/**
 * Evaluates outputs of a netlist in 64 states at once: bit i of every word belongs to state i.
 * Plain and small; fast playouts are compiled by {@code engine.lanes}.
 */
public final class Evaluator {
  private final StepNetlist net;
  private final Gates gates;
  private final Schedule.Block[] blocks;

  /** By node its value. The evaluators of one netlist may share it. */
  private final long[] values;

  /**
   * An evaluator.
   *
   * @param values by node; the caller sets those of bases and moves before {@link #run}
   * @param outputs literals to evaluate
   */
  public Evaluator(StepNetlist net, long[] values, int... outputs) {
    this.net = net;
    this.gates = net.gates();
    this.values = values;
    this.blocks = Schedule.of(net, outputs).blocks().toArray(new Schedule.Block[0]);
  }

  /** Evaluates the outputs. */
  public void run() {
    for (Schedule.Block block : blocks) {
      if (block.component() < 0) {
        compute(block.gates());
      } else {
        iterate(block);
      }
    }
  }

  private void iterate(Schedule.Block block) {
    Component component = net.components().get(block.component());
    int[] feedbacks = component.feedbacks();
    int[] updates = component.updates();
    for (int feedback : feedbacks) {
      values[feedback] = 0;
    }
    boolean changed;
    do {
      compute(block.gates());
      changed = false;
      for (int i = 0; i < feedbacks.length; i++) {
        long update = value(updates[i]);
        changed |= update != values[feedbacks[i]];
        values[feedbacks[i]] = update;
      }
    } while (changed);
  }

  private void compute(int[] nodes) {
    for (int node : nodes) {
      long value = -1;
      int count = gates.inputCount(node);
      for (int i = 0; i < count && value != 0; i++) {
        value &= value(gates.input(node, i));
      }
      values[node] = value;
    }
  }

  /** The value of an output in each of the 64 states, after {@link #run}. */
  public long value(int literal) {
    return values[literal >> 1] ^ -(literal & 1L);
  }
}
