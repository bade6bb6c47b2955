package org.gonu.web.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;

/** A recorded match played once more on a screen, by clicks alone. */
final class Played {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final WebServer server;
  private final String game;
  private final ImmutableList<ImmutableList<String>> moves;
  private final MutableList<List<String>> made = Lists.mutable.empty();

  private Played(WebServer server, String game, ImmutableList<ImmutableList<String>> moves) {
    this.server = server;
    this.game = game;
    this.moves = moves;
  }

  /** The match of a record under test-matches. */
  static Played record(WebServer server, String game, String record) throws IOException {
    JsonNode read = MAPPER.readTree(Path.of("test-matches", record + ".json").toFile());
    MutableList<ImmutableList<String>> moves = Lists.mutable.empty();
    read.get("moves").forEach(joint -> moves.add(texts(joint).collect(Played::plain)));
    return new Played(server, game, moves.toImmutable());
  }

  private static ImmutableList<String> texts(JsonNode list) {
    MutableList<String> texts = Lists.mutable.empty();
    list.forEach(each -> texts.add(each.asText()));
    return texts.toImmutable();
  }

  /** A move without the spaces that its spelling is free in. */
  private static String plain(String move) {
    return move.replaceAll("\\s*([()])\\s*", "$1").replaceAll("\\s+", " ");
  }

  int steps() {
    return moves.size();
  }

  /** Plays all moves, whichever role is to move. */
  void play(Screen screen) throws Exception {
    for (ImmutableList<String> joint : moves) {
      JsonNode position =
          server
              .client()
              .post("/api/v1/positions", Map.of("game", Map.of("id", game), "moves", made));
      playJoint(screen, position, joint);
      made.add(joint.castToList());
      screen
          .find("gonu-steps .now .number")
          .filter(new Locator.FilterOptions().setHasText("" + made.size()))
          .waitFor();
    }
  }

  private static void playJoint(Screen screen, JsonNode position, ImmutableList<String> joint) {
    ImmutableList<String> roles = texts(position.get("roles"));
    for (String role : texts(position.get("control"))) {
      click(screen, legal(position, role, joint.get(roles.indexOf(role))));
    }
  }

  private static JsonNode legal(JsonNode position, String role, String move) {
    JsonNode found = null;
    for (JsonNode each : position.get("legal").get(role)) {
      found = plain(each.get("move").asText()).equals(move) ? each : found;
    }
    assertNotNull(found, () -> move + " is not among " + position.get("legal").get(role));
    return found;
  }

  /** Clicks the sites of a move, and its name where the sites leave a choice. */
  private static void click(Screen screen, JsonNode move) {
    ImmutableList<String> clicks = texts(move.get("clicks"));
    if (clicks.isEmpty()) {
      screen.find("gonu-board .move-buttons button").getByText(label(move), exactly()).click();
      return;
    }
    screen.clickSites(clicks);
    Locator choice = screen.find("gonu-board .choice button").getByText(label(move), exactly());
    if (choice.count() > 0) {
      choice.first().click();
    }
  }

  private static String label(JsonNode move) {
    return move.get("label").asText();
  }

  private static Locator.GetByTextOptions exactly() {
    return new Locator.GetByTextOptions().setExact(true);
  }

  /** Fails unless the screen shows the end of the match. */
  void checkEnd(Screen screen) {
    screen.find("gonu-steps .result").waitFor();
    assertEquals("The match is over.", screen.find(".side .turn").innerText().strip());
    BoundingBox list = screen.find("gonu-steps .steps").boundingBox();
    BoundingBox last = screen.find("gonu-steps .now").boundingBox();
    assertTrue(last.y >= list.y && last.y + last.height <= list.y + list.height, "out of sight");
  }
}
