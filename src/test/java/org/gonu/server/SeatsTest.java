package org.gonu.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.player.LegalPlayer;
import org.junit.jupiter.api.Test;

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
    PrintStream before = System.err;
    ByteArrayOutputStream log = new ByteArrayOutputStream();
    System.setErr(new PrintStream(log, true, StandardCharsets.UTF_8));
    try (Seats seats = new Seats(Lists.immutable.of(new LegalPlayer("a"), new LegalPlayer("b")))) {
      for (int step = 0; step < 3; step++) {
        seats
            .ask(CLOCK, CLOCK, SeatsTest::breakDown)
            .each(answer -> assertTrue(String.valueOf(answer.failure()).contains("on strike")));
      }
    } finally {
      System.setErr(before);
    }

    assertEquals(2, log.toString(StandardCharsets.UTF_8).split(" broke down", -1).length - 1);
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
