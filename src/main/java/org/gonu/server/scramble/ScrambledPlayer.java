package org.gonu.server.scramble;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.game.Game;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.gonu.match.WrappedPlayer;

/** A player that gets to see the scrambled game alone; its moves are translated back. */
public final class ScrambledPlayer extends WrappedPlayer {
  private final Scrambling scrambling;

  /**
   * Wraps a player for matches of one game.
   *
   * @param player closed with this one
   */
  public ScrambledPlayer(Player player, Scrambling scrambling) {
    super(player);
    this.scrambling = scrambling;
  }

  @Override
  public void preview(Game game, long deadlineNanos) {
    super.preview(scrambling.game(), deadlineNanos);
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    super.start(scrambled(setup), deadlineNanos);
  }

  @Override
  public void resume(
      MatchSetup setup, ImmutableList<ImmutableList<Move>> told, long deadlineNanos) {
    super.resume(scrambled(setup), told.collect(this::scrambled), deadlineNanos);
  }

  private MatchSetup scrambled(MatchSetup setup) {
    Game game = scrambling.game();
    return new MatchSetup(
        setup.matchId(),
        game,
        game.roles().get(setup.role().index()),
        setup.startClock(),
        setup.playClock(),
        setup.grace());
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    return scrambling.toOriginal(super.play(scrambled(lastJointMove), deadlineNanos));
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    super.stop(scrambled(lastJointMove), deadlineNanos);
  }

  private ImmutableList<Move> scrambled(ImmutableList<Move> jointMove) {
    return jointMove.collect(move -> new Move(scrambling.toScrambled(move.term())));
  }
}
