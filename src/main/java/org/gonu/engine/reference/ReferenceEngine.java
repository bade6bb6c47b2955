package org.gonu.engine.reference;

import org.gonu.check.ValidatedRules;
import org.gonu.machine.StateMachine;

/** Makes reference machines. */
public final class ReferenceEngine {
  private ReferenceEngine() {}

  /**
   * Makes a machine for these rules.
   *
   * @throws org.gonu.machine.BrokenContractException if the rules give no roles
   */
  public static StateMachine machineFor(ValidatedRules rules) {
    return new ReferenceMachine(rules);
  }
}
