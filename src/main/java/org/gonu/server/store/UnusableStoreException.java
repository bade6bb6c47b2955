package org.gonu.server.store;

import java.io.IOException;

/** A data directory cannot be used; the message says which one and why. */
public final class UnusableStoreException extends IOException {
  private static final long serialVersionUID = 1L;

  UnusableStoreException(String message) {
    super(message);
  }

  UnusableStoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
