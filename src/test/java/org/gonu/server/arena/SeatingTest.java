package org.gonu.server.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.LongSets;
import org.eclipse.collections.api.set.primitive.LongSet;
import org.eclipse.collections.api.set.primitive.MutableLongSet;
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
  }

  private static LongSet seeds(long seed, Seating seating) {
    ArenaSettings settings = Results.SETTINGS.withSeed(seed);
    MutableLongSet seeds = LongSets.mutable.empty();
    for (int match = 0; match < 200; match++) {
      seeds.add(new Fixture("x", match).seed(settings, seating));
    }
    return seeds;
  }

  @Test
  void seed_ofAPair_isTheSame() {
    ArenaSettings settings = Results.SETTINGS;

    assertEquals(
        new Fixture("x", 4).seed(settings, Seating.of(2)),
        new Fixture("x", 5).seed(settings, Seating.of(2)));
    assertEquals(100, seeds(5, Seating.of(2)).size());
    assertEquals(100, seeds(5, Seating.of(3)).size());
  }

  @Test
  void seed_whereSidesPlayAlone_differsInEachMatch() {
    assertEquals(200, seeds(5, Seating.of(1)).size());
  }

  @Test
  void seed_ofArenasOfNeighbouringSeeds_differs() {
    for (long seed : new long[] {0, 1, 100, Long.MAX_VALUE - 1}) {
      LongSet one = seeds(seed, Seating.of(2));
      LongSet next = seeds(seed + 1, Seating.of(2));

      assertTrue(one.noneSatisfy(next::contains), () -> "seed " + seed);
      assertTrue(one.allSatisfy(each -> each >= 0), () -> "seed " + seed);
    }
  }
}
