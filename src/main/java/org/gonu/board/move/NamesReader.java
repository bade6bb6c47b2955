package org.gonu.board.move;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.impl.list.Interval;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Address;
import org.gonu.board.place.Spot;

/**
 * Reads several places, each from its name or from what lies there alone: a disc goes on another
 * disc or on a peg.
 *
 * @param leaves the arguments that name places, from left to right
 */
record NamesReader(Address address, ImmutableList<Integer> leaves) implements Reader {
  /** Minimum share of the moves in which each place must have changed. */
  private static final double LIKELY = 0.7;

  private static final int MIN_SAMPLES = 3;

  /** The best reader of this kind; nothing if none explains the moves. */
  static Optional<Reader> find(ImmutableList<Address> addresses, ImmutableList<Sample> samples) {
    int arguments = samples.getFirst().move().whole().size();
    if (samples.size() < MIN_SAMPLES || arguments < 2) {
      return Optional.empty();
    }
    return addresses
        .select(address -> address.size() == 1)
        .collect(
            address ->
                new NamesReader(
                    address,
                    Interval.zeroTo(arguments - 1)
                        .select(leaf -> isLikely(address, leaf, samples))
                        .toList()
                        .toImmutable()))
        .detectOptional(reader -> reader.leaves.size() > 1)
        .map(Reader.class::cast);
  }

  private static boolean isLikely(Address address, int leaf, ImmutableList<Sample> samples) {
    Reader alone = new NamesReader(address, Lists.immutable.of(leaf));
    return Sample.score(alone, samples) >= LIKELY;
  }

  @Override
  public Optional<MoveSites> read(MoveTerm move, BoardPlan.Contents before) {
    ImmutableList<Optional<Spot>> spots =
        leaves.collect(
            leaf ->
                leaf < move.whole().size()
                    ? spot(move.whole().get(leaf), before)
                    : Optional.<Spot>empty());
    return spots.allSatisfy(Optional::isPresent)
        ? Optional.of(MoveSites.of(spots.collect(Optional::get)))
        : Optional.empty();
  }

  private Optional<Spot> spot(String name, BoardPlan.Contents before) {
    return address
        .spot(Lists.immutable.of(name))
        .or(
            () -> {
              ImmutableList<Spot> holding =
                  Lists.immutable
                      .withAll(address.spots())
                      .select(spot -> before.at(spot).contains(name));
              return holding.size() == 1 ? holding.getFirstOptional() : Optional.empty();
            });
  }
}
