package org.gonu.server.route;

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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.gonu.machine.DaemonThreads;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The followers of many courses of events, such as matches: wakes those of a course when something
 * happens in it.
 */
public final class EventStreams implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(EventStreams.class);
  private static final Duration BEAT = Duration.ofSeconds(10);
  private static final int THREADS = 2;

  private final int mostFollowers;
  private final Map<String, Followers> followers = new ConcurrentHashMap<>();
  private final AtomicInteger count = new AtomicInteger();
  private final ScheduledThreadPoolExecutor threads =
      new ScheduledThreadPoolExecutor(THREADS, DaemonThreads.named("followers"));

  /** The followers of one course. */
  private static final class Followers {
    private final Set<EventStream> streams = ConcurrentHashMap.newKeySet();

    /** True while a task waits that will wake them. */
    private final AtomicBoolean isNoted = new AtomicBoolean();

    void wake() {
      // Before they are woken: what happens from now on needs another look.
      isNoted.set(false);
      streams.forEach(EventStream::wake);
    }
  }

  /**
   * No followers yet.
   *
   * @param mostFollowers of all courses together
   */
  public EventStreams(int mostFollowers) {
    this.mostFollowers = mostFollowers;
    ScheduledFuture<?> unused =
        threads.scheduleWithFixedDelay(
            DaemonThreads.lasting(this::beat),
            BEAT.toMillis(),
            BEAT.toMillis(),
            TimeUnit.MILLISECONDS);
  }

  /** Tells that something has happened in a course. Returns at once: only notes what is to do. */
  public void happened(String course) {
    Followers own = followers.get(course);
    // One task that waits is enough, however much happens until its turn.
    if (own != null && own.isNoted.compareAndSet(false, true)) {
      try {
        threads.execute(own::wake);
      } catch (RejectedExecutionException ending) {
        LOG.trace("closing", ending);
      }
    }
  }

  private void beat() {
    followers.values().forEach(own -> own.streams.forEach(EventStream::beat));
  }

  /**
   * Answers a request by a stream of events.
   *
   * @param course by which {@link #happened} names it
   * @param from number of the first event that is wanted
   */
  public void follow(Context context, String course, EventSource source, long from) {
    if (count.incrementAndGet() > mostFollowers) {
      count.decrementAndGet();
      Answers.refuse(context, 503, "there are " + mostFollowers + " followers already");
      return;
    }
    HttpServletResponse response = context.res();
    response.setStatus(200);
    response.setContentType(Route.EVENT_STREAM);
    response.setCharacterEncoding("utf-8");
    context.future(() -> open(response, course, source, from));
  }

  private CompletableFuture<?> open(
      HttpServletResponse response, String course, EventSource source, long from) {
    EventStream stream;
    try {
      stream = new EventStream(source, response.getOutputStream(), from);
    } catch (IOException broken) {
      count.decrementAndGet();
      throw new UncheckedIOException(broken);
    }
    followers.compute(
        course,
        (id, own) -> {
          Followers all = own == null ? new Followers() : own;
          all.streams.add(stream);
          return all;
        });
    CompletableFuture<Void> end =
        stream.end().whenComplete((done, fault) -> forget(course, stream));
    stream.start();
    return end;
  }

  private void forget(String course, EventStream stream) {
    count.decrementAndGet();
    followers.computeIfPresent(
        course,
        (id, own) -> {
          own.streams.remove(stream);
          return own.streams.isEmpty() ? null : own;
        });
  }

  /**
   * The number of the first event that a follower does not know: after {@code Last-Event-ID}, else
   * the parameter {@code from}, else 1.
   */
  public static long firstWanted(Context context) {
    String last = context.header("Last-Event-ID");
    if (last == null) {
      return Query.number(context, "from", 1, Long.MAX_VALUE, 1);
    }
    return Query.parse("Last-Event-ID", last, 0, Long.MAX_VALUE - 1) + 1;
  }

  /** How many followers there are. */
  public int count() {
    return count.get();
  }

  /** Ends all streams. */
  @Override
  public void close() {
    threads.shutdownNow();
    followers.values().forEach(own -> own.streams.forEach(stream -> stream.end().complete(null)));
  }
}
