package org.gonu.engine.reference;

import org.gonu.check.ValidatedRules;
import org.gonu.machine.StateMachine;

/** Makes reference machines. */
public final class ReferenceEngine {
  private ReferenceEngine() {}

  /** A new machine for these rules. */
  public static StateMachine machineFor(ValidatedRules rules) {
    if (rules.strata().isEmpty()) {
      throw new IllegalArgumentException("no rules");
    }
    throw new UnsupportedOperationException("to come");
  }
}
