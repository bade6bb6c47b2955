package org.gonu.cli.match;

import java.util.function.Supplier;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.MutableMap;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.UsageException;
import org.gonu.machine.Role;
import org.gonu.match.Player;
import org.gonu.text.SpellingDistance;

/** Assigns players to roles, by options {@code --player ROLE=SPEC}. */
public final class Casting {
  static final CommandOption PLAYER =
      CommandOption.repeated(
          "player",
          "ROLE=SPEC",
          "who plays a role: "
              + PlayerSpec.FORMS
              + ", or human for moves that are typed, within the clock; mcts if nothing is said");

  private Casting() {}

  /**
   * The players in role order.
   *
   * @param human makes the player of a person
   */
  static ImmutableList<PlayerSpec> of(
      Arguments arguments, ImmutableList<Role> roles, Supplier<Player> human) {
    MutableMap<String, PlayerSpec> chosen = Maps.mutable.empty();
    for (String assignment : arguments.texts(PLAYER)) {
      int equals = assignment.indexOf('=');
      if (equals < 0) {
        throw new UsageException("--player must be ROLE=SPEC, not '" + assignment + "'");
      }
      Role role = find(assignment.substring(0, equals), roles);
      String text = assignment.substring(equals + 1);
      PlayerSpec spec = PlayerSpec.parse(text, human);
      if (chosen.put(role.name(), spec) != null) {
        throw new UsageException("two players for the role '" + role + "'");
      }
    }
    return roles.collect(role -> chosen.getIfAbsentValue(role.name(), usual(role)));
  }

  private static PlayerSpec usual(Role role) {
    return role.isChance() ? PlayerSpec.RANDOM : PlayerSpec.MCTS;
  }

  /**
   * The role with a name.
   *
   * @throws UsageException if there is none
   */
  public static Role find(String name, ImmutableList<Role> roles) {
    return roles
        .detectOptional(role -> role.name().equalsIgnoreCase(name))
        .orElseThrow(
            () -> {
              String suggestion =
                  SpellingDistance.nearest(name, roles.collect(Role::name))
                      .map(nearest -> ", did you mean '" + nearest + "'?")
                      .orElse("");
              return new UsageException(
                  "the game has no role '"
                      + name
                      + "'"
                      + suggestion
                      + "; its roles are "
                      + roles.makeString(", "));
            });
  }
}
