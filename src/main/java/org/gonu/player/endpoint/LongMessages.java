package org.gonu.player.endpoint;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gonu.http.HttpRequest;
import org.gonu.player.Threads;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageReader;

/**
 * Reads messages. To read one of megabytes takes seconds and much memory; so such are read one at a
 * time, on a thread of their own, and given up when their clock ends, that a refusal still comes in
 * time.
 */
final class LongMessages implements AutoCloseable {
  /** Characters from which on a message is long. Shorter ones take some milliseconds. */
  private static final int LONG = 1 << 18;

  private final PlayerOptions options;
  private final ExecutorService thread;

  LongMessages(PlayerOptions options) {
    this.options = options;
    this.thread =
        Executors.newSingleThreadExecutor(task -> Threads.daemon(task, options.name() + "-reader"));
  }

  /** The message that a request carries. */
  Message read(HttpRequest request) {
    String text = request.text();
    if (text.length() < LONG) {
      return MessageReader.read(text);
    }
    Duration clock = Duration.ofSeconds(MessageReader.clockOf(text));
    Future<Message> message = thread.submit(() -> MessageReader.read(text));
    return Threads.await(message, options.deadlineNanos(request.arrivalNanos(), clock))
        .orElseGet(
            () -> {
              message.cancel(true);
              return new Message.Unknown(
                  text, "its " + text.length() + " characters cannot be read within its clock");
            });
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
