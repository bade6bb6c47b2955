package org.gonu.server.api;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicLong;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.standing.Simulated;
import org.gonu.server.tournament.standing.Tournament;
import org.junit.jupiter.api.Test;

final class StandingsCacheTest {
  private final Tournament before =
      Tournament.begin(Simulated.spec(3, new Format.RoundRobin(), 1, 2));
  private final Tournament after = before.with(Simulated.result(before, before.next().getFirst()));

  @Test
  void of_sameTournament_isComputedOnce() {
    StandingsCache cache = new StandingsCache(System::nanoTime);

    assertSame(cache.of("cup", before), cache.of("cup", before));
  }

  @Test
  void of_afterAResult_isComputedAnewOnceTheOldIsTenTimesAsOldAsItTook() {
    AtomicLong nanos = new AtomicLong();
    // Every look at the clock takes a second: so does computing.
    StandingsCache cache = new StandingsCache(() -> nanos.addAndGet(1_000_000_000));
    String first = cache.of("cup", before).toString();

    for (int second = 0; second < 9; second++) {
      assertEquals(first, cache.of("cup", after).toString());
    }

    assertNotEquals(first, cache.of("cup", after).toString());
  }

  @Test
  void of_afterTheLastResult_isComputedAnewAtOnce() {
    AtomicLong nanos = new AtomicLong();
    StandingsCache cache = new StandingsCache(() -> nanos.addAndGet(1_000_000_000));
    cache.of("cup", before);
    Tournament end = after;
    while (!end.isFinished()) {
      end = end.with(Simulated.result(end, end.next().getFirst()));
    }

    assertTrue(cache.of("cup", end).get("finished").asBoolean());
    assertSame(cache.of("cup", end), cache.of("cup", end));
  }

  @Test
  void of_otherTournament_isItsOwn() {
    StandingsCache cache = new StandingsCache(System::nanoTime);
    for (int i = 0; i < 100; i++) {
      cache.of("cup" + i, before);
    }

    assertNotEquals(cache.of("cup99", before), cache.of("other", after));
  }
}
