package org.gonu.conformance.referee;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.gonu.conformance.Evidence;
import org.gonu.conformance.wire.RawConnection;
import org.gonu.conformance.wire.RawReply;
import org.gonu.machine.DaemonThreads;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageReader;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A player that plays legal moves, but answers with faults on purpose, and judges the referee that
 * it plays for. It plays any number of matches at the same time.
 */
public final class DifficultPlayer implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DifficultPlayer.class);

  /** Longest time in which a request has to be there. */
  private static final Duration REQUEST_LIMIT = Duration.ofSeconds(30);

  /** Connections at a time, each with a thread of its own; further ones wait. */
  static final int MAX_CONNECTIONS = 256;

  private static final long PAUSE_MILLIS = 100;

  private final ServerSocket listener;
  private final ExecutorService threads =
      Executors.newCachedThreadPool(DaemonThreads.numbered("difficult-"));
  private final Judge judge;
  private final Semaphore ended = new Semaphore(0);
  private final Semaphore connections = new Semaphore(MAX_CONNECTIONS);

  private DifficultPlayer(
      ServerSocket listener, FaultPlan plan, long seed, Consumer<String> progress) {
    this.listener = listener;
    this.judge = new Judge(plan, seed, progress, ended::release);
  }

  /**
   * Starts to listen.
   *
   * @param bind address of this machine
   * @param port 0 for any free one
   * @param seed of its moves
   * @param progress told what happens, a line each, from several threads
   * @throws IOException if the port is taken or not allowed
   */
  public static DifficultPlayer open(
      InetAddress bind, int port, FaultPlan plan, long seed, Consumer<String> progress)
      throws IOException {
    ServerSocket listener = new ServerSocket();
    try {
      listener.setReuseAddress(true);
      listener.bind(new InetSocketAddress(bind, port));
    } catch (IOException taken) {
      listener.close();
      throw taken;
    }
    DifficultPlayer player = new DifficultPlayer(listener, plan, seed, progress);
    player.threads.execute(player::accept);
    return player;
  }

  /** Where it listens. */
  public InetSocketAddress address() {
    return (InetSocketAddress) listener.getLocalSocketAddress();
  }

  /** What it has seen so far. */
  public RefereeObservations observations() {
    return judge.observations();
  }

  /**
   * Waits for the end of one more match.
   *
   * @return false if none has ended in time
   */
  public boolean awaitEnd(Duration limit) throws InterruptedException {
    return ended.tryAcquire(limit.toMillis(), TimeUnit.MILLISECONDS);
  }

  /** Notes which matches have stopped without an end; to be called before the last look. */
  public void judgeOpenMatches() {
    judge.unfinished();
  }

  private void accept() {
    try {
      while (!listener.isClosed()) {
        connections.acquire();
        if (!acceptOne()) {
          connections.release();
          // As when there are too many open files: trying again at once would only take time.
          TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        }
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  /** Serves the next connection in a thread of its own. Returns false if there is none. */
  private boolean acceptOne() {
    try {
      Socket socket = listener.accept();
      threads.execute(
          () -> {
            try {
              serve(socket);
            } finally {
              connections.release();
            }
          });
      return true;
    } catch (IOException | RejectedExecutionException closed) {
      LOG.debug("no connection: {}", closed.toString());
      return false;
    }
  }

  private void serve(Socket socket) {
    long arrival = System.nanoTime();
    try (RawConnection connection = RawConnection.of(socket)) {
      RawReply request = connection.read(REQUEST_LIMIT);
      if (request.isEmpty()) {
        return;
      }
      String text = request.body();
      Evidence evidence = Evidence.of("", text);
      judge.judgeRequest(request);
      Message message = MessageReader.read(text);
      judge.judgeMessage(message, evidence);
      PlayerFault fault = message.accept(new Replier(judge, connection, text, evidence, arrival));
      LOG.debug("answered: {}", fault);
    } catch (IOException gone) {
      LOG.debug("a connection broke: {}", gone.toString());
    }
  }

  @Override
  public void close() throws IOException {
    listener.close();
    threads.shutdownNow();
  }
}
