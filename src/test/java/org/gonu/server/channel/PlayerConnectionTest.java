package org.gonu.server.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.gonu.protocol.channel.Frame;
import org.gonu.protocol.channel.Frames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Connections whose ends are told at awkward moments. */
@Timeout(60)
final class PlayerConnectionTest {
  private static final String NAME = "ann";

  private static final Wire SILENT =
      new Wire() {
        @Override
        public void send(String text) {}

        @Override
        public void close() {}
      };

  /** A web socket may tell that it is closed in the thread that closes it. */
  @Test
  void attach_olderConnectionEndsInTheSameThread_leavesThePlayerToOthers() {
    try (Channels channels =
        new Channels((name, token) -> Optional.empty(), Channels.Limits.DEFAULT)) {
      List<PlayerConnection> opened = new CopyOnWriteArrayList<>();
      CompletableFuture<PlayerChannel> taken = new CompletableFuture<>();
      opened.add(
          channels.open(
              new Wire() {
                @Override
                public void send(String text) {}

                @Override
                public void close() {
                  taken.completeAsync(() -> channels.take(NAME)).orTimeout(10, TimeUnit.SECONDS);
                  taken.handle((channel, late) -> channel).join();
                  if (!taken.isCompletedExceptionally()) {
                    channels.closed(opened.get(0));
                  }
                }
              }));
      String hello = Frames.write(new Frame.Hello(NAME, ""));
      opened.get(0).receive(hello);

      channels.open(SILENT).receive(hello);

      assertTrue(taken.join().isConnected());
      channels.release(NAME);
      assertEquals(1, channels.size());
    }
  }
}
