package org.gonu.cli.arena;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.gonu.cli.console.Json;
import org.gonu.cli.console.TextTable;
import org.gonu.server.arena.ArenaSettings;
import org.gonu.server.arena.Scoreboard;
import org.gonu.server.arena.Standing;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Sprt;

/** The results of an arena as text and as JSON. */
final class ArenaTable {
  private static final String TOTAL = "in all";

  private final ArenaSettings settings;
  private final Scoreboard board;
  private final ImmutableSet<String> broken;
  private final Copies copies;
  private final Path directory;

  /**
   * A table.
   *
   * @param broken the sheets whose rules broke down
   */
  ArenaTable(
      ArenaSettings settings,
      Scoreboard board,
      ImmutableSet<String> broken,
      Copies copies,
      Path directory) {
    this.settings = settings;
    this.board = board;
    this.broken = broken;
    this.copies = copies;
    this.directory = directory;
  }

  /**
   * The sides, a row for each sheet and one for all, the verdict of the test, and notes about
   * copies and sheets that broke down.
   */
  String print() {
    TextTable table =
        new TextTable(
            "game", "matches", "A %", "95 %", "B %", "won", "drawn", "lost", "Elo", "95 %", "late",
            "illegal", "failed", "length", "s/move");
    board.sheets().each(sheet -> row(table, sheet, board.ofSheet(sheet)));
    if (board.sheets().size() > 1) {
      row(table, TOTAL, board.total());
    }
    String heading =
        String.format(
            Locale.ROOT,
            "A: %s%nB: %s%nclocks %s/%s s, seed %d, records in %s%n%n",
            settings.playerA(),
            settings.playerB(),
            seconds(settings.clocks().start()),
            seconds(settings.clocks().play()),
            settings.seed(),
            directory);
    return heading
        + table.print()
        + board.sprt().map(this::verdict).orElse("")
        + copies.note()
        + notFinished();
  }

  private String notFinished() {
    return broken.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT,
            "%nnot all matches were played: the rules of %s broke down%n",
            brokenInOrder().makeString(", "));
  }

  private ImmutableList<String> brokenInOrder() {
    return board.sheets().select(broken::contains);
  }

  private static void row(TextTable table, String name, Standing standing) {
    Standing.Side a = standing.a();
    Standing.Side b = standing.b();
    table.row(
        name,
        standing.matches(),
        percent(a.share()),
        percent(a.shareInterval().low()) + " - " + percent(a.shareInterval().high()),
        percent(b.share()),
        standing.tally().won(),
        standing.tally().drawn(),
        standing.tally().lost(),
        elo(standing.elo()),
        elo(standing.eloInterval().low()) + " to " + elo(standing.eloInterval().high()),
        a.late() + "/" + b.late(),
        a.illegal() + "/" + b.illegal(),
        a.failed() + "/" + b.failed(),
        String.format(Locale.ROOT, "%.1f", standing.meanSteps()),
        String.format(Locale.ROOT, "%.2f/%.2f", a.secondsPerMove(), b.secondsPerMove()));
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f", 100 * part);
  }

  private static String elo(double difference) {
    if (Double.isInfinite(difference)) {
      return difference > 0 ? "+inf" : "-inf";
    }
    // Rounded first, so that there is no -0.
    return String.format(Locale.ROOT, "%+d", Math.round(difference));
  }

  private static String seconds(Duration clock) {
    return String.valueOf(clock.toMillis() / 1000.0).replaceFirst("\\.0$", "");
  }

  private String verdict(Sprt test) {
    String says =
        switch (board.verdict()) {
          case ELO0 -> "A is not stronger than by " + test.elo0() + " Elo (H0)";
          case ELO1 -> "A is stronger by " + test.elo1() + " Elo (H1)";
          case OPEN -> "undecided";
        };
    return String.format(
        Locale.ROOT,
        "%nSPRT %s against %s Elo: %s; LLR %.2f, bounds %.2f and %.2f%n",
        test.elo0(),
        test.elo1(),
        says,
        test.logLikelihoodRatio(board.total().tally()),
        test.lower(),
        test.upper());
  }

  /** All results as one object. */
  ObjectNode json() {
    ObjectNode node =
        Json.object()
            .put("a", settings.playerA())
            .put("b", settings.playerB())
            .put("startClock", settings.clocks().start().toMillis() / 1000.0)
            .put("playClock", settings.clocks().play().toMillis() / 1000.0)
            .put("seed", settings.seed())
            .put("directory", directory.toString());
    ArrayNode games = node.putArray("games");
    board
        .sheets()
        .each(
            sheet ->
                fill(games.addObject().put("game", sheet), board.ofSheet(sheet), copies.of(sheet)));
    fill(node.putObject("total"), board.total(), copies.total());
    ArrayNode brokenSheets = node.putArray("broken");
    brokenInOrder().each(brokenSheets::add);
    board.sprt().ifPresent(test -> fill(node.putObject("sprt"), test));
    return node;
  }

  private static void fill(ObjectNode node, Standing standing, int copies) {
    node.put("matches", standing.matches());
    node.put("copies", copies);
    fill(node.putObject("a"), standing.a());
    fill(node.putObject("b"), standing.b());
    node.put("won", standing.tally().won());
    node.put("drawn", standing.tally().drawn());
    node.put("lost", standing.tally().lost());
    Interval elo = standing.eloInterval();
    put(node, "elo", standing.elo());
    put(node, "eloLow", elo.low());
    put(node, "eloHigh", elo.high());
    node.put("meanSteps", standing.meanSteps());
  }

  private static void fill(ObjectNode node, Standing.Side side) {
    node.put("share", side.share())
        .put("shareLow", side.shareInterval().low())
        .put("shareHigh", side.shareInterval().high())
        .put("late", side.late())
        .put("illegal", side.illegal())
        .put("failed", side.failed())
        .put("secondsPerMove", side.secondsPerMove());
  }

  private void fill(ObjectNode node, Sprt test) {
    node.put("elo0", test.elo0())
        .put("elo1", test.elo1())
        .put("llr", test.logLikelihoodRatio(board.total().tally()))
        .put("lower", test.lower())
        .put("upper", test.upper())
        .put("verdict", board.verdict().name().toLowerCase(Locale.ROOT));
  }

  /** Adds a number. JSON has no infinite numbers: null stands for them. */
  private static void put(ObjectNode node, String name, double number) {
    if (Double.isInfinite(number)) {
      node.putNull(name);
    } else {
      node.put(name, number);
    }
  }
}
