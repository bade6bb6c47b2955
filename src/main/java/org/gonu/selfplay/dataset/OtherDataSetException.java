package org.gonu.selfplay.dataset;

import java.io.IOException;

/** Thrown if a directory has a data set of other settings, or another program writes there. */
public final class OtherDataSetException extends IOException {
  private static final long serialVersionUID = 1L;

  /** An exception that says what is different. */
  OtherDataSetException(String message) {
    super(message);
  }
}
