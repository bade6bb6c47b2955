package org.gonu.selfplay.dataset;

import java.io.IOException;

/** Thrown if a directory has a data set of other settings, or another program writes there. */
public final class OtherDataSetException extends IOException {
  private static final long serialVersionUID = 1L;

  private final boolean isInUse;

  /** An exception that says what is different. */
  OtherDataSetException(String message) {
    this(message, false);
  }

  private OtherDataSetException(String message, boolean isInUse) {
    super(message);
    this.isInUse = isInUse;
  }

  /** An exception for a directory to which another run writes. */
  static OtherDataSetException ofAnotherRun() {
    return new OtherDataSetException("another run writes to it", true);
  }

  /** True if another run writes there, whatever its settings are. */
  public boolean isInUse() {
    return isInUse;
  }
}
