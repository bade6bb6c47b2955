package org.gonu.http;

import java.io.IOException;

/** A message that was not answered. */
public final class HttpFailure extends IOException {
  private static final long serialVersionUID = 1L;

  private final Kind kind;

  /** Why there is no answer. */
  public enum Kind {
    /** No connection could be made: unknown host, nobody listens, no answer to the attempt. */
    UNREACHABLE,
    /** The connection broke, or what came is no reply of HTTP. */
    BROKEN,
    /** The deadline has passed. */
    TIMEOUT,
    /** Somebody on this side has called it off. */
    CANCELLED
  }

  HttpFailure(Kind kind, String message, Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** Why there is no answer. */
  public Kind kind() {
    return kind;
  }
}
