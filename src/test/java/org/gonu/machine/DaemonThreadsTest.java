package org.gonu.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.ThreadFactory;
import org.junit.jupiter.api.Test;

final class DaemonThreadsTest {
  @Test
  void named_severalThreads_areDaemonsOfOneName() {
    ThreadFactory factory = DaemonThreads.named("watch");
    for (int i = 0; i < 2; i++) {
      Thread thread = factory.newThread(() -> {});
      assertEquals("watch", thread.getName());
      assertTrue(thread.isDaemon());
    }
  }

  @Test
  void numbered_severalThreads_areDaemonsCountedFromZero() {
    ThreadFactory factory = DaemonThreads.numbered("arena-");
    for (int i = 0; i < 3; i++) {
      Thread thread = factory.newThread(() -> {});
      assertEquals("arena-" + i, thread.getName());
      assertTrue(thread.isDaemon());
    }
  }
}
