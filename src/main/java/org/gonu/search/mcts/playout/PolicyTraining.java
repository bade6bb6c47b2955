package org.gonu.search.mcts.playout;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.gonu.machine.MovePolicy;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchParameters;

/**
 * Learns a playout policy from playouts, and tests whether it wins points. A move gets the more
 * weight the more points the playouts with it bring (after MAST; Björnsson and Finnsson 2009).
 * Training takes some rounds, each of which plays by the policy of the round before. In the test
 * each role in turn plays by the policy against others that play at random. In many games no move
 * is good or bad by itself: there the policy wins nothing and would only cost time.
 */
final class PolicyTraining {
  private final PackedGame game;
  private final SearchParameters parameters;

  /** The roles that learn: chance does not. */
  private final int[] roles;

  private final int rounds;

  /**
   * What a move weighs more, as a logarithm, if playouts with it bring all points instead of none.
   */
  private final double slope;

  /** Playouts with a move from which on it is believed rather than not. */
  private final double belief;

  /** Playouts of a round, and of the test of a role. */
  private final int playouts;

  /** By move the logarithm of its weight. */
  private final double[] weights;

  /**
   * A training that has not begun.
   *
   * @param chanceRole the role that moves by chance, or -1
   */
  PolicyTraining(PlayoutKind kind, SearchParameters parameters, int chanceRole) {
    this.game = kind.game();
    this.parameters = parameters;
    roles = IntStream.range(0, game.roles().size()).filter(role -> role != chanceRole).toArray();
    weights = new double[game.moves().size()];
    rounds = parameters.count(PlayoutCoefficient.POLICY_ROUNDS);
    slope = parameters.value(PlayoutCoefficient.POLICY_SLOPE);
    belief = parameters.value(PlayoutCoefficient.POLICY_BELIEF);
    int samples = rounds + roles.length;
    double nanos = parameters.coefficients().nanos(PlayoutCoefficient.POLICY_MILLIS);
    int most = parameters.count(PlayoutCoefficient.POLICY_PLAYOUTS);
    playouts = (int) Math.min(most, nanos / samples / kind.nanos());
  }

  /**
   * Learns the policy for playouts from a state; empty if too few playouts can be made, if lanes do
   * not record moves, or if the weights differ too little for lanes to express.
   */
  Optional<LearnedPolicy> learn(long[] state) {
    if (playouts < parameters.count(PlayoutCoefficient.POLICY_MIN_PLAYOUTS)) {
      return Optional.empty();
    }
    PlayoutSample sample = new PlayoutSample(game, parameters);
    if (!sample.recordsMoves()) {
      return Optional.empty();
    }
    double[] before = new double[roles.length];
    for (int round = 0; round < rounds; round++) {
      sample.play(state, policy(), playouts);
      for (int i = 0; i < roles.length; i++) {
        before[i] = round == 0 ? sample.mean(roles[i]) : before[i];
        learn(roles[i], sample);
      }
      if (policy().isUniform()) {
        return Optional.empty();
      }
    }
    double gain = 0;
    for (int i = 0; i < roles.length; i++) {
      sample.play(state, policyOf(roles[i]), playouts);
      gain += (sample.mean(roles[i]) - before[i]) / roles.length;
    }
    return Optional.of(new LearnedPolicy(policy(), gain));
  }

  private void learn(int role, PlayoutSample sample) {
    for (int move = game.firstMove(role); move < game.firstMove(role + 1); move++) {
      int made = sample.made(move);
      if (made > 0) {
        double better = (sample.meanWith(move) - sample.mean(role)) / 100;
        weights[move] += slope * better * made / (made + belief);
      }
    }
  }

  /** The policy for all roles that learn. */
  private MovePolicy policy() {
    return policyOf(roles);
  }

  /** The policy for some roles, while the others play at random. */
  private MovePolicy policyOf(int... some) {
    byte[] levels = new byte[weights.length];
    Arrays.fill(levels, (byte) MovePolicy.ALWAYS);
    for (int role : some) {
      setLevels(levels, role);
    }
    return new MovePolicy(levels);
  }

  /**
   * Sets the weights of the moves of a role: the best move gets the highest level, and no move gets
   * none.
   */
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
