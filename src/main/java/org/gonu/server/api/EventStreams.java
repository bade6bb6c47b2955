package org.gonu.server.api;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.gonu.machine.DaemonThreads;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.service.GameServer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The followers of all matches: wakes those of a match when something happens in it. */
final class EventStreams implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(EventStreams.class);
  private static final Duration BEAT = Duration.ofSeconds(10);
  private static final int THREADS = 2;

  private final GameServer server;
  private final int mostFollowers;
  private final Map<String, Set<EventStream>> followers = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();
  private final BiConsumer<String, MatchEvent> listener = this::happened;
  private final ScheduledThreadPoolExecutor threads =
      new ScheduledThreadPoolExecutor(THREADS, DaemonThreads.named("followers"));

  EventStreams(GameServer server, int mostFollowers) {
    this.server = server;
    this.mostFollowers = mostFollowers;
    server.listen(listener);
    ScheduledFuture<?> beating =
        threads.scheduleWithFixedDelay(
            this::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
    LOG.trace("beating: {}", beating);
  }

  /** Called by the thread that writes to the disk: only notes that there is something to do. */
  private void happened(String match, MatchEvent event) {
    Set<EventStream> own = followers.get(match);
    if (own != null) {
      try {
        threads.execute(() -> own.forEach(EventStream::wake));
      } catch (RejectedExecutionException ending) {
        LOG.trace("closing", ending);
      }
    }
  }

  private void beat() {
    followers.values().forEach(own -> own.forEach(EventStream::beat));
  }

  /**
   * Answers a request by a stream of events.
   *
   * @param from number of the first event that is wanted
   */
  void follow(Context context, String match, long from) {
    if (count.incrementAndGet() > mostFollowers) {
      count.decrementAndGet();
      Answers.refuse(context, 503, "there are " + mostFollowers + " followers already");
      return;
    }
    HttpServletResponse response = context.res();
    response.setStatus(200);
    response.setContentType(Route.EVENT_STREAM);
    response.setCharacterEncoding("utf-8");
    context.future(() -> open(response, match, from));
  }

  private CompletableFuture<?> open(HttpServletResponse response, String match, long from) {
    EventStream stream;
    try {
      stream =
          new EventStream(
              (next, limit) -> server.events(match, next, limit), response.getOutputStream(), from);
    } catch (IOException broken) {
      count.decrementAndGet();
      throw new UncheckedIOException(broken);
    }
    followers.compute(
        match,
        (id, own) -> {
          Set<EventStream> all = own == null ? ConcurrentHashMap.newKeySet() : own;
          all.add(stream);
          return all;
        });
    CompletableFuture<Void> end = stream.end().whenComplete((done, fault) -> forget(match, stream));
    stream.start();
    return end;
  }

  private void forget(String match, EventStream stream) {
    count.decrementAndGet();
    followers.computeIfPresent(
        match,
        (id, own) -> {
          own.remove(stream);
          return own.isEmpty() ? null : own;
        });
  }

  /** How many followers there are. */
  int count() {
    return count.get();
  }

  /** Ends all streams. */
  @Override
  public void close() {
    server.unlisten(listener);
    threads.shutdownNow();
    followers.values().forEach(own -> own.forEach(stream -> stream.end().complete(null)));
  }
}
