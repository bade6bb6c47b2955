package org.gonu.server;

/**
 * The thread of a match was interrupted: the match is neither ended nor called off. The interrupt
 * status of the thread is cleared.
 */
public final class MatchInterruptedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** An interruption. */
  public MatchInterruptedException() {
    super("the match was interrupted");
  }
}
