package org.gonu.server.tournament.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import org.gonu.server.rating.Interval;
import org.gonu.server.rating.Ratings;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.GameEntry;
import org.gonu.server.tournament.TieBreak;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.course.FaultCount;
import org.gonu.server.tournament.standing.StandingRow;
import org.gonu.server.tournament.standing.Standings;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.Sha256;

/**
 * The report of a tournament as one page without scripts, which needs nothing from elsewhere: its
 * content security policy allows its own style sheet, by hash, and no more. Names and all other
 * text from outside are escaped.
 */
public final class HtmlReport {
  private static final String STYLE = style();

  private final Tournament tournament;
  private final TournamentSpec spec;
  private final Standings standings;
  private final Html html = new Html();

  private HtmlReport(Tournament tournament) {
    this.tournament = tournament;
    this.spec = tournament.spec();
    this.standings = tournament.standings();
  }

  /** The page. */
  public static String of(Tournament tournament) {
    return new HtmlReport(tournament).page();
  }

  private static String style() {
    try (InputStream file = HtmlReport.class.getResourceAsStream("report.css")) {
      if (file == null) {
        throw new IllegalStateException("the style sheet is not in the program");
      }
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static String styleHash() {
    byte[] digest = Sha256.newDigest().digest(STYLE.getBytes(StandardCharsets.UTF_8));
    return "sha256-" + Base64.getEncoder().encodeToString(digest);
  }

  private String page() {
    html.raw("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
        .raw("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; ")
        .raw("style-src '" + styleHash() + "'; base-uri 'none'; form-action 'none'\">\n")
        .raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .raw("<meta name=\"color-scheme\" content=\"light dark\">\n")
        .element("title", spec.name())
        .raw("\n<style>" + STYLE + "</style>\n</head>\n<body>\n<main>\n");
    heading();
    standings();
    ratings();
    section("Each against each");
    html.raw("<p>Points of the player of the row, and matches. The columns are ranks.</p>\n")
        .raw(CrossTable.of(spec, standings));
    faults();
    games();
    decisions();
    section("Matches");
    html.raw(MatchList.of(tournament)).raw("</main>\n</body>\n</html>\n");
    return html.toString();
  }

  private void section(String title) {
    html.element("h2", title).raw("\n");
  }

  private void heading() {
    int open = tournament.next().size();
    html.element("h1", spec.name())
        .raw("\n<p class=\"lead\">")
        .text(spec.format().label() + ", " + spec.players().size() + " players, seed ")
        .text(spec.seed() + ", " + tournament.results().size() + " matches played, ")
        .text(tournament.isFinished() ? "finished" : open + " to play now")
        .raw("</p>\n");
  }

  private void standings() {
    Optional<String> score = scoreTitle();
    section("Standings");
    html.raw("<div class=\"wide\"><table>\n<thead><tr>")
        .numberTitle("#")
        .raw("<th scope=\"col\">Player</th>");
    score.ifPresent(html::numberTitle);
    html.numberTitle("Points")
        .numberTitle("Matches")
        .numberTitle("Won")
        .numberTitle("Drawn")
        .numberTitle("Lost")
        .numberTitle("Elo")
        .numberTitle("95 %")
        .raw("</tr></thead>\n<tbody>\n");
    Ratings ratings = standings.ratings();
    for (StandingRow row : standings.rows()) {
      html.raw("<tr>")
          .number(row.rank())
          .raw("<th scope=\"row\">")
          .text(name(row) + (row.withdrawn() ? " (left)" : ""))
          .raw("</th>");
      score.ifPresent(title -> html.number(CrossTable.points(row.score())));
      html.number(CrossTable.points(row.totals().points()))
          .number(row.totals().contests())
          .number(row.totals().won())
          .number(row.totals().drawn())
          .number(row.totals().lost())
          .number(elo(ratings.elo(row.player())))
          .number(range(ratings.interval(row.player())))
          .raw("</tr>\n");
    }
    html.raw("</tbody></table></div>\n<p class=\"note\">Equal scores are decided by ")
        .text(spec.tieBreaks().collect(TieBreak::label).makeString(", then "))
        .raw(".</p>\n");
  }

  /** What counts first, where it is not points. */
  private Optional<String> scoreTitle() {
    if (spec.format() instanceof Format.KnockOut) {
      return Optional.of("Rounds");
    }
    return spec.format() instanceof Format.Gauntlet ? Optional.of("Mean") : Optional.empty();
  }

  private String name(StandingRow row) {
    return spec.players().get(row.player()).name();
  }

  private void ratings() {
    section("Ratings");
    html.raw("<p>Differences from the mean in Elo, with 95 % intervals.</p>\n")
        .raw(RatingPlot.of(spec, standings.rows(), standings.ratings()));
    if (spec.games().size() > 1) {
      for (int game = 0; game < spec.games().size(); game++) {
        html.raw("<details><summary>")
            .text(spec.games().get(game).name())
            .raw("</summary>\n")
            .raw(RatingPlot.of(spec, standings.rows(), standings.ratings(game)))
            .raw("</details>\n");
      }
    }
  }

  private static String elo(double number) {
    return String.format(Locale.ROOT, "%+d", Math.round(number));
  }

  private static String range(Interval interval) {
    return elo(interval.low()) + " to " + elo(interval.high());
  }

  private void faults() {
    section("Faults");
    html.raw("<p>Crashes: matches in which a player broke down, was missing, or that it forfeited.")
        .raw(" The others are answers.</p>\n<div class=\"wide\"><table>\n<thead><tr>")
        .raw("<th scope=\"col\">Player</th>")
        .numberTitle("Crashes")
        .numberTitle("Late")
        .numberTitle("Illegal")
        .numberTitle("Failed")
        .numberTitle("Absent")
        .numberTitle("Forfeited")
        .raw("</tr></thead>\n<tbody>\n");
    for (StandingRow row : standings.rows()) {
      FaultCount faults = row.totals().faults();
      html.raw("<tr><th scope=\"row\">")
          .text(name(row))
          .raw("</th>")
          .number(faults.crashes())
          .number(faults.late())
          .number(faults.illegal())
          .number(faults.failed())
          .number(faults.absent())
          .number(faults.forfeited())
          .raw("</tr>\n");
    }
    html.raw("</tbody></table></div>\n");
  }

  private void games() {
    section("Games");
    html.raw("<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Game</th>")
        .numberTitle("Seats")
        .numberTitle("Matches")
        .raw("<th scope=\"col\">Version (SHA-256)</th></tr></thead>\n<tbody>\n");
    for (int i = 0; i < spec.games().size(); i++) {
      GameEntry game = spec.games().get(i);
      html.raw("<tr><th scope=\"row\">")
          .text(game.name())
          .raw("</th>")
          .number(game.seats().size())
          .number(standings.contestsOfGame(i))
          .raw("<td class=\"hash\">")
          .text(game.sha256())
          .raw("</td></tr>\n");
    }
    html.raw("</tbody></table></div>\n");
  }

  private void decisions() {
    if (tournament.decisions().isEmpty()) {
      return;
    }
    section("Decisions");
    html.raw("<ul>\n");
    for (Decision decision : tournament.decisions()) {
      html.raw("<li>").text(sentence(decision));
      html.text(decision.reason().isEmpty() ? "" : ": " + decision.reason()).raw("</li>\n");
    }
    html.raw("</ul>\n");
  }

  private static String sentence(Decision decision) {
    if (decision instanceof Decision.Forfeit forfeit) {
      return forfeit.player() + " forfeits " + forfeit.match();
    }
    if (decision instanceof Decision.Replay replay) {
      return replay.match() + " is played again";
    }
    Decision.Withdrawal withdrawal = (Decision.Withdrawal) decision;
    return withdrawal.player() + " leaves before round " + withdrawal.fromRound();
  }
}
