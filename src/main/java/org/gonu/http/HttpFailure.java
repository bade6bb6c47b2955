package org.gonu.http;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A message got no reply. */
public final class HttpFailure extends IOException {
  private static final long serialVersionUID = 1L;

  private final Kind kind;

  /** The reason. */
  public enum Kind {
    /** No connection could be made: unknown host, nobody listens, no answer to the attempt. */
    UNREACHABLE,
    /** The connection broke, or the reply is not HTTP. */
    BROKEN,
    /** The deadline has passed. */
    TIMEOUT,
    /** The call was cancelled on this side. */
    CANCELLED
  }

  /**
   * A failure.
   *
   * @param cause null if there is no other exception behind it
   */
  public HttpFailure(Kind kind, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.kind = kind;
  }

  /** The reason. */
  public Kind kind() {
    return kind;
  }
}
