package org.gonu.server.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Connections for reading, a bounded number of them; readers do not wait for the writer. */
final class Readers implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Readers.class);

  /** Most connections. */
  private static final int MAX_OPEN = 4;

  private final Path file;
  private final Semaphore permits = new Semaphore(MAX_OPEN, true);
  private final ConcurrentLinkedDeque<Connection> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean isClosed;

  /** Something to ask. */
  interface Query<T> {
    T ask(Connection connection) throws SQLException;
  }

  Readers(Path file) {
    this.file = file;
  }

  /**
   * The answer to a query. An interrupted thread is answered, too.
   *
   * @throws StoreException if there is none
   */
  <T> T read(Query<T> query) {
    permits.acquireUninterruptibly();
    try {
      if (isClosed) {
        throw new StoreException("the store is closed");
      }
      Connection pooled = idle.poll();
      Connection connection = pooled != null ? pooled : Connections.reading(file);
      boolean isSound = false;
      try {
        T answer = query.ask(connection);
        isSound = true;
        return answer;
      } finally {
        if (isSound && !isClosed) {
          idle.push(connection);
        } else {
          close(connection);
        }
      }
    } catch (SQLException failed) {
      throw new StoreException(failed);
    } finally {
      permits.release();
    }
  }

  private static void close(Connection connection) {
    try {
      connection.close();
    } catch (SQLException failed) {
      LOG.warn("a connection could not be closed", failed);
    }
  }

  /** Waits for readings in progress and closes the connections. */
  @Override
  public void close() {
    isClosed = true;
    permits.acquireUninterruptibly(MAX_OPEN);
    try {
      for (Connection connection = idle.poll(); connection != null; connection = idle.poll()) {
        close(connection);
      }
    } finally {
      permits.release(MAX_OPEN);
    }
  }
}
