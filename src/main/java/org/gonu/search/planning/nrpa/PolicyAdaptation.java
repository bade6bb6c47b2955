package org.gonu.search.planning.nrpa;

import java.util.SplittableRandom;
import org.gonu.machine.GoalDistance;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.Coefficients;
import org.gonu.search.PlanningCoefficient;
import org.gonu.search.planning.method.BestLine;
import org.gonu.search.planning.method.GoalStatistics;
import org.gonu.search.planning.method.Method;
import org.gonu.search.planning.method.Start;
import org.gonu.search.states.LegalMoves;

/**
 * Nested rollout policy adaptation: makes rollouts by a policy, which is then adapted to the best
 * of them. The level above repeats such rounds from a policy that is adapted to the best round.
 *
 * <p>Source: Rosin, Nested rollout policy adaptation for Monte Carlo tree search, 2011, with many
 * rollouts at the lowest level (Cazenave, Sevestre and Toulemont, Stabilized NRPA, 2020).
 */
public final class PolicyAdaptation implements Method {
  /** Steps of lanes in a slice. */
  private final int steps;

  /** Batches of playouts of a round. */
  private final int batchesOfARound;

  /** Rounds until all is forgotten. */
  private final int maxRounds;

  private final int role;
  private final NrpaRollouts nrpaRollouts;
  private final LegalMoves moves;
  private final long[] legal;
  private final Policy upper;
  private final Policy lower;
  private final RolloutTrace bestOfRounds;
  private final RolloutTrace bestOfBatches;
  private boolean underWay;
  private int batches;
  private int rounds;

  /** A search from a start. */
  public PolicyAdaptation(
      Start start,
      BestLine best,
      GoalStatistics statistics,
      GoalDistance distance,
      SplittableRandom random) {
    PackedGame game = start.game();
    role = start.role();
    Coefficients coefficients = start.coefficients();
    steps = coefficients.count(PlanningCoefficient.PLANNING_NRPA_STEPS);
    batchesOfARound = coefficients.count(PlanningCoefficient.PLANNING_NRPA_BATCHES);
    maxRounds = coefficients.count(PlanningCoefficient.PLANNING_NRPA_ROUNDS);
    nrpaRollouts = new NrpaRollouts(start, best, statistics, distance, random);
    moves = new LegalMoves(game);
    legal = new long[MoveBits.words(game)];
    double step = coefficients.value(PlanningCoefficient.PLANNING_NRPA_STEP);
    double maxLogWeight = coefficients.value(PlanningCoefficient.PLANNING_NRPA_MAX_WEIGHT);
    upper = new Policy(game.moves().size(), step, maxLogWeight);
    lower = new Policy(game.moves().size(), step, maxLogWeight);
    int maxTakenBack = coefficients.count(PlanningCoefficient.PLANNING_NRPA_TAKEN_BACK);
    bestOfRounds = new RolloutTrace(legal.length, maxTakenBack);
    bestOfBatches = new RolloutTrace(legal.length, maxTakenBack);
  }

  @Override
  public boolean step() {
    if (!underWay) {
      nrpaRollouts.start(lower);
      underWay = true;
    }
    if (nrpaRollouts.run(steps)) {
      underWay = false;
      endBatch();
    }
    return true;
  }

  @Override
  public boolean isExhausted() {
    return false;
  }

  private void endBatch() {
    if (nrpaRollouts.bestTrace().score() >= bestOfBatches.score()) {
      bestOfBatches.copyFrom(nrpaRollouts.bestTrace());
    }
    adapt(lower, bestOfBatches);
    if (++batches == batchesOfARound) {
      batches = 0;
      endRound();
    }
  }

  private void endRound() {
    if (bestOfBatches.score() >= bestOfRounds.score()) {
      bestOfRounds.copyFrom(bestOfBatches);
    }
    bestOfBatches.clear();
    adapt(upper, bestOfRounds);
    if (++rounds == maxRounds) {
      rounds = 0;
      upper.reset();
      bestOfRounds.clear();
    }
    lower.copyFrom(upper);
  }

  private void adapt(Policy policy, RolloutTrace trace) {
    policy.beginToAdapt();
    for (int ply = 0; ply < trace.plies(); ply++) {
      trace.legal(ply, legal);
      moves.read(legal);
      policy.adapt(trace.move(ply), moves, role);
    }
    policy.endToAdapt();
  }
}
