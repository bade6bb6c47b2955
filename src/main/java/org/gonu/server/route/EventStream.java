package org.gonu.server.route;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.list.ImmutableList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A follower of a course of events, by server-sent events. Nothing is kept for it but the number of
 * the next event: events are read from where they are kept when the follower can take them. So one
 * that does not read costs a connection and no more, and is dropped when nothing has moved for a
 * while; it can come back with {@code Last-Event-ID}.
 *
 * <p>No method blocks on the network. Writes happen one at a time, in whichever thread is there.
 */
final class EventStream implements WriteListener {
  private static final Logger LOG = LoggerFactory.getLogger(EventStream.class);

  /** Most events written at once. */
  private static final int BATCH = 20;

  private static final byte[] HEARTBEAT = ":\n\n".getBytes(StandardCharsets.US_ASCII);

  private final EventSource source;
  private final ServletOutputStream out;
  private final CompletableFuture<Void> end = new CompletableFuture<>();
  private long next;
  private boolean isFirst = true;
  private boolean hasEnded;

  /** True at first, so that a follower has the head of the answer before the first event. */
  private boolean mustFlush = true;

  /**
   * A stream that begins with {@link #start}.
   *
   * @param next number of the first event that the follower wants
   */
  EventStream(EventSource source, ServletOutputStream out, long next) {
    this.source = source;
    this.out = out;
    this.next = next;
  }

  /** Done when the course has ended and all is told, or the follower is gone. */
  CompletableFuture<Void> end() {
    return end;
  }

  void start() {
    out.setWriteListener(this);
  }

  /** Something new may be there. */
  void wake() {
    write(false);
  }

  /** Shows that the stream is alive. */
  void beat() {
    write(true);
  }

  @Override
  public void onWritePossible() {
    write(false);
  }

  @Override
  public void onError(Throwable fault) {
    LOG.debug("a follower is gone", fault);
    end.complete(null);
  }

  private synchronized void write(boolean beats) {
    boolean beatIsDue = beats;
    try {
      while (!end.isDone() && out.isReady()) {
        if (mustFlush) {
          mustFlush = false;
          out.flush();
        } else if (beatIsDue) {
          beatIsDue = false;
          put(HEARTBEAT);
        } else if (!putEvents()) {
          return;
        }
      }
    } catch (IOException | RuntimeException gone) {
      // This follower is dropped, and no other one: it may come back.
      onError(gone);
    }
  }

  private void put(byte[] text) throws IOException {
    out.write(text);
    mustFlush = true;
  }

  /** Writes the next events. Returns false if there are none now; at the end, there never are. */
  private boolean putEvents() throws IOException {
    byte[] text = nextEvents();
    if (text.length > 0) {
      put(text);
      return true;
    }
    if (hasEnded) {
      end.complete(null);
    }
    return false;
  }

  /**
   * The number of the last event before one that is not there; by halving, since none is missing.
   */
  private long lastBefore(long missing) {
    long least = 0;
    long bound = missing;
    while (bound - least > 1) {
      long middle = least + (bound - least) / 2;
      if (source.events(middle, 1).isEmpty()) {
        bound = middle;
      } else {
        least = middle;
      }
    }
    return least;
  }

  private byte[] nextEvents() {
    if (hasEnded) {
      return new byte[0];
    }
    ImmutableList<EventSource.Sent> events = source.events(next, BATCH);
    if (events.isEmpty() && isFirst) {
      // A follower that was told all comes back like this.
      hasEnded = source.events(lastBefore(next), 1).anySatisfy(EventSource.Sent::isLast);
    }
    isFirst = false;
    StringBuilder text = new StringBuilder();
    for (EventSource.Sent event : events) {
      text.append("id: ").append(event.sequence()).append('\n');
      text.append("event: ").append(event.kind()).append('\n');
      text.append("data: ").append(event.data()).append("\n\n");
      next = event.sequence() + 1;
      hasEnded = event.isLast();
    }
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
