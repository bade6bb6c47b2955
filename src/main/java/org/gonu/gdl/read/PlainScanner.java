package org.gonu.gdl.read;

import org.gonu.gdl.Blanks;

/**
 * The tokens of a text as long as they are the plain ones: parentheses, names and variables. What
 * the generated lexer reads otherwise, or the reader has something to say about, is {@link #ODD}.
 */
final class PlainScanner {
  static final int END = 0;
  static final int OPEN = 1;
  static final int CLOSE = 2;

  /** A name or a variable. */
  static final int SYMBOL = 3;

  /** A quotation mark, a variable without a name, or a character beyond the basic plane. */
  static final int ODD = 4;

  private static final byte BLANK = 5;
  private static final byte COMMENT = 6;

  private static final byte[] KINDS = kinds();

  private final String text;
  private int start;
  private int end;

  PlainScanner(String text) {
    this.text = text;
  }

  /** What a character is or starts, for the first of them by table. */
  private static byte[] kinds() {
    byte[] kinds = new byte[128];
    for (int c = 0; c < kinds.length; c++) {
      kinds[c] = Blanks.isBlank((char) c) ? BLANK : SYMBOL;
    }
    kinds['('] = OPEN;
    kinds[')'] = CLOSE;
    kinds[';'] = COMMENT;
    kinds['"'] = ODD;
    kinds['|'] = ODD;
    return kinds;
  }

  private static int kind(char c) {
    if (c < KINDS.length) {
      return KINDS[c];
    }
    if (Character.isSurrogate(c)) {
      return ODD;
    }
    return Blanks.isBlank(c) ? BLANK : SYMBOL;
  }

  /** The kind of the next token; {@link #END} at the end, as often as it is asked for. */
  int next() {
    int at = end;
    while (at < text.length()) {
      int kind = kind(text.charAt(at));
      if (kind == COMMENT) {
        at = endOfLine(at);
      } else if (kind == BLANK) {
        at++;
      } else {
        start = at;
        end = kind == SYMBOL ? endOfSymbol(at) : at + 1;
        return kind == SYMBOL && isOdd() ? ODD : kind;
      }
    }
    start = at;
    end = at;
    return END;
  }

  private int endOfLine(int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
    return at;
  }

  /** The end of a symbol; a character beyond the basic plane may end it early. */
  private int endOfSymbol(int from) {
    int at = from + 1;
    while (at < text.length() && kind(text.charAt(at)) == SYMBOL) {
      at++;
    }
    return at;
  }

  private boolean isOdd() {
    char first = text.charAt(start);
    return TokenReader.isQuoted(first, text.charAt(end - 1)) || (first == '?' && end == start + 1);
  }

  /** Where the token starts. */
  int start() {
    return start;
  }

  /** Where the token ends. */
  int end() {
    return end;
  }
}
