package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Route;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

/** The pages of a tournament that was held. */
final class TournamentPageTest extends WithServer {
  private static final int MATCHES = 6;

  /** The pause between two questions of the page. */
  private static final int ASKING_MILLIS = 3000;

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

  /** The page asks every three seconds; the first answer about standings takes longer here. */
  @Test
  void standings_thatComeLate_doNotReplaceNewerOnes() throws Exception {
    hold("Late cup");
    Screen screen = screen();
    MutableList<Runnable> held = Lists.mutable.empty();
    screen
        .page()
        .route(
            "**/standings",
            route -> {
              if (held.isEmpty()) {
                APIResponse early = route.fetch();
                held.add(() -> route.fulfill(new Route.FulfillOptions().setResponse(early)));
              } else {
                route.resume();
              }
            });
    screen.page().clock().install();
    screen.open("#/tournaments");
    screen.find(".rows a").filter(Screen.withText("Late cup")).click();
    screen.page().waitForCondition(() -> !held.isEmpty());
    for (int tries = 0; tries < 300 && !isFinished("Late cup"); tries++) {
      screen.page().waitForTimeout(100);
    }
    askAgain(screen);
    askAgain(screen);
    held.each(Runnable::run);
    askAgain(screen);

    screen.waitForText(".lead", "finished");
  }

  /** Lets the time of the page go on until it asks again, and waits for what it may be told. */
  private static void askAgain(Screen screen) {
    screen.page().clock().runFor(ASKING_MILLIS);
    screen.page().waitForTimeout(200);
  }

  @Test
  void tournament_thatIsNotThere_doesNotLeaveTheOneBeforeBelowTheError() throws Exception {
    hold("Winter cup");
    Screen screen = screen().open("#/tournaments");
    screen.find(".rows a").filter(Screen.withText("Winter cup")).click();
    screen.waitForText("gonu-tournament h1", "Winter cup");

    screen.expectMessages(".*404 \\(Not Found\\).*");
    screen.page().evaluate("location.hash = '#/tournament/none'");

    screen.waitForText(".error", "there is no tournament 'none'");
    assertEquals(0, screen.find("gonu-tournament h1").count());
    screen.page().evaluate("location.hash = '#/match/none'");
    screen.waitForText("gonu-match .error", "there is no match 'none'");
    assertEquals(0, screen.find("gonu-match .note").count());
  }

  /** The page of a cup that was held. */
  private Screen held(String name) throws Exception {
    hold(name);
    Screen screen = screen().open("#/tournaments");
    screen.find(".rows a").filter(Screen.withText(name)).click();
    screen.waitForText(".lead", "finished");
    return screen;
  }

  private boolean isFinished(String name) throws Exception {
    for (JsonNode row : server.client().get("/api/v1/tournaments").get("tournaments")) {
      if (row.toString().contains(name)) {
        return row.get("state").asText().equals("finished");
      }
    }
    return false;
  }

  @Test
  void tournament_held_isShownWithStandingsAndMatches() throws Exception {
    Screen screen = held("Autumn cup");

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
