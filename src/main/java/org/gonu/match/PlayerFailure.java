package org.gonu.match;

import org.gonu.text.ControlCharacters;

/** A player gave no proper answer. The match goes on with another move in its place. */
public final class PlayerFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

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

  /** What went wrong. */
  public Kind kind() {
    return kind;
  }
}
