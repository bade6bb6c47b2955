package org.gonu.selfplay.metrics;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.NetlistStatistics;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Rule;
import org.gonu.machine.Role;

/** How large the rules of a game are. */
public final class Complexity {
  private Complexity() {}

  /** Counts of the rules as written, grounded and as gates. */
  public static ImmutableList<Metric> of(Game game, FastEngine.Made made) {
    ImmutableList<Rule> all = game.sheet().rules();
    int facts = all.count(rule -> rule.body().isEmpty());
    return Lists.immutable.of(
        count("roles", "roles, chance left out", game.roles().count(role -> !role.isChance())),
        count("chance", "roles of chance", game.roles().count(Role::isChance)),
        count("rules", "rules with a body", all.size() - facts),
        count("facts", "facts", facts),
        count(
            "relations",
            "relations",
            all.collect(rule -> rule.head().relation()).distinct().size()),
        count("instances", "rule instances", made.instances()),
        count("bases", "base propositions", made.circuit().bases().size()),
        count("moves", "moves of all roles", made.circuit().moves().size()),
        count("gates", "gates", NetlistStatistics.of(made.circuit().general()).gates()));
  }

  private static Metric count(String key, String text, int number) {
    return Metric.exact(key, text, "", number);
  }
}
