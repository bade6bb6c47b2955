package org.gonu.server.tournament.report;

import java.util.Locale;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Ratings;
import org.gonu.server.tournament.course.FaultCount;
import org.gonu.server.tournament.standing.StandingRow;
import org.gonu.server.tournament.standing.Standings;
import org.gonu.server.tournament.standing.Tournament;

/** Standings as comma-separated values (RFC 4180, but for line feeds), with a line of titles. */
public final class StandingsCsv {
  private static final String TITLES =
      "rank,player,score,points,matches,won,drawn,lost,byes,elo,elo low,elo high,"
          + "crashes,late,illegal,failed,absent,forfeited,withdrawn\n";

  private StandingsCsv() {}

  /** The standings of a tournament. */
  public static String of(Tournament tournament) {
    Standings standings = tournament.standings();
    Ratings ratings = standings.ratings();
    StringBuilder out = new StringBuilder(TITLES);
    for (StandingRow row : standings.rows()) {
      String name = tournament.spec().players().get(row.player()).name();
      out.append(cells(row, name, ratings).makeString(",")).append("\n");
    }
    return out.toString();
  }

  private static ImmutableList<String> cells(StandingRow row, String name, Ratings ratings) {
    Interval elo = ratings.interval(row.player());
    FaultCount faults = row.totals().faults();
    return Lists.immutable
        .<Object>with(
            row.rank(),
            quoted(name),
            decimal(row.score()),
            decimal(row.totals().points()),
            row.totals().contests(),
            row.totals().won(),
            row.totals().drawn(),
            row.totals().lost(),
            row.totals().byes())
        .newWithAll(
            Lists.immutable.<Object>with(
                decimal(ratings.elo(row.player())),
                decimal(elo.low()),
                decimal(elo.high()),
                faults.crashes(),
                faults.late(),
                faults.illegal(),
                faults.failed(),
                faults.absent(),
                faults.forfeited(),
                row.withdrawn()))
        .collect(String::valueOf);
  }

  /**
   * A text in quotes. A text that a spreadsheet would take for a formula gets an apostrophe, which
   * spreadsheets take for "this is text".
   */
  static String quoted(String text) {
    boolean isFormula = !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0;
    return '"' + (isFormula ? "'" : "") + text.replace("\"", "\"\"") + '"';
  }

  private static String decimal(double number) {
    // Rounded first, so that there is no -0.
    return String.format(Locale.ROOT, "%.3f", Math.round(number * 1000) / 1000.0 + 0.0);
  }
}
