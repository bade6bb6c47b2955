package org.gonu.search.mcts.playout;

import java.util.Optional;
import org.gonu.machine.PackedGame;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;

/**
 * The kind of playouts that suits a game: plain ones, or ones that look one ply ahead.
 *
 * @param game with playouts of this kind
 * @param nanos estimated time of a playout, in nanoseconds
 */
public record PlayoutKind(PackedGame game, double nanos) {
  /** What the way to a leaf and back costs; playouts from there may cost about as much. */
  private static final double PATH_NANOS = 12_000;

  private static final int MAX_ROLLOUTS = 32;

  /** From this many on some more cost less than they tell. */
  private static final double FEW_ROLLOUTS = 3;

  /** From this many on more would tell little. */
  private static final double ENOUGH_ROLLOUTS = 10;

  /** Playouts that look ahead may cost this in any case. */
  private static final double CHEAP_NANOS = 6_000;

  /** They may cost so many times as much as those that do not. */
  private static final double MAX_TIMES = 1.35;

  /** The kind for a game. */
  public static PlayoutKind of(PackedGame game, SearchParameters parameters) {
    PlayoutKind plain = measured(game, parameters);
    PackedGame looking = parameters.uses(Technique.DECISIVE) ? game.decisive() : game;
    if (looking == game) {
      return plain;
    }
    PlayoutKind decisive = measured(looking, parameters);
    double most = Math.max(CHEAP_NANOS, MAX_TIMES * plain.nanos());
    return decisive.nanos() <= most ? decisive : plain;
  }

  private static PlayoutKind measured(PackedGame game, SearchParameters parameters) {
    return new PlayoutKind(game, PlayoutCost.nanos(game, parameters.seed()));
  }

  /** True if the playouts differ from those of a game. */
  public boolean isOtherThan(PackedGame plain) {
    return game != plain;
  }

  /**
   * Number of playouts to make from a leaf at a time: as many as take the time of a descent. If
   * these are few, half of what is missing to a sufficient number is added.
   */
  public int rolloutsPerLeaf() {
    double fair = PATH_NANOS / nanos;
    double more = Math.max(0, Math.min(fair - FEW_ROLLOUTS, (ENOUGH_ROLLOUTS - fair) / 2));
    return (int) Math.max(1, Math.min(MAX_ROLLOUTS, fair + more));
  }

  /**
   * Learns a policy from playouts from a state that has moves; empty if that would take too long or
   * is switched off.
   *
   * @param chanceRole the role that moves by chance, or -1
   */
  public Optional<LearnedPolicy> learn(long[] state, SearchParameters parameters, int chanceRole) {
    return parameters.uses(Technique.POLICY)
        ? new PolicyTraining(this, parameters, chanceRole).learn(state)
        : Optional.empty();
  }
}
