package org.gonu.engine.circuit;

/** Evaluates feedbacks of recursive components, one state at a time. */
public final class ComponentValues {
  private final Evaluator evaluator;

  /** By node its value, as in {@link Evaluator}. */
  private final long[] values;

  /** By base its node, 0 if no gate reads it. */
  private final int[] baseNodes;

  /**
   * An evaluator of some feedbacks.
   *
   * @param feedbackLiterals literals of nodes of kind {@link Gates#FEEDBACK}
   */
  public ComponentValues(Circuit circuit, int[] feedbackLiterals) {
    StepNetlist net = circuit.general();
    values = new long[net.gates().size()];
    baseNodes = net.gates().nodes(Gates.BASE, circuit.bases().size());
    evaluator = new Evaluator(net, values, feedbackLiterals);
  }

  /** Evaluates them in a state. */
  public void compute(long[] state) {
    for (int base = 0; base < baseNodes.length; base++) {
      values[baseNodes[base]] = -(state[base >> 6] >>> base & 1);
    }
    values[Gates.node(Gates.FALSE)] = 0; // bases without a node were written there
    evaluator.run();
  }

  /** True if a literal holds in the state that was evaluated last. */
  public boolean holds(int literal) {
    return evaluator.value(literal) != 0;
  }
}
