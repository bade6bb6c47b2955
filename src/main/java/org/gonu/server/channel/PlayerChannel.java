package org.gonu.server.channel;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.gonu.http.HttpFailure;
import org.gonu.protocol.channel.Frame;
import org.jspecify.annotations.Nullable;

/** A player, connected or not, and the messages that wait for its replies. */
final class PlayerChannel {
  /** Most messages that wait at a time; a referee has one or two. */
  private static final int MAX_WAITING = 64;

  private final Supplier<String> ids;
  private final Map<String, Waiting> waiting = new LinkedHashMap<>();
  private @Nullable PlayerConnection connection;

  /**
   * Connections and links that use it. Counted without the lock of the channel: whoever counts has
   * that of the table of players, which whoever has this one may want when a connection ends.
   */
  private final AtomicInteger users = new AtomicInteger();

  /**
   * A message that waits.
   *
   * @param sender whose it is
   */
  private record Waiting(Sender sender, Frame.Request request, CompletableFuture<String> reply) {}

  /** Whose messages they are. */
  interface Sender {
    /** The player thinks something about a message of this sender that waits. */
    void hear(Frame.Thought thought);
  }

  /**
   * A player that is not connected yet.
   *
   * @param ids for messages, each of them once
   */
  PlayerChannel(Supplier<String> ids) {
    this.ids = ids;
  }

  void addUser() {
    users.incrementAndGet();
  }

  /** Returns true if there are others. */
  boolean removeUser() {
    return users.decrementAndGet() > 0;
  }

  synchronized boolean isConnected() {
    return connection != null;
  }

  /** The player is reached by a new connection: what waits is sent again. */
  synchronized void attach(PlayerConnection connected) {
    PlayerConnection older = connection;
    connection = connected;
    if (older != null && older != connected) {
      older.refuse("another connection of this player has been made");
    }
    waiting.values().forEach(message -> connected.send(message.request()));
  }

  synchronized void detach(PlayerConnection lost) {
    if (connection == lost) {
      connection = null;
    }
  }

  /** A reply to a message that does not wait any more is ignored. */
  synchronized void reply(Frame.Reply reply) {
    Waiting message = waiting.remove(reply.id());
    if (message != null) {
      message.reply().complete(reply.text().strip());
    }
  }

  /** A thought about a message that does not wait is ignored. */
  void think(Frame.Thought thought) {
    Waiting message;
    synchronized (this) {
      message = waiting.get(thought.id());
    }
    if (message != null) {
      message.sender().hear(thought);
    }
  }

  /**
   * Sends a message and waits for the reply.
   *
   * @param sender can call it off by {@link #cancel(Sender)}
   */
  String post(Sender sender, String text, long deadlineNanos) throws HttpFailure {
    Waiting message = send(sender, text);
    try {
      long left = Math.max(0, deadlineNanos - System.nanoTime());
      return message.reply().get(left, TimeUnit.NANOSECONDS);
    } catch (TimeoutException late) {
      throw isConnected()
          ? new HttpFailure(HttpFailure.Kind.TIMEOUT, "no reply", late)
          : new HttpFailure(HttpFailure.Kind.UNREACHABLE, "it is not connected", late);
    } catch (CancellationException | ExecutionException cancelled) {
      throw new HttpFailure(HttpFailure.Kind.CANCELLED, "called off", cancelled);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new HttpFailure(HttpFailure.Kind.CANCELLED, "interrupted", interrupted);
    } finally {
      forget(message);
    }
  }

  private synchronized Waiting send(Sender sender, String text) throws HttpFailure {
    if (waiting.size() >= MAX_WAITING) {
      throw new HttpFailure(HttpFailure.Kind.BROKEN, "too many messages wait", null);
    }
    Frame.Request request = new Frame.Request(ids.get(), text);
    Waiting message = new Waiting(sender, request, new CompletableFuture<>());
    waiting.put(request.id(), message);
    if (connection != null) {
      connection.send(request);
    }
    return message;
  }

  private synchronized void forget(Waiting message) {
    waiting.remove(message.request().id());
  }

  /** Gives up the messages of a sender that wait. */
  synchronized void cancel(Sender sender) {
    waiting.values().removeIf(message -> message.sender() == sender && isCancelled(message));
  }

  /** Gives up all messages that wait. */
  synchronized void cancelAll() {
    waiting.values().removeIf(PlayerChannel::isCancelled);
  }

  private static boolean isCancelled(Waiting message) {
    message.reply().cancel(false);
    return true;
  }
}
