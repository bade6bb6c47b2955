package org.gonu.server.scramble;

import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.WrappedPlayer;

/** Writes down what a player is told: its role, the sheet, joint moves. */
public final class SpyingPlayer extends WrappedPlayer {
  private final MutableList<String> seen;

  public SpyingPlayer(Player player, MutableList<String> seen) {
    super(player);
    this.seen = seen;
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    seen.add(setup.role().name());
    seen.add(Printer.COMPACT.printList(setup.game().sheet()));
    super.start(setup, deadlineNanos);
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    seen.add(lastJointMove.toString());
    return super.play(lastJointMove, deadlineNanos);
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    seen.add(lastJointMove.toString());
    super.stop(lastJointMove, deadlineNanos);
  }
}
