package org.gonu.engine.circuit.analysis;

import org.gonu.engine.circuit.Circuit;
import org.jspecify.annotations.Nullable;

/**
 * What analyses find out about a circuit. Each is done when it is first asked for, which takes some
 * tenths of a second, and its result is kept. Safe for use by several threads.
 */
public final class CircuitAnalysis {
  private final Circuit circuit;
  private @Nullable StateEquivalence merging;
  private @Nullable Factors factors;

  /** Nothing is analysed yet. */
  public CircuitAnalysis(Circuit circuit) {
    this.circuit = circuit;
  }

  /** The circuit. */
  public Circuit circuit() {
    return circuit;
  }

  /** What of a state does not matter. */
  public synchronized StateEquivalence merging() {
    if (merging == null) {
      merging = StateEquivalence.of(circuit);
    }
    return merging;
  }

  /** The parts it falls into. */
  public synchronized Factors factors() {
    if (factors == null) {
      factors = FactorFinder.of(circuit);
    }
    return factors;
  }
}
