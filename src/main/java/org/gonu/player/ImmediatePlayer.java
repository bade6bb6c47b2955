package org.gonu.player;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.jspecify.annotations.Nullable;

/** A player that answers at once: it follows the match and picks a legal move. */
abstract class ImmediatePlayer implements Player {
  private final String name;

  /** The present match and the role in it; null between matches. */
  private @Nullable Seat seat;

  private record Seat(Progress progress, Role role) {}

  ImmediatePlayer(String name) {
    this.name = name;
  }

  /** Picks one of the legal moves, of which there is at least one. */
  abstract Move choose(ImmutableList<Move> legalMoves);

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final void start(MatchSetup setup, long deadlineNanos) {
    Progress progress = new Progress(setup.game().newMachine(), setup.role(), remark -> {});
    seat = new Seat(progress, setup.role());
  }

  @Override
  public final Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    Seat own = seat;
    if (own == null) {
      throw new IllegalStateException("no match has been started");
    }
    Progress progress = own.progress();
    progress.advance(lastJointMove);
    Move chosen =
        progress.isOver() ? progress.anyMove(own.role()) : choose(progress.legalMoves(own.role()));
    progress.answered(chosen);
    return chosen.term();
  }

  @Override
  public final void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    seat = null;
  }

  @Override
  public final void abort() {
    // No call takes long; the next start discards the match.
  }

  @Override
  public final void close() {
    // There are no threads or sockets to free.
  }
}
