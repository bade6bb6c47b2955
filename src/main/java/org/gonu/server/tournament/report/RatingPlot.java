package org.gonu.server.tournament.report;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Ratings;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.StandingRow;

/** A plot of ratings with their intervals as SVG, a row for each player; colours come by class. */
final class RatingPlot {
  private static final int NAMES = 190;
  private static final int WIDTH = 760;
  private static final int RIGHT = 70;
  private static final int ROW = 26;
  private static final int TOP = 34;
  private static final int MAX_NAME_LENGTH = 24;

  /** Distances between lines of the grid, the first that makes few enough lines is taken. */
  private static final int[] STEPS = {10, 20, 50, 100, 200, 500, 1000, 2000, 5000};

  private static final int MAX_LINES = 8;

  private final TournamentSpec spec;
  private final ImmutableList<StandingRow> rows;
  private final Ratings ratings;
  private final double low;
  private final double high;
  private final int step;

  private RatingPlot(TournamentSpec spec, ImmutableList<StandingRow> rows, Ratings ratings) {
    this.spec = spec;
    this.rows = rows.toSortedListBy(row -> -ratings.elo(row.player())).toImmutable();
    this.ratings = ratings;
    double least = rows.collectDouble(row -> ratings.interval(row.player()).low()).min();
    double most = rows.collectDouble(row -> ratings.interval(row.player()).high()).max();
    this.step = step(Math.max(1, most - least));
    this.low = step * Math.floor(least / step);
    this.high = Math.max(low + step, step * Math.ceil(most / step));
  }

  private static int step(double range) {
    for (int step : STEPS) {
      if (range / step <= MAX_LINES) {
        return step;
      }
    }
    return (int) Math.ceil(range / MAX_LINES);
  }

  /** The plot. */
  static String of(TournamentSpec spec, ImmutableList<StandingRow> rows, Ratings ratings) {
    return new RatingPlot(spec, rows, ratings).draw();
  }

  private String draw() {
    int height = TOP + ROW * rows.size() + 8;
    Html svg = new Html();
    svg.raw("<svg viewBox=\"0 0 " + WIDTH + " " + height + "\" role=\"img\"")
        .raw(" aria-label=\"Ratings with 95 % intervals\">\n");
    for (double elo = low; elo <= high; elo += step) {
      String x = x(elo);
      svg.raw("<line class=\"grid\" x1=\"" + x + "\" x2=\"" + x + "\" y1=\"" + (TOP - 8))
          .raw("\" y2=\"" + height + "\"/>")
          .raw("<text class=\"axis\" text-anchor=\"middle\" x=\"" + x + "\" y=\"16\">")
          .text(Math.round(elo) == 0 ? "0" : String.format(Locale.ROOT, "%+d", Math.round(elo)))
          .raw("</text>\n");
    }
    for (int i = 0; i < rows.size(); i++) {
      row(svg, rows.get(i).player(), TOP + ROW * i + ROW / 2);
    }
    return svg.raw("</svg>\n").toString();
  }

  private void row(Html svg, int player, int y) {
    Interval interval = ratings.interval(player);
    String elo = String.format(Locale.ROOT, "%+d", Math.round(ratings.elo(player)));
    String range =
        String.format(
            Locale.ROOT, "%+d to %+d", Math.round(interval.low()), Math.round(interval.high()));
    String name = spec.players().get(player).name();
    svg.raw("<g><title>")
        .text(name + ": " + elo + ", 95 % from " + range)
        .raw("</title>")
        .raw("<text class=\"name\" text-anchor=\"end\" x=\"" + (NAMES - 12))
        .raw("\" y=\"" + (y + 4) + "\">")
        .text(shortened(name))
        .raw("</text><line class=\"range\" x1=\"" + x(interval.low()))
        .raw("\" x2=\"" + x(interval.high()) + "\" y1=\"" + y + "\" y2=\"" + y + "\"/>")
        .raw("<circle class=\"dot\" r=\"5\" cx=\"" + x(ratings.elo(player)))
        .raw("\" cy=\"" + y + "\"/>")
        .raw("<text class=\"axis\" x=\"" + (WIDTH - RIGHT + 14) + "\" y=\"" + (y + 4) + "\">")
        .text(elo)
        .raw("</text></g>\n");
  }

  private static String shortened(String name) {
    int points = name.codePointCount(0, name.length());
    return points <= MAX_NAME_LENGTH
        ? name
        : name.substring(0, name.offsetByCodePoints(0, MAX_NAME_LENGTH - 1)) + "\u2026";
  }

  private String x(double elo) {
    double part = (elo - low) / (high - low);
    return String.format(Locale.ROOT, "%.1f", NAMES + part * (WIDTH - RIGHT - NAMES));
  }
}
