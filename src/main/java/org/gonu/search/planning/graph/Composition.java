package org.gonu.search.planning.graph;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.machine.GameFactor;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Line;
import org.gonu.search.planning.method.Start;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.StateProbe;

/**
 * Concatenates lines of several factors, and plays the result by the rules. Each factor is tried as
 * the last one, since one of them must end the match. If the match goes on behind all lines, moves
 * that undo nothing are added.
 */
final class Composition {
  /** Most moves behind the lines. */
  private final int maxPadding;

  private final Start start;
  private final ImmutableList<GameFactor> factors;
  private final StateProbe probe;
  private final StateProbe.View first;
  private final LegalMoves moves;
  private final int[] joint;
  private final IntArrayList line = new IntArrayList();

  /** The state at the end of the line. */
  private StateProbe.View here;

  Composition(Start start, ImmutableList<GameFactor> factors, long seed) {
    this.start = start;
    this.factors = factors;
    maxPadding = start.coefficients().count(PlanningCoefficient.PLANNING_PADDING_MOVES);
    PackedGame game = start.game();
    probe = new StateProbe(game, seed);
    first = probe.at(start.state());
    here = first;
    moves = new LegalMoves(game);
    joint = new int[game.roles().size()];
  }

  /**
   * Offers the outcomes of concatenated lines, one for each factor, until one has the best goal.
   */
  void offerAll(ListIterable<int[]> lines, BestLine best) {
    for (int last = 0; last < lines.size() && best.goal() < 100; last++) {
      offer(lines, last, best);
    }
  }

  private void offer(ListIterable<int[]> lines, int last, BestLine best) {
    line.clear();
    here = first;
    boolean goesOn = true;
    for (int i = 1; goesOn && i <= lines.size(); i++) {
      goesOn = play(lines.get((last + i) % lines.size()));
    }
    for (int i = 0; goesOn && !here.terminal() && i < maxPadding; i++) {
      goesOn = pad();
    }
    if (here.terminal()) {
      best.offer(new Line(line.toArray(), Math.max(0, here.goals()[start.role()])));
    }
  }

  /** Makes some moves. Returns false if the match ends or a move is not legal. */
  private boolean play(int[] own) {
    for (int move : own) {
      if (here.terminal() || !MoveBits.has(here.legal(), move)) {
        return false;
      }
      make(here, move);
    }
    return true;
  }

  private void make(StateProbe.View before, int move) {
    moves.read(before.legal());
    Arrays.setAll(joint, role -> role == start.role() ? move : moves.move(role, 0));
    here = probe.after(before.state(), joint);
    line.add(move);
  }

  /** Makes a move that undoes nothing that was reached. Returns false if there is none. */
  private boolean pad() {
    StateProbe.View before = here;
    long[] legal = before.legal();
    PackedGame game = start.game();
    int end = game.firstMove(start.role() + 1);
    for (int move = MoveBits.next(legal, game.firstMove(start.role()));
        move < end;
        move = MoveBits.next(legal, move + 1)) {
      make(before, move);
      if (factors.allSatisfy(factor -> factor.distance().of(here.state()) == 0)) {
        return true;
      }
      line.removeAtIndex(line.size() - 1);
    }
    here = before;
    return false;
  }
}
