package org.gonu.selfplay;

/** Thrown if a match has gone on for so long that it is taken to have no end. */
public final class EndlessMatchException extends RuntimeException {
  /** Most steps of a match. */
  public static final int MAX_PLIES = 100_000;

  private static final long serialVersionUID = 1L;

  /**
   * An exception.
   *
   * @param match the number of the match
   */
  EndlessMatchException(long match) {
    super("match " + match + " has not ended after " + MAX_PLIES + " steps");
  }
}
