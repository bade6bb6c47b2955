package org.gonu.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.gonu.machine.DaemonThreads;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The one thread that changes the database. All changes that have come in while it was busy become
 * one transaction, so that many matches share the wait for the disk (group commit). A change that
 * breaks the rules of the database fails alone.
 *
 * <p>Where a transaction fails for want of space, or by an error of the disk, it is rolled back and
 * tried again every second, until it succeeds or the writer is closed.
 */
final class Writer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Writer.class);

  /** Most changes in one transaction. */
  private static final int MAX_GROUP = 512;

  /** Time between attempts while the disk is full. */
  private static final Duration RETRY = Duration.ofSeconds(1);

  /** How long {@link #close} waits for changes that are under way. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final Path file;
  private final Connection connection;
  private final LinkedBlockingQueue<Change<?>> queue = new LinkedBlockingQueue<>();
  private final CountDownLatch closing = new CountDownLatch(1);

  /** Changes nothing: the last one of the queue. */
  private final Change<Boolean> last = new Change<>(none -> true);

  private final Thread thread;
  private volatile Optional<String> stall = Optional.empty();
  private volatile long maxPages = Long.MAX_VALUE;

  /** True once no change is taken any more; guarded by the queue. */
  private boolean isClosed;

  /** The limit that the connection has now; used by the thread alone. */
  private long appliedPages = Long.MAX_VALUE;

  /** A change, in the thread of the writer. */
  interface Task<T> {
    /**
     * Makes the change in the open transaction. May be called again if the transaction fails.
     *
     * @throws SQLException if the database refuses
     * @throws RuntimeException if the change is wrong; it is undone
     */
    T run(Connection connection) throws SQLException;
  }

  /** A change and its future. */
  private static final class Change<T> {
    private final Task<T> task;
    private final CompletableFuture<T> future = new CompletableFuture<>();
    private @Nullable T result;
    private @Nullable RuntimeException failure;

    Change(Task<T> task) {
      this.task = task;
    }

    void run(Connection connection) throws SQLException {
      failure = null;
      result = task.run(connection);
    }

    @SuppressWarnings("NullAway") // a task may have no result
    void settle() {
      if (failure != null) {
        future.completeExceptionally(failure);
      } else {
        future.complete(result);
      }
    }
  }

  Writer(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
    this.thread = DaemonThreads.newThread(this::work, "store-writer");
    thread.start();
  }

  /**
   * Makes a change. The future is done when the change is on the disk, in the thread of the writer:
   * what depends on it must not block.
   */
  <T> CompletableFuture<T> submit(Task<T> task) {
    return submit(task, result -> {});
  }

  /**
   * The same, and tells somebody the result before the future is done, in the thread of the writer:
   * results come in the order of their changes.
   */
  <T> CompletableFuture<T> submit(Task<T> task, Consumer<T> listener) {
    Change<T> change = new Change<>(task);
    // Attached before the writer can have the change: else it might be done in this thread.
    CompletableFuture<T> told =
        change.future.thenApply(
            result -> {
              listener.accept(result);
              return result;
            });
    if (!add(change)) {
      change.future.completeExceptionally(new StoreException("the store is closed"));
    }
    return told;
  }

  /** Adds a change to the queue. Returns false if nobody would take it out any more. */
  private boolean add(Change<?> change) {
    // Held by whoever sets the flag, so that no change comes after the last one.
    synchronized (queue) {
      return !isClosed && queue.add(change);
    }
  }

  /** Why nothing can be written at present; empty if all is well. */
  Optional<String> stall() {
    return stall;
  }

  /** Bounds the number of pages of the file. */
  void setMaxPages(long pages) {
    maxPages = pages;
  }

  private void work() {
    try {
      boolean goesOn = true;
      while (goesOn) {
        List<Change<?>> group = new ArrayList<>();
        group.add(queue.take());
        queue.drainTo(group, MAX_GROUP - 1);
        goesOn = !group.remove(last);
        if (!group.isEmpty() && !write(group)) {
          // What comes after a change that was given up would leave a gap.
          goesOn = false;
        }
      }
    } catch (InterruptedException ended) {
      LOG.error("the writer was interrupted", ended);
    } finally {
      shut();
      queue.forEach(Writer::abandon);
    }
  }

  /** From now on no change is taken. */
  private void shut() {
    synchronized (queue) {
      isClosed = true;
    }
  }

  private static void abandon(Change<?> change) {
    change.future.completeExceptionally(new StoreException("the store was closed"));
  }

  /**
   * Writes a group, as often as it takes. Returns false if the writer closes before it succeeds.
   */
  private boolean write(List<Change<?>> group) throws InterruptedException {
    while (true) {
      try {
        transact(group);
        if (stall.isPresent()) {
          LOG.warn("the database can be written again");
          stall = Optional.empty();
        }
        group.forEach(Change::settle);
        return true;
      } catch (SQLException failed) {
        noteStall(String.valueOf(failed.getMessage()));
        if (closing.await(RETRY.toMillis(), TimeUnit.MILLISECONDS)) {
          group.forEach(Writer::abandon);
          return false;
        }
      }
    }
  }

  /** Tells of a stall once for each reason, so that a full disk is not filled with messages. */
  private void noteStall(String reason) {
    if (!stall.equals(Optional.of(reason))) {
      LOG.error("{} cannot be written, matches wait: {}", file, reason);
      stall = Optional.of(reason);
    }
  }

  private void transact(List<Change<?>> group) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      applyLimit(statement);
      statement.execute("BEGIN IMMEDIATE");
      try {
        for (Change<?> change : group) {
          run(change, statement);
        }
        statement.execute("COMMIT");
      } catch (SQLException failed) {
        rollBack(statement);
        throw failed;
      }
    }
  }

  private void applyLimit(Statement statement) throws SQLException {
    long wanted = maxPages;
    if (wanted != appliedPages) {
      // The largest number that SQLite takes stands for no limit.
      long most = Math.min(wanted, 4_294_967_294L);
      statement.execute("PRAGMA max_page_count = " + most);
      appliedPages = wanted;
    }
  }

  private void run(Change<?> change, Statement statement) throws SQLException {
    statement.execute("SAVEPOINT one_change");
    try {
      change.run(connection);
    } catch (RuntimeException wrong) {
      change.failure = wrong;
    } catch (OutOfMemoryError | StackOverflowError tooLarge) {
      change.failure = new StoreException(tooLarge);
    } catch (SQLException refused) {
      if (!isOfTheChange(refused)) {
        throw refused;
      }
      change.failure = new StoreException(refused);
    }
    if (change.failure != null) {
      statement.execute("ROLLBACK TO one_change");
    }
    statement.execute("RELEASE one_change");
  }

  /** True if the change is at fault, not the disk. */
  private static boolean isOfTheChange(SQLException refused) {
    if (!(refused instanceof SQLiteException ofLibrary)) {
      return true;
    }
    SQLiteErrorCode code = ofLibrary.getResultCode();
    int primary = code.code & 0xff;
    return primary != SQLiteErrorCode.SQLITE_FULL.code
        && primary != SQLiteErrorCode.SQLITE_IOERR.code
        && primary != SQLiteErrorCode.SQLITE_NOMEM.code
        && primary != SQLiteErrorCode.SQLITE_CANTOPEN.code
        && primary != SQLiteErrorCode.SQLITE_READONLY.code
        && primary != SQLiteErrorCode.SQLITE_BUSY.code
        && primary != SQLiteErrorCode.SQLITE_LOCKED.code;
  }

  private static void rollBack(Statement statement) {
    try {
      statement.execute("ROLLBACK");
    } catch (SQLException none) {
      // SQLite rolls back by itself after some errors.
      LOG.debug("nothing to roll back: {}", none.getMessage());
    }
  }

  /** Makes the changes that have come in, and ends; while the disk is full, they are given up. */
  @Override
  public void close() {
    synchronized (queue) {
      if (add(last)) {
        shut();
      }
    }
    closing.countDown();
    boolean wasInterrupted = false;
    try {
      thread.join(PATIENCE.toMillis());
    } catch (InterruptedException ended) {
      wasInterrupted = true;
    }
    try {
      connection.close();
    } catch (SQLException failed) {
      LOG.warn("the database could not be closed", failed);
    }
    if (wasInterrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
