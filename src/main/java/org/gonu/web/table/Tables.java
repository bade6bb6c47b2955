package org.gonu.web.table;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.text.RandomText;
import org.gonu.web.table.TableEvent.Kind;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** All tables of a server, kept in a directory. Old ones go when there are too many. */
final class Tables {
  /** Most tables. */
  static final int MAX_TABLES = 1000;

  /** Most bytes of all tables when a new one is made. */
  private static final long MAX_BYTES = 64L << 20;

  /** A table at which nothing has happened for so long goes. */
  private static final Duration MAX_AGE = Duration.ofDays(30);

  /** A match that is not over goes for another one when nothing has happened for so long. */
  private static final Duration MAX_PAUSE = Duration.ofDays(1);

  private static final int ID_LENGTH = 16;

  private static final Logger LOG = LoggerFactory.getLogger(Tables.class);

  private final Path directory;
  private final long maxBytes;
  private final Clock clock;
  private final Table.Listener listener;
  private final Map<String, Table> tables = new ConcurrentHashMap<>();

  /**
   * The tables of a directory.
   *
   * @param listener told of what happens at each of them
   * @throws UncheckedIOException if the disk does not allow it
   */
  Tables(Path directory, Clock clock, Table.Listener listener) {
    this(directory, clock, listener, MAX_BYTES);
  }

  /**
   * The tables of a directory.
   *
   * @param maxBytes what all of them may take on the disk when one is made
   */
  Tables(Path directory, Clock clock, Table.Listener listener, long maxBytes) {
    this.maxBytes = maxBytes;
    this.directory = directory;
    this.clock = clock;
    this.listener = listener;
    try {
      Files.createDirectories(directory);
      try (Stream<Path> files = Files.list(directory)) {
        files.forEach(this::load);
      }
    } catch (IOException unusable) {
      throw new UncheckedIOException(unusable);
    }
    forgetOld();
  }

  private void load(Path path) {
    String name = String.valueOf(path.getFileName());
    if (!name.endsWith(TableFile.SUFFIX)) {
      return;
    }
    String id = name.substring(0, name.length() - TableFile.SUFFIX.length());
    Table table = new Table(id, new TableFile(path), clock, listener);
    try {
      table.load();
      tables.put(id, table);
    } catch (IOException | RuntimeException damaged) {
      LOG.warn("the table {} cannot be read and is left out", path, damaged);
    }
  }

  /** The table with an id. */
  Optional<Table> find(String id) {
    return Optional.ofNullable(tables.get(id));
  }

  ImmutableList<Table> all() {
    return Lists.immutable.withAll(tables.values());
  }

  /**
   * Makes a table.
   *
   * @param created the body of its first event
   * @throws HttpResponseException with status 503 if there are too many
   */
  synchronized Table create(ObjectNode created) {
    forgetOld();
    makeRoom(created.toString().length());
    String id = RandomText.next().substring(0, ID_LENGTH);
    Path path = directory.resolve(id + TableFile.SUFFIX);
    Table table = new Table(id, new TableFile(path), clock, listener);
    tables.put(id, table);
    try {
      table.happen(Kind.CREATED, created);
    } catch (UncheckedIOException failed) {
      tables.remove(id);
      throw failed;
    }
    return table;
  }

  /** Removes as many tables as a new one needs that takes so many bytes. */
  private void makeRoom(long wanted) {
    MutableMap<Table, Long> sizes = Maps.mutable.empty();
    tables.values().forEach(table -> sizes.put(table, bytes(table)));
    long sum = wanted + Lists.immutable.withAll(sizes.values()).sumOfLong(Long::longValue);
    Iterator<Table> dispensable = dispensable().iterator();
    while (tables.size() >= MAX_TABLES || sum > maxBytes) {
      if (!dispensable.hasNext()) {
        throw new HttpResponseException(503, "all tables are taken; try again later");
      }
      Table table = dispensable.next();
      sum -= sizes.getIfAbsentValue(table, 0L);
      remove(table);
    }
  }

  /** The tables that may go, the one that has been idle longest first. */
  private ImmutableList<Table> dispensable() {
    long now = clock.millis();
    return all()
        .select(
            table -> table.locked(TableState::isOver) || now - lastAt(table) > MAX_PAUSE.toMillis())
        .toSortedListBy(Tables::lastAt)
        .toImmutable();
  }

  private static long bytes(Table table) {
    try {
      return table.size();
    } catch (IOException unreadable) {
      LOG.warn("the size of the table {} is unknown", table.id(), unreadable);
      return 0;
    }
  }

  private static long lastAt(Table table) {
    return table.locked(TableState::lastAt);
  }

  private void forgetOld() {
    long now = clock.millis();
    all().select(table -> now - lastAt(table) > MAX_AGE.toMillis()).each(this::remove);
  }

  private void remove(Table table) {
    tables.remove(table.id());
    try {
      table.delete();
    } catch (IOException failed) {
      LOG.warn("the table {} cannot be removed", table.id(), failed);
    }
  }
}
