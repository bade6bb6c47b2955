package org.gonu.search.planning.openlist;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** In which order the open lists take turns. */
final class AlternationTest {
  private static int[] first(int count, Alternation turns) {
    return IntStream.generate(turns::next).limit(count).toArray();
  }

  @Test
  void inARow_oneTurnEach_beginsWithTheSecond() {
    assertArrayEquals(new int[] {1, 2, 0, 1, 2}, first(5, Alternation.inARow(1, 1, 1)));
  }

  @Test
  void inARow_noTurnsOrSeveral_areTakenAsCounted() {
    assertArrayEquals(new int[] {2, 2, 0, 2, 2}, first(5, Alternation.inARow(1, 0, 2)));
  }

  @Test
  void inARow_oneOrderAlone_hasAllTurns() {
    assertArrayEquals(new int[] {0, 0}, first(2, Alternation.inARow(1, 0)));
  }

  @Test
  void between_oneTime_alternates() {
    assertArrayEquals(
        new int[] {1, 2, 1, 3, 1, 0, 1}, first(7, Alternation.between(1, 1, 0, 2, 3)));
  }

  @Test
  void between_severalTimes_takesThemInARow() {
    assertArrayEquals(new int[] {1, 1, 2, 1, 1, 0}, first(6, Alternation.between(1, 2, 0, 2)));
  }
}
