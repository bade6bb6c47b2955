package org.gonu.server.route;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.Javalin;
import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.primitive.IntInterval;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A follower that never reads, of a match that never ends. */
@Timeout(120)
final class SlowFollowerTest {
  private static final int IDLE_MILLIS = 1000;
  private static final int FACT_CHARACTERS = 10_000;
  private static final String FACT = "f".repeat(FACT_CHARACTERS);

  private final AtomicLong events = new AtomicLong();

  private ImmutableList<EventSource.Sent> endless(long from, int limit) {
    events.addAndGet(limit);
    return IntInterval.zeroTo(limit - 1)
        .collect(i -> new EventSource.Sent(from + i, "reached", FACT, false))
        .toList()
        .toImmutable();
  }

  @Test
  void follow_neverRead_takesLittleAndIsDropped() throws Exception {
    CompletableFuture<EventStream> opened = new CompletableFuture<>();
    Javalin server =
        Javalin.create(
                config -> {
                  config.startup.showJavalinBanner = false;
                  config.jetty.addConnector(
                      (jetty, http) -> {
                        ServerConnector connector =
                            new ServerConnector(jetty, new HttpConnectionFactory(http));
                        connector.setHost("127.0.0.1");
                        connector.setIdleTimeout(IDLE_MILLIS);
                        return connector;
                      });
                  config.routes.get(
                      "/",
                      context ->
                          context.future(
                              () -> {
                                EventStream stream =
                                    new EventStream(this::endless, outputOf(context), 1);
                                stream.start();
                                opened.complete(stream);
                                return stream.end();
                              }));
                })
            .start();
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setReceiveBufferSize(4096);
      socket
          .getOutputStream()
          .write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));

      EventStream stream = opened.get(20, TimeUnit.SECONDS);
      stream.end().get(60, TimeUnit.SECONDS);

      long megabytes = events.get() * FACT_CHARACTERS / 1_000_000;
      assertTrue(megabytes < 50, "read for it: " + megabytes + " MB");
    } finally {
      server.stop();
    }
  }

  private static ServletOutputStream outputOf(Context context) {
    try {
      return context.res().getOutputStream();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
