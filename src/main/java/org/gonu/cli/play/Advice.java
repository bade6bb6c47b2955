package org.gonu.cli.play;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.TextTable;
import org.gonu.cli.person.PersonChoice;
import org.gonu.cli.person.TypedMoves;
import org.gonu.game.Game;
import org.gonu.machine.Move;
import org.gonu.machine.StateMachine;
import org.gonu.player.Analysis;
import org.gonu.player.LineText;
import org.gonu.player.PlayerSettings;
import org.gonu.render.Pictures;
import org.gonu.search.SearchReport;
import org.gonu.search.SearchReport.Candidate;
import org.gonu.text.Counted;

/** What the search says to a person who asks for it. */
final class Advice {
  private static final int MAX_MOVES = 5;
  private static final int MAX_OF_LINE = 8;

  /** With fewer, the values of moves are little more than chance. */
  private static final int FEW_PLAYOUTS = 100;

  /** How often a search looks whether the person wants it to end. */
  private static final Duration POLLED = Duration.ofMillis(100);

  private final Game game;
  private final Pictures pictures;
  private final PlayerSettings settings;
  private final Duration time;
  private final Console console;

  /**
   * Advice on a game.
   *
   * @param time of each search
   */
  Advice(Game game, Pictures pictures, PlayerSettings settings, Duration time, Console console) {
    this.game = game;
    this.pictures = pictures;
    this.settings = settings;
    this.time = time;
    this.console = console;
  }

  /**
   * Names the best move.
   *
   * @param stop once true, the search ends with what it has
   */
  void hint(PersonChoice place, BooleanSupplier stop) {
    Optional<SearchReport> report = search(place, stop);
    if (report.isEmpty()) {
      console.out().println("The time was too short for any search; --think sets it.");
      return;
    }
    Candidate best = report.get().best();
    console
        .out()
        .println(
            "Hint: "
                + name(best.move(), place)
                + ", "
                + value(report.get(), best)
                + " of 100 points."
                + doubt(report.get()));
  }

  /** What a person has to know of a hint that rests on very little; empty if it does not. */
  static String doubt(SearchReport report) {
    Candidate best = report.best();
    boolean isFounded =
        report.playouts() >= FEW_PLAYOUTS
            || best.proved()
            || best.lowest() > 0
            || best.probability().isPresent();
    return isFounded
        ? ""
        : " It rests on "
            + Counted.grouped(report.playouts(), "playout")
            + " alone; --think gives the search more time.";
  }

  /**
   * Tells the value of the position, the best moves, and what is expected.
   *
   * @param stop once true, the search ends with what it has
   */
  void think(PersonChoice place, BooleanSupplier stop) {
    Optional<SearchReport> found = search(place, stop);
    if (found.isEmpty()) {
      console.out().println("The time was too short for any search; --think sets it.");
      return;
    }
    SearchReport report = found.get();
    TextTable table = new TextTable("move", "value", report.isMixed() ? "probability" : "playouts");
    for (Candidate candidate : report.candidates().take(MAX_MOVES)) {
      table.row(
          name(candidate.move(), place),
          value(report, candidate),
          report.isMixed() ? probability(candidate) : candidate.visits());
    }
    console.out().print(table.print().indent(2));
    String values =
        game.roles()
            .collect(
                role ->
                    String.format(Locale.ROOT, "%s %.1f", role, report.values().get(role.index())))
            .makeString(", ");
    console.out().println("Value: " + values + (report.proved() ? ", proved" : ""));
    if (report.expectedLine().notEmpty()) {
      console.out().println("Expected: " + LineText.of(report.expectedLine(), MAX_OF_LINE));
    }
  }

  private Optional<SearchReport> search(PersonChoice place, BooleanSupplier stop) {
    StateMachine machine = game.newMachine();
    try (Analysis analysis =
        new Analysis(game, machine, machine.stateOf(place.facts()), settings, time)) {
      boolean isOver = false;
      while (!isOver && !stop.getAsBoolean() && !Thread.currentThread().isInterrupted()) {
        isOver = analysis.await(POLLED);
      }
      analysis.rest();
      return analysis.report(place.role()).filter(report -> report.candidates().notEmpty());
    }
  }

  private String name(Move move, PersonChoice place) {
    return TypedMoves.of(pictures.gestures(place.role(), place.legalMoves(), place.facts()))
        .all()
        .detectOptional(named -> named.move().equals(move))
        .map(TypedMoves.Named::shown)
        .orElseGet(move::toString);
  }

  private static String probability(Candidate candidate) {
    return String.format(Locale.ROOT, "%.1f %%", 100 * candidate.probability().orElseThrow());
  }

  private static String value(SearchReport report, Candidate candidate) {
    if (candidate.proved()) {
      return "proved " + candidate.lowest();
    }
    return report.isUntried(candidate)
        ? "-"
        : String.format(Locale.ROOT, "%.1f", candidate.value());
  }
}
