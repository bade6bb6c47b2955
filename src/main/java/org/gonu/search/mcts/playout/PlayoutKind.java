package org.gonu.search.mcts.playout;

import java.util.Optional;
import org.gonu.machine.PackedGame;
import org.gonu.search.PlayoutCoefficient;
import org.gonu.search.SearchParameters;
import org.gonu.search.Technique;

/**
 * The kind of playouts that suits a game: plain ones, or ones that look one ply ahead.
 *
 * @param game with playouts of this kind
 * @param nanos estimated time of a playout, in nanoseconds
 */
public record PlayoutKind(PackedGame game, double nanos) {
  /** The kind for a game. */
  public static PlayoutKind of(PackedGame game, SearchParameters parameters) {
    PlayoutKind plain = measured(game, parameters);
    PackedGame looking = parameters.uses(Technique.DECISIVE) ? game.decisive() : game;
    if (looking == game) {
      return plain;
    }
    PlayoutKind decisive = measured(looking, parameters);
    double most =
        Math.max(
            parameters.value(PlayoutCoefficient.DECISIVE_NANOS),
            parameters.value(PlayoutCoefficient.DECISIVE_FACTOR) * plain.nanos());
    return decisive.nanos() <= most ? decisive : plain;
  }

  private static PlayoutKind measured(PackedGame game, SearchParameters parameters) {
    return new PlayoutKind(game, PlayoutCost.nanos(game, parameters));
  }

  /** True if the playouts differ from those of a game. */
  public boolean isOtherThan(PackedGame plain) {
    return game != plain;
  }

  /**
   * Number of playouts to make from a leaf at a time. The fair number takes the time of a descent,
   * {@link PlayoutCoefficient#PATH_NANOS}. Between {@link PlayoutCoefficient#FEW_ROLLOUTS} and
   * {@link PlayoutCoefficient#ENOUGH_ROLLOUTS} it is made larger: by what it is above few, or by
   * half of what is missing to enough if that is less.
   */
  public int rolloutsPerLeaf(SearchParameters parameters) {
    double few = parameters.value(PlayoutCoefficient.FEW_ROLLOUTS);
    double enough = parameters.value(PlayoutCoefficient.ENOUGH_ROLLOUTS);
    double fair = parameters.value(PlayoutCoefficient.PATH_NANOS) / nanos;
    double more = Math.max(0, Math.min(fair - few, (enough - fair) / 2));
    int most = parameters.count(PlayoutCoefficient.MAX_ROLLOUTS);
    return (int) Math.max(1, Math.min(most, fair + more));
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
