package org.gonu.cli.match;

import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.map.ImmutableMap;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.cli.console.UsageException;
import org.gonu.player.Level;
import org.gonu.player.PlayerSettings;
import org.gonu.search.Coefficient;
import org.gonu.search.Coefficients;
import org.gonu.text.SpellingDistance;

/**
 * The settings in the specification of a player: {@code KEY=VALUE[,KEY=VALUE]...}.
 *
 * @param entries in the order as written
 */
record SpecSettings(ImmutableList<Entry> entries) {
  /** No settings. */
  static final SpecSettings NONE = new SpecSettings(Lists.immutable.empty());

  private static final ImmutableList<String> SEARCH_KEYS =
      Lists.immutable
          .of(
              "threads",
              "memory",
              "margin",
              "seed",
              "playouts",
              "nodes",
              "ponder",
              "softness",
              "level")
          .newWithAll(PlayerSettings.SWITCHES);

  /** By key. */
  private static final ImmutableMap<String, Coefficient> COEFFICIENTS =
      Coefficients.ALL.groupByUniqueKey(Coefficient::key);

  private static final Pattern DECIMAL = Pattern.compile("[-+]?[0-9]*\\.?[0-9]+([eE][-+]?[0-9]+)?");

  /** A key and its value. */
  record Entry(String key, String value) {
    PlayerSettings over(PlayerSettings settings) {
      return switch (key) {
        case "threads" -> settings.withThreads((int) number(1, MatchOptions.MAX_THREADS));
        case "memory" -> settings.withMemoryMegabytes((int) number(1, Integer.MAX_VALUE));
        case "margin" -> settings.withMarginMillis(number(0, MatchOptions.MAX_MARGIN));
        case "seed" -> settings.withSeed(number(0, Long.MAX_VALUE));
        case "playouts" -> settings.withPlayouts(number(1, Long.MAX_VALUE));
        case "nodes" -> settings.withNodes(number(1, Long.MAX_VALUE));
        case "softness" -> settings.withSoftness(softness());
        case "level" -> Level.of((int) number(Level.LOWEST, Level.HIGHEST)).over(settings);
        case "ponder" -> settings.withPonder(isOn());
        default -> {
          Coefficient coefficient = COEFFICIENTS.get(key);
          yield coefficient == null
              ? settings.withSwitch(key, isOn())
              : settings.withCoefficient(coefficient, valueOf(coefficient));
        }
      };
    }

    /** The value of a coefficient, as a decimal number. */
    private double valueOf(Coefficient coefficient) {
      double number = Double.NaN;
      if (DECIMAL.matcher(value).matches()) {
        number = Double.parseDouble(value);
      }
      if (!coefficient.definition().allows(number)) {
        throw new UsageException(
            "'"
                + key
                + "' must be "
                + coefficient.definition().range()
                + " ("
                + coefficient.definition().unit()
                + "), not '"
                + value
                + "'");
      }
      return number;
    }

    private double softness() {
      double number = DECIMAL.matcher(value).matches() ? Double.parseDouble(value) : -1;
      if (number < 0 || number > PlayerSettings.MAX_SOFTNESS) {
        throw new UsageException(
            "'softness' must be a number of points from 0 to "
                + PlayerSettings.MAX_SOFTNESS
                + ", not '"
                + value
                + "'");
      }
      return number;
    }

    private long number(long least, long most) {
      try {
        long number = Long.parseLong(value);
        if (number >= least && number <= most) {
          return number;
        }
      } catch (NumberFormatException notANumber) {
        throw wrong(least, most);
      }
      throw wrong(least, most);
    }

    private UsageException wrong(long least, long most) {
      String range =
          most >= Integer.MAX_VALUE ? least + " or more" : "from " + least + " to " + most;
      return new UsageException(
          "'" + key + "' must be a number " + range + ", not '" + value + "'");
    }

    private boolean isOn() {
      if (!value.equals("on") && !value.equals("off")) {
        throw new UsageException("'" + key + "' must be 'on' or 'off', not '" + value + "'");
      }
      return value.equals("on");
    }
  }

  /**
   * Parses the text behind the colon.
   *
   * @param player the name before the colon
   */
  static SpecSettings parse(String player, String text) {
    ImmutableList<Entry> entries =
        Lists.immutable.with(text.split(",", -1)).collect(part -> entry(player, part));
    MutableSet<String> seen = Sets.mutable.empty();
    for (Entry entry : entries) {
      if (!seen.add(entry.key)) {
        throw new UsageException(
            "'" + entry.key + "' is given twice in '" + player + ":" + text + "'");
      }
    }
    return new SpecSettings(entries);
  }

  private static Entry entry(String player, String part) {
    int equals = part.indexOf('=');
    if (equals < 0) {
      throw new UsageException("settings of a player are KEY=VALUE, not '" + part + "'");
    }
    Entry entry = new Entry(part.substring(0, equals), part.substring(equals + 1));
    boolean isSearch = player.equals("mcts");
    ImmutableList<String> keys = keys(player);
    ImmutableList<String> all =
        isSearch ? keys.newWithAll(Coefficients.ALL.collect(Coefficient::key)) : keys;
    if (!all.contains(entry.key)) {
      String suggestion =
          SpellingDistance.nearest(entry.key, all)
              .map(nearest -> ", did you mean '" + nearest + "'?")
              .orElse("");
      String known = keys.isEmpty() ? "it has none" : "there are " + keys.makeString(", ");
      String more =
          isSearch ? ", and the coefficients that 'gonu player --show-parameters' lists" : "";
      throw new UsageException(
          player + " has no setting '" + entry.key + "'" + suggestion + "; " + known + more);
    }
    entry.over(PlayerSettings.defaults());
    return entry;
  }

  private static ImmutableList<String> keys(String player) {
    return switch (player) {
      case "mcts" -> SEARCH_KEYS;
      case "random" -> Lists.immutable.of("seed");
      default -> Lists.immutable.empty();
    };
  }

  /** True if a key is among them. */
  boolean has(String key) {
    return entries.anySatisfy(entry -> entry.key.equals(key));
  }

  /** The settings, in which these entries replace the defaults. */
  PlayerSettings over(PlayerSettings defaults) {
    return entries.injectInto(defaults, (settings, entry) -> entry.over(settings));
  }
}
