package org.gonu.server.tournament.report;

import java.util.Locale;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.StandingRow;
import org.gonu.server.tournament.standing.Standings;

/** The results of each player against each other as a table of HTML. */
final class CrossTable {
  private CrossTable() {}

  static String of(TournamentSpec spec, Standings standings) {
    ImmutableList<StandingRow> rows = standings.rows();
    Html html = new Html();
    html.raw("<div class=\"wide\"><table class=\"cross\">\n<thead><tr>")
        .numberTitle("#")
        .raw("<th scope=\"col\">Player</th>");
    rows.each(row -> html.numberTitle(String.valueOf(row.rank())));
    html.raw("</tr></thead>\n<tbody>\n");
    for (StandingRow row : rows) {
      html.raw("<tr>").number(row.rank()).raw("<th scope=\"row\">");
      html.text(spec.players().get(row.player()).name()).raw("</th>");
      for (StandingRow other : rows) {
        cell(html, row, other, spec, standings);
      }
      html.raw("</tr>\n");
    }
    return html.raw("</tbody></table></div>\n").toString();
  }

  private static void cell(
      Html html, StandingRow row, StandingRow other, TournamentSpec spec, Standings standings) {
    if (row.player() == other.player()) {
      html.raw("<td class=\"self\"></td>");
      return;
    }
    int contests = standings.contests(row.player(), other.player());
    if (contests == 0) {
      html.raw("<td class=\"none\">\u00b7</td>");
      return;
    }
    double points = standings.points(row.player(), other.player());
    double difference = points - standings.points(other.player(), row.player());
    String kind = Math.abs(difference) < 1e-9 ? "even" : difference > 0 ? "ahead" : "behind";
    html.raw("<td class=\"n " + kind + "\" title=\"")
        .text(
            spec.players().get(row.player()).name()
                + " against "
                + spec.players().get(other.player()).name())
        .raw("\">")
        .text(points(points) + "/" + contests)
        .raw("</td>");
  }

  /** Points without needless zeros. */
  static String points(double points) {
    return String.format(Locale.ROOT, "%.2f", points).replaceFirst("\\.?0+$", "");
  }
}
