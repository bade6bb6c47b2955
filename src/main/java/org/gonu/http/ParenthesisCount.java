package org.gonu.http;

/**
 * Decides from the bytes of a message whether it is complete: the parenthesis that it starts with
 * is closed. Comments, from a semicolon to the end of the line, are ignored.
 */
final class ParenthesisCount {
  private int depth;
  private boolean started;
  private boolean inComment;
  private boolean ascii = true;

  /** Takes the next byte, 0 to 255. */
  void add(int b) {
    ascii &= b < 0x80;
    if (inComment) {
      inComment = b != '\n' && b != '\r';
    } else if (b == ';') {
      inComment = true;
    } else if (b == '(') {
      started = true;
      depth++;
    } else if (b == ')') {
      depth--;
    }
  }

  /** True if there was a parenthesis, and all are closed. */
  boolean isClosed() {
    return started && depth <= 0;
  }

  /** True if a parenthesis is open. */
  boolean isOpen() {
    return depth > 0;
  }

  /** True if every byte was an ASCII character. */
  boolean isAscii() {
    return ascii;
  }
}
