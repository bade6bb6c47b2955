package org.gonu.render;

import java.util.Optional;
import java.util.function.Function;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.impl.factory.Multimaps;
import org.gonu.board.BoardPlan;
import org.gonu.board.place.Spot;
import org.gonu.machine.Role;

/** Which of two roles begins on the far side of the board: whoever plays it likes it turned. */
final class FarSide {
  private FarSide() {}

  /**
   * The role all of whose pieces stand above all of the other's; nothing if the pieces belong to
   * more or fewer than two roles, or stand otherwise.
   *
   * @param contents of the first position
   * @param owner the role that a content belongs to
   */
  static Optional<Role> find(
      ImmutableList<Spot> spots,
      BoardPlan.Contents contents,
      Function<String, Optional<Role>> owner) {
    MutableListMultimap<Role, Double> rows = Multimaps.mutable.list.empty();
    for (Spot spot : spots) {
      for (String content : contents.at(spot)) {
        owner.apply(content).ifPresent(role -> rows.put(role, spot.y()));
      }
    }
    if (rows.keysView().size() != 2) {
      return Optional.empty();
    }
    return rows.keysView()
        .detectOptional(
            role ->
                rows.keysView()
                    .allSatisfy(
                        other ->
                            other.equals(role) || rows.get(role).max() < rows.get(other).min()));
  }
}
