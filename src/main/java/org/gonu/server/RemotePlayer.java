package org.gonu.server;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.http.HttpFailure;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.PlayerFailure;
import org.gonu.protocol.AsciiNames;
import org.gonu.protocol.InfoReply;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageWriter;
import org.gonu.protocol.ReplyWord;
import org.gonu.protocol.Update;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A player behind a socket, addressed over the GGP protocol as ggp-base's server does.
 *
 * <p>A call waits for the reply until the deadline and the grace of the match are over; the peer is
 * told only the clocks.
 *
 * <p>Any failure is a {@link PlayerFailure} that gives peer, step, time and limit. A reply to PLAY
 * has to be one ground term of at most {@link #MAX_MOVE_LENGTH} characters; blanks, parentheses
 * around a single name and, if the game ignores case, the case of names do not matter. The replies
 * to START, STOP and ABORT are ignored, since players differ in them, but {@code busy} is logged.
 * Whatever comes of PREVIEW is ignored, too: players of ggp-base never answer it.
 */
public final class RemotePlayer implements Player {
  private static final Logger LOG = LoggerFactory.getLogger(RemotePlayer.class);
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
  private static final Duration ABORT_LIMIT = Duration.ofSeconds(1);

  /**
   * Longest answer to PLAY that is read as a move, in characters. Moves have dozens of characters;
   * to read a megabyte takes as long as a turn.
   */
  static final int MAX_MOVE_LENGTH = 10_000;

  /** Longest beginning of another reply that is logged. */
  private static final int MAX_QUOTE_LENGTH = 100;

  private final String name;
  private final PlayerLink link;

  /** The present match; null between matches. Read by {@link #abort} from other threads. */
  private volatile @Nullable RemoteMatch present;

  /** What is needed of a match: its id, times, the spelling of names, the form of messages. */
  private record RemoteMatch(
      String matchId,
      String role,
      Duration startClock,
      Duration playClock,
      Duration grace,
      Spelling spelling,
      AsciiNames names,
      MessageWriter writer) {}

  /** The turn that the player was asked for last; null before the first of a match. */
  private volatile @Nullable Turn turn;

  /**
   * A turn.
   *
   * @param role of the player
   * @param step of the match, from 1
   */
  public record Turn(String role, int step) {}

  /**
   * A player, to which nothing is sent yet.
   *
   * @param name the name in records and tables, without blanks
   * @param host name or address of its machine
   * @param port where it listens
   */
  public RemotePlayer(String name, String host, int port) {
    this(name, new HttpLink(name, host, port));
  }

  /**
   * A player that is reached in another way.
   *
   * @param link closed with the player
   */
  public RemotePlayer(String name, PlayerLink link) {
    this.name = name;
    this.link = link;
  }

  @Override
  public String name() {
    return name;
  }

  /**
   * Asks for name and status. A player that is thinking may be unable to answer.
   *
   * @param limit for the whole exchange
   */
  public InfoReply ping(Duration limit) {
    long deadline = System.nanoTime() + limit.toNanos();
    return InfoReply.read(send("INFO", "( INFO )", deadline));
  }

  @Override
  public void preview(Game game, long deadlineNanos) {
    long left = Math.max(0, deadlineNanos - System.nanoTime());
    // Rounded, since some nanoseconds of the clock are gone.
    int clock = wholeSeconds(Duration.ofNanos(left).plusMillis(500));
    MessageWriter writer = new MessageWriter(AsciiNames.of(game.sheet()));
    String message = writer.write(new Message.Preview(game.sheet(), clock));
    try {
      String reply = send("PREVIEW", message, deadlineNanos);
      LOG.debug("{} replied to PREVIEW: {}", peer(), oneLine(reply));
    } catch (PlayerFailure e) {
      LOG.debug("{}", e.getMessage());
    }
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    RuleSheet sheet = setup.game().sheet();
    RemoteMatch own = match(setup);
    present = own;
    turn = new Turn(own.role(), 0);
    Message message =
        new Message.Start(
            setup.matchId(),
            setup.role().name(),
            sheet,
            wholeSeconds(setup.startClock()),
            wholeSeconds(setup.playClock()));
    acknowledge("START", send("START", own, own.startClock(), message, deadlineNanos));
  }

  /** Takes up a match that the player knows already: nothing is sent. */
  @Override
  public void resume(
      MatchSetup setup, ImmutableList<ImmutableList<Move>> told, long deadlineNanos) {
    RemoteMatch own = match(setup);
    present = own;
    turn = new Turn(own.role(), told.size());
  }

  /** The turn that the player was asked for last; empty if there is none. */
  public Optional<Turn> turn() {
    return Optional.ofNullable(turn).filter(last -> last.step() > 0);
  }

  private static RemoteMatch match(MatchSetup setup) {
    RuleSheet sheet = setup.game().sheet();
    AsciiNames names = AsciiNames.of(sheet);
    return new RemoteMatch(
        setup.matchId(),
        setup.role().name(),
        setup.startClock(),
        setup.playClock(),
        setup.grace(),
        sheet.spelling(),
        names,
        new MessageWriter(names));
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    RemoteMatch own = current();
    Turn last = turn;
    turn = new Turn(own.role(), last == null ? 1 : last.step() + 1);
    Message message = new Message.Play(own.matchId(), update(lastJointMove));
    String reply = send("PLAY", own, own.playClock(), message, deadlineNanos);
    if (reply.length() > MAX_MOVE_LENGTH) {
      throw PlayerFailure.illegal(reply);
    }
    SourceText source = new SourceText("<reply of " + name + ">", own.names().fromWire(reply));
    Outcome<Term> move = GdlReader.readTerm(source, own.spelling());
    if (move.value().isEmpty()) {
      throw PlayerFailure.illegal(reply);
    }
    return move.get();
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    RemoteMatch own = current();
    present = null;
    Message message = new Message.Stop(own.matchId(), update(lastJointMove));
    acknowledge("STOP", send("STOP", own, own.playClock(), message, deadlineNanos));
  }

  /** Cancels the message in progress, then tells the player; waits a second for its reply. */
  @Override
  public void abort() {
    link.cancel();
    RemoteMatch own = present;
    present = null;
    if (own == null) {
      return;
    }
    String message = own.writer().write(new Message.Abort(own.matchId()));
    try {
      send("ABORT", message, System.nanoTime() + ABORT_LIMIT.toNanos());
    } catch (PlayerFailure e) {
      LOG.info("{}", e.getMessage());
    }
  }

  @Override
  public void close() {
    link.close();
  }

  /** Sends a message of a match, and waits for the reply until clock and grace are over. */
  private String send(
      String step, RemoteMatch own, Duration clock, Message message, long deadlineNanos) {
    long begin = deadlineNanos - clock.toNanos();
    return send(step, own.writer().write(message), begin, deadlineNanos, own.grace());
  }

  /** Sends a message, and waits for the reply from now until the deadline. */
  private String send(String step, String message, long deadlineNanos) {
    return send(step, message, System.nanoTime(), deadlineNanos, Duration.ZERO);
  }

  private String send(
      String step, String message, long beginNanos, long deadlineNanos, Duration grace) {
    try {
      return link.post(message, CONNECT_TIMEOUT, deadlineNanos + grace.toNanos());
    } catch (HttpFailure e) {
      throw failure(step, e, beginNanos, deadlineNanos, grace);
    }
  }

  private PlayerFailure failure(
      String step, HttpFailure cause, long begin, long deadline, Duration grace) {
    PlayerFailure.Kind kind =
        switch (cause.kind()) {
          case TIMEOUT -> PlayerFailure.Kind.TIMEOUT;
          case UNREACHABLE -> PlayerFailure.Kind.UNREACHABLE;
          case BROKEN, CANCELLED -> PlayerFailure.Kind.CONNECTION;
        };
    String what =
        switch (cause.kind()) {
          case TIMEOUT -> "no reply to " + step;
          case UNREACHABLE -> "no connection for " + step + " (" + cause.getMessage() + ")";
          case BROKEN -> "connection broken in " + step + " (" + cause.getMessage() + ")";
          case CANCELLED -> step + " called off";
        };
    String times =
        " after "
            + millis(System.nanoTime() - begin)
            + " ms of "
            + Math.max(0, millis(deadline - begin))
            + (grace.isZero() ? "" : " and a grace of " + grace.toMillis());
    PlayerFailure failure = new PlayerFailure(kind, peer() + ": " + what + times);
    failure.initCause(cause);
    return failure;
  }

  private void acknowledge(String step, String reply) {
    if (reply.equalsIgnoreCase(ReplyWord.BUSY.word())) {
      LOG.warn("{} replied to {}: {}", peer(), step, reply);
    }
  }

  private static Update update(ImmutableList<Move> jointMove) {
    return jointMove.isEmpty()
        ? new Update.Nothing()
        : new Update.Moves(jointMove.collect(Move::term));
  }

  private RemoteMatch current() {
    RemoteMatch own = present;
    if (own == null) {
      throw new IllegalStateException("no match has been started");
    }
    return own;
  }

  private String peer() {
    return name.equals(link.address()) ? name : name + " at " + link.address();
  }

  /** A reply in the form for records: on one line and not too long. */
  private static String oneLine(String reply) {
    String line = reply.replaceAll("\\s+", " ");
    return line.length() <= MAX_QUOTE_LENGTH ? line : line.substring(0, MAX_QUOTE_LENGTH) + "...";
  }

  /**
   * The clock in whole seconds, as messages carry it, rounded down: a player must not be told more
   * time than it has.
   */
  private static int wholeSeconds(Duration clock) {
    return (int) Math.max(1, Math.min(clock.toSeconds(), Integer.MAX_VALUE));
  }

  private static long millis(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(nanos);
  }
}
