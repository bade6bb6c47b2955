package org.gonu.server;

/** What is kept of a match does not agree with the rules of its game. */
public final class NotResumableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** A match that cannot be taken up; the message says where it differs. */
  public NotResumableException(String message) {
    super(message);
  }
}
