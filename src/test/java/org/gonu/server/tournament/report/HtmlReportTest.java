package org.gonu.server.tournament.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.server.tournament.Entrant;
import org.gonu.server.tournament.Faults;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.Simulated;
import org.gonu.server.tournament.standing.Tournament;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** The page: complete, escaped, and without anything from elsewhere. */
final class HtmlReportTest {
  private static final String EVIL = "<b onclick='x'>&\"</b>";

  private static Tournament played() {
    return Simulated.play(
        Tournament.begin(Simulated.spec(5, new Format.RoundRobin(), 1, 2, 1)), 1, 1);
  }

  private static Tournament evil() {
    TournamentSpec spec = Simulated.spec(2, new Format.RoundRobin(), 1, 2);
    TournamentSpec named =
        new TournamentSpec(
            EVIL,
            1,
            spec.games(),
            Lists.immutable.of(
                new Entrant(EVIL, Lists.immutable.of("legal")),
                new Entrant("=1+\u001b[31m", Lists.immutable.of("legal"))),
            new TournamentSpec.Rules(
                spec.format(), 1, spec.scoring(), Optional.empty(), spec.tieBreaks()),
            new TournamentSpec.Conduct(1, false));
    Tournament start = Tournament.begin(named);
    ScheduledMatch match = start.next().getFirst();
    return start.with(
        new MatchResult(
            match.id(),
            1,
            start.names(match),
            Optional.empty(),
            match.seats().collect(seat -> new Faults(1, 2, 3, true)),
            EVIL,
            0,
            "javascript:alert(1)",
            ""));
  }

  @Test
  void page_ofATournament_isWellFormedAndShowsEverybody() throws Exception {
    Tournament tournament = played();

    String page = HtmlReport.of(tournament);

    String xml = page.replaceFirst("<!DOCTYPE html>", "").replaceAll("<meta([^>]*)>", "<meta$1/>");
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(xml)));
    tournament.spec().players().each(player -> assertTrue(page.contains(player.name())));
    assertEquals(
        tournament.results().size(), page.split("href=\"records/", -1).length - 1, "links");
    assertTrue(page.contains("<svg viewBox"));
    assertTrue(page.contains("prefers-color-scheme: dark"));
  }

  @Test
  void page_policy_allowsItsStyleAndNothingElse() throws Exception {
    String page = HtmlReport.of(played());
    Matcher style = Pattern.compile("(?s)<style>(.*)</style>").matcher(page);
    Matcher policy = Pattern.compile("style-src '(sha256-[^']+)'").matcher(page);
    assertTrue(style.find() && policy.find());

    byte[] digest =
        MessageDigest.getInstance("SHA-256")
            .digest(style.group(1).getBytes(StandardCharsets.UTF_8));

    assertEquals("sha256-" + Base64.getEncoder().encodeToString(digest), policy.group(1));
    assertFalse(Pattern.compile("<script|<link|<img|style=|https?:|url\\(").matcher(page).find());
  }

  @Test
  void page_namesWithMarkup_areEscaped() {
    String page = HtmlReport.of(evil());

    assertFalse(page.contains("<b onclick"));
    assertFalse(page.contains("javascript:"));
    assertFalse(page.contains("\u001b"));
    assertTrue(page.contains("&lt;b onclick=&#39;x&#39;&gt;&amp;&quot;&lt;/b&gt;"));
  }

  @Test
  void csv_namesWithQuotesAndFormulas_areText() {
    String csv = StandingsCsv.of(evil());

    assertTrue(csv.contains("\"<b onclick='x'>&\"\"</b>\""), csv);
    assertTrue(csv.contains("\"'=1+"), csv);
    assertEquals(3, csv.lines().count());
  }

  @Test
  void json_ofATournament_hasPlacesGamesAndCrossTable() {
    Tournament tournament = played();

    var json = StandingsJson.of(tournament);

    assertEquals(5, json.get("standings").size());
    assertEquals(2, json.get("games").size());
    assertEquals(20, json.get("cross").size());
    assertEquals(10, json.get("pairings").size());
    assertTrue(json.get("finished").asBoolean());
    assertEquals(1, json.get("standings").get(0).get("rank").asInt());
  }

  @Test
  void links_toOtherPlaces_areNone() {
    assertTrue(MatchList.isBeside("records/1.1.a.1-1~2.json"));
    assertFalse(MatchList.isBeside("../../etc/passwd"));
    assertFalse(MatchList.isBeside("//evil.example/x"));
    assertFalse(MatchList.isBeside("/etc/passwd"));
    assertFalse(MatchList.isBeside("data:text/html,x"));
  }
}
