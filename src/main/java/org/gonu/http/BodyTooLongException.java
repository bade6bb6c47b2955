package org.gonu.http;

import java.io.IOException;

/** A peer sends or announces a body that is longer than the limit. */
final class BodyTooLongException extends IOException {
  private static final long serialVersionUID = 1L;

  BodyTooLongException(long maxBytes) {
    super("the body is longer than " + maxBytes + " bytes");
  }
}
