package org.gonu.engine.sat;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The intervals of restarts. */
final class LubySequenceTest {
  @Test
  void term_ofTheFirstNumbers_isAsPublished() {
    assertArrayEquals(
        new int[] {1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8, 1},
        IntStream.range(0, 16).map(LubySequence::term).toArray());
  }
}
