package org.gonu.engine.circuit;

import java.util.Arrays;
import org.gonu.machine.State;

/** A state as bits: bit i tells whether base i holds, see {@link Circuit}. */
public final class CircuitState implements State {
  private final long[] words;
  private final int hash;

  /** Wraps the array, which the caller must not change any more. */
  public CircuitState(long[] words) {
    this.words = words;
    this.hash = Arrays.hashCode(words);
  }

  /** The bits; the caller must not change them. */
  public long[] words() {
    return words;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CircuitState state
        && hash == state.hash
        && Arrays.equals(words, state.words);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
