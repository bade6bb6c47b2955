package org.gonu.search.planning.nrpa;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.LaneClient;
import org.gonu.machine.LaneJob;
import org.gonu.machine.Lanes;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.machine.PlayoutSums;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.GoalStatistics;
import org.gonu.search.planning.method.Start;
import org.gonu.search.states.LegalMoves;

/** Rollouts side by side in lanes, whose moves are drawn by a policy and recorded. */
final class NrpaRollouts implements LaneClient {
  /** The most plies of a playout. */
  private final int maxPlies;

  private final PackedGame game;
  private final int role;
  private final BestLine best;
  private final GoalStatistics statistics;
  private final GoalDistance distance;
  private final SplittableRandom random;
  private final Lanes lanes;
  private final LegalMoves moves;
  private final int words;
  private final int legalWords;
  private final long[] root;
  private final long[] rootLegal;
  private final long[] states;
  private final long[] legalRows;
  private final RolloutTrace[] traces;
  private final int[] ready;
  private final long[] row;
  private final long[] stateRow;
  private Policy policy;
  private int readyCount;
  private int walking;

  NrpaRollouts(
      Start start,
      BestLine best,
      GoalStatistics statistics,
      GoalDistance distance,
      SplittableRandom random) {
    Coefficients coefficients = start.coefficients();
    maxPlies = coefficients.count(PlanningCoefficient.PLANNING_NRPA_PLIES);
    int count = coefficients.count(PlanningCoefficient.PLANNING_NRPA_ROLLOUTS);
    int maxTakenBack = coefficients.count(PlanningCoefficient.PLANNING_NRPA_TAKEN_BACK);
    game = start.game();
    role = start.role();
    this.best = best;
    this.statistics = statistics;
    this.distance = distance;
    this.random = random;
    root = start.state().clone();
    rootLegal = start.legal().clone();
    lanes = game.playouts().newLanes(random.nextLong());
    moves = new LegalMoves(game);
    words = game.words();
    legalWords = MoveBits.words(game);
    states = new long[count * words];
    legalRows = new long[count * legalWords];
    row = new long[legalWords];
    stateRow = new long[words];
    ready = new int[count];
    traces = new RolloutTrace[count];
    Arrays.setAll(traces, i -> new RolloutTrace(legalWords, maxTakenBack));
    policy = new Policy(0, 0, 0);
  }

  /** Starts all rollouts at the root. */
  void start(Policy drawing) {
    policy = drawing;
    readyCount = 0;
    walking = traces.length;
    for (int rollout = 0; rollout < traces.length; rollout++) {
      traces[rollout].clear();
      System.arraycopy(root, 0, states, rollout * words, words);
      System.arraycopy(rootLegal, 0, legalRows, rollout * legalWords, legalWords);
      ready[readyCount++] = rollout;
    }
  }

  /** Makes some steps in lanes. Returns true if all rollouts have ended. */
  boolean run(int steps) {
    if (walking > 0) {
      lanes.run(this, steps);
    }
    return walking == 0;
  }

  /** The trace of the best rollout. */
  RolloutTrace bestTrace() {
    RolloutTrace result = traces[0];
    for (RolloutTrace trace : traces) {
      if (trace.score() > result.score()) {
        result = trace;
      }
    }
    return result;
  }

  @Override
  public boolean assign(int phase, LaneJob job) {
    if (readyCount == 0) {
      return false;
    }
    int rollout = ready[readyCount - 1];
    System.arraycopy(states, rollout * words, stateRow, 0, words);
    if (game.phaseOf(stateRow) != phase) {
      return false;
    }
    readyCount--;
    System.arraycopy(legalRows, rollout * legalWords, row, 0, legalWords);
    moves.read(row);
    int chosen = policy.draw(moves, role, random);
    for (int each = 0; each < moves.roles(); each++) {
      job.force(each, moves.move(each, each == role ? chosen : 0));
    }
    traces[rollout].add(moves.move(role, chosen), row);
    job.setTag(rollout);
    job.setState(stateRow);
    job.reportChild(false);
    return true;
  }

  @Override
  public void child(int rollout, long[] state, long[] legal, boolean terminal, int[] goals) {
    RolloutTrace trace = traces[rollout];
    if (terminal) {
      int goal = best.points(goals[role]);
      statistics.add(state, goal);
      if (trace.end(goal, distance.of(state)) && goal > best.goal()) {
        best.offer(trace.line());
      }
      if (!takeBack(rollout)) {
        walking--;
      }
      return;
    }
    moves.read(legal);
    if (moves.mover() != LegalMoves.NONE && moves.mover() != role) {
      best.refute();
    }
    if (moves.jointCount() == 0 || trace.length() >= maxPlies) {
      trace.breakOff();
      walking--;
      return;
    }
    System.arraycopy(state, 0, states, rollout * words, words);
    System.arraycopy(legal, 0, legalRows, rollout * legalWords, legalWords);
    ready[readyCount++] = rollout;
  }

  /**
   * Lets a rollout replace its last move by another one that was legal then. Returns false if it
   * cannot.
   */
  private boolean takeBack(int rollout) {
    RolloutTrace trace = traces[rollout];
    int at = rollout * legalWords;
    int last = trace.lastMove();
    legalRows[at + (last >> 6)] &= ~(1L << last);
    System.arraycopy(legalRows, at, row, 0, legalWords);
    moves.read(row);
    if (moves.jointCount() == 0 || !trace.takeBack()) {
      return false;
    }
    ready[readyCount++] = rollout;
    return true;
  }

  @Override
  public void ended(int tag, PlayoutSums sums, boolean last) {
    throw new IllegalStateException("a rollout makes single steps only");
  }
}
