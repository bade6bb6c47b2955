package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.FilePayload;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches are watched live, replayed from records, and gone through with the search. */
final class WatchTest extends WithServer {
  WatchTest(Browser browser, WebServer server) {
    super(browser, server);
  }

  /** Lets two programs of a server play, with so many milliseconds for a move. */
  private static String startMatch(WebServer server, String game, int playClock) throws Exception {
    for (String player : List.of("ann", "bob")) {
      server.put(
          "/api/v1/players/" + player,
          Map.of("kind", "local", "address", "mcts:playouts=100000000"));
    }
    JsonNode sheet =
        server.post(
            "/api/v1/sheets",
            Map.of("name", game, "text", Files.readString(Path.of("rules", game + ".kif"))));
    return server
        .post(
            "/api/v1/matches",
            Map.of(
                "sheet",
                sheet.get("hash").asText(),
                "players",
                List.of("ann", "bob"),
                "startClock",
                1000,
                "playClock",
                playClock))
        .get("id")
        .asText();
  }

  private static int step(Screen screen) {
    return screen.find("gonu-steps .steps li:not(.none)").count();
  }

  @Test
  void liveMatch_serverRestarts_isFollowedToTheEnd(@TempDir Path directory) throws Exception {
    try (WebServer own = new WebServer(directory.resolve("data"));
        Screen screen = Screen.of(browser, own)) {
      screen.expectMessages("ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_RESET");
      String match = startMatch(own, "tic-tac-toe", 1500);
      screen.open("#/watch");
      screen.find(".rows a").first().click();
      screen.page().waitForCondition(() -> step(screen) >= 2);
      screen.shoot("live");

      own.restart();

      screen.waitForText("gonu-steps .result", ":");
      assertTrue(screen.page().url().contains(match), screen.page().url());
      assertTrue(step(screen) >= 5, "steps: " + step(screen));
    }
  }

  @Test
  void record_fromAFile_isReplayedStepByStep() throws Exception {
    Screen screen = screen();
    screen.open("#/replay");
    screen
        .find("input[type=file]")
        .setInputFiles(
            new FilePayload(
                "krk-mate.json",
                "application/json",
                Files.readAllBytes(Path.of("test-matches/krk-mate.json"))));
    screen.find("gonu-board .picture svg").waitFor();
    String first = screen.find("gonu-board .picture").innerHTML();

    screen.page().keyboard().press("ArrowRight");
    screen.waitForText("gonu-steps .now .number", "1");

    assertTrue(!first.equals(screen.find("gonu-board .picture").innerHTML()), "the same picture");
    screen.page().keyboard().press("End");
    screen.find("gonu-steps .result").waitFor();
    assertEquals(3, step(screen));
    screen.shoot("replay");
  }

  @Test
  void review_ofAPlayedMatch_tellsWhatWasLost() throws Exception {
    Screen screen = screen();
    screen.open("#/replay");
    screen
        .find("input[type=file]")
        .setInputFiles(
            new FilePayload(
                "tic-tac-toe-1.json",
                "application/json",
                Files.readAllBytes(Path.of("test-matches/tic-tac-toe-1.json"))));
    screen.button("Review").click();
    screen.find(".progress progress").waitFor();
    screen.checkAccess();
    screen.find(".worst button").first().waitFor();
    screen.find(".worst button").first().click();

    assertTrue(screen.find(".verdict").first().innerText().contains("Better:"));
    screen.checkAccess();
    screen.shoot("reviewed");
  }
}
