package org.gonu.http;

import java.io.IOException;

/** A peer sends or announces more than there is room for. */
final class BodyTooLongException extends IOException {
  private static final long serialVersionUID = 1L;

  BodyTooLongException(long maxBytes) {
    super("the body is longer than " + maxBytes + " bytes");
  }
}
