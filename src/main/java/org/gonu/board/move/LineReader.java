package org.gonu.board.move;

import java.util.Comparator;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Address;
import org.gonu.board.place.Spot;

/**
 * Reads a place from one coordinate: the first empty or the first filled place of that column or
 * row, seen from one side. So a disc drops into a column. The whole line may stand for the move.
 *
 * @param leaf the argument that is the coordinate
 * @param index which coordinate it is
 */
record LineReader(Address address, int leaf, int index, Side side, boolean isEmpty)
    implements Reader {
  /** Minimum share of the moves in which the place must have changed. */
  private static final double LIKELY = 0.7;

  private static final int MIN_SAMPLES = 2;

  /** From where a line is looked at. */
  @SuppressWarnings("ImmutableEnumChecker") // comparators of coordinates have no state
  enum Side {
    BELOW(Comparator.comparingDouble(spot -> -spot.y())),
    ABOVE(Comparator.comparingDouble(Spot::y)),
    LEFT(Comparator.comparingDouble(Spot::x)),
    RIGHT(Comparator.comparingDouble(spot -> -spot.x()));

    private final Comparator<Spot> order;

    Side(Comparator<Spot> order) {
      this.order = order;
    }
  }

  /** The best reader of this kind; nothing if none explains the moves. */
  static Optional<Reader> find(ImmutableList<Address> addresses, ImmutableList<Sample> samples) {
    if (samples.size() < MIN_SAMPLES) {
      return Optional.empty();
    }
    MutableList<Reader> readers = Lists.mutable.empty();
    for (Address address : addresses) {
      for (int leaf = 0; leaf < samples.getFirst().move().whole().size(); leaf++) {
        for (int index = 0; index < address.size(); index++) {
          for (Side side : Side.values()) {
            readers.add(new LineReader(address, leaf, index, side, true));
            readers.add(new LineReader(address, leaf, index, side, false));
          }
        }
      }
    }
    Optional<Reader> best = readers.maxByOptional(reader -> Sample.score(reader, samples));
    return best.filter(reader -> Sample.score(reader, samples) >= LIKELY);
  }

  @Override
  public Optional<MoveSites> read(MoveTerm move, BoardPlan.Contents before) {
    if (leaf >= move.whole().size()) {
      return Optional.empty();
    }
    ImmutableList<Spot> line = address.line(index, move.whole().get(leaf));
    return line.toSortedList(side.order)
        .detectOptional(spot -> before.at(spot).isEmpty() == isEmpty)
        .map(spot -> MoveSites.of(Lists.immutable.of(spot), line.newWithout(spot)));
  }
}
