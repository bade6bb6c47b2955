package org.gonu.lsp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
final class LatestTasksTest {
  private static final Duration LONG = Duration.ofHours(1);

  private final LatestTasks tasks = new LatestTasks("a-test");
  private final BlockingQueue<String> done = new LinkedBlockingQueue<>();

  @AfterEach
  void end() {
    tasks.end();
  }

  @Test
  void schedule_manyOfADocument_oneWaits() {
    for (int i = 0; i < 1_000; i++) {
      tasks.schedule("a", () -> done.add("a"), LONG);
      tasks.schedule("b", () -> done.add("b"), LONG);
    }

    assertEquals(2, tasks.waiting());
  }

  @Test
  void schedule_shorterPause_replacesTheTaskThatWaits() throws InterruptedException {
    tasks.schedule("a", () -> done.add("first"), LONG);
    tasks.schedule("a", () -> done.add("second"), Duration.ZERO);

    assertEquals("second", done.poll(30, TimeUnit.SECONDS));
    assertEquals(0, tasks.waiting());
  }
}
