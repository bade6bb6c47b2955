package org.gonu.cli.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;

/**
 * The requests that the library was handed and has not answered. It drops them when its input ends,
 * so the end is kept from it until they are answered.
 */
final class OpenRequests {
  /** Longer than any tool works; a request that the library never answers keeps nothing longer. */
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Lock lock = new ReentrantLock();
  private final Condition fewer = lock.newCondition();

  /** As JSON; a client may use an id twice. */
  private final MutableBag<String> ids = Bags.mutable.empty();

  /** The library is handed a message; only of requests it gives an answer. */
  void ask(JsonNode message) {
    if (message.has("id") && message.has("method")) {
      lock.lock();
      try {
        ids.add(message.get("id").toString());
      } finally {
        lock.unlock();
      }
    }
  }

  /** A request is answered, or will not be. */
  void end(JsonNode id) {
    lock.lock();
    try {
      ids.remove(id.toString());
      fewer.signalAll();
    } finally {
      lock.unlock();
    }
  }

  /** Waits until all are answered, as long as answers come. */
  void await() throws InterruptedException {
    lock.lock();
    try {
      boolean isAnswering = true;
      while (isAnswering && ids.notEmpty()) {
        isAnswering = fewer.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
      }
    } finally {
      lock.unlock();
    }
  }

  /** A stream of messages, one on each line, that ends the requests which they answer. */
  OutputStream watch(OutputStream out) {
    return new Answers(out);
  }

  private final class Answers extends FilterOutputStream {
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    Answers(OutputStream out) {
      super(out);
    }

    @Override
    public void write(int one) throws IOException {
      write(new byte[] {(byte) one}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      out.write(bytes, offset, length);
      line.write(bytes, offset, length);
    }

    /** Messages are written as a whole, and then flushed. */
    @Override
    public void flush() throws IOException {
      out.flush();
      JsonNode message = MAPPER.readTree(line.toByteArray());
      line.reset();
      if (message.has("id") && !message.has("method")) {
        end(message.get("id"));
      }
    }
  }
}
