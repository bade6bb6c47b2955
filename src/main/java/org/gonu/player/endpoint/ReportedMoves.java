package org.gonu.player.endpoint;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.gdl.Compound;
import org.gonu.gdl.Term;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.player.Progress;
import org.gonu.protocol.Update;

/**
 * Converts a step that a host reports to a joint move.
 *
 * <p>The Dresden server sends percepts in place of moves to players that it takes for players of
 * GDL-II. In games of GDL-I these are {@code (did role move)} for every role, so the joint move is
 * complete; in true games of GDL-II the moves that were not seen are missing.
 */
final class ReportedMoves {
  private final ImmutableList<Role> roles;
  private final Role own;

  ReportedMoves(ImmutableList<Role> roles, Role own) {
    this.roles = roles;
    this.own = own;
  }

  /** The joint move in role order; empty if there was no step. */
  ImmutableList<Move> of(Update update) {
    if (update instanceof Update.Moves told) {
      return told.moves().allSatisfy(this::isDid)
          ? seen(told.moves(), Maps.mutable.empty())
          : told.moves().collect(Move::new);
    }
    if (update instanceof Update.Observation observation) {
      if (observation.turn() == 0 && observation.lastMove().isEmpty()) {
        return Lists.immutable.empty();
      }
      MutableMap<String, Move> known = Maps.mutable.empty();
      observation.lastMove().ifPresent(move -> known.put(own.name(), new Move(move)));
      return seen(observation.percepts(), known);
    }
    return Lists.immutable.empty();
  }

  private ImmutableList<Move> seen(ImmutableList<Term> percepts, MutableMap<String, Move> known) {
    for (Term percept : percepts) {
      if (isDid(percept)) {
        ImmutableList<Term> arguments = ((Compound) percept).arguments();
        known.put(arguments.get(0).toString(), new Move(arguments.get(1)));
      }
    }
    return roles.collect(role -> known.getIfAbsentValue(role.name(), Progress.UNSEEN));
  }

  private boolean isDid(Term term) {
    return term instanceof Compound compound
        && compound.function().name().equalsIgnoreCase("did")
        && compound.arguments().size() == 2
        && roles.anySatisfy(role -> role.name().equals(compound.arguments().getFirst().toString()));
  }
}
