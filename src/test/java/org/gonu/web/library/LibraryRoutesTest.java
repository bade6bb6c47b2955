package org.gonu.web.library;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(120)
final class LibraryRoutesTest {
  private static final String GAMES = WebTestServer.V1 + "/games";

  private final Path directory;

  LibraryRoutesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void games_asked_tellAllSheetsOfTheLibrary() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      JsonNode games = json(server.get(GAMES)).get("games");
      JsonNode tictactoe =
          Lists.mutable
              .withAll(games)
              .detect(game -> game.get("id").asText().equals("tic-tac-toe"));

      assertTrue(games.size() >= 37, "games: " + games.size());
      assertEquals("[\"x\",\"o\"]", tictactoe.get("roles").toString());
      assertEquals("alternating", tictactoe.get("kind").asText());
      assertTrue(tictactoe.at("/length/mean").asDouble() > 5, tictactoe.toString());
    }
  }

  @Test
  void game_asked_tellsHowItIsPlayed() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      JsonNode game = json(server.get(GAMES + "/breakthrough"));

      assertTrue(game.get("howToPlay").asText().startsWith("A man may go straight ahead"));
      assertFalse(game.get("howToPlay").asText().contains("Roles"), game.toString());
      assertTrue(game.get("sheet").asText().contains("(role white)"));
    }
  }

  @Test
  void game_sheetOfTheServer_isNamedByItsHash() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      String text = Files.readString(Path.of("rules/krk.kif"));
      String hash = server.games().addSheet("mine", text).get().hash();

      assertEquals(200, server.get(GAMES + "/" + hash).statusCode());
      assertEquals(200, server.get(GAMES + "/" + hash + "/picture.svg").statusCode());
    }
  }

  @Test
  void game_sheetWithoutATitle_isCalledAsItWasNamed() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      String text = "(role r) (legal r wait) (<= (goal r 0) terminal) terminal";
      String hash = server.games().addSheet("mine", text).get().hash();

      HttpResponse<String> game = server.get(GAMES + "/" + hash);

      assertEquals("mine", WebTestServer.json(game).get("title").asText());
    }
  }

  @Test
  void game_unknownOrAPath_isNotThere() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      for (String id :
          Lists.immutable.of(
              "nosuch", "..%2Fkrk", "%2e%2e%2f%2e%2e%2fetc%2fpasswd", "0".repeat(64))) {
        int status = server.get(GAMES + "/" + id).statusCode();
        assertTrue(status == 404 || status == 400, id + ": " + status);
      }
    }
  }

  @Test
  void picture_askedAgainWithItsTag_isNotSentAgain() throws Exception {
    try (WebTestServer server = new WebTestServer(directory)) {
      String path = GAMES + "/tic-tac-toe/picture.svg";
      HttpResponse<String> first = server.get(path);
      String tag = first.headers().firstValue("ETag").orElseThrow();

      assertTrue(first.body().startsWith("<svg"), first.body());
      assertEquals(304, server.get(path, "If-None-Match", tag).statusCode());
    }
  }
}
