package org.gonu.selfplay.metrics;

import org.eclipse.collections.api.list.primitive.ImmutableDoubleList;
import org.eclipse.collections.impl.factory.primitive.DoubleLists;
import org.gonu.machine.PackedGame;
import org.gonu.machine.Role;
import org.gonu.selfplay.RecordedMatch;

/** Who is ahead by points: at the end of a match, or by what is expected in a position. */
final class Lead {
  /** Stands for nobody. */
  static final int NOBODY = -1;

  private Lead() {}

  /** The goals of a match. */
  static ImmutableDoubleList goals(PackedGame game, RecordedMatch match) {
    return game.roles().collectDouble(role -> match.goal(role.index())).toList().toImmutable();
  }

  /**
   * The role that is ahead of all others but chance.
   *
   * @param margin points by which it has to be ahead of the next one, more than 0
   * @return {@link #NOBODY} if there is none, or no other role
   */
  static int leader(PackedGame game, ImmutableDoubleList points, double margin) {
    int best = NOBODY;
    int others = 0;
    double second = Double.NEGATIVE_INFINITY;
    for (Role role : game.roles()) {
      if (role.isChance()) {
        continue;
      }
      others++;
      double own = points.get(role.index());
      if (best == NOBODY || own > points.get(best)) {
        second = best == NOBODY ? second : points.get(best);
        best = role.index();
      } else {
        second = Math.max(second, own);
      }
    }
    return others > 1 && points.get(best) - second >= margin ? best : NOBODY;
  }

  /** True if all roles but chance have the same points. */
  static boolean isLevel(PackedGame game, ImmutableDoubleList points) {
    return game.roles()
            .reject(Role::isChance)
            .collectDouble(role -> points.get(role.index()))
            .toSet()
            .size()
        == 1;
  }

  /** No points for anybody. */
  static ImmutableDoubleList nothing() {
    return DoubleLists.immutable.empty();
  }
}
