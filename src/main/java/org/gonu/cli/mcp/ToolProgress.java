package org.gonu.cli.mcp;

/** Told how far a call has come. */
@FunctionalInterface
interface ToolProgress {
  /** Nobody is told. */
  ToolProgress NONE = (done, total, message) -> {};

  /**
   * A call has come some way.
   *
   * @param done more than the time before
   * @param total what {@code done} is at the end, in the same unit
   * @param message for people
   */
  void reached(double done, double total, String message);

  /** Waits until the matches have begun that the client asked for before this call, for a while. */
  default void awaitEarlierStarts() {}

  /** True if nobody waits for the answer any more: work that only answers ends. */
  default boolean isCancelled() {
    return false;
  }
}
