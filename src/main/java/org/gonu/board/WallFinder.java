package org.gonu.board;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.Walls.Side;
import org.gonu.board.Walls.Wall;
import org.gonu.board.fact.FactGroup;
import org.gonu.board.fact.FactShape;

/**
 * Finds facts about walls between cells, which always hold: {@code (blockedNorth 3 1)} or {@code
 * (wall 3 1 east)}. What they mean is told by their words alone.
 */
final class WallFinder {
  private static final ImmutableSet<String> WALLS =
      Sets.immutable.of("wall", "walls", "blocked", "barrier", "fence", "hedge");

  private static final ImmutableMap<String, Side> SIDES =
      Maps.immutable
          .<String, Side>empty()
          .newWithKeyValue("north", Side.ABOVE)
          .newWithKeyValue("up", Side.ABOVE)
          .newWithKeyValue("south", Side.BELOW)
          .newWithKeyValue("down", Side.BELOW)
          .newWithKeyValue("east", Side.RIGHT)
          .newWithKeyValue("right", Side.RIGHT)
          .newWithKeyValue("west", Side.LEFT)
          .newWithKeyValue("left", Side.LEFT);

  /** Leaves of a fact that are the coordinates of a cell. */
  static final int COORDINATES = 2;

  private WallFinder() {}

  /** The walls of facts; nothing if they are about something else. */
  static Optional<Walls> find(FactGroup group) {
    FactShape shape = group.shape();
    if (!group.isStatic()
        || group.all().isEmpty()
        || words(shape.name()).noneSatisfy(WALLS::contains)) {
      return Optional.empty();
    }
    Optional<Side> named = side(shape.name());
    int leaves = COORDINATES + (named.isPresent() ? 0 : 1);
    if (shape.size() != leaves) {
      return Optional.empty();
    }
    MutableList<Wall> walls = Lists.mutable.empty();
    for (ImmutableList<String> fact : group.all()) {
      Optional<Side> side = named.isPresent() ? named : side(fact.getLast());
      if (side.isEmpty()) {
        return Optional.empty();
      }
      walls.add(new Wall(fact.take(COORDINATES), side.get()));
    }
    return Optional.of(new Walls(shape, walls.sortThisBy(Wall::toString).toImmutable()));
  }

  private static Optional<Side> side(String name) {
    return words(name).select(SIDES::containsKey).collect(SIDES::get).getFirstOptional();
  }

  private static ImmutableList<String> words(String name) {
    return Lists.immutable
        .of(name.split("[^\\p{Alnum}]+|(?<=[a-z0-9])(?=[A-Z])", -1))
        .collect(word -> word.toLowerCase(Locale.ROOT));
  }
}
