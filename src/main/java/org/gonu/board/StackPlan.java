package org.gonu.board;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.board.place.Address;
import org.gonu.board.place.Outline;
import org.gonu.board.place.Outline.Corner;
import org.gonu.board.place.Shade;
import org.gonu.board.place.Spot;
import org.gonu.board.stack.Stacks;
import org.gonu.gdl.Term;

/** Things one upon another: each base with all that stands on it is a place. */
final class StackPlan implements BoardPlan {
  /** Width of a base, in widths of a cell. */
  private static final double WIDTH = 2.6;

  /** Height of a thing. */
  private static final double HEIGHT = 0.6;

  /** From the foot of a base to its name. */
  private static final double CAPTION = 0.4;

  private final Stacks stacks;
  private final ImmutableList<Spot> spots;

  StackPlan(Stacks stacks) {
    this.stacks = stacks;
    double height = (stacks.things().size() + 1) * HEIGHT;
    MutableList<Spot> found = Lists.mutable.empty();
    for (String base : stacks.bases()) {
      double left = found.size() * WIDTH;
      found.add(
          new Spot(
              GridPlan.plain(base),
              base,
              "",
              left + WIDTH / 2,
              height / 2,
              Outline.stack(new Corner(left, height), new Corner(left + WIDTH, 0)),
              Shade.LIGHT));
    }
    this.spots = found.toImmutable();
  }

  @Override
  public ImmutableList<Spot> spots() {
    return spots;
  }

  @Override
  public ImmutableList<Caption> captions() {
    return spots.collect(
        spot ->
            new Caption(spot.name(), spot.x(), spot.outline().corners().getFirst().y() + CAPTION));
  }

  @Override
  public Contents contents(Iterable<? extends Term> facts) {
    ImmutableList<ImmutableList<String>> piles = stacks.piles(facts);
    MutableMap<String, ImmutableList<String>> contents = Maps.mutable.empty();
    spots.forEachWithIndex(
        (spot, i) -> {
          if (piles.get(i).notEmpty()) {
            contents.put(spot.id(), piles.get(i));
          }
        });
    MutableList<Term> rest = Lists.mutable.empty();
    facts.forEach(
        fact -> {
          if (!stacks.has(fact)) {
            rest.add(fact);
          }
        });
    return new Contents(contents.toImmutable(), rest.toImmutable());
  }

  @Override
  public ImmutableList<String> knownContents() {
    return stacks.things();
  }

  @Override
  public ImmutableList<String> sizes() {
    return stacks.areSized() ? stacks.things() : Lists.immutable.empty();
  }

  @Override
  public ImmutableList<Address> addresses() {
    return Lists.immutable.of(Address.byNames(spots));
  }
}
