package org.gonu.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.gonu.OwnThreads;
import org.gonu.http.RawSocket;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** That nothing goes on thinking about a match that is over, on a sheet that is slow to ground. */
@Timeout(120)
@ExtendWith(OwnThreads.class)
class MatchThreadsTest {
  /** Far less than the grounding of the sheet takes. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /**
   * One number holds at a time, but each of 240 may: looking for an odd circle in a graph that has
   * none takes the grounder longer than it may.
   */
  private static final String SLOW =
      IntStream.range(0, 120)
          .mapToObj(i -> "(even " + 2 * i + ") (odd " + (2 * i + 1) + ") ")
          .collect(
              Collectors.joining(
                  "",
                  "(role left) ",
                  """
                  (<= (edge ?a ?b) (even ?a) (odd ?b)) (<= (edge ?b ?a) (even ?a) (odd ?b))
                  (init (at 0)) (legal left go) (legal left stay)
                  (<= (next (at ?n)) (true (at ?m)) (edge ?m ?n) (does left go))
                  (<= (next circle) (true (at ?a)) (true (at ?b)) (true (at ?c)) (true (at ?d))
                      (true (at ?e)) (true (at ?f)) (true (at ?g)) (edge ?a ?b) (edge ?b ?c)
                      (edge ?c ?d) (edge ?d ?e) (edge ?e ?f) (edge ?f ?g) (edge ?g ?a))
                  (<= terminal (true circle)) (goal left 100)
                  """));

  /**
   * The same with all numbers holding at first: the reference engine, too, takes seconds to find
   * out that there is no circle.
   */
  private static final String SLOW_STEP =
      SLOW.replace(
          "(init (at 0))",
          IntStream.range(0, 240)
              .mapToObj(i -> "(init (at " + i + "))")
              .collect(Collectors.joining(" ")));

  private PlayerEndpoint endpoint;

  @BeforeEach
  void open() throws IOException {
    PlayerSettings settings = PlayerSettings.defaults().withThreads(1).withMemoryMegabytes(64);
    MctsPlayer player = new MctsPlayer("slow", settings);
    endpoint = PlayerEndpoint.open(player, PlayerOptions.of("slow", 0));
  }

  @AfterEach
  void close() {
    endpoint.close();
  }

  private String say(String message) {
    return RawSocket.exchange(endpoint.port(), RawSocket.request(message));
  }

  /** Threads that work for one match alone. */
  private static List<Thread> threadsOfMatches() {
    return OwnThreads.alive().stream()
        .filter(
            thread ->
                thread
                    .getName()
                    .matches("gonu-grounder|slow-(search|search-reference|fallback|abort|preview)"))
        .toList();
  }

  private static void assertThreadsEnd() throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    for (Thread thread : threadsOfMatches()) {
      thread.join(Math.max(1, TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime())));
    }
    assertEquals(List.of(), threadsOfMatches());
  }

  private void startSlowMatch(String id) {
    assertEquals("ready", say(Sheets.start(id, "left", SLOW, 2, 30)));
    assertFalse(threadsOfMatches().isEmpty());
  }

  /** Waits until the reference engine is in the middle of a step. */
  private static void awaitSlowStep() throws InterruptedException {
    while (threadsOfMatches().stream().noneMatch(MatchThreadsTest::isInAStep)) {
      Thread.sleep(1);
    }
  }

  private static boolean isInAStep(Thread thread) {
    return thread.getName().endsWith("-search-reference")
        && Stream.of(thread.getStackTrace())
            .anyMatch(frame -> frame.getClassName().endsWith("StratumEvaluator"));
  }

  @Test
  void abort_fourMatchesWhileGrounding_leavesNoThread() throws InterruptedException {
    for (int match = 0; match < 4; match++) {
      startSlowMatch("m" + match);
      assertEquals("aborted", say("( ABORT m" + match + " )"));
    }

    assertThreadsEnd();
  }

  @Test
  void abort_whileStarting_leavesNoThread() throws InterruptedException {
    try (RawSocket start =
        RawSocket.connect(endpoint.port())
            .send(RawSocket.request(Sheets.start("m1", "left", SLOW, 40, 30)))) {
      while (threadsOfMatches().size() < 3) {
        Thread.onSpinWait();
      }
      assertEquals("aborted", say("( ABORT m1 )"));

      assertEquals("ready", start.readBody());
    }
    assertThreadsEnd();
  }

  @Test
  void abort_whileTheReferenceEngineThinks_endsItsThreads() throws InterruptedException {
    try (RawSocket start =
        RawSocket.connect(endpoint.port())
            .send(RawSocket.request(Sheets.start("m1", "left", SLOW_STEP, 40, 30)))) {
      awaitSlowStep();
      long aborted = System.nanoTime();
      assertEquals("aborted", say("( ABORT m1 )"));

      assertThreadsEnd();
      Duration took = Duration.ofNanos(System.nanoTime() - aborted);
      assertTrue(took.compareTo(Duration.ofSeconds(2)) < 0, "took " + took);
      assertEquals("ready", start.readBody());
    }
  }

  @Test
  void preview_rulesThatNobodyPlays_leaveNoThread() throws InterruptedException {
    assertEquals("ready", say("( PREVIEW (" + SLOW.replace('\n', ' ') + ") 2 )"));
    assertFalse(threadsOfMatches().isEmpty());

    assertEquals("ready", say(Sheets.start("m1", "left", Sheets.TURNS, 5, 5)));
    assertEquals("aborted", say("( ABORT m1 )"));
    assertThreadsEnd();
  }

  @Test
  void preview_taken_endsWithItsMatch() throws InterruptedException {
    assertEquals("ready", say("( PREVIEW (" + SLOW.replace('\n', ' ') + ") 2 )"));
    startSlowMatch("m1");

    assertEquals("aborted", say("( ABORT m1 )"));
    assertThreadsEnd();
  }

  @Test
  void stop_whileGrounding_leavesNoThread() throws InterruptedException {
    startSlowMatch("m1");

    assertEquals("done", say("( STOP m1 NIL )"));
    assertThreadsEnd();
  }
}
