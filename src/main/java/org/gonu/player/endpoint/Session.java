package org.gonu.player.endpoint;

import java.nio.charset.Charset;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.http.HttpRequest;
import org.gonu.machine.DaemonThreads;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.player.Deadlines;
import org.gonu.protocol.Message;
import org.gonu.protocol.MessageReader;
import org.gonu.protocol.Update;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One match from START to STOP or ABORT: the calls of the player, and the deadlines of the replies.
 *
 * <p>A player's deadline is slightly before that of the reply, so that the fallback move does not
 * overtake a player that uses all its time.
 */
final class Session {
  private static final Logger LOG = LoggerFactory.getLogger(Session.class);

  /** Time between the player's deadline and that of the reply. */
  private static final Duration HANDOVER = Duration.ofMillis(50);

  /** Silence after which a match is given up, in units of its longer clock; some time is added. */
  private static final int SILENT_CLOCKS = 4;

  /** Time to find out whether a PLAY after a restart is a repetition. */
  private static final Duration REPEAT_CHECK = Duration.ofMillis(500);

  /**
   * The part of the start clock in which the player waits for a fallback move before it begins to
   * search. A machine with few processors would be late with both.
   */
  private static final int FALLBACK_PART = 4;

  /** Time for a player to notice that the match is aborted. */
  private static final Duration ABORT_LIMIT = Duration.ofMillis(500);

  private final Place place;
  private final Player player;
  private final PlayerThread thinking;
  private final PlayerOptions options;
  private final Message.Start start;
  private final HttpRequest startRequest;
  private final long startDeadlineNanos;
  private final FallbackPlayer fallbackPlayer;
  private final CompletableFuture<Boolean> started;
  private final AtomicInteger underway = new AtomicInteger();
  private volatile long heardNanos;
  private volatile boolean over;
  private @Nullable Turn turn;

  /** The turns before the program was ended, until the first one after it; else null. */
  private @Nullable ImmutableList<Earlier> earlier;

  /**
   * Where a match is played.
   *
   * @param thinking the thread that makes all calls of the player
   * @param memory is told of every turn before it is answered
   */
  record Place(Player player, PlayerThread thinking, PlayerOptions options, MatchMemory memory) {}

  /** A PLAY of the time before the program was ended. */
  private record Earlier(String text, Update update) {}

  private Session(
      Place place,
      Message.Start start,
      HttpRequest startRequest,
      Optional<Preview> prepared,
      @Nullable ImmutableList<Earlier> earlier) {
    this.place = place;
    this.player = place.player();
    this.thinking = place.thinking();
    this.options = place.options();
    this.start = start;
    this.startRequest = startRequest;
    this.startDeadlineNanos =
        options.deadlineNanos(startRequest.arrivalNanos(), Duration.ofSeconds(start.startClock()));
    this.heardNanos = startRequest.arrivalNanos();
    this.fallbackPlayer = new FallbackPlayer(options, start, prepared);
    this.earlier = earlier;
    if (earlier == null) {
      this.started = thinking.call(this::prepare);
    } else {
      this.started = fallbackPlayer.setup().thenApply(known -> true);
      for (Earlier turnBefore : earlier) {
        Future<?> unused = fallbackPlayer.advance(turnBefore.update());
      }
    }
  }

  /**
   * Begins to prepare for a match.
   *
   * @param prepared the game if its rules were announced before
   */
  static Session begun(
      Place place, Message.Start start, HttpRequest startRequest, Optional<Preview> prepared) {
    return new Session(place, start, startRequest, prepared, null);
  }

  /**
   * A match that was in play when the program ended. The player takes it up with the next turn.
   *
   * @param turns texts of the PLAY messages so far
   */
  static Session restored(
      Place place, Message.Start start, HttpRequest startRequest, ImmutableList<String> turns) {
    MutableList<Earlier> earlier = Lists.mutable.empty();
    for (String text : turns) {
      if (MessageReader.read(text) instanceof Message.Play play) {
        earlier.add(new Earlier(text, play.update()));
      }
    }
    return new Session(place, start, startRequest, Optional.empty(), earlier.toImmutable());
  }

  /** True if the match has this id. */
  boolean isOf(String matchId) {
    return start.matchId().equals(matchId);
  }

  /** True if a START is the one that this match began with. */
  boolean beganWith(HttpRequest request) {
    return startRequest.text().equals(request.text());
  }

  /** The encoding of the message with the rules. */
  Charset charset() {
    return startRequest.charset();
  }

  /** Notes that a message of the host is being answered. */
  void heard() {
    underway.incrementAndGet();
  }

  /** Notes that the message has been answered: from now on the host is silent. */
  void answered() {
    heardNanos = System.nanoTime();
    underway.decrementAndGet();
  }

  /** True if the host has been silent for so long that it must have forgotten the match. */
  boolean isForsaken(long nowNanos) {
    int clock = Math.max(start.startClock(), start.playClock());
    Duration limit = options.maxSilence().plusSeconds(SILENT_CLOCKS * (long) clock);
    return underway.get() == 0 && nowNanos - heardNanos > limit.toNanos();
  }

  /** The id of the match, as the host has sent it. */
  String matchId() {
    return start.matchId();
  }

  /**
   * Blocks until the player is ready and a legal move is known, or the clock ends. Returns false if
   * the rules cannot be played.
   */
  boolean awaitReady() {
    Deadlines.await(started, startDeadlineNanos)
        .ifPresentOrElse(
            ready -> LOG.debug("match {} prepared", start.matchId()),
            () -> LOG.warn("match {} starts before the player is ready", start.matchId()));
    Deadlines.await(fallbackPlayer.begun(), startDeadlineNanos);
    return !fallbackPlayer.setup().isCompletedExceptionally();
  }

  /** The turn that a PLAY begins or repeats. */
  synchronized Turn turnOf(Update update, HttpRequest request) {
    Turn last = turn;
    if (last != null && last.isRepeatedBy(request.text(), update)) {
      LOG.info("match {}: PLAY repeated", start.matchId());
      return last;
    }
    Duration clock = Duration.ofSeconds(start.playClock());
    long deadline = options.deadlineNanos(request.arrivalNanos(), clock);
    long clockEnd = request.arrivalNanos() + clock.toNanos();
    ImmutableList<Earlier> before = earlier;
    earlier = null;
    boolean isRepeated = before != null && repeatsLast(before, request.text(), update);
    if (!isRepeated) {
      place.memory().turn(request.text());
    }
    Future<ImmutableList<Move>> legalMoves =
        isRepeated ? fallbackPlayer.legalMoves() : fallbackPlayer.advance(update);
    if (before != null) {
      ImmutableList<Update> told =
          before.take(isRepeated ? before.size() - 1 : before.size()).collect(Earlier::update);
      Future<?> unused = thinking.call(() -> resume(told, deadline));
    }
    Future<Term> choice = thinking.call(() -> choose(update, deadline - HANDOVER.toNanos()));
    Turn next =
        new Turn(
            request.text(),
            update,
            new Turn.Times(deadline, clockEnd, start.playClock() > 0),
            choice,
            legalMoves,
            fallbackPlayer);
    turn = next;
    return next;
  }

  /**
   * True if a PLAY repeats the last one before the program was ended. Where the text could be that
   * of the next turn as well, it is taken for that: a host that was not ended itself goes on.
   */
  private boolean repeatsLast(ImmutableList<Earlier> before, String text, Update update) {
    if (before.isEmpty() || !before.getLast().text().equals(text)) {
      return false;
    }
    long limit = System.nanoTime() + REPEAT_CHECK.toNanos();
    return update instanceof Update.Nothing
        || !Deadlines.await(fallbackPlayer.accepts(update), limit).orElse(false);
  }

  /** Lets the player take up the match. */
  private boolean resume(ImmutableList<Update> told, long deadlineNanos) {
    MatchSetup setup = fallbackPlayer.setup().join();
    try {
      player.resume(
          setup,
          told.collect(update -> FallbackPlayer.jointMove(setup, update)),
          deadlineNanos - HANDOVER.toNanos());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      logFailure("resume", e);
    }
    return true;
  }

  /** Ends the match and the thinking about it. Returns at once. */
  void stop(Update update) {
    over = true;
    thinking.cancelCalls();
    if (!fallbackPlayer.setup().isDone()) {
      fallbackPlayer.close();
    }
    long deadline = System.nanoTime() + Duration.ofSeconds(start.playClock()).toNanos();
    Future<?> unusedStop =
        thinking
            .call(() -> told(update, deadline))
            .whenComplete((done, failure) -> logFailure("stop", failure));
    Future<?> unusedGoal =
        fallbackPlayer
            .finish(update)
            .whenComplete((value, failure) -> logGoal(failure == null ? value : Optional.empty()));
  }

  private void logGoal(Optional<Integer> goal) {
    LOG.info("match {}: goal {}", start.matchId(), goal.map(String::valueOf).orElse("not known"));
  }

  /** Discards a match that never began, since its rules cannot be played. */
  void discard() {
    over = true;
    fallbackPlayer.close();
  }

  /** Aborts the match: ends all work for it. */
  void abort() {
    over = true;
    CompletableFuture<Void> told =
        CompletableFuture.runAsync(
            player::abort,
            task -> DaemonThreads.newThread(task, options.name() + "-abort").start());
    Deadlines.await(told.thenApply(done -> true), System.nanoTime() + ABORT_LIMIT.toNanos());
    thinking.cancelCalls();
    fallbackPlayer.close();
  }

  private boolean prepare() {
    MatchSetup setup;
    try {
      setup = fallbackPlayer.setup().join();
    } catch (RuntimeException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      if (!over) {
        LOG.warn("match {} refused: {}", start.matchId(), cause.getMessage());
      }
      return false;
    }
    long now = System.nanoTime();
    Deadlines.await(fallbackPlayer.begun(), now + (startDeadlineNanos - now) / FALLBACK_PART);
    try {
      player.start(setup, startDeadlineNanos - HANDOVER.toNanos());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      LOG.error("match {}: the player cannot start", start.matchId(), e);
    }
    if (over) {
      // Aborted while the player was starting: whatever it has begun since then must end, too.
      player.abort();
    }
    return true;
  }

  private Term choose(Update update, long deadlineNanos) {
    if (over) {
      throw new IllegalStateException("the match is over");
    }
    ImmutableList<Move> jointMove = FallbackPlayer.jointMove(fallbackPlayer.setup().join(), update);
    try {
      return player.play(jointMove, deadlineNanos);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      logFailure("play", e);
      throw e;
    }
  }

  private boolean told(Update update, long deadlineNanos) {
    player.stop(FallbackPlayer.jointMove(fallbackPlayer.setup().join(), update), deadlineNanos);
    return true;
  }

  private void logFailure(String call, @Nullable Throwable failure) {
    if (failure != null && !over) {
      LOG.error("match {}: the player failed in {}", start.matchId(), call, failure);
    }
  }
}
