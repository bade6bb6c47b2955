package org.gonu.search.planning.depthfirst;

import org.eclipse.collections.api.stack.primitive.MutableIntStack;
import org.eclipse.collections.impl.factory.primitive.IntStacks;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.BackPointers;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Line;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.states.Expander;
import org.gonu.search.states.LegalMoves;
import org.gonu.search.states.WordPages;

/**
 * Depth-first search for games in which something must be filled: every move takes away some base
 * of the root (a blank cell, a free number) for good, and otherwise only rules out other moves. The
 * search assumes that all these bases must go, in any order. So it makes only the moves that take
 * away the base with the fewest such moves (most constrained variable first), and backtracks where
 * a base has none.
 *
 * <p>If its assumptions do not hold, it finds nothing; it never proves anything.
 */
public final class MostConstrainedSearch implements Method, Expander.Parents, Expander.Children {
  /** Steps of lanes in a slice. */
  private final int steps;

  /** The most states. */
  private final int maxStates;

  private final int role;
  private final BestLine best;
  private final Expander expander;
  private final LegalMoves moves;
  private final ConsumableBases consumables;
  private final WordPages states;

  /** By state the bits of the moves to make in it. */
  private final WordPages branches;

  private final BackPointers backPointers = new BackPointers();

  private final MutableIntStack open = IntStacks.mutable.empty();
  private final long[] branchRow;
  private boolean isRootDone;

  /** A search from a start. */
  public MostConstrainedSearch(Start start, BestLine best, long seed) {
    PackedGame game = start.game();
    long[] legal = start.legal();
    role = start.role();
    steps = start.coefficients().count(PlanningCoefficient.PLANNING_CONSTRAINED_STEPS);
    maxStates = start.coefficients().count(PlanningCoefficient.PLANNING_CONSTRAINED_STATES);
    this.best = best;
    expander = new Expander(game, seed);
    moves = new LegalMoves(game);
    consumables = new ConsumableBases(game, role, start.state(), legal);
    states = new WordPages(game.words());
    branches = new WordPages(legal.length);
    branchRow = new long[legal.length];
    push(-1, -1, expander.merged(start.state()), legal);
  }

  @Override
  public boolean step() {
    boolean busy = expander.run(this, this, steps);
    if (!isRootDone && !busy) {
      isRootDone = true;
      beginBelowRoot();
    }
    return (busy || open.notEmpty()) && consumables.areThere() && states.size() < maxStates;
  }

  @Override
  public boolean isExhausted() {
    return false;
  }

  /** Makes the moves of the root again, now that it is known which bases they take away. */
  private void beginBelowRoot() {
    if (consumables.areThere()) {
      long[] root = new long[consumables.words()];
      states.get(0, root);
      branches.get(0, branchRow);
      long[] legal = branchRow.clone();
      if (consumables.choose(root, legal, branchRow)) {
        push(-1, -1, root, branchRow);
      }
    }
  }

  private void push(int parent, int move, long[] state, long[] branch) {
    open.push(states.size());
    states.add(state);
    branches.add(branch);
    backPointers.add(parent, move);
  }

  @Override
  public int next(long[] state, long[] legal) {
    if (open.isEmpty()) {
      return -1;
    }
    int number = open.pop();
    states.get(number, state);
    branches.get(number, legal);
    return number;
  }

  @Override
  public void child(
      int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals) {
    branches.get(parent, branchRow);
    moves.read(branchRow);
    int move = moves.move(role, moves.indexIn(joint, role));
    if (terminal) {
      int goal = best.points(goals[role]);
      if (goal > best.goal()) {
        best.offer(new Line(backPointers.lineTo(parent, move), goal));
      }
      return;
    }
    moves.read(legal);
    if (moves.mover() != LegalMoves.NONE && moves.mover() != role) {
      best.refute();
    } else if (!isRootDone) {
      consumables.learn(move, state, legal);
    } else if (consumables.choose(state, legal, branchRow)) {
      push(parent, move, state, branchRow);
    }
  }
}
