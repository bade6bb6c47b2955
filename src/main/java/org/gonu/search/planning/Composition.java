package org.gonu.search.planning;

import java.util.Arrays;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.gonu.machine.GameFactor;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.Look;

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
  private final Look look;
  private final LegalMoves moves;
  private final int[] joint;
  private final IntArrayList line = new IntArrayList();

  Composition(Start start, ImmutableList<GameFactor> factors, long seed) {
    this.start = start;
    this.factors = factors;
    maxPadding = start.coefficients().count(PlanningCoefficient.PLANNING_PADDING_MOVES);
    PackedGame game = start.game();
    look = new Look(game, seed);
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
    look.at(start.state());
    boolean goesOn = true;
    for (int i = 1; goesOn && i <= lines.size(); i++) {
      goesOn = play(lines.get((last + i) % lines.size()));
    }
    for (int i = 0; goesOn && !look.isTerminal() && i < maxPadding; i++) {
      goesOn = pad();
    }
    if (look.isTerminal()) {
      best.offer(new Line(line.toArray(), Math.max(0, look.goals()[start.role()])));
    }
  }

  /** Makes some moves. Returns false if the match ends or a move is not legal. */
  private boolean play(int[] own) {
    for (int move : own) {
      if (look.isTerminal() || !MoveBits.has(look.legal(), move)) {
        return false;
      }
      make(look.state().clone(), look.legal(), move);
    }
    return true;
  }

  private void make(long[] state, long[] legal, int move) {
    moves.read(legal);
    Arrays.setAll(joint, role -> role == start.role() ? move : moves.move(role, 0));
    look.after(state, joint);
    line.add(move);
  }

  /** Makes a move that undoes nothing that was reached. Returns false if there is none. */
  private boolean pad() {
    long[] state = look.state().clone();
    long[] legal = look.legal().clone();
    PackedGame game = start.game();
    int end = game.firstMove(start.role() + 1);
    for (int move = MoveBits.next(legal, game.firstMove(start.role()));
        move < end;
        move = MoveBits.next(legal, move + 1)) {
      make(state, legal, move);
      if (factors.allSatisfy(factor -> factor.distance().of(look.state()) == 0)) {
        return true;
      }
      line.removeAtIndex(line.size() - 1);
    }
    look.at(state);
    return false;
  }
}
