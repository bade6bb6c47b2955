package org.gonu.game;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.Expression;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;

/**
 * Reads joint moves as people write them: a list of the moves of all roles, {@code ((mark 1 1)
 * noop)}, or only the move of the one role that has a choice.
 */
public final class JointMoveReader {
  private final Game game;
  private final StateMachine machine;

  /** A reader for states of this machine. */
  public JointMoveReader(Game game, StateMachine machine) {
    this.game = game;
    this.machine = machine;
  }

  /** The legal moves of each role in a state, in role order. */
  public ImmutableList<ImmutableList<Move>> legal(State state) {
    return machine.roles().collect(role -> machine.legalMoves(state, role));
  }

  /**
   * The legal joint move that an expression denotes, in role order.
   *
   * @return empty if it is not legal
   */
  public Optional<ImmutableList<Move>> read(SourceText source, Expression joint, State state) {
    ImmutableList<ImmutableList<Move>> legal = legal(state);
    if (joint instanceof Expression.Listing list && list.elements().size() == legal.size()) {
      ImmutableList<Outcome<Term>> terms =
          list.elements().collect(move -> GdlReader.toTerm(source, move, game.spelling()));
      if (terms.allSatisfy(term -> term.value().isPresent())) {
        ImmutableList<Move> moves = terms.collect(term -> new Move(term.get()));
        if (moves.collectWithIndex((m, role) -> legal.get(role).contains(m)).allSatisfy(b -> b)) {
          return Optional.of(moves);
        }
      }
    }
    return GdlReader.toTerm(source, joint, game.spelling())
        .value()
        .flatMap(move -> completed(new Move(move), legal));
  }

  /** A joint move from the move of the only role that has a choice. */
  private Optional<ImmutableList<Move>> completed(
      Move move, ImmutableList<ImmutableList<Move>> legal) {
    MutableList<Integer> movers = Lists.mutable.empty();
    for (Role role : machine.roles()) {
      boolean others =
          machine
              .roles()
              .allSatisfy(other -> other.equals(role) || legal.get(other.index()).size() == 1);
      if (others && legal.get(role.index()).contains(move)) {
        movers.add(role.index());
      }
    }
    if (movers.isEmpty()) {
      return Optional.empty();
    }
    int mover = movers.getFirst();
    return Optional.of(
        legal.collectWithIndex((own, role) -> role == mover ? move : own.getFirst()));
  }
}
