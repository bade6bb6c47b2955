package org.gonu.cli.arena;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.console.Arguments;
import org.gonu.cli.console.CommandOption;
import org.gonu.cli.console.UsageException;
import org.gonu.cli.input.GameFile;
import org.gonu.cli.match.MatchOptions;
import org.gonu.cli.match.ThinkLogFile;
import org.gonu.match.MatchClocks;
import org.gonu.server.rating.Sprt;

/** The options of an arena and the values that they allow. */
final class ArenaOptions {
  private static final CommandOption A =
      CommandOption.value("a", "SPEC", "one side: " + ArenaSide.FORMS);
  private static final CommandOption B =
      CommandOption.value("b", "SPEC", "the other side, in the same forms");
  static final CommandOption GAMES =
      CommandOption.value(
          "games", "N", "matches on each sheet; intervals are Wilson's at 95 %", 20);
  private static final CommandOption CLOCKS =
      CommandOption.value(
          "clocks", "S/P", "seconds to prepare and for each move, decimals allowed", "10/2");
  private static final CommandOption PREVIEW =
      CommandOption.value(
          "preview-clock",
          "S",
          "seconds for players behind http:// to study the rules before each match, 0 to 86400;"
              + " with 0 no PREVIEW is sent",
          0);
  private static final CommandOption GRACE =
      CommandOption.value(
          "grace",
          "MS",
          "milliseconds beyond a clock that an answer of any player still counts; a clock starts"
              + " when the referee asks, before it connects, and players are told the clock alone",
          MatchClocks.USUAL_GRACE.toMillis());
  static final CommandOption CONCURRENCY =
      CommandOption.value("concurrency", "N", "matches at once, 1 to 256", 1);
  private static final CommandOption SPRT =
      CommandOption.value(
          "sprt",
          "ELO0,ELO1",
          "stop once all matches tell whether A is stronger by ELO0 or by ELO1 (Wald's sequential"
              + " test, generalised for draws, alpha = beta = 0.05)");
  static final CommandOption SAVE =
      CommandOption.value(
          "save", "DIR", "directory of records and journal; go on with what is there", "arena");
  static final CommandOption QUIET =
      CommandOption.flag("quiet", "show no progress on standard error");
  static final CommandOption JSON =
      CommandOption.flag("json", "print the results as a JSON object");

  static final ImmutableList<CommandOption> ALL =
      Lists.immutable.of(
          A,
          B,
          GAMES,
          CLOCKS,
          PREVIEW,
          GRACE,
          CONCURRENCY,
          SPRT,
          MatchOptions.SEED,
          SAVE,
          ThinkLogFile.OPTION,
          GameFile.CASE_SENSITIVE,
          QUIET,
          JSON);

  private static final Pattern TWO_CLOCKS = Pattern.compile("([0-9.]+)/([0-9.]+)");
  private static final double MIN_SECONDS = 0.01;
  private static final double MAX_SECONDS = 86_400;
  private static final double MAX_ELO = 2_000;

  private ArenaOptions() {}

  static ArenaSide sideA(Arguments arguments) {
    return side(arguments, A);
  }

  static ArenaSide sideB(Arguments arguments) {
    return side(arguments, B);
  }

  private static ArenaSide side(Arguments arguments, CommandOption option) {
    return arguments
        .text(option)
        .map(ArenaSide::parse)
        .orElseThrow(() -> new UsageException("arena: --" + option.name() + " SPEC is missing"));
  }

  /** The clocks of every match. */
  static MatchClocks clocks(Arguments arguments) {
    String text = arguments.text(CLOCKS).orElseThrow();
    Matcher clocks = TWO_CLOCKS.matcher(text);
    try {
      if (clocks.matches()) {
        double start = Double.parseDouble(clocks.group(1));
        double play = Double.parseDouble(clocks.group(2));
        if (isClock(start) && isClock(play)) {
          return MatchClocks.of(duration(start), duration(play))
              .withPreview(Duration.ofSeconds(arguments.number(PREVIEW, 0, 86_400)))
              .withGrace(Duration.ofMillis(arguments.number(GRACE, 0, 600_000)));
        }
      }
    } catch (NumberFormatException twoPoints) {
      throw wrongClocks(text);
    }
    throw wrongClocks(text);
  }

  private static boolean isClock(double seconds) {
    return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS;
  }

  private static Duration duration(double seconds) {
    return Duration.ofMillis(Math.round(seconds * 1000));
  }

  private static UsageException wrongClocks(String text) {
    return new UsageException(
        "--clocks must be two numbers of seconds from 0.01 to 86400 like 10/2, not '" + text + "'");
  }

  /** The sequential test, if one is asked for. */
  static Optional<Sprt> sprt(Arguments arguments) {
    return arguments.text(SPRT).map(ArenaOptions::sprt);
  }

  private static Sprt sprt(String text) {
    String[] parts = text.split(",", -1);
    try {
      if (parts.length == 2) {
        double elo0 = Double.parseDouble(parts[0]);
        double elo1 = Double.parseDouble(parts[1]);
        if (-MAX_ELO <= elo0 && elo0 < elo1 && elo1 <= MAX_ELO) {
          return Sprt.of(elo0, elo1);
        }
      }
    } catch (NumberFormatException notANumber) {
      throw wrongSprt(text);
    }
    throw wrongSprt(text);
  }

  private static UsageException wrongSprt(String text) {
    return new UsageException(
        "--sprt must be two differences in Elo, the smaller first, like 0,20, not '" + text + "'");
  }
}
