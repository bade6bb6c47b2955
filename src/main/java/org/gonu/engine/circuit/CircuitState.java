package org.gonu.engine.circuit;

import java.util.Arrays;
import org.gonu.machine.State;

/** A state as bits: bit i tells whether base i holds, see {@link Circuit}. */
public final class CircuitState implements State {
  private final long[] words;
  private final int phase;
  private final int hash;

  /** Wraps the array, which the caller must not change any more. */
  public CircuitState(long[] words) {
    this(words, -1);
  }

  /**
   * Wraps the array, which the caller must not change any more.
   *
   * @param phase number of the phase whose netlist is right in this state, -1 if none is known
   */
  CircuitState(long[] words, int phase) {
    this.words = words;
    this.phase = phase;
    this.hash = Arrays.hashCode(words);
  }

  /** The bits; the caller must not change them. */
  public long[] words() {
    return words;
  }

  /** Number of the phase whose netlist is right in this state, -1 if none is known. */
  int phase() {
    return phase;
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
