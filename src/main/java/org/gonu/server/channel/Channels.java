package org.gonu.server.channel;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.gonu.http.HttpFailure;
import org.gonu.machine.DaemonThreads;
import org.gonu.protocol.channel.Frame;
import org.gonu.server.PlayerLink;

/** The players that connect outward, by name, and their connections. Safe for several threads. */
public final class Channels implements AutoCloseable {
  private static final Duration FAREWELL = Duration.ofSeconds(1);
  private static final long CHECK_MILLIS = 10;

  private final Admission admission;
  private final Limits limits;

  /** The players that are connected or that somebody wants to reach; others are forgotten. */
  private final Map<String, PlayerChannel> players = new ConcurrentHashMap<>();

  private final Set<PlayerConnection> connections = ConcurrentHashMap.newKeySet();
  private final AtomicLong count = new AtomicLong();

  /** Start of all ids, so that those of an earlier server on this port differ. */
  private final String idPrefix = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);

  private final ScheduledThreadPoolExecutor pings;

  /** Decides who is let in. */
  @FunctionalInterface
  public interface Admission {
    /**
     * Why a player is refused; empty if it is let in.
     *
     * @param name as it calls itself; may be anything
     * @param token as it gave it
     */
    Optional<String> refusal(String name, String token);
  }

  /**
   * Bounds of what peers may do.
   *
   * @param connections open at a time
   * @param hello time for a connection to say whose it is
   * @param pingInterval time between two pings
   * @param maxSilence a connection that is not heard for so long is closed
   */
  public record Limits(
      int connections, Duration hello, Duration pingInterval, Duration maxSilence) {
    /** For some hundred players. */
    public static final Limits DEFAULT =
        new Limits(1000, Duration.ofSeconds(10), Frame.PING_INTERVAL, Frame.MAX_SILENCE);
  }

  /** Channels without players. */
  public Channels(Admission admission, Limits limits) {
    this.admission = admission;
    this.limits = limits;
    this.pings = new ScheduledThreadPoolExecutor(1, DaemonThreads.named("channel-pings"));
    long interval = limits.pingInterval().toMillis();
    ScheduledFuture<?> unused =
        pings.scheduleWithFixedDelay(
            DaemonThreads.lasting(this::look), interval, interval, TimeUnit.MILLISECONDS);
  }

  /** Hears what a player thinks while a message waits for its reply; from any thread. */
  @FunctionalInterface
  public interface ThoughtListener {
    /** Hears nothing. */
    ThoughtListener NONE = (value, depth, playouts, line) -> {};

    /**
     * The player thinks something. It may be anything, of any length.
     *
     * @param value the goal that it expects
     * @param depth length of the line that it expects
     * @param playouts units of work
     * @param line the moves that it expects, in words of its own
     */
    void hear(double value, int depth, long playouts, String line);
  }

  /**
   * The way to a player, whether it is connected or not. It has to be closed.
   *
   * @param listener hears what the player thinks about the messages that go this way
   */
  public PlayerLink link(String name, ThoughtListener listener) {
    return new ChannelLink(name, listener, take(name));
  }

  /** Calls off its own messages alone: a player may take part in several matches. */
  private final class ChannelLink implements PlayerLink, PlayerChannel.Sender {
    private final String name;
    private final ThoughtListener listener;
    private final PlayerChannel channel;
    private final AtomicBoolean isClosed = new AtomicBoolean();

    ChannelLink(String name, ThoughtListener listener, PlayerChannel channel) {
      this.name = name;
      this.listener = listener;
      this.channel = channel;
    }

    @Override
    public void hear(Frame.Thought thought) {
      listener.hear(thought.value(), thought.depth(), thought.playouts(), thought.line());
    }

    @Override
    public String address() {
      return "a channel";
    }

    @Override
    public String post(String message, Duration connectTimeout, long deadlineNanos)
        throws HttpFailure {
      return channel.post(this, message, deadlineNanos);
    }

    @Override
    public void cancel() {
      channel.cancel(this);
    }

    @Override
    public void close() {
      channel.cancel(this);
      if (isClosed.compareAndSet(false, true)) {
        release(name);
      }
    }
  }

  /** True if a player is connected now. */
  public boolean isConnected(String name) {
    PlayerChannel channel = players.get(name);
    return channel != null && channel.isConnected();
  }

  /** A connection has been made. */
  PlayerConnection open(Wire wire) {
    PlayerConnection connection = new PlayerConnection(wire, this);
    if (connections.size() >= limits.connections()) {
      connection.dismiss("too many connections");
      return connection;
    }
    connections.add(connection);
    return connection;
  }

  /** A connection has ended. */
  void closed(PlayerConnection connection) {
    connections.remove(connection);
    connection.lost();
  }

  Optional<String> refusal(Frame.Hello hello) {
    return admission.refusal(hello.name(), hello.token());
  }

  /** The channel of a player that was let in, or that is to be reached; to be released once. */
  PlayerChannel take(String name) {
    return players.compute(
        name,
        (key, known) -> {
          PlayerChannel channel = known == null ? new PlayerChannel(this::nextId) : known;
          channel.addUser();
          return channel;
        });
  }

  /** The channel of a player is not needed any more by one of those who took it. */
  void release(String name) {
    players.computeIfPresent(name, (key, channel) -> channel.removeUser() ? channel : null);
  }

  /** How many players are connected or wanted. */
  int size() {
    return players.size();
  }

  private String nextId() {
    return idPrefix + "-" + count.incrementAndGet();
  }

  /** Asks whether everybody is still there, and closes the connections of those that are not. */
  private void look() {
    for (PlayerConnection connection : connections) {
      if (connection.isSilentFor(connection.isWelcome() ? limits.maxSilence() : limits.hello())) {
        connection.dismiss("nothing was heard from the player");
        closed(connection);
      } else if (connection.isWelcome()) {
        connection.send(new Frame.Ping());
      }
    }
  }

  /** Tells all players that the server stops, so that they come back when it runs again. */
  @Override
  public void close() {
    pings.shutdownNow();
    connections.forEach(connection -> connection.dismiss("the server stops"));
    awaitEnds();
    players.values().forEach(PlayerChannel::cancelAll);
  }

  /** Waits a moment for the last frames to be sent and the connections to end. */
  private void awaitEnds() {
    long end = System.nanoTime() + FAREWELL.toNanos();
    CountDownLatch never = new CountDownLatch(1);
    try {
      while (!connections.isEmpty() && System.nanoTime() - end < 0) {
        if (never.await(CHECK_MILLIS, TimeUnit.MILLISECONDS)) {
          return;
        }
      }
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }
}
