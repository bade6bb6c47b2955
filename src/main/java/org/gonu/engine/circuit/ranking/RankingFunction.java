package org.gonu.engine.circuit.ranking;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.MutexGroup;

/**
 * A ranking function of a game: the sum of the weights of the bases that hold falls in every step,
 * so that every match ends. In breakthrough a pawn may weigh as much as it has rows before it.
 *
 * <p>Source: Podelski and Rybalchenko, A complete method for the synthesis of linear ranking
 * functions, 2004.
 *
 * @param weights by base its weight
 * @param steps the most joint moves of a match that the weights allow
 */
@SuppressWarnings("ArrayRecordComponent") // read by its finder's callers, never compared
public record RankingFunction(long[] weights, long steps) {
  /**
   * Finds a ranking function. Every joint move has to lower the sum, whatever the state is in which
   * it is legal, as far as the groups and the conditions of the move tell.
   *
   * @param groups mutex groups that hold in every state of a match
   * @param isOver polled; true ends the search without one
   * @return empty if none is found: the game may have none, too many joint moves, or changes that
   *     depend on too much
   */
  public static Optional<RankingFunction> of(
      Circuit circuit, ImmutableList<MutexGroup> groups, BooleanSupplier isOver) {
    return new RankingSearch(circuit, groups, isOver).find();
  }
}
