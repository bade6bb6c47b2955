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
 * The state of a match, followed by the joint moves that a host reports.
 *
 * <p>A host may report an impossible joint move: with too few moves, or with an illegal one. As the
 * match goes on all the same, the move is guessed and the guess is logged: a legal move that
 * differs only in case, else the first legal one. Confined to one thread at a time, like its
 * machine.
 */
public final class Progress {
  private static final Logger LOG = LoggerFactory.getLogger(Progress.class);

  private final StateMachine machine;
  private State state;

  /** A match in its initial state. */
  public Progress(StateMachine machine) {
    this.machine = machine;
    this.state = machine.initialState();
  }

  /** The machine that the states belong to. */
  public StateMachine machine() {
    return machine;
  }

  /** The present state, or the best guess of it. */
  public State state() {
    return state;
  }

  /** The legal moves of a role in the present state; none if it is terminal. */
  public ImmutableList<Move> legalMoves(Role role) {
    return machine.isTerminal(state) ? Lists.immutable.empty() : machine.legalMoves(state, role);
  }

  /** True if a joint move is possible in the present state exactly as reported. */
  public boolean accepts(ImmutableList<Move> jointMove) {
    ImmutableList<Role> roles = machine.roles();
    return jointMove.size() == roles.size()
        && roles.allSatisfy(role -> legalMoves(role).contains(jointMove.get(role.index())));
  }

  /**
   * Makes a joint move.
   *
   * @param jointMove in role order, as reported; an empty one changes nothing
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

  /** The goal value of a role in the present state; empty if the rules give none. */
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
