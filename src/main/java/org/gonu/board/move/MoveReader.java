package org.gonu.board.move;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Address;
import org.gonu.game.SampleWalk;
import org.gonu.machine.Move;
import org.gonu.machine.Role;

/** Tells which places the moves of a game name. */
public final class MoveReader {
  private final ImmutableList<Address> addresses;
  private final MutableMap<MoveTerm.Shape, Reader> readers = Maps.mutable.empty();

  /** By the index of a role. */
  private final MutableMap<Integer, Reader> directions = Maps.mutable.empty();

  /** Learns how moves name places from some positions and what was played there. */
  public MoveReader(BoardPlan plan, SampleWalk walk, ImmutableList<Role> roles) {
    this.addresses = plan.addresses();
    ImmutableList<Sample> samples = Sample.of(plan, walk, roles);
    samples
        .groupBy(sample -> sample.move().shape())
        .forEachKeyMultiValues(
            (shape, made) ->
                reader(Lists.immutable.withAll(made))
                    .ifPresent(reader -> readers.put(shape, reader)));
    for (Role role : roles) {
      ImmutableList<Sample> own =
          samples.select(
              sample ->
                  sample.move().role() == role.index()
                      && !readers.containsKey(sample.move().shape()));
      if (own.notEmpty()) {
        DirectionReader.find(plan.spots(), own)
            .ifPresent(reader -> directions.put(role.index(), reader));
      }
    }
  }

  private Optional<Reader> reader(ImmutableList<Sample> samples) {
    return WindowReader.find(addresses, samples)
        .or(() -> NamesReader.find(addresses, samples))
        .or(() -> ContentReader.find(addresses, samples))
        .or(() -> LineReader.find(addresses, samples));
  }

  /**
   * The places that a move names.
   *
   * @param before the state in which it is made
   */
  public MoveSites read(Role role, Move move, BoardPlan.Contents before) {
    MoveTerm term = MoveTerm.of(role, move);
    return Optional.ofNullable(readers.get(term.shape()))
        .or(() -> unseen(term, before))
        .flatMap(reader -> reader.read(term, before))
        .or(
            () ->
                Optional.ofNullable(directions.get(role.index()))
                    .flatMap(reader -> reader.read(term, before)))
        .orElse(MoveSites.NONE);
  }

  /** How to read a move of a shape that was not among the positions. */
  private Optional<Reader> unseen(MoveTerm term, BoardPlan.Contents before) {
    Sample alone = new Sample(term, before, before, Sets.immutable.empty());
    return WindowReader.find(addresses, Lists.immutable.of(alone));
  }

  /** True if pieces go from one place to another by moves that name both. */
  public boolean hasJourneys() {
    return readers.anySatisfy(
        reader -> reader instanceof WindowReader windows && windows.windows().size() > 1);
  }
}
