package org.gonu.cli.tournament;

import java.util.Locale;
import org.gonu.cli.console.TextTable;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Ratings;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.FaultCount;
import org.gonu.server.tournament.standing.PairingSummary;
import org.gonu.server.tournament.standing.StandingRow;
import org.gonu.server.tournament.standing.Standings;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.Counted;

/** Standings as a table of text. */
final class StandingsTable {
  private StandingsTable() {}

  static String of(Tournament tournament) {
    TournamentSpec spec = tournament.spec();
    Standings standings = tournament.standings();
    Ratings ratings = standings.ratings();
    String score = score(spec.format());
    TextTable table =
        new TextTable(
            "rank",
            "player",
            score,
            "matches",
            "won",
            "drawn",
            "lost",
            "Elo",
            "95 %",
            "crashes",
            "late",
            "illegal",
            "failed",
            "absent",
            "forfeited");
    for (StandingRow row : standings.rows()) {
      Interval elo = ratings.interval(row.player());
      FaultCount faults = row.totals().faults();
      table.row(
          row.rank(),
          spec.players().get(row.player()).name() + (row.withdrawn() ? " (left)" : ""),
          decimal(row.score()),
          row.totals().contests(),
          row.totals().won(),
          row.totals().drawn(),
          row.totals().lost(),
          elo(ratings.elo(row.player())),
          elo(elo.low()) + " to " + elo(elo.high()),
          faults.crashes(),
          faults.late(),
          faults.illegal(),
          faults.failed(),
          faults.absent(),
          faults.forfeited());
    }
    return heading(tournament) + "\n" + table.print() + tests(tournament);
  }

  /** What counts first. */
  private static String score(Format format) {
    if (format instanceof Format.KnockOut) {
      return "rounds";
    }
    return format instanceof Format.Gauntlet ? "mean" : "points";
  }

  private static String heading(Tournament tournament) {
    TournamentSpec spec = tournament.spec();
    int open = tournament.next().size();
    String state =
        tournament.isFinished()
            ? "finished"
            : "not finished, " + Counted.of(open, "match") + " to play now";
    return String.format(
        Locale.ROOT,
        "%s: %s, seed %d, %s%n",
        spec.name(),
        spec.format().label(),
        spec.seed(),
        state);
  }

  private static String tests(Tournament tournament) {
    if (tournament.spec().sprt().isEmpty()) {
      return "";
    }
    Sprt test = tournament.spec().sprt().get();
    TextTable table = new TextTable("pairing", "pairs", "score %", "95 %", "LLR", "verdict");
    for (PairingSummary each : tournament.pairings()) {
      if (each.pairing().players().size() == 2) {
        Interval scores = each.pairs().interval();
        table.row(
            each.pairing()
                .players()
                .collect(tournament.spec().players()::get)
                .collect(Entrant::name)
                .makeString(" - "),
            each.pairs().pairs(),
            percent(each.pairs().mean()),
            percent(scores.low()) + " - " + percent(scores.high()),
            String.format(Locale.ROOT, "%.2f", test.logLikelihoodRatio(each.pairs())),
            verdict(each.verdict(), test));
      }
    }
    return String.format(
            Locale.ROOT,
            "%nSPRT of pairs, %s against %s Elo, bounds %.2f and %.2f%n",
            test.elo0(),
            test.elo1(),
            test.lower(),
            test.upper())
        + table.print();
  }

  private static String verdict(Sprt.Verdict verdict, Sprt test) {
    return switch (verdict) {
      case ELO0 -> "not stronger than by " + test.elo0();
      case ELO1 -> "stronger by " + test.elo1();
      case OPEN -> "undecided";
    };
  }

  private static String percent(double part) {
    return String.format(Locale.ROOT, "%.1f", 100 * part);
  }

  private static String decimal(double number) {
    return String.format(Locale.ROOT, "%.2f", number);
  }

  private static String elo(double number) {
    // Rounded first, so that there is no -0.
    return String.format(Locale.ROOT, "%+d", Math.round(number));
  }
}
