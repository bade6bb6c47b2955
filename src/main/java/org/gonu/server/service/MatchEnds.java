package org.gonu.server.service;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import org.gonu.machine.DaemonThreads;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.Matches;

/** Tells of the ends of matches, in a thread of its own: the one that writes must not read. */
final class MatchEnds implements AutoCloseable {
  private final Matches matches;
  private final ExecutorService thread =
      Executors.newSingleThreadExecutor(DaemonThreads.named("match-ends"));

  MatchEnds(Matches matches) {
    this.matches = matches;
  }

  /** Done when a match has ended. */
  CompletableFuture<MatchRow> of(MatchRow match) {
    String id = match.id();
    CompletableFuture<Boolean> ended = new CompletableFuture<>();
    BiConsumer<String, MatchEvent> listener =
        (other, event) -> {
          if (other.equals(id) && event.body() instanceof EventBody.Ended) {
            ended.complete(true);
          }
        };
    matches.listen(listener);
    // It may have ended before that.
    if (row(id).state() == MatchRow.State.ENDED) {
      ended.complete(true);
    }
    return ended
        .thenApplyAsync(done -> row(id), thread)
        .whenComplete((row, failure) -> matches.unlisten(listener));
  }

  private MatchRow row(String id) {
    return matches.find(id).orElseThrow();
  }

  @Override
  public void close() {
    thread.shutdown();
  }
}
