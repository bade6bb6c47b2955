package org.gonu.server.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who sits where, and in which order matches are played. */
final class SeatingTest {
  @Test
  void ofMatch_twoSeats_swaps() {
    Seating seating = Seating.of(2);

    assertEquals(Lists.immutable.of("AB", "BA"), seating.words());
    assertEquals("AB", seating.ofMatch(0));
    assertEquals("BA", seating.ofMatch(5));
    assertEquals(1, seating.maxSeatsOfASide());
    assertFalse(seating.isSolo());
  }

  @Test
  void words_threeSeats_areAllWays() {
    assertEquals(
        Lists.immutable.of("AAB", "BBA", "ABA", "BAB", "ABB", "BAA"), Seating.of(3).words());
    assertEquals(2, Seating.of(3).maxSeatsOfASide());
  }

  @Test
  void words_oneSeat_isSolo() {
    assertTrue(Seating.of(1).isSolo());
    assertEquals("A", Seating.of(1).ofMatch(7));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 13})
  void words_anySeats_giveEachSideEachSeatEquallyOften(int seats) {
    Seating seating = Seating.of(seats);

    assertEquals(seating.words().size(), seating.words().distinct().size());
    for (int seat = 0; seat < seats; seat++) {
      int own = seat;
      assertEquals(
          seating.words().size() / 2, seating.words().count(word -> word.charAt(own) == 'A'));
      assertTrue(seating.ofMatch(0).charAt(own) != seating.ofMatch(1).charAt(own), "opposite");
    }
    for (String word : seating.words()) {
      long ofA = word.chars().filter(letter -> letter == 'A').count();
      assertTrue(Math.abs(2 * ofA - seats) <= 1, word);
    }
  }

  @Test
  void fixtures_ofTwoSheets_comeInPairsByTurns() {
    assertEquals(
        Lists.immutable.of(
            new Fixture("x", 0),
            new Fixture("x", 1),
            new Fixture("y", 0),
            new Fixture("y", 1),
            new Fixture("x", 2),
            new Fixture("y", 2)),
        Fixture.all(Lists.immutable.of("x", "y"), 3));
    assertEquals(new Fixture("x", 0).seed(5), new Fixture("x", 1).seed(5));
    assertEquals(6, new Fixture("x", 2).seed(5));
  }
}
