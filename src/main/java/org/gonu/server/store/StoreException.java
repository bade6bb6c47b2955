package org.gonu.server.store;

/** The database gave no answer, or refused a change that breaks its rules. */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StoreException(String message) {
    super(message);
  }

  StoreException(Throwable cause) {
    super(cause.getMessage(), cause);
  }
}
