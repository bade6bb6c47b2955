package org.gonu.bridge;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.gonu.machine.DaemonThreads;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/**
 * Serves one client over streams, one request after the other, until the client closes the stream
 * of its requests. No request ends it: whatever goes wrong is an answer.
 */
public final class Bridge {
  /** Version of the protocol. It grows when clients that were right become wrong. */
  public static final int PROTOCOL = 1;

  /** Requests that are read while another one is carried out. */
  private static final int MAX_WAITING = 4;

  private final RequestReader reader;
  private final AnswerWriter writer;
  private final Operations operations;
  private final Runnable atEnd;
  private final BlockingQueue<Read> waiting = new ArrayBlockingQueue<>(MAX_WAITING);

  /** A request, or why it could not be read, or neither at the end. */
  private record Read(Optional<Request> request, Optional<BridgeFault> fault) {
    boolean isEnd() {
      return request.isEmpty() && fault.isEmpty();
    }
  }

  /**
   * A bridge.
   *
   * @param atEnd called by a daemon thread as soon as the stream of requests has ended, while
   *     earlier requests may still be carried out; it need not return
   */
  public Bridge(BridgeContext context, InputStream in, OutputStream out, Runnable atEnd) {
    reader = new RequestReader(in);
    writer = new AnswerWriter(out);
    operations = new Operations(context);
    this.atEnd = atEnd;
  }

  /** Serves until the stream of requests ends, or nobody reads the answers. */
  public void serve() throws InterruptedException {
    DaemonThreads.newThread(this::read, "gonu-bridge-reader").start();
    try {
      for (Read next = waiting.take(); !next.isEnd(); next = waiting.take()) {
        if (next.fault().isPresent()) {
          writer.write(null, next.fault().get());
        } else {
          answer(next.request().orElseThrow());
        }
      }
    } catch (IOException nobodyReads) {
      // The client is gone, and so is this end.
    } finally {
      operations.close();
    }
  }

  private void read() {
    try {
      boolean isOpen = true;
      while (isOpen) {
        Read next = readNext();
        isOpen = !next.isEnd();
        waiting.put(next);
      }
      atEnd.run();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    }
  }

  private Read readNext() {
    try {
      return new Read(reader.next(), Optional.empty());
    } catch (BridgeFault fault) {
      return new Read(Optional.empty(), Optional.of(fault));
    } catch (IOException broken) {
      return new Read(Optional.empty(), Optional.empty());
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError bug) {
      LoggerFactory.getLogger(Bridge.class).error("no more requests can be read", bug);
      return new Read(Optional.empty(), Optional.empty());
    }
  }

  private void answer(Request request) throws IOException {
    @Nullable JsonNode id = request.json().get("id");
    Answer answer;
    try {
      answer = operations.run(request);
    } catch (BridgeFault fault) {
      writer.write(id, fault);
      return;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError bug) {
      LoggerFactory.getLogger(Bridge.class).error("a request has failed", bug);
      writer.write(
          id, new BridgeFault("bug", "this is a bug of gonu: " + bug, "other requests go on"));
      return;
    }
    writer.write(id, answer);
  }
}
