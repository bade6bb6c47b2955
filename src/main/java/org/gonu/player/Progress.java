package org.gonu.player;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.gdl.Constant;
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
 * <p>A host may report an impossible joint move. If it is possible one step later, the report of a
 * step was lost (see {@link LostStep}). Else it has too few moves, or an illegal one. As the match
 * goes on all the same, the move is guessed: a legal move that differs only in case, else the first
 * legal one. Confined to one thread at a time, like its machine.
 */
public final class Progress {
  /** In place of a move that a host does not tell, or that there is none of; legal in no game. */
  public static final Move UNSEEN = new Move(Constant.of("nil"));

  private static final Logger LOG = LoggerFactory.getLogger(Progress.class);

  private final StateMachine machine;
  private final Role own;
  private final Consumer<String> remarks;
  private State state;

  /** The last move that this role has answered with. */
  private Optional<Move> answer = Optional.empty();

  /**
   * A match in its initial state.
   *
   * @param own the role that answers the host
   * @param remarks is told of each report that cannot be right
   */
  public Progress(StateMachine machine, Role own, Consumer<String> remarks) {
    this.machine = machine;
    this.own = own;
    this.remarks = remarks;
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

  /** True if the match is over, or is taken to be: a host knows better if it asks for a move. */
  public boolean isOver() {
    return machine.isTerminal(state);
  }

  /**
   * The legal moves of a role in the present state. In a terminal one, rules may give none; many do
   * give some.
   */
  public ImmutableList<Move> legalMoves(Role role) {
    return machine.legalMoves(state, role);
  }

  /** Any legal move of a role in the present state; {@link #UNSEEN} if it has none. */
  public Move anyMove(Role role) {
    return legalMoves(role).getFirstOptional().orElse(UNSEEN);
  }

  /** True if a joint move is possible in the present state exactly as reported. */
  public boolean accepts(ImmutableList<Move> jointMove) {
    ImmutableList<Role> roles = machine.roles();
    return jointMove.size() == roles.size()
        && !isOver()
        && roles.allSatisfy(role -> legalMoves(role).contains(jointMove.get(role.index())));
  }

  /** Notes what the host was answered in the present state. */
  public void answered(Move move) {
    answer = Optional.of(move);
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
    if (isOver()) {
      remarks.accept("moves " + jointMove + " reported after the end of the match");
      return;
    }
    if (jointMove.size() != machine.roles().size()) {
      remarks.accept(machine.roles().size() + " roles but moves " + jointMove + " reported");
    } else if (!jointMove.contains(UNSEEN)) {
      LostStep.before(jointMove, machine, state, own, answer).ifPresent(this::makeLost);
    }
    MutableList<Move> believed = Lists.mutable.empty();
    for (Role role : machine.roles()) {
      believed.add(believe(role, jointMove));
    }
    state = machine.next(state, believed.toImmutable());
    answer = Optional.empty();
  }

  private void makeLost(ImmutableList<Move> lost) {
    remarks.accept("the report of a step was lost; going on as if it were " + lost);
    state = machine.next(state, lost);
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
    return LostStep.among(legal, told).orElseGet(() -> guess(role, told, legal.getFirst()));
  }

  private Move guess(Role role, Move told, Move guess) {
    remarks.accept(told + " is not legal for " + role + " here; going on with " + guess);
    return guess;
  }
}
