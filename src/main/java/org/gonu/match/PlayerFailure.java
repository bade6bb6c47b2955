package org.gonu.match;

import org.gonu.text.ControlCharacters;

/** A player did not answer as it should. The match goes on with another move in its place. */
public final class PlayerFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Kind kind;

  /** What went wrong, with the mark that match records have for it. */
  public enum Kind {
    /** No answer in time. */
    TIMEOUT("TO"),
    /** The connection broke, or the player did. */
    CONNECTION("CE"),
    /** No connection could be made: records have the same mark for it as for one that broke. */
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
   * @param message says peer, step, elapsed and limit where they are known, or what was answered;
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
