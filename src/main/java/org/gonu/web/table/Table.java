package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.web.table.TableEvent.Kind;

/**
 * One match at which persons sit: what has happened at it, and what that has led to. Everything
 * that happens is on the disk before it counts. One thread at a time works on a table; none asks
 * the rules of the game meanwhile, which may take long.
 */
final class Table {
  /** A person counts as connected for so long after a request with its token. */
  private static final Duration PRESENCE = Duration.ofMinutes(2);

  private final String id;
  private final TableFile file;
  private final Clock clock;
  private final Listener listener;
  private final ReentrantLock lock = new ReentrantLock();

  /** Of whoever lets the match go on by itself, so that several do not ask the rules the same. */
  private final ReentrantLock settling = new ReentrantLock();

  private final TableState state = new TableState();
  private final Map<String, Long> seen = new ConcurrentHashMap<>();

  /** All events; locked by themselves, so that followers never wait for a move. */
  private final MutableList<TableEvent> events = Lists.mutable.empty();

  /** Told when something has happened at a table; must return soon. */
  @FunctionalInterface
  interface Listener {
    void happened(Table table);
  }

  Table(String id, TableFile file, Clock clock, Listener listener) {
    this.id = id;
    this.file = file;
    this.clock = clock;
    this.listener = listener;
  }

  String id() {
    return id;
  }

  /** The time of the clock that judges, in milliseconds since 1970. */
  long now() {
    return clock.millis();
  }

  /** Notes that somebody has just shown the token of a seat. */
  void see(String role) {
    seen.put(role, clock.millis());
  }

  /**
   * True if the one who plays a role is there: a person has shown its token a moment ago, as its
   * page does again and again.
   */
  boolean isConnected(String role, Seat seat) {
    long last = seen.getOrDefault(role, Long.MIN_VALUE / 2);
    return !seat.isPerson() || clock.millis() - last < PRESENCE.toMillis();
  }

  /** What is done while nobody else works on the table. */
  @FunctionalInterface
  interface Use<T> {
    T with(TableState state);
  }

  /** Looks at the table, or changes it. */
  <T> T locked(Use<T> use) {
    lock.lock();
    try {
      return use.with(state);
    } finally {
      lock.unlock();
    }
  }

  /** Lets the match go on by itself, while nobody else does. The table is free meanwhile. */
  void settling(Runnable task) {
    settling.lock();
    try {
      task.run();
    } finally {
      settling.unlock();
    }
  }

  /** Takes up what the disk has. */
  void load() throws IOException {
    ImmutableList<TableEvent> known = file.read();
    if (known.isEmpty()) {
      throw new IOException("a table without events");
    }
    known.each(state::apply);
    synchronized (events) {
      events.addAllIterable(known);
    }
    state.restart(clock.millis());
  }

  /** Events from a number on. */
  ImmutableList<TableEvent> events(long from, int limit) {
    synchronized (events) {
      return events
          .subList((int) Math.min(from - 1, events.size()), events.size())
          .take(limit)
          .toImmutable();
    }
  }

  /** Keeps what has happened, and tells it. */
  void happen(Kind kind, ObjectNode body) {
    lock.lock();
    try {
      TableEvent event = new TableEvent(state.sequence() + 1, clock.millis(), kind, body);
      file.append(event);
      state.apply(event);
      synchronized (events) {
        events.add(event);
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } finally {
      lock.unlock();
    }
    listener.happened(this);
  }

  /** What it takes on the disk, in bytes. */
  long size() throws IOException {
    return file.size();
  }

  void delete() throws IOException {
    file.delete();
  }
}
