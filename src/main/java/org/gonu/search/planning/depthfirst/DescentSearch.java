package org.gonu.search.planning.depthfirst;

import java.util.SplittableRandom;
import org.gonu.machine.GoalDistance;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.Line;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.states.Expander;
import org.gonu.search.states.LegalMoves;

/**
 * Depth-first search through states that are never farther from the goal than their predecessor. A
 * move that led away is not tried again below, as long as it stays legal: where pieces are placed
 * that must not conflict, a move that conflicts now conflicts later, too. Moves are tried in random
 * order. From time to time the search restarts, since its first moves may have been unlucky.
 *
 * <p>If its assumptions do not hold, it finds nothing; it never proves anything.
 *
 * <p>Source: restarts as in Gomes, Selman and Kautz, Boosting combinatorial search through
 * randomization, 1998.
 */
public final class DescentSearch implements Method, Expander.Parents, Expander.Children {
  /** Steps of lanes in a slice. */
  private final int steps;

  /** States of each descent, in states of the one before: it is patient longer and longer. */
  private final double growth;

  private final Start start;
  private final BestLine best;
  private final GoalDistance distance;
  private final SplittableRandom random;
  private final Expander expander;
  private final LegalMoves moves;
  private final long[] candidates;

  /** States after which the search gives up. */
  private final long limit;

  private DescentStates descent;

  /** States until it begins anew. */
  private int maxStates;

  private boolean isWaiting;

  /** Most states to expand at the same time. */
  private final int maxUnderWay;

  /** States whose successors are not all known. */
  private int underWay;

  /** A search from a start. */
  public DescentSearch(
      Start start, BestLine best, GoalDistance distance, long maxBytes, SplittableRandom random) {
    this(start, best, distance, maxBytes, Integer.MAX_VALUE, random);
  }

  /**
   * A search from a start.
   *
   * @param maxUnderWay most states to expand at the same time; with 1, most lanes are idle, but the
   *     search sees the fewest states where the nearest successor is as good as any
   */
  DescentSearch(
      Start start,
      BestLine best,
      GoalDistance distance,
      long maxBytes,
      int maxUnderWay,
      SplittableRandom random) {
    this.maxUnderWay = maxUnderWay;
    this.start = start;
    this.best = best;
    this.distance = distance;
    this.random = random;
    expander = new Expander(start.game(), random.nextLong());
    moves = new LegalMoves(start.game());
    Coefficients coefficients = start.coefficients();
    steps = coefficients.count(PlanningCoefficient.PLANNING_GRAPH_STEPS);
    growth = coefficients.value(PlanningCoefficient.PLANNING_DESCENT_GROWTH);
    maxStates = coefficients.count(PlanningCoefficient.PLANNING_DESCENT_STATES);
    int most = coefficients.count(PlanningCoefficient.PLANNING_DESCENT_MAX_STATES);
    limit = Math.min(most, maxBytes / DescentStates.bytesOfState(start));
    candidates = new long[start.legal().length];
    descent = new DescentStates(start, distance.of(start.state()));
  }

  @Override
  public boolean step() {
    isWaiting |= descent.size() > maxStates;
    boolean busy = expander.run(this, this, steps);
    if (isWaiting && !busy) {
      isWaiting = false;
      maxStates = (int) Math.min(Integer.MAX_VALUE, Math.max(maxStates + 1.0, growth * maxStates));
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
    if (isWaiting || descent.isEmpty() || underWay >= maxUnderWay) {
      return -1;
    }
    underWay++;
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
      int goal = best.points(goals[role]);
      if (goal > best.goal()) {
        best.offer(new Line(descent.lineTo(parent, move), goal));
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
    if (descent.count(parent, random)) {
      underWay--;
    }
  }
}
