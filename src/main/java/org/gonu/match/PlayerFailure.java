package org.gonu.match;

import org.gonu.text.ControlCharacters;

/** A player gave no proper answer. The match goes on with another move in its place. */
public final class PlayerFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Longest beginning of an illegal answer that is quoted, in characters. */
  private static final int MAX_QUOTE_LENGTH = 100;

  private final Kind kind;

  /** What went wrong, with the mark that match records have for it. */
  public enum Kind {
    /** No answer in time. */
    TIMEOUT("TO"),
    /** The connection broke, or the player failed. */
    CONNECTION("CE"),
    /** No connection could be made; records have the same mark as for a broken one. */
    UNREACHABLE("CE"),
    /** The answer is not a legal move. */
    ILLEGAL("IL");

    private final String mark;

    Kind(String mark) {
      this.mark = mark;
    }

    /** The mark in the {@code errors} of a match record. */
    public String mark() {
      return mark;
    }
  }

  /**
   * A failure.
   *
   * @param message gives peer, step, elapsed time and limit if they are known, or the answer;
   *     control characters in it are escaped
   */
  public PlayerFailure(Kind kind, String message) {
    super(ControlCharacters.escapedLine(message));
    this.kind = kind;
  }

  /** An answer that is no legal move, quoted on one line; a long one is cut. */
  public static PlayerFailure illegal(String answer) {
    // Whatever is behind would be cut, mostly, and it may be megabytes.
    String begin = answer.substring(0, Math.min(answer.length(), 10 * MAX_QUOTE_LENGTH));
    String line = begin.replaceAll("\\s+", " ");
    boolean isWhole = line.length() <= MAX_QUOTE_LENGTH && begin.length() == answer.length();
    String quote = line.substring(0, Math.min(line.length(), MAX_QUOTE_LENGTH));
    return new PlayerFailure(Kind.ILLEGAL, isWhole ? line : quote + "...");
  }

  /** What went wrong. */
  public Kind kind() {
    return kind;
  }
}
