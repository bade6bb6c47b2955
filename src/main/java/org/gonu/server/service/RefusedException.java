package org.gonu.server.service;

/** A request cannot be carried out; the message tells the one who asked why. */
public final class RefusedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Kind kind;

  /** Why a request is refused. */
  public enum Kind {
    /** It names what is not there. */
    UNKNOWN,
    /** It is wrong in itself. */
    INVALID,
    /** It contradicts what has happened already. */
    CONFLICT
  }

  /** A refusal. */
  public RefusedException(Kind kind, String message) {
    super(message);
    this.kind = kind;
  }

  /** Why the request is refused. */
  public Kind kind() {
    return kind;
  }
}
