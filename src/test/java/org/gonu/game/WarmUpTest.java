package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** The warm-up plays, and keeps nobody waiting. */
final class WarmUpTest {
  @Test
  void round_builtInGame_playsToTheEnd() throws IOException {
    assertTrue(WarmUp.round(1) > 0, "no playout ended");
  }

  @Test
  void start_whateverItDoes_returnsAtOnceAndEndsByItself() throws InterruptedException {
    long start = System.nanoTime();
    Thread thread = WarmUp.start();
    long taken = System.nanoTime() - start;

    assertTrue(thread.isDaemon(), "it must not keep the program running");
    assertTrue(taken < Duration.ofSeconds(1).toNanos(), "start took " + taken + " ns");
    thread.join(Duration.ofSeconds(60).toMillis());
    assertFalse(thread.isAlive(), "it goes on and on");
  }
}
