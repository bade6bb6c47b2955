package org.gonu.engine.circuit;

import java.util.Arrays;
import org.gonu.machine.State;

/** The bases of a state as bits, see {@link Circuit}. */
public final class CircuitState implements State {
  private final long[] words;
  private final int hash;

  /** Takes the array over. */
  public CircuitState(long[] words) {
    this.words = words;
    this.hash = Arrays.hashCode(words);
  }

  /** The caller must not write to it. */
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
