package org.gonu.web.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.http.HttpResponseException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.gonu.machine.DaemonThreads;
import org.gonu.web.thought.Thinking;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decisions of our players at tables. */
final class OwnMovesTest {
  private static final long BUSY_NANOS = TimeUnit.MILLISECONDS.toNanos(300);

  private final ScheduledThreadPoolExecutor later =
      new ScheduledThreadPoolExecutor(1, DaemonThreads.named("later"));

  @AfterEach
  void close() {
    later.shutdownNow();
  }

  @Test
  void look_whereTheServerHasTooMuchToDo_looksAgain(@TempDir Path directory) throws Exception {
    CountDownLatch looks = new CountDownLatch(2);
    TableFile file = new TableFile(directory.resolve("t" + TableFile.SUFFIX));
    try (OwnMoves moves =
        new OwnMoves(
            new Thinking(),
            table -> {
              looks.countDown();
              throw new HttpResponseException(503, "the server has too much to do");
            },
            later)) {
      moves.look(new Table("t", file, Clock.systemUTC(), changed -> {}));

      assertTrue(looks.await(30, TimeUnit.SECONDS), "a person would wait for ever");
      assertTrue(later.getTaskCount() > 0, "it was looked at in another thread");
    }
  }

  @Test
  void close_whileADecisionIsMade_waitsForItsEnd(@TempDir Path directory) throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    AtomicBoolean isEnded = new AtomicBoolean();
    OwnMoves moves =
        new OwnMoves(
            new Thinking(),
            table -> {
              begun.countDown();
              long end = System.nanoTime() + BUSY_NANOS;
              while (System.nanoTime() - end < 0) {
                Thread.onSpinWait();
              }
              isEnded.set(true);
              throw new IllegalStateException("the rules of a test");
            },
            later);
    TableFile file = new TableFile(directory.resolve("t" + TableFile.SUFFIX));
    moves.look(new Table("t", file, Clock.systemUTC(), changed -> {}));
    assertTrue(begun.await(30, TimeUnit.SECONDS));

    moves.close();

    assertTrue(isEnded.get(), "nothing is written after the end");
  }
}
