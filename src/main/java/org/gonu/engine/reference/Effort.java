package org.gonu.engine.reference;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.datalog.WorkLimit;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.DiagnosticCode;

/** Limits the work for the relations of one state and one joint move. */
final class Effort extends WorkLimit {
  private int checks;

  /** Starts anew for another state or joint move. */
  void reset() {
    checks = 0;
  }

  @Override
  protected void check() {
    super.check();
    if (++checks > ReferenceLimits.ROWS_LOOKED_AT / STRIDE) {
      throw new BrokenContractException(
          DiagnosticCode.TOO_MUCH_WORK,
          "the rules look at more than " + ReferenceLimits.ROWS_LOOKED_AT + " rows in one state",
          Optional.empty(),
          Lists.immutable.empty(),
          Lists.immutable.empty());
    }
  }
}
