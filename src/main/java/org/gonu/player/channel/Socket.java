package org.gonu.player.channel;

import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.function.BiConsumer;
import org.gonu.protocol.channel.Frame;
import org.gonu.protocol.channel.Frames;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One connection to the server: puts the parts of texts together, sends one frame after the other,
 * and knows when something was heard last.
 */
final class Socket implements WebSocket.Listener {
  private static final Logger LOG = LoggerFactory.getLogger(Socket.class);

  private final Frame greeting;
  private final BiConsumer<Frame, Socket> receiver;
  private final CompletableFuture<String> end = new CompletableFuture<>();
  private final StringBuilder text = new StringBuilder();
  private volatile long heardNanos = System.nanoTime();

  private @Nullable WebSocket socket;
  private CompletableFuture<?> sending = CompletableFuture.completedFuture(null);

  /**
   * A connection that is about to be made.
   *
   * @param greeting the first frame to send
   * @param receiver gets the frames and this connection, one frame after the other
   */
  Socket(Frame greeting, BiConsumer<Frame, Socket> receiver) {
    this.greeting = greeting;
    this.receiver = receiver;
  }

  /** Done when the connection has ended, with the reason in words. */
  CompletableFuture<String> end() {
    return end;
  }

  /** How long nothing was heard, in nanoseconds. */
  long silenceNanos() {
    return System.nanoTime() - heardNanos;
  }

  /** Sends a frame after those before it. A frame that cannot be sent ends the connection. */
  synchronized void send(Frame frame) {
    WebSocket open = socket;
    if (open == null) {
      return;
    }
    String written = Frames.write(frame);
    sending =
        sending
            .thenCompose(before -> open.sendText(written, true))
            .whenComplete((done, fault) -> endIf(fault));
  }

  private void endIf(@Nullable Throwable fault) {
    if (fault != null) {
      drop("cannot send: " + fault);
    }
  }

  /**
   * Sends a ping, to which the peer's web socket replies by itself. On a connection that was reset
   * this fails, which nothing else may tell.
   */
  synchronized void ping() {
    WebSocket open = socket;
    if (open != null) {
      sending =
          sending
              .thenCompose(before -> open.sendPing(ByteBuffer.allocate(0)))
              .whenComplete((done, fault) -> endIf(fault));
    }
  }

  @Override
  public @Nullable CompletionStage<?> onPong(WebSocket from, ByteBuffer message) {
    heardNanos = System.nanoTime();
    from.request(1);
    return null;
  }

  /** Ends the connection at once. */
  void drop(String reason) {
    end.complete(reason);
    WebSocket open;
    synchronized (this) {
      open = socket;
    }
    if (open != null) {
      open.abort();
    }
  }

  @Override
  public void onOpen(WebSocket opened) {
    synchronized (this) {
      socket = opened;
    }
    if (end.isDone()) {
      // It was given up before it was made.
      opened.abort();
      return;
    }
    send(greeting);
    opened.request(1);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    heardNanos = System.nanoTime();
    if (text.length() + data.length() > Frame.MAX_SERVER_CHARACTERS) {
      drop("the server sends too much");
      return null;
    }
    text.append(data);
    if (last) {
      receive(text.toString());
      text.setLength(0);
      text.trimToSize();
    }
    from.request(1);
    return null;
  }

  private void receive(String whole) {
    try {
      receiver.accept(Frames.read(whole), this);
    } catch (Frames.MalformedFrameException odd) {
      LOG.warn("a frame of the server is ignored: {}", odd.getMessage());
    }
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
    end.complete("closed by the server (" + code + (reason.isEmpty() ? "" : " " + reason) + ")");
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable fault) {
    end.complete("connection broken (" + fault + ")");
  }
}
