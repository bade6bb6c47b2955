package org.gonu.search.tree;

import java.util.Arrays;
import java.util.Optional;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;

/**
 * Learns a policy of playouts from playouts, and tests whether it is one. Moves are chosen more
 * often the more points the playouts bring in which they are made (after MAST; Björnsson and
 * Finnsson 2009), in some rounds, each of which plays by what was learned before. The test lets
 * each role play by the policy against others that play at random: only what wins more points so is
 * used. In many games moves are not good or bad by themselves, and the policy would only cost time.
 */
final class PolicyTraining {
  private static final int ROUNDS = 4;

  /**
   * What a move weighs more, as a logarithm, if playouts with it bring all points instead of none.
   */
  private static final double SLOPE = 4;

  /** Playouts with a move from which on it is believed rather than not. */
  private static final double BELIEF = 100;

  /** Points that the roles must win by the policy, on average. */
  private static final double LEAST_GAIN = 12;

  private static final int MOST_PLAYOUTS = 4_096;

  /** With fewer playouts in a round nothing can be learned. */
  private static final int FEWEST_PLAYOUTS = 512;

  /** What all the playouts may take, by the size of the code. */
  private static final double MOST_NANOS = 500e6;

  private final PackedGame game;
  private final PlayoutSample sample;
  private final int playouts;

  /** By move the logarithm of how much more often it shall be chosen than others. */
  private final double[] weights;

  /**
   * Knows nothing yet.
   *
   * @param longest steps after which playouts are cut
   * @param playoutNanos what a playout takes
   */
  PolicyTraining(PackedGame game, int longest, double playoutNanos, long seed) {
    this.game = game;
    sample = new PlayoutSample(game, longest, seed);
    weights = new double[game.moves().size()];
    int samples = ROUNDS + game.roles().size();
    playouts = (int) Math.min(MOST_PLAYOUTS, MOST_NANOS / samples / playoutNanos);
  }

  /** The policy for playouts from a state on; none if it is not worth it. */
  Optional<MovePolicy> learn(long[] state) {
    int roles = game.roles().size();
    if (playouts < FEWEST_PLAYOUTS) {
      return Optional.empty();
    }
    double[] before = new double[roles];
    for (int round = 0; round < ROUNDS; round++) {
      sample.play(state, policy(), playouts);
      for (int role = 0; role < roles; role++) {
        before[role] = round == 0 ? sample.mean(role) : before[role];
        learn(role);
      }
    }
    double gain = 0;
    for (int role = 0; role < roles; role++) {
      sample.play(state, policyOf(role), playouts);
      gain += (sample.mean(role) - before[role]) / roles;
    }
    return gain >= LEAST_GAIN ? Optional.of(policy()) : Optional.empty();
  }

  private void learn(int role) {
    for (int move = game.firstMove(role); move < game.firstMove(role + 1); move++) {
      int made = sample.made(move);
      if (made > 0) {
        double better = (sample.meanWith(move) - sample.mean(role)) / 100;
        weights[move] += SLOPE * better * made / (made + BELIEF);
      }
    }
  }

  private MovePolicy policy() {
    byte[] levels = new byte[weights.length];
    for (int role = 0; role < game.roles().size(); role++) {
      setLevels(levels, role);
    }
    return new MovePolicy(levels);
  }

  /** The policy for one role, while the others play at random. */
  private MovePolicy policyOf(int role) {
    byte[] levels = new byte[weights.length];
    Arrays.fill(levels, (byte) MovePolicy.ALWAYS);
    setLevels(levels, role);
    return new MovePolicy(levels);
  }

  /** The best move of a role is always offered, and none never. */
  private void setLevels(byte[] levels, int role) {
    int from = game.firstMove(role);
    int to = game.firstMove(role + 1);
    double most = Double.NEGATIVE_INFINITY;
    for (int move = from; move < to; move++) {
      most = Math.max(most, weights[move]);
    }
    for (int move = from; move < to; move++) {
      double share = Math.exp(weights[move] - most);
      levels[move] = (byte) Math.max(1, Math.round(MovePolicy.ALWAYS * share));
    }
  }
}
