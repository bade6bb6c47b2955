package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.StandardError;
import org.gonu.player.LegalPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated("All tests have one standard error.")
final class SeatsTest {
  private static final Duration CLOCK = Duration.ofSeconds(60);

  /** Else a player could hear of the next move after he was told that the match is aborted. */
  @Test
  void hush_questionThatWaits_isNeverHeard() throws InterruptedException {
    MutableList<String> heard = Lists.mutable.<String>empty().asSynchronized();
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    try (Seats seats = new Seats(Lists.immutable.of(new LegalPlayer("a")))) {
      seats.pose(
          CLOCK,
          CLOCK,
          (seat, deadline) -> {
            heard.add("first");
            asked.countDown();
            return awaits(never, heard);
          });
      seats.pose(CLOCK, CLOCK, (seat, deadline) -> heard.add("second"));
      asked.await();

      seats.hush();
      heard.add("abort");
    }

    assertEquals("[first, interrupted, abort]", heard.toString());
  }

  /** A match may have ten thousand steps. */
  @Test
  void ask_playerThatBreaksDownInEachStep_isLoggedOnce() {
    String log = StandardError.during(SeatsTest::askThreeTimes);

    assertEquals(2, Pattern.compile(" broke down").matcher(log).results().count(), log);
  }

  private static void askThreeTimes() {
    try (Seats seats = new Seats(Lists.immutable.of(new LegalPlayer("a"), new LegalPlayer("b")))) {
      for (int step = 0; step < 3; step++) {
        seats
            .ask(CLOCK, CLOCK, SeatsTest::breakDown)
            .each(answer -> assertTrue(String.valueOf(answer.failure()).contains("on strike")));
      }
    }
  }

  private static boolean breakDown(int seat, long deadline) {
    throw new IllegalStateException("on strike");
  }

  private static boolean awaits(CountDownLatch latch, MutableList<String> heard) {
    try {
      latch.await();
    } catch (InterruptedException expected) {
      heard.add("interrupted");
    }
    return true;
  }
}
