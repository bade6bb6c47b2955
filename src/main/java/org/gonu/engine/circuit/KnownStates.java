package org.gonu.engine.circuit;

import java.util.Arrays;
import java.util.stream.LongStream;
import org.gonu.machine.Hashing;

/**
 * The states that matches come to, of a circuit that is right in these alone. They are known by
 * hashes of 64 bits; of a million million other states hardly one is taken for one of them.
 */
public final class KnownStates {
  /** Hashes in ascending order; empty if the circuit is right in all states. */
  private final long[] hashes;

  private KnownStates(long[] hashes) {
    this.hashes = hashes;
  }

  /** All states: nothing relies on which of them are reached. */
  public static KnownStates any() {
    return new KnownStates(new long[0]);
  }

  /** These states, and no others. */
  public static KnownStates of(Iterable<long[]> states) {
    LongStream.Builder hashes = LongStream.builder();
    states.forEach(state -> hashes.add(hash(state)));
    return ofHashes(hashes.build().toArray());
  }

  /** The states with these {@link #hashes}. */
  public static KnownStates ofHashes(long[] hashes) {
    return new KnownStates(Arrays.stream(hashes).sorted().distinct().toArray());
  }

  /** The hashes of all states; empty if they are not known, since nothing relies on them. */
  public long[] hashes() {
    return hashes.clone();
  }

  /** True if a match comes to a state, or nothing relies on that. */
  boolean mayBe(long[] state) {
    return hashes.length == 0 || Arrays.binarySearch(hashes, hash(state)) >= 0;
  }

  private static long hash(long[] state) {
    long hash = state.length;
    for (long word : state) {
      hash = Hashing.mix(hash ^ word) + word;
    }
    return hash;
  }
}
