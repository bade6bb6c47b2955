package org.gonu.selfplay;

import java.io.IOException;

/**
 * Plays matches of one game. What a match is depends on the seed and its number alone, not on the
 * matches that were played before. Confined to one thread at a time.
 */
public interface MatchSource {
  /** Receives matches. */
  interface Sink {
    /**
     * Receives the next match, and may keep it.
     *
     * @param number of the match, from 0
     * @throws IOException if it cannot be written
     */
    void accept(long number, RecordedMatch match) throws IOException;
  }

  /**
   * Plays some matches, and hands them over in the order of their numbers.
   *
   * @param first number of the first match
   * @param count how many
   * @throws IOException if the sink cannot write
   * @throws org.gonu.machine.BrokenContractException if the rules break down in a match
   * @throws EndlessMatchException if a match does not come to an end
   * @throws java.util.concurrent.CancellationException if the thread was interrupted
   */
  void play(long first, int count, Sink sink) throws IOException;
}
