package org.gonu.board.place;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;

/**
 * How facts name the places of a board: by so many values one after the other, such as column and
 * row. Moves mostly name them in the same way.
 *
 * @param size number of values
 * @param spots by their values
 */
public record Address(int size, ImmutableMap<ImmutableList<String>, Spot> spots) {
  /** Places that facts name by their names alone. */
  public static Address byNames(ImmutableList<Spot> places) {
    return new Address(
        1, places.toImmutableMap(spot -> Lists.immutable.of(spot.name()), spot -> spot));
  }

  /** The place of these values. */
  public Optional<Spot> spot(ImmutableList<String> values) {
    return Optional.ofNullable(spots.get(values));
  }

  /** The places that have this value as one of theirs. */
  public ImmutableList<Spot> line(int index, String value) {
    return spots
        .keyValuesView()
        .select(pair -> pair.getOne().get(index).equals(value))
        .collect(pair -> pair.getTwo())
        .toList()
        .toImmutable();
  }
}
