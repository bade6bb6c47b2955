package org.gonu.board.move;

import java.util.Optional;
import org.eclipse.collections.api.bag.MutableBag;
import org.eclipse.collections.api.factory.Bags;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Spot;
import org.gonu.game.SampleWalk;
import org.gonu.machine.Role;

/** Whose piece is which: learned from who places it and who moves it. */
public final class Owners {
  /** Minimum share of the moves of a piece, in percent, that its owner makes. */
  private static final int MIN_SHARE = 80;

  /** Roles that placed or moved a content, by content. */
  private final MutableMap<String, MutableBag<Role>> movers = Maps.mutable.empty();

  private final int roles;

  /** Learns from positions and what was played there. */
  public Owners(BoardPlan plan, SampleWalk walk, ImmutableList<Role> roles, MoveReader reader) {
    this.roles = roles.size();
    for (int i = 0; i + 1 < walk.positions().size(); i++) {
      SampleWalk.Position position = walk.positions().get(i);
      if (position.jointMove().notEmpty()) {
        BoardPlan.Contents before = plan.contents(position.facts());
        BoardPlan.Contents after = plan.contents(walk.positions().get(i + 1).facts());
        for (Role role : roles) {
          MoveSites sites = reader.read(role, position.jointMove().get(role.index()), before);
          sites.spots().each(spot -> count(role, spot, before, after));
        }
      }
    }
  }

  /** Counts what came to a place by a move of a role. */
  private void count(Role role, Spot spot, BoardPlan.Contents before, BoardPlan.Contents after) {
    after
        .at(spot)
        .reject(before.at(spot)::contains)
        .each(content -> movers.getIfAbsentPut(content, Bags.mutable::empty).add(role));
  }

  /** The role that a content belongs to; nothing if it belongs to nobody or everybody. */
  public Optional<Role> of(String content) {
    MutableBag<Role> known = movers.get(content);
    if (known == null || roles < 2) {
      return Optional.empty();
    }
    Role most = known.topOccurrences(1).getFirst().getOne();
    return known.occurrencesOf(most) * 100 >= known.size() * MIN_SHARE
        ? Optional.of(most)
        : Optional.empty();
  }
}
