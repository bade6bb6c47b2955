package org.gonu.engine.circuit;

/** Computes values of recursive components in one state at a time. */
public final class ComponentValues {
  private final Evaluator evaluator;

  /** By node, as {@link Evaluator} has them. */
  private final long[] values;

  /** By base its node, 0 if no gate looks at it. */
  private final int[] baseNodes;

  /**
   * For some values.
   *
   * @param feedbackLiterals literals of nodes of kind {@link Gates#FEEDBACK}
   */
  public ComponentValues(Circuit circuit, int[] feedbackLiterals) {
    StepNetlist net = circuit.general();
    values = new long[net.gates().size()];
    baseNodes = net.gates().nodes(Gates.BASE, circuit.bases().size());
    evaluator = new Evaluator(net, values, feedbackLiterals);
  }

  /** Computes all of them in a state. */
  public void compute(long[] state) {
    for (int base = 0; base < baseNodes.length; base++) {
      values[baseNodes[base]] = -(state[base >> 6] >>> base & 1);
    }
    values[Gates.node(Gates.FALSE)] = 0; // bases that no gate looks at were written there
    evaluator.run();
  }

  /** True if a literal holds in the state that was computed last. */
  public boolean holds(int literal) {
    return evaluator.value(literal) != 0;
  }
}
