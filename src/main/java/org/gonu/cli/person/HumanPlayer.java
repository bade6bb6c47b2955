package org.gonu.cli.person;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchSetup;
import org.gonu.match.Player;
import org.jspecify.annotations.Nullable;

/** A person at a desk, as a player of a refereed match. */
public final class HumanPlayer implements Player {
  private final HumanDesk desk;
  private @Nullable Role role;
  private int turn;

  /** A player whose moves are typed at a desk. */
  public HumanPlayer(HumanDesk desk) {
    this.desk = desk;
  }

  @Override
  public String name() {
    return "human";
  }

  @Override
  public void start(MatchSetup setup, long deadlineNanos) {
    role = setup.role();
    turn = 0;
    desk.sit(setup.role());
  }

  @Override
  public Term play(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    Role own = role;
    if (own == null) {
      throw new IllegalStateException("no match has been started");
    }
    turn++;
    return desk.ask(own, turn, lastJointMove, deadlineNanos).term();
  }

  @Override
  public void stop(ImmutableList<Move> lastJointMove, long deadlineNanos) {
    desk.show(turn, lastJointMove);
  }

  /** The desk is told by the match itself. */
  @Override
  public void abort() {}

  /** The desk belongs to the match. */
  @Override
  public void close() {}
}
