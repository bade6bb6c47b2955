package org.gonu.server.service;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.gonu.server.event.EventBody;
import org.gonu.text.ControlCharacters;

/**
 * Passes on what the players of a match think, within bounds: thoughts are kept for ever, and some
 * come from outside. What is beyond them is left out.
 */
final class Thoughts implements Consumer<EventBody.Thought> {
  /** Longest line of expected moves, in characters; what is longer is cut. */
  static final int MAX_LINE = 500;

  /** Most thoughts of a player about one turn. */
  static final int MAX_OF_A_TURN = 20;

  /** Most thoughts of a match. */
  static final int MAX_OF_A_MATCH = 5_000;

  /** Time between two thoughts of a player about one turn. */
  static final long MIN_GAP_NANOS = 250_000_000;

  private final Consumer<EventBody> log;
  private final LongSupplier nanoTime;
  private final Map<String, Turn> turns = new ConcurrentHashMap<>();
  private int count;

  /** The thoughts of a player about a turn. */
  private record Turn(int step, int count, long lastNanos) {}

  Thoughts(Consumer<EventBody> log) {
    this(log, System::nanoTime);
  }

  Thoughts(Consumer<EventBody> log, LongSupplier nanoTime) {
    this.log = log;
    this.nanoTime = nanoTime;
  }

  /** Takes a thought; from any thread. */
  @Override
  public void accept(EventBody.Thought thought) {
    if (isWithinBounds(thought)) {
      String line = ControlCharacters.escapedLine(thought.line());
      log.accept(
          new EventBody.Thought(
              thought.step(),
              thought.role(),
              Math.min(100, Math.max(0, thought.value())),
              Math.max(0, thought.depth()),
              Math.max(0, thought.playouts()),
              line.substring(0, Math.min(line.length(), MAX_LINE))));
    }
  }

  private synchronized boolean isWithinBounds(EventBody.Thought thought) {
    long now = nanoTime.getAsLong();
    Turn last = turns.get(thought.role());
    boolean isSameTurn = last != null && last.step() == thought.step();
    int ofTurn = last != null && isSameTurn ? last.count() : 0;
    boolean isSoon = last != null && isSameTurn && now - last.lastNanos() < MIN_GAP_NANOS;
    boolean isFull = ofTurn >= MAX_OF_A_TURN || count >= MAX_OF_A_MATCH;
    if (isSoon || isFull || Double.isNaN(thought.value())) {
      return false;
    }
    turns.put(thought.role(), new Turn(thought.step(), ofTurn + 1, now));
    count++;
    return true;
  }
}
