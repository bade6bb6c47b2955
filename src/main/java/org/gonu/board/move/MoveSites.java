package org.gonu.board.move;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.board.place.Spot;

/**
 * The places that a move names.
 *
 * @param spots in the order in which they are clicked; none if the move names no place
 * @param before arguments of the move that stand before those that name places
 * @param after the other arguments that name no places
 * @param isExact true if the arguments name the places by their coordinates
 * @param also other places that may stand for the move, such as the rest of a column
 */
public record MoveSites(
    ImmutableList<Spot> spots,
    ImmutableList<String> before,
    ImmutableList<String> after,
    boolean isExact,
    ImmutableList<Spot> also) {
  /** No places. */
  static final MoveSites NONE =
      new MoveSites(
          Lists.immutable.empty(),
          Lists.immutable.empty(),
          Lists.immutable.empty(),
          false,
          Lists.immutable.empty());

  /** Places that are not named by coordinates. */
  static MoveSites of(ImmutableList<Spot> spots) {
    return of(spots, Lists.immutable.empty());
  }

  /** The same, with places that may stand for the move as well. */
  static MoveSites of(ImmutableList<Spot> spots, ImmutableList<Spot> also) {
    return new MoveSites(spots, Lists.immutable.empty(), Lists.immutable.empty(), false, also);
  }
}
