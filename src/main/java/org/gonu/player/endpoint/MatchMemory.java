package org.gonu.player.endpoint;

import java.util.Optional;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.http.HttpRequest;

/**
 * Remembers the messages of the match in play, so that a player that was killed can go on with it.
 */
interface MatchMemory {
  /** Remembers nothing. */
  MatchMemory NONE =
      new MatchMemory() {
        @Override
        public Optional<Remembered> remembered() {
          return Optional.empty();
        }

        @Override
        public void begin(HttpRequest start) {}

        @Override
        public void turn(String play) {}

        @Override
        public void end() {}

        @Override
        public void close() {}
      };

  /**
   * A match that was not ended.
   *
   * @param start the START message
   * @param turns the texts of the PLAY messages, without repetitions
   */
  record Remembered(HttpRequest start, ImmutableList<String> turns) {}

  /** The match in play when the program ended; empty if there was none. */
  Optional<Remembered> remembered();

  /** A match begins. */
  void begin(HttpRequest start);

  /** A turn begins. */
  void turn(String play);

  /** The match is over. */
  void end();

  /** Frees the file; what it holds stays. */
  void close();
}
