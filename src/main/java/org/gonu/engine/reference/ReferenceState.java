package org.gonu.engine.reference;

import java.util.Arrays;
import org.gonu.machine.State;

/** The facts of a state as ascending numbers of terms. */
final class ReferenceState implements State {
  private final int[] facts;
  private final int hash;

  /** Takes the array over. */
  ReferenceState(int[] facts) {
    Arrays.sort(facts);
    this.facts = facts;
    this.hash = Arrays.hashCode(facts);
  }

  /** The caller must not write to it. */
  int[] facts() {
    return facts;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReferenceState state
        && hash == state.hash
        && Arrays.equals(facts, state.facts);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
