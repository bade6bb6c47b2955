package org.gonu.board.move;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Address;
import org.gonu.board.place.Spot;

/**
 * Reads places from arguments that stand one after the other and are coordinates.
 *
 * @param isSplit true if words such as {@code e3} are two coordinates
 * @param windows from left to right
 */
record WindowReader(boolean isSplit, ImmutableList<Window> windows) implements Reader {
  /** Minimum share of the moves in which a window must name a changed place to be sure. */
  private static final double SURE = 0.8;

  /**
   * Arguments that are coordinates.
   *
   * @param from the first of them
   * @param isSwapped true if the first two are in the other order than in facts
   */
  record Window(Address address, int from, boolean isSwapped) {
    int end() {
      return from + address.size();
    }

    Optional<Spot> read(ImmutableList<String> leaves) {
      if (end() > leaves.size()) {
        return Optional.empty();
      }
      MutableList<String> values = leaves.subList(from, end()).toList();
      if (isSwapped) {
        String first = values.get(0);
        values.set(0, values.get(1));
        values.set(1, first);
      }
      return address.spot(values.toImmutable());
    }

    boolean overlaps(Window other) {
      return from < other.end() && other.from < end();
    }
  }

  /** The best windows for moves of one shape; nothing if there is none. */
  static Optional<Reader> find(ImmutableList<Address> addresses, ImmutableList<Sample> samples) {
    return find(addresses, samples, false).or(() -> find(addresses, samples, true));
  }

  private static Optional<Reader> find(
      ImmutableList<Address> addresses, ImmutableList<Sample> samples, boolean isSplit) {
    int size = samples.getFirst().move().leaves(isSplit).size();
    MutableList<Window> candidates = Lists.mutable.empty();
    for (Address address : addresses) {
      for (int from = 0; from + address.size() <= size; from++) {
        candidates.add(new Window(address, from, false));
        if (address.size() == 2) {
          candidates.add(new Window(address, from, true));
        }
      }
    }
    MutableList<Window> fitting =
        candidates.select(
            window ->
                samples.allSatisfy(sample -> window.read(sample.move().leaves(isSplit)).isPresent())
                    && (window.address().size() > 1 || score(window, samples, isSplit) >= SURE));
    ImmutableList<Window> best =
        fitting
            .sortThisByInt(Window::from)
            .sortThisByDouble(window -> -score(window, samples, isSplit))
            .toImmutable();
    return chosen(best, isSplit);
  }

  private static double score(Window window, ImmutableList<Sample> samples, boolean isSplit) {
    double score = Sample.score(new WindowReader(isSplit, Lists.immutable.of(window)), samples);
    // Without evidence, the order of the facts is the likelier one.
    return score - (window.isSwapped() ? 0.001 : 0);
  }

  private static Optional<Reader> chosen(ImmutableList<Window> best, boolean isSplit) {
    MutableList<Window> chosen = Lists.mutable.empty();
    for (Window window : best) {
      if (chosen.noneSatisfy(window::overlaps)) {
        chosen.add(window);
      }
    }
    return chosen.isEmpty()
        ? Optional.empty()
        : Optional.of(new WindowReader(isSplit, chosen.sortThisByInt(Window::from).toImmutable()));
  }

  @Override
  public Optional<MoveSites> read(MoveTerm move, BoardPlan.Contents before) {
    ImmutableList<String> leaves = move.leaves(isSplit);
    ImmutableList<Optional<Spot>> spots = windows.collect(window -> window.read(leaves));
    if (!spots.allSatisfy(Optional::isPresent)) {
      return Optional.empty();
    }
    MutableList<String> first = Lists.mutable.empty();
    MutableList<String> last = Lists.mutable.empty();
    for (int i = 0; i < leaves.size(); i++) {
      int leaf = i;
      boolean isPlace = windows.anySatisfy(window -> window.from() <= leaf && leaf < window.end());
      if (!isPlace) {
        (i < windows.getFirst().from() ? first : last).add(leaves.get(i));
      }
    }
    return Optional.of(
        new MoveSites(
            spots.collect(Optional::get),
            first.toImmutable(),
            last.toImmutable(),
            true,
            Lists.immutable.empty()));
  }
}
