package org.gonu.player.channel;

import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpTimeoutException;
import java.net.http.WebSocketHandshakeException;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;
import org.gonu.http.HttpRequest;
import org.gonu.player.endpoint.MessageDesk;
import org.gonu.protocol.channel.Frame;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Connects a player to a server, and again whenever the connection breaks, at ever longer
 * intervals. The match in progress goes on meanwhile: a message whose reply was lost comes again
 * and gets the same reply.
 */
public final class ChannelClient implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ChannelClient.class);
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(10);

  /** A connection on which nothing is heard for so many intervals between pings is given up. */
  private static final int MAX_PINGS_UNANSWERED = 4;

  private static final String SILENT = "the server does not answer";

  private static final int MAX_DOUBLINGS = 20;

  /** How a message begins that asks for a move. */
  private static final Pattern PLAY =
      Pattern.compile("\\s*\\(\\s*play\\s", Pattern.CASE_INSENSITIVE);

  private final ChannelAddress address;
  private final MessageDesk desk;
  private final RecentReplies answers;
  private final HttpClient http;
  private final Timing timing;
  private final Thread thread;
  private final CompletableFuture<String> refusal = new CompletableFuture<>();
  private volatile @Nullable Socket current;
  private volatile boolean welcome;

  /** Id of the latest message that asks for a move; empty before the first. */
  private volatile String latestPlay = "";

  private final CountDownLatch closing = new CountDownLatch(1);

  /**
   * Where to connect and as whom.
   *
   * @param server {@code ws://host:port/path} or {@code wss://...}
   * @param token the secret that the server gave the player
   */
  public record ChannelAddress(URI server, String name, String token) {
    /** Checks the scheme of the address. */
    public ChannelAddress {
      String scheme = server.getScheme();
      if (server.getHost() == null || !("ws".equals(scheme) || "wss".equals(scheme))) {
        throw new IllegalArgumentException("not ws://host:port/path: " + server);
      }
    }

    @Override
    public String toString() {
      return name + " at " + server;
    }
  }

  /**
   * How often to try.
   *
   * @param firstWait after the first connection that failed; twice as long after each further one,
   *     with a random part
   * @param longestWait of all
   * @param pingInterval between pings of the client
   */
  public record Timing(Duration firstWait, Duration longestWait, Duration pingInterval) {
    /** Waits from half a second to half a minute. */
    public static final Timing DEFAULT =
        new Timing(Duration.ofMillis(500), Duration.ofSeconds(30), Duration.ofSeconds(3));

    long waitMillis(int failures, SplittableRandom random) {
      long wait = firstWait.toMillis() << Math.min(failures, MAX_DOUBLINGS);
      long bounded = Math.max(1, Math.min(wait, longestWait.toMillis()));
      return bounded / 2 + random.nextLong(bounded / 2 + 1);
    }
  }

  private ChannelClient(ChannelAddress address, MessageDesk desk, Timing timing) {
    this.address = address;
    this.desk = desk;
    this.timing = timing;
    this.answers = new RecentReplies(address.name(), this::reply);
    this.http = HttpClient.newBuilder().connectTimeout(CONNECT_TIMEOUT).build();
    this.thread = new Thread(this::stayConnected, address.name() + "-channel");
  }

  /**
   * Starts to connect. The client keeps the program running until it is closed or refused.
   *
   * @param desk answers the messages; closed with the client
   */
  public static ChannelClient open(ChannelAddress address, MessageDesk desk, Timing timing) {
    ChannelClient client = new ChannelClient(address, desk, timing);
    client.thread.start();
    return client;
  }

  /** Done with the server's reason if it refuses the player for good. */
  public CompletableFuture<String> refusal() {
    return refusal;
  }

  /** True if the server has let the player in and the connection stands. */
  public boolean isConnected() {
    return welcome;
  }

  private String reply(String text) {
    return desk.reply(new HttpRequest(text, StandardCharsets.UTF_8, System.nanoTime())).text();
  }

  private void stayConnected() {
    // The names differ, so that not all players come back at once.
    SplittableRandom random = new SplittableRandom(address.toString().hashCode());
    int failures = 0;
    try {
      while (!isOver()) {
        boolean wasWelcome = connectOnce();
        failures = wasWelcome ? 0 : failures + 1;
        if (!isOver()
            && closing.await(timing.waitMillis(failures, random), TimeUnit.MILLISECONDS)) {
          return;
        }
      }
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }

  private boolean isOver() {
    return closing.getCount() == 0 || refusal.isDone();
  }

  /** Makes one connection and serves it to its end. Returns true if the server let us in. */
  private boolean connectOnce() throws InterruptedException {
    Frame hello = new Frame.Hello(address.name(), address.token());
    Socket socket = new Socket(hello, this::receive);
    welcome = false;
    current = socket;
    boolean wasWelcome = false;
    try {
      http.newWebSocketBuilder()
          .connectTimeout(CONNECT_TIMEOUT)
          .buildAsync(address.server(), socket)
          .get(2 * CONNECT_TIMEOUT.toSeconds(), TimeUnit.SECONDS);
      String reason = awaitEnd(socket);
      wasWelcome = welcome;
      LOG.info("{}: {}", address, reason);
    } catch (ExecutionException unreachable) {
      LOG.info("{}: no connection: {}", address, reason(unreachable.getCause()));
    } catch (TimeoutException silent) {
      LOG.info("{}: no connection: {}", address, SILENT);
    } finally {
      socket.drop("ended");
      welcome = false;
    }
    return wasWelcome;
  }

  /** Why no connection could be made, without the names that Java has for it where possible. */
  static String reason(@Nullable Throwable cause) {
    if (cause instanceof SSLException) {
      return "the certificate of the server is not trusted here: " + cause.getMessage();
    }
    if (cause instanceof WebSocketHandshakeException other) {
      int status = other.getResponse().statusCode();
      return "the server has no channel there, it answers with status " + status;
    }
    if (cause instanceof HttpTimeoutException) {
      return SILENT;
    }
    if (cause instanceof ConnectException) {
      return isUnresolved(cause) ? "there is no such host" : refusal(cause.getMessage());
    }
    return String.valueOf(cause);
  }

  private static String refusal(@Nullable String message) {
    return message == null || message.startsWith("Connection refused")
        ? "nobody listens there"
        : message;
  }

  private static boolean isUnresolved(Throwable cause) {
    Throwable each = cause;
    while (each != null && !(each instanceof UnresolvedAddressException)) {
      each = each.getCause();
    }
    return each != null;
  }

  private String awaitEnd(Socket socket) throws InterruptedException, ExecutionException {
    long interval = timing.pingInterval().toNanos();
    while (true) {
      try {
        return socket.end().get(interval, TimeUnit.NANOSECONDS);
      } catch (TimeoutException stillOpen) {
        if (socket.silenceNanos() > MAX_PINGS_UNANSWERED * interval) {
          socket.drop("the server does not answer pings");
        } else {
          socket.ping();
        }
      }
    }
  }

  private void receive(Frame frame, Socket from) {
    if (frame instanceof Frame.Request request) {
      if (PLAY.matcher(request.text()).lookingAt()) {
        latestPlay = request.id();
      }
      CompletableFuture<Void> unused =
          answers
              .of(request.id(), request.text())
              .thenAccept(reply -> from.send(new Frame.Reply(request.id(), reply)));
    } else if (frame instanceof Frame.Ping) {
      from.send(new Frame.Pong());
    } else if (frame instanceof Frame.Welcome) {
      welcome = true;
      LOG.info("{}: connected", address);
    } else if (frame instanceof Frame.Bye bye) {
      if (!bye.comeBack()) {
        refusal.complete(bye.reason());
      }
      from.drop("the server says: " + bye.reason());
    }
  }

  /**
   * Tells the server, and so everybody, what the player thinks about the move that it is asked for.
   * It is lost if the connection breaks, and nobody minds it if no move is asked for.
   *
   * @param value the goal that it expects, 0 to 100 points
   * @param depth length of the line that it expects, in steps
   * @param playouts so far
   * @param line the moves that it expects
   */
  public void think(double value, int depth, long playouts, String line) {
    Socket socket = current;
    if (socket != null && welcome) {
      socket.send(new Frame.Thought(latestPlay, value, depth, playouts, line));
    }
  }

  /** Ends the connection, aborts the match and closes the player. */
  @Override
  public void close() {
    closing.countDown();
    Socket socket = current;
    if (socket != null) {
      socket.drop("closed");
    }
    thread.interrupt();
    answers.close();
    desk.close();
  }
}
