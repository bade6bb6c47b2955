package org.gonu.player.channel;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.gonu.machine.DaemonThreads;
import org.gonu.protocol.ReplyWord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The replies to the latest messages, by their ids: a message that is sent again after a broken
 * connection gets the reply that is being worked on, or was given.
 */
final class RecentReplies implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(RecentReplies.class);

  /** Most replies that are kept. A server waits for one at a time, or two. */
  private static final int MAX_KEPT = 64;

  /** Most messages that are answered at a time. */
  private static final int MAX_THREADS = 32;

  private static final int IDLE_SECONDS = 30;

  private final UnaryOperator<String> desk;
  private final ThreadPoolExecutor threads;
  private final Map<String, CompletableFuture<String>> kept = new LinkedHashMap<>();

  /**
   * Answers.
   *
   * @param desk gives the reply to the text of a message; may block
   */
  RecentReplies(String name, UnaryOperator<String> desk) {
    this.desk = desk;
    this.threads =
        new ThreadPoolExecutor(
            0,
            MAX_THREADS,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            DaemonThreads.numbered(name + "-message-"));
  }

  /** The reply to a message, now or later. */
  synchronized CompletableFuture<String> of(String id, String text) {
    CompletableFuture<String> known = kept.get(id);
    if (known != null) {
      return known;
    }
    CompletableFuture<String> answer = new CompletableFuture<>();
    kept.put(id, answer);
    dropOldest();
    CompletableFuture<String> unused =
        begin(text)
            .whenComplete(
                (reply, fault) -> {
                  if (fault != null) {
                    LOG.error("no reply to a message", fault);
                    forget(id);
                  }
                  answer.complete(fault == null ? reply : ReplyWord.BUSY.word());
                });
    return answer;
  }

  /** Drops a reply that could not be given: the message is answered anew if it comes again. */
  private synchronized void forget(String id) {
    kept.remove(id);
  }

  private CompletableFuture<String> begin(String text) {
    try {
      return CompletableFuture.supplyAsync(() -> desk.apply(text), threads);
    } catch (RejectedExecutionException flooded) {
      return CompletableFuture.completedFuture(ReplyWord.BUSY.word());
    }
  }

  private void dropOldest() {
    Iterator<CompletableFuture<String>> oldest = kept.values().iterator();
    while (kept.size() > MAX_KEPT && oldest.hasNext()) {
      if (oldest.next().isDone()) {
        oldest.remove();
      }
    }
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
