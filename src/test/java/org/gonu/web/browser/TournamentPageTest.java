package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.microsoft.playwright.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The pages of a tournament that was held. */
final class TournamentPageTest extends WithServer {
  private static final int MATCHES = 6;

  TournamentPageTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  /** Lets three players of our own play each other at tic-tac-toe, and waits for the end. */
  private void hold(String name) throws Exception {
    ServerClient client = server.client();
    client.post(
        "/api/v1/sheets",
        Map.of("name", "tic-tac-toe", "text", Files.readString(Path.of("rules/tic-tac-toe.kif"))));
    client.postText(
        "/api/v1/tournaments",
        """
        tournament: %s
        clocks: {start: 5, play: 5, grace: 0}
        concurrency: 4
        games: [tic-tac-toe]
        players:
        - {name: Searcher, address: 'mcts:playouts=300'}
        - {name: Lucky, address: random}
        - {name: First, address: legal}
        """
            .formatted(name));
  }

  @Test
  void tournament_held_isShownWithStandingsAndMatches() throws Exception {
    hold("Autumn cup");
    Screen screen = screen().open("#/tournaments");
    screen.find(".rows a").filter(Screen.withText("Autumn cup")).click();

    screen.waitForText(".lead", "finished");
    assertEquals("1. Searcher", screen.find(".cross th[scope=row]").first().innerText().strip());
    assertEquals(MATCHES, screen.find(".rows a").count());
    screen.checkAccess();
    screen.shootForDocumentation("tournament");
    screen.inDarkColours().checkContrast();
    screen.inLightColours();

    screen.find(".rows a").first().click();
    screen.find("gonu-match gonu-steps .result").waitFor();
    screen.checkAccess();
    screen.shoot("tournament-match");
    screen.inDarkColours().checkContrast();
    screen.shoot("tournament-match-dark");
    screen.inLightColours();

    screen.open("#/game/tic-tac-toe");
    screen.find(".rows a[href^='#/match/']").first().waitFor();
    screen.waitForText("td", "15,120");
    screen.checkAccess();
    screen.shootWhole("game-records");
    screen.find(".rows a").filter(Screen.withText("random – random")).click();
    screen.find("gonu-shared gonu-board .picture svg").waitFor();

    screen.open("#/tournaments");
    screen.find(".rows a").filter(Screen.withText("Autumn cup")).click();
    screen.onATelephone().waitForText(".lead", "finished");
    screen.checkNoSidewaysScrolling();
    screen.shootWhole("tournament-phone");
  }
}
