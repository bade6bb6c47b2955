package org.gonu.player;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where a match stands, as far as one can tell from the joint moves that a host reports.
 *
 * <p>A host may report what cannot be: too few moves, or one that is not legal here. The match has
 * to go on all the same, so a guess is made and logged: a move that differs only in case, else the
 * first legal one. Confined to one thread at a time, as its machine.
 */
public final class Progress {
  private static final Logger LOG = LoggerFactory.getLogger(Progress.class);

  private final StateMachine machine;
  private State state;

  /** A match in its first state. */
  public Progress(StateMachine machine) {
    this.machine = machine;
    this.state = machine.initialState();
  }

  /** The machine that the states belong to. */
  public StateMachine machine() {
    return machine;
  }

  /** The present state, or the best guess. */
  public State state() {
    return state;
  }

  /** The legal moves of a role in the present state; none if the match is over. */
  public ImmutableList<Move> legalMoves(Role role) {
    return machine.isTerminal(state) ? Lists.immutable.empty() : machine.legalMoves(state, role);
  }

  /** True if a joint move fits the present state exactly. */
  public boolean accepts(ImmutableList<Move> jointMove) {
    ImmutableList<Role> roles = machine.roles();
    return jointMove.size() == roles.size()
        && roles.allSatisfy(role -> legalMoves(role).contains(jointMove.get(role.index())));
  }

  /**
   * Makes a step.
   *
   * @param jointMove in role order, as reported; nothing happens if it is empty
   */
  public void advance(ImmutableList<Move> jointMove) {
    if (jointMove.isEmpty()) {
      return;
    }
    if (machine.isTerminal(state)) {
      LOG.warn("moves {} reported after the end of the match", jointMove);
      return;
    }
    if (jointMove.size() != machine.roles().size()) {
      LOG.warn("{} roles but moves {} reported", machine.roles().size(), jointMove);
    }
    MutableList<Move> believed = Lists.mutable.empty();
    for (Role role : machine.roles()) {
      believed.add(believe(role, jointMove));
    }
    state = machine.next(state, believed.toImmutable());
  }

  /** The goal value of a role; empty if the rules give none. */
  public Optional<Integer> goal(Role role) {
    try {
      return Optional.of(machine.goal(state, role));
    } catch (BrokenContractException e) {
      LOG.debug("no goal value: {}", e.toString());
      return Optional.empty();
    }
  }

  private Move believe(Role role, ImmutableList<Move> jointMove) {
    ImmutableList<Move> legal = machine.legalMoves(state, role);
    if (role.index() >= jointMove.size()) {
      return legal.getFirst();
    }
    Move told = jointMove.get(role.index());
    if (legal.contains(told)) {
      return told;
    }
    Move guess =
        legal.detectIfNone(
            move -> move.toString().equalsIgnoreCase(told.toString()), legal::getFirst);
    LOG.warn("{} is not legal for {} here; going on with {}", told, role, guess);
    return guess;
  }
}
