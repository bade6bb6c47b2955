package org.gonu.search.planning;

import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.Move;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.planning.method.Line;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateProbe;

/**
 * A line with what it leads to: its states, its joint moves, and the goals of all roles at its end.
 */
final class Plan {
  private final MutableList<long[]> states = Lists.mutable.empty();
  private final MutableList<ImmutableList<Move>> jointMoves = Lists.mutable.empty();
  private final int[] line;
  private final int[] goals;

  private Plan(int[] line, int roles) {
    this.line = line;
    goals = new int[roles];
  }

  /**
   * Plays a line from a state.
   *
   * @throws IllegalStateException if a move is not legal or the end is not terminal
   */
  static Plan of(PackedGame game, StateProbe probe, long[] root, int role, Line line) {
    Plan plan = new Plan(line.moves(), game.roles().size());
    LegalMoves moves = new LegalMoves(game);
    int[] joint = new int[plan.goals.length];
    StateProbe.View view = probe.at(root);
    for (int move : line.moves()) {
      moves.read(view.legal());
      for (int each = 0; each < joint.length; each++) {
        joint[each] = each == role ? move : moves.move(each, 0);
      }
      if (!MoveBits.has(view.legal(), move)) {
        throw new IllegalStateException("a plan with a move that is not legal");
      }
      plan.states.add(view.state());
      plan.jointMoves.add(game.roles().collect(any -> game.moves().get(joint[any.index()])));
      view = probe.after(view.state(), joint);
    }
    if (!view.terminal()) {
      throw new IllegalStateException("a plan that comes to no end");
    }
    System.arraycopy(view.goals(), 0, plan.goals, 0, plan.goals.length);
    return plan;
  }

  /** The goal of a role at the end; 0 if the rules give none. */
  int goal(int role) {
    return Math.max(0, goals[role]);
  }

  /** The ply at which a state occurs, -1 if it does not. */
  int find(long[] state) {
    return states.detectIndex(each -> Arrays.equals(each, state));
  }

  /** The joint moves from a ply on. */
  ImmutableList<ImmutableList<Move>> movesFrom(int ply) {
    return jointMoves.subList(ply, jointMoves.size()).toImmutable();
  }

  /** The line from a ply on. */
  Line lineFrom(int ply, int role) {
    return new Line(Arrays.copyOfRange(line, ply, line.length), goal(role));
  }
}
