package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The warm-up plays, and keeps nobody waiting. */
final class WarmUpTest {
  @Test
  void round_builtInGame_playsToTheEnd() throws IOException {
    OptionalLong playouts = WarmUp.round(1, Duration.ofSeconds(60));

    assertTrue(playouts.orElseThrow() > 0, "no playout ended");
  }

  @Test
  void round_noTimeForTheCircuit_isNoFault() throws IOException {
    assertEquals(OptionalLong.empty(), WarmUp.round(1, Duration.ZERO));
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
