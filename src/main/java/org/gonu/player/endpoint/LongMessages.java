package org.gonu.player.endpoint;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.gonu.http.HttpRequest;
import org.gonu.machine.DaemonThreads;
import org.gonu.player.Deadlines;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageReader;

/**
 * Parses messages. A message of megabytes takes seconds and much memory. So long messages are
 * parsed one at a time, on a thread of their own, and given up when their clock ends, so that a
 * refusal is still in time.
 */
final class LongMessages implements AutoCloseable {
  /** Length in characters from which a message is long. Shorter ones take some milliseconds. */
  private static final int LONG = 1 << 18;

  private final PlayerOptions options;
  private final ExecutorService thread;

  LongMessages(PlayerOptions options) {
    this.options = options;
    this.thread =
        Executors.newSingleThreadExecutor(DaemonThreads.named(options.name() + "-reader"));
  }

  /** The message in a request. */
  Message read(HttpRequest request) {
    String text = request.text();
    if (text.length() < LONG) {
      return MessageReader.read(text);
    }
    Duration clock = Duration.ofSeconds(MessageReader.clockOf(text));
    Future<Message> message = thread.submit(() -> MessageReader.read(text));
    return Deadlines.await(message, options.deadlineNanos(request.arrivalNanos(), clock))
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
