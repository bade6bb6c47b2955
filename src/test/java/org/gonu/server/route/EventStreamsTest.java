package org.gonu.server.route;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.Javalin;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Followers of courses in which more happens than can be told. */
@Timeout(120)
final class EventStreamsTest {
  private static final int MANY = 1000;
  private static final int FEW = 10;

  private final AtomicBoolean isSlow = new AtomicBoolean();
  private final CountDownLatch slowly = new CountDownLatch(1);
  private final AtomicInteger looks = new AtomicInteger();
  private final Semaphore slowLooks = new Semaphore(0);
  private final Semaphore otherLooks = new Semaphore(0);

  /** A course whose events take long to read, of which there are none. */
  private ImmutableList<EventSource.Sent> slow(long from, int limit) {
    looks.incrementAndGet();
    // Before it is told: the test makes looks slow only after the first ones.
    boolean takesLong = isSlow.get();
    slowLooks.release();
    if (takesLong) {
      try {
        slowly.await();
      } catch (InterruptedException ending) {
        Thread.currentThread().interrupt();
      }
    }
    return Lists.immutable.empty();
  }

  private ImmutableList<EventSource.Sent> other(long from, int limit) {
    otherLooks.release();
    return Lists.immutable.empty();
  }

  @Test
  void happened_muchWhileEventsAreRead_isLookedForOnce() throws Exception {
    EventStreams streams = new EventStreams(FEW);
    Javalin server =
        Javalin.create(
                config -> {
                  config.startup.showJavalinBanner = false;
                  config.routes.get(
                      "/slow", context -> streams.follow(context, "slow", this::slow, 1));
                  config.routes.get(
                      "/other", context -> streams.follow(context, "other", this::other, 1));
                })
            .start("127.0.0.1", 0);
    try (Socket slow = ask(server, "/slow");
        Socket other = ask(server, "/other")) {
      // The first look is followed by one whether the course is over.
      assertTrue(slowLooks.tryAcquire(2, 30, TimeUnit.SECONDS), "nobody follows at " + slow);
      assertTrue(otherLooks.tryAcquire(2, 30, TimeUnit.SECONDS), "nobody follows at " + other);
      isSlow.set(true);
      streams.happened("slow");
      assertTrue(slowLooks.tryAcquire(30, TimeUnit.SECONDS));

      for (int i = 0; i < MANY; i++) {
        streams.happened("slow");
      }
      streams.happened("other");
      slowly.countDown();

      assertTrue(otherLooks.tryAcquire(30, TimeUnit.SECONDS));
      assertTrue(looks.get() < FEW, "looks: " + looks.get());
    } finally {
      streams.close();
      server.stop();
    }
  }

  private static Socket ask(Javalin server, String path) throws Exception {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
    String request = "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    return socket;
  }
}
