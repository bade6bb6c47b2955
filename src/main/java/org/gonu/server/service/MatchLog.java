package org.gonu.server.service;

import java.time.Clock;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.server.MatchInterruptedException;
import org.gonu.server.NotResumableException;
import org.gonu.server.Referee;
import org.gonu.server.TurnDecision;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventBody;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.Matches;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Writes the events of a match while the referee runs it. What players are about to hear of is on
 * the disk first: the referee waits here as long as that takes, while no clock runs. States and
 * thoughts follow from what is written or do not matter, so nobody waits for them.
 */
final class MatchLog implements Referee.Observer {
  private static final Logger LOG = LoggerFactory.getLogger(MatchLog.class);

  /** Longest text about the end of a match, in characters. */
  private static final int MAX_DETAIL_LENGTH = 500;

  private final Matches matches;
  private final String id;
  private final Clock clock;
  private final ImmutableList<String> players;
  private final boolean needsAll;

  /** The roles whose players could not be reached so far. */
  private final MutableSet<Role> absent = Sets.mutable.empty();

  private boolean hasEnded;

  /** Players could not be reached at the beginning of a match that needs all. */
  private static final class AbsentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient ImmutableList<Role> absent;

    AbsentException(ImmutableList<Role> absent, ImmutableList<String> players) {
      super(players.makeString(", ") + " could not be reached");
      this.absent = absent;
    }
  }

  /**
   * The log of a match.
   *
   * @param row the match; one of a tournament ends without a result if a player cannot be reached
   *     when it begins
   */
  MatchLog(Matches matches, MatchRow row, Clock clock) {
    this.matches = matches;
    this.id = row.id();
    this.clock = clock;
    this.players = row.players();
    this.needsAll = row.pairing().isPresent();
  }

  /** True once the end of the match is on the disk. */
  boolean hasEnded() {
    return hasEnded;
  }

  @Override
  public void reached(MatchRecord record) {
    int step = record.moves().size();
    long at = record.stateTimes().getLast();
    if (step == 0) {
      await(
          matches.append(
              id,
              new EventBody.Started(record.states().getLast(), record.errors().getFirst()),
              at));
      if (needsAll && absent.notEmpty()) {
        ImmutableList<Role> roles = absent.toSortedListBy(Role::index).toImmutable();
        throw new AbsentException(
            roles, roles.collect(role -> players.get(role.index())).distinct());
      }
    } else {
      reached(step, record, at);
    }
  }

  /** Notes a state, without waiting. */
  private void reached(int step, MatchRecord record, long at) {
    note(new EventBody.Reached(step, record.states().getLast()), at);
  }

  @Override
  public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
    LOG.info("match {}: {}: {}", id, role, failure.getMessage());
    if (failure.kind() == PlayerFailure.Kind.UNREACHABLE) {
      absent.add(role);
    }
  }

  @Override
  public void decided(TurnDecision decision) {
    await(
        append(
            new EventBody.Moved(
                decision.step(),
                decision.jointMove(),
                decision.legalCounts(),
                decision.errors(),
                decision.usedMillis())));
  }

  @Override
  public void completed(MatchRecord record) {
    end(new EventBody.Ended(EndReason.COMPLETED, record.goalValues(), ""));
  }

  @Override
  public void abandoned(Throwable fault) {
    end(fault);
  }

  /** Ends the match for a fault. */
  void end(Throwable fault) {
    if (fault instanceof BrokenContractException broken) {
      end(EndReason.RULES_BROKEN, String.valueOf(broken.getMessage()));
    } else if (fault instanceof AbsentException missing) {
      endWithout(missing.absent.collect(Role::name), String.valueOf(missing.getMessage()));
    } else if (fault instanceof NotResumableException unfit) {
      end(EndReason.NOT_RESUMABLE, String.valueOf(unfit.getMessage()));
    } else {
      LOG.error("match {} failed", id, fault);
      end(EndReason.FAILED, fault.toString());
    }
  }

  /** Ends the match without a result. */
  void end(EndReason reason, String detail) {
    end(new EventBody.Ended(reason, Lists.immutable.empty(), line(detail)));
  }

  /** Ends the match since the players of some roles are missing. */
  void endWithout(ImmutableList<String> roles, String detail) {
    end(new EventBody.Ended(EndReason.PLAYER_GONE, Lists.immutable.empty(), line(detail), roles));
  }

  /** As much of a detail as an event tells. */
  static String line(String detail) {
    return detail.substring(0, Math.min(detail.length(), MAX_DETAIL_LENGTH));
  }

  private void end(EventBody.Ended ended) {
    await(append(ended));
    hasEnded = true;
    LOG.info("match {}: {} {} {}", id, ended.reason().label(), ended.goals(), ended.detail());
  }

  /** Appends an event and waits until it is on the disk. */
  void write(EventBody body) {
    await(append(body));
  }

  /** Appends an event without waiting. */
  void note(EventBody body) {
    note(body, clock.millis());
  }

  private void note(EventBody body, long at) {
    CompletableFuture<Boolean> unused =
        matches
            .append(id, body, at)
            .handle(
                (event, failure) -> {
                  if (failure != null) {
                    LOG.debug("match {}: not noted: {}", id, failure.toString());
                  }
                  return failure == null;
                });
  }

  private CompletableFuture<MatchEvent> append(EventBody body) {
    return matches.append(id, body, clock.millis());
  }

  private void await(CompletableFuture<MatchEvent> appended) {
    try {
      MatchEvent event = appended.get();
      LOG.trace("match {}: event {}", id, event.sequence());
    } catch (InterruptedException stopped) {
      throw new MatchInterruptedException();
    } catch (ExecutionException refused) {
      LOG.warn("match {}: not stored: {}", id, String.valueOf(refused.getCause()));
      throw new MatchInterruptedException();
    }
  }
}
