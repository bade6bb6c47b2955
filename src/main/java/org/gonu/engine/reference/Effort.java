package org.gonu.engine.reference;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.datalog.WorkLimit;
import org.gonu.machine.BrokenContractException;
import org.gonu.text.DiagnosticCode;

/** Limits the work for the relations of one state and one joint move. */
final class Effort extends WorkLimit {
  private int rows;
  private int checks;
  private int staticChecks;
  private boolean isStatic;

  /**
   * A limit.
   *
   * @param rows rows that rules may read in one state
   */
  Effort(int rows) {
    this.rows = rows;
  }

  /** Sets the rows that rules may read in one state from now on. */
  void allow(int most) {
    rows = most;
  }

  /** Starts anew for another state or joint move. */
  void reset() {
    checks = 0;
  }

  /**
   * Tells what is computed from now on.
   *
   * @param isStatic true for a relation that is computed once for all states. Its work counts by
   *     itself, against {@link ReferenceLimits#ROWS_LOOKED_AT}
   */
  void begin(boolean isStatic) {
    this.isStatic = isStatic;
  }

  @Override
  protected void check() {
    super.check();
    int limit = isStatic ? ReferenceLimits.ROWS_LOOKED_AT : rows;
    if ((isStatic ? ++staticChecks : ++checks) > limit / STRIDE) {
      throw new BrokenContractException(
          DiagnosticCode.TOO_MUCH_WORK,
          "the rules look at more than " + limit + " rows in one state",
          Optional.empty(),
          Lists.immutable.empty(),
          Lists.immutable.empty());
    }
  }
}
