package org.gonu.board.move;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Spot;
import org.gonu.game.SampleWalk;
import org.gonu.machine.Role;

/**
 * A move that was made, and what changed in that step.
 *
 * @param changed the places whose contents are others afterwards
 */
record Sample(
    MoveTerm move,
    BoardPlan.Contents before,
    BoardPlan.Contents after,
    ImmutableSet<Spot> changed) {

  /** All moves of a walk. */
  static ImmutableList<Sample> of(BoardPlan plan, SampleWalk walk, ImmutableList<Role> roles) {
    MutableList<Sample> samples = Lists.mutable.empty();
    ImmutableList<BoardPlan.Contents> contents =
        walk.positions().collect(position -> plan.contents(position.facts()));
    for (int i = 0; i + 1 < walk.positions().size(); i++) {
      SampleWalk.Position position = walk.positions().get(i);
      BoardPlan.Contents before = contents.get(i);
      BoardPlan.Contents after = contents.get(i + 1);
      if (position.jointMove().notEmpty()) {
        ImmutableSet<Spot> changed =
            plan.spots().select(spot -> !before.at(spot).equals(after.at(spot))).toImmutableSet();
        roles.each(
            role ->
                samples.add(
                    new Sample(
                        MoveTerm.of(role, position.jointMove().get(role.index())),
                        before,
                        after,
                        changed)));
      }
    }
    return samples.toImmutable();
  }

  /** The share of samples in which all places that a reader finds have changed; 0 to 1. */
  static double score(Reader reader, ImmutableList<Sample> samples) {
    if (samples.isEmpty()) {
      return 0;
    }
    long right =
        samples.count(
            sample ->
                reader
                    .read(sample.move, sample.before)
                    .map(MoveSites::spots)
                    .filter(spots -> spots.notEmpty() && sample.changed.containsAllIterable(spots))
                    .isPresent());
    return (double) right / samples.size();
  }
}
