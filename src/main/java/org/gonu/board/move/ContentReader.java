package org.gonu.board.move;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Address;
import org.gonu.board.place.Spot;

/**
 * Reads a place from what lies there, such as the tile that slides.
 *
 * @param leaf the argument that is the content
 * @param boardLeaf an argument that is a coordinate too, such as the board; -1 if there is none
 * @param index which coordinate that is
 */
record ContentReader(Address address, int leaf, int boardLeaf, int index) implements Reader {
  /** Minimum share of the moves in which the place must have changed. */
  private static final double LIKELY = 0.7;

  private static final int MIN_SAMPLES = 3;

  /** The best reader of this kind; nothing if none explains the moves. */
  static Optional<Reader> find(ImmutableList<Address> addresses, ImmutableList<Sample> samples) {
    if (samples.size() < MIN_SAMPLES) {
      return Optional.empty();
    }
    int leaves = samples.getFirst().move().whole().size();
    MutableList<Reader> readers = Lists.mutable.empty();
    for (Address address : addresses) {
      for (int leaf = 0; leaf < leaves; leaf++) {
        readers.add(new ContentReader(address, leaf, -1, 0));
        for (int board = 0; board < leaves; board++) {
          for (int index = 0; board != leaf && index < address.size(); index++) {
            readers.add(new ContentReader(address, leaf, board, index));
          }
        }
      }
    }
    Optional<Reader> best = readers.maxByOptional(reader -> Sample.score(reader, samples));
    return best.filter(reader -> Sample.score(reader, samples) >= LIKELY);
  }

  @Override
  public Optional<MoveSites> read(MoveTerm move, BoardPlan.Contents before) {
    ImmutableList<String> leaves = move.whole();
    if (Math.max(leaf, boardLeaf) >= leaves.size()) {
      return Optional.empty();
    }
    ImmutableList<Spot> candidates =
        boardLeaf < 0
            ? address.spots().toList().toImmutable()
            : address.line(index, leaves.get(boardLeaf));
    ImmutableList<Spot> found =
        candidates.select(spot -> before.at(spot).contains(leaves.get(leaf)));
    return found.size() == 1
        ? Optional.of(MoveSites.of(Lists.immutable.of(found.getFirst())))
        : Optional.empty();
  }
}
