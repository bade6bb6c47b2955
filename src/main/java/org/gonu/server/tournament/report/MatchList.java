package org.gonu.server.tournament.report;

import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.standing.Tournament;

/** The matches of a tournament as a table of HTML, with links to their records. */
final class MatchList {
  /** Records are linked only where they lie beside the report. */
  private static final String RELATIVE = "[A-Za-z0-9_~-][A-Za-z0-9._~/-]{0,200}";

  private MatchList() {}

  static String of(Tournament tournament) {
    Html html = new Html();
    html.raw("<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Match</th>")
        .raw("<th scope=\"col\">Players</th>")
        .numberTitle("Goals")
        .numberTitle("Steps")
        .raw("<th scope=\"col\">Faults</th></tr></thead>\n<tbody>\n");
    tournament.results().each(result -> row(html, result));
    return html.raw("</tbody></table></div>\n").toString();
  }

  private static void row(Html html, MatchResult result) {
    String name = result.match() + (result.attempt() > 1 ? "~" + result.attempt() : "");
    html.raw("<tr><td>");
    if (isBeside(result.record())) {
      html.raw("<a href=\"").text(result.record()).raw("\">").text(name).raw("</a>");
    } else {
      html.text(name);
    }
    html.raw("</td><td>").text(result.players().makeString(" \u2013 ")).raw("</td>");
    html.number(result.goals().map(goals -> goals.makeString(" : ")).orElse("no result"));
    html.number(result.steps()).raw("<td>");
    for (int seat = 0; seat < result.players().size(); seat++) {
      faults(html, result.players().get(seat), result.faults().get(seat));
    }
    html.text(result.reason()).raw("</td></tr>\n");
  }

  /** True for a file name that leads to no other place than the report's. */
  static boolean isBeside(String record) {
    return record.matches(RELATIVE) && !record.contains("..") && !record.contains("//");
  }

  private static void faults(Html html, String player, Faults faults) {
    if (!faults.equals(Faults.NONE)) {
      html.text(player + ":")
          .text(faults.late() > 0 ? " late " + faults.late() : "")
          .text(faults.illegal() > 0 ? " illegal " + faults.illegal() : "")
          .text(faults.failed() > 0 ? " failed " + faults.failed() : "")
          .text(faults.absent() ? " absent" : "")
          .raw(" ");
    }
  }
}
