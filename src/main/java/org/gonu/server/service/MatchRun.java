package org.gonu.server.service;

import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.match.MatchRecord;
import org.gonu.server.MatchInterruptedException;
import org.gonu.server.NotResumableException;
import org.gonu.server.Referee;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.Matches;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One match, from the queue to its end. It goes on from what its events tell, so it does not matter
 * whether it is new or was interrupted:
 *
 * <ul>
 *   <li>before START was answered: the players get START, again if need be;
 *   <li>later: every player is asked whether it is still there; if all are, the open turn is asked
 *       again, with a whole clock; else the match ends without a result;
 *   <li>after the end, where the players may not know it: they are told.
 * </ul>
 */
final class MatchRun {
  private static final Logger LOG = LoggerFactory.getLogger(MatchRun.class);

  private final MatchRow row;
  private final MatchContext context;

  /** The thread of the match while it runs. */
  private @Nullable Thread thread;

  private @Nullable Stop stop;

  /** What a match needs of its server. */
  record MatchContext(
      Matches matches, Roster roster, Games games, Clock clock, Duration comeBack) {}

  /** Why a match is to stop. */
  private sealed interface Stop {
    /** It is called off. */
    record Abort(String detail) implements Stop {}

    /** The server stops. */
    record Suspend() implements Stop {}
  }

  MatchRun(MatchRow row, MatchContext context) {
    this.row = row;
    this.context = context;
  }

  String id() {
    return row.id();
  }

  /** Players by role. */
  ImmutableList<String> players() {
    return row.players();
  }

  /** Calls the match off, before it runs or while it does. Returns at once. */
  void abort(String detail) {
    stop(new Stop.Abort(detail));
  }

  /** Leaves the match as it is, to be taken up later. Returns at once. */
  void suspend() {
    stop(new Stop.Suspend());
  }

  private synchronized void stop(Stop wanted) {
    if (stop == null) {
      stop = wanted;
      if (thread != null) {
        thread.interrupt();
      }
    }
  }

  private synchronized void enter() {
    thread = Thread.currentThread();
    if (stop != null) {
      thread.interrupt();
    }
  }

  /** From now on the thread is not interrupted any more. */
  private synchronized Optional<Stop> leave() {
    thread = null;
    if (Thread.interrupted()) {
      LOG.debug("match {}: stopped", id());
    }
    return Optional.ofNullable(stop);
  }

  /** Runs the match in the calling thread, to its end or until it is stopped. */
  void run() {
    MatchLog log = new MatchLog(context.matches(), row, context.clock());
    try {
      enter();
      if (row.state() == MatchRow.State.ENDED) {
        tellEnd();
      } else {
        play(log);
      }
    } catch (MatchInterruptedException stopped) {
      LOG.debug("match {}: interrupted", id());
    } catch (RuntimeException | Error fault) {
      endFor(fault, log);
    } finally {
      Optional<Stop> unused = leave();
    }
  }

  /** Ends the match for what went wrong outside of the referee, or inside of it. */
  private void endFor(Throwable fault, MatchLog log) {
    Optional<Stop> wanted = leave();
    try {
      if (wanted.isEmpty() && !log.hasEnded() && row.state() != MatchRow.State.ENDED) {
        log.end(fault);
      }
      if (log.hasEnded()) {
        markTold();
      }
    } catch (MatchInterruptedException unstored) {
      LOG.debug("match {}: its end is not stored", id());
    }
  }

  private void play(MatchLog log) {
    MatchPast past = new MatchPast(context.matches().events(id()));
    CompletableFuture<?> unused = context.matches().begin(id());
    Game game = context.games().of(past.created().sheet().hash());
    try (Crew crew = Crew.open(context.roster(), game, past.created(), new Thoughts(log::note))) {
      try {
        if (past.wasStarted()) {
          resume(game, past, crew, log);
        } else {
          start(game, past, crew, log);
        }
        markTold();
      } catch (MatchInterruptedException stopped) {
        stopped(crew, log);
      }
    }
  }

  private void start(Game game, MatchPast past, Crew crew, MatchLog log) {
    if (row.state() == MatchRow.State.RUNNING) {
      log.write(new EventBody.Resumed(0));
    }
    new Referee(game, context.clock()).run(past.plan(), crew.players(), log);
  }

  private void resume(Game game, MatchPast past, Crew crew, MatchLog log) {
    Optional<String> missing;
    try {
      missing = crew.missing(context.comeBack());
    } catch (InterruptedException stopped) {
      throw new MatchInterruptedException();
    }
    if (missing.isPresent()) {
      log.endWithout(
          past.rolesOf(missing.get()), missing.get() + " did not come back to the match");
      crew.tellAbort(game, past.created());
      return;
    }
    MatchRecord record;
    try {
      record = past.wholeRecord(game, log, context.clock().millis());
    } catch (NotResumableException unfit) {
      log.end(unfit);
      crew.tellAbort(game, past.created());
      return;
    }
    log.write(new EventBody.Resumed(past.moves().size() + 1));
    new Referee(game, context.clock()).resume(past.plan(), crew.players(), record, log);
  }

  /** The match was stopped from outside: it is ended or left as it is. */
  private void stopped(Crew crew, MatchLog log) {
    Optional<Stop> wanted = leave();
    if (wanted.orElse(null) instanceof Stop.Abort abort) {
      if (!log.hasEnded()) {
        log.end(EndReason.ABORTED, abort.detail());
      }
      crew.abort();
      markTold();
    } else if (!log.hasEnded()) {
      int decided = new MatchPast(context.matches().events(id())).moves().size();
      log.note(new EventBody.Suspended(decided + 1));
    }
  }

  /** Tells the players of the end, which the server could not do before it was stopped. */
  private void tellEnd() {
    MatchPast past = new MatchPast(context.matches().events(id()));
    boolean isCompleted = row.reason().filter(EndReason.COMPLETED::equals).isPresent();
    Game game = context.games().of(past.created().sheet().hash());
    try (Crew crew = Crew.open(context.roster(), game, past.created(), thought -> {})) {
      if (isCompleted) {
        crew.tellStop(game, past.created(), lastJointMove(past));
      } else {
        crew.tellAbort(game, past.created());
      }
    }
    markTold();
  }

  private static ImmutableList<Move> lastJointMove(MatchPast past) {
    return past.moves().isEmpty() ? Lists.immutable.empty() : past.moves().getLast().jointMove();
  }

  private void markTold() {
    CompletableFuture<?> unused = context.matches().markTold(id());
  }
}
