package org.gonu.server.service;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.server.store.PlayerRow;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts matches when it is their turn: in the order of the queue, but a match whose players are
 * all free overtakes those that wait for a player.
 */
final class MatchScheduler implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(MatchScheduler.class);

  /** How long {@link #close} waits for the threads of matches. */
  private static final long PATIENCE_SECONDS = 10;

  private final ServerSettings settings;
  private final Roster roster;
  private final ExecutorService threads;

  /** By id, in the order of the queue. */
  private final Map<String, MatchRun> waiting = new LinkedHashMap<>();

  /** By id. */
  private final Map<String, MatchRun> running = new LinkedHashMap<>();

  /** Each player as often as it has a seat in a match under way. */
  private final MutableBag<String> busy = Bags.mutable.empty();

  /** Matches under way that have players of ours. */
  private int ownMatches;

  private boolean isOpen;

  MatchScheduler(ServerSettings settings, Roster roster) {
    this.settings = settings;
    this.roster = roster;
    this.threads =
        Executors.newFixedThreadPool(settings.mostMatches(), DaemonThreads.numbered("match-"));
  }

  /** Begins to start matches. */
  synchronized void open() {
    isOpen = true;
    startAll();
  }

  /** Adds a match to the end of the queue. Returns at once. */
  synchronized void add(MatchRun match) {
    waiting.put(match.id(), match);
    startAll();
  }

  /** A match under way or waiting. */
  synchronized Optional<MatchRun> find(String id) {
    MatchRun run = running.get(id);
    return Optional.ofNullable(run != null ? run : waiting.get(id));
  }

  /** Takes a match out of the queue; empty if it does not wait. */
  synchronized Optional<MatchRun> remove(String id) {
    return Optional.ofNullable(waiting.remove(id));
  }

  synchronized int waitingCount() {
    return waiting.size();
  }

  synchronized int runningCount() {
    return running.size();
  }

  /** Looks whether more matches can start, since a player may now play more at once. */
  synchronized void startAll() {
    Iterator<MatchRun> queue = waiting.values().iterator();
    while (isOpen && running.size() < settings.mostMatches() && queue.hasNext()) {
      MatchRun match = queue.next();
      if (canStart(match)) {
        queue.remove();
        start(match);
      }
    }
  }

  private boolean canStart(MatchRun match) {
    if (isOwn(match) && ownMatches >= settings.mostOwnMatches()) {
      return false;
    }
    MutableBag<String> seats = Bags.mutable.withAll(match.players());
    return seats
        .toSet()
        .allSatisfy(
            id -> {
              int others = busy.occurrencesOf(id);
              int most = roster.find(id).map(PlayerRow::mostMatches).orElse(1);
              // A player alone may have more seats in a match than it was later allowed to have.
              return others == 0 || others + seats.occurrencesOf(id) <= most;
            });
  }

  private boolean isOwn(MatchRun match) {
    return match
        .players()
        .anySatisfy(
            id -> roster.find(id).map(PlayerRow::kind).equals(Optional.of(PlayerRow.Kind.LOCAL)));
  }

  private void start(MatchRun match) {
    boolean isOwn = isOwn(match);
    running.put(match.id(), match);
    busy.addAll(match.players().castToList());
    ownMatches += isOwn ? 1 : 0;
    threads.execute(
        () -> {
          try {
            match.run();
          } finally {
            end(match, isOwn);
          }
        });
  }

  private synchronized void end(MatchRun match, boolean wasOwn) {
    running.remove(match.id());
    match.players().each(busy::remove);
    ownMatches -= wasOwn ? 1 : 0;
    startAll();
  }

  private synchronized ImmutableList<MatchRun> shut() {
    isOpen = false;
    waiting.clear();
    return Lists.immutable.withAll(running.values());
  }

  /** Starts nothing more, suspends the matches under way and waits for their threads. */
  @Override
  public void close() {
    shut().each(MatchRun::suspend);
    threads.shutdown();
    try {
      if (!threads.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("matches do not stop: {}", shut().collect(MatchRun::id));
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
