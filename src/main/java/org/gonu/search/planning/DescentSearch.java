package org.gonu.search.planning;

import java.util.SplittableRandom;
import org.gonu.machine.GoalDistance;
import org.gonu.search.states.Expander;
import org.gonu.search.states.LegalMoves;

/**
 * Depth first through states that are never farther from the goal than the one before. A move that
 * led away is not tried again below as long as it stays legal: where things are put down that must
 * not be at odds with each other, what does not fit now never will. Moves are tried in a random
 * order; from time to time it begins anew, for the first moves may have been unlucky.
 *
 * <p>What it supposes may be wrong: then it finds nothing, and proves nothing.
 *
 * <p>Source: restarts as in Gomes, Selman and Kautz, Boosting combinatorial search through
 * randomization, 1998.
 */
final class DescentSearch implements Method, Expander.Parents, Expander.Children {
  /** Steps of lanes in a slice. */
  private static final int STEPS = 2;

  /** States until it begins anew for the first time; later it is patient longer and longer. */
  private static final int FIRST_STATES = 10_000;

  private static final int MAX_STATES = 1_000_000;

  private final Start start;
  private final BestLine best;
  private final GoalDistance distance;
  private final SplittableRandom random;
  private final Expander expander;
  private final LegalMoves moves;
  private final long[] candidates;

  /** Ends when it would need more states than this. */
  private final long limit;

  private DescentStates descent;
  private int maxStates = FIRST_STATES;
  private boolean isWaiting;

  /** Begins at a start. */
  DescentSearch(
      Start start, BestLine best, GoalDistance distance, long maxBytes, SplittableRandom random) {
    this.start = start;
    this.best = best;
    this.distance = distance;
    this.random = random;
    expander = new Expander(start.game(), random.nextLong());
    moves = new LegalMoves(start.game());
    limit = Math.min(MAX_STATES, maxBytes / DescentStates.bytesOfState(start));
    candidates = new long[start.legal().length];
    descent = new DescentStates(start, distance.of(start.state()));
  }

  @Override
  public boolean step() {
    isWaiting |= descent.size() > maxStates;
    boolean busy = expander.run(this, this, STEPS);
    if (isWaiting && !busy) {
      isWaiting = false;
      maxStates += maxStates / 2;
      descent = new DescentStates(start, distance.of(start.state()));
      return maxStates <= limit;
    }
    return busy || !descent.isEmpty();
  }

  @Override
  public boolean isExhausted() {
    return false;
  }

  @Override
  public int next(long[] state, long[] legal) {
    if (isWaiting || descent.isEmpty()) {
      return -1;
    }
    return descent.poll(state, legal);
  }

  @Override
  public void child(
      int parent, int joint, long[] state, long[] legal, boolean terminal, int[] goals) {
    int role = start.role();
    descent.candidates(parent, candidates);
    moves.read(candidates);
    int move = moves.move(role, moves.indexIn(joint, role));
    if (terminal) {
      if (goals[role] > best.goal()) {
        best.offer(new Line(descent.lineTo(parent, move), goals[role]));
      }
    } else {
      moves.read(legal);
      if (moves.mover() != LegalMoves.NONE && moves.mover() != role) {
        best.refute();
      }
      int far = distance.of(state);
      if (far <= descent.distance(parent) && moves.jointCount() > 0) {
        descent.add(parent, move, state, legal, far);
      } else {
        descent.ruleOut(parent, move);
      }
    }
    descent.count(parent, random);
  }
}
