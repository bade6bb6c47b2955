package org.gonu.web.table;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decisions that are taken back, seats that are changed, and what others learn meanwhile. */
final class TakeBacksTest extends TableFixture {
  TakeBacksTest(@TempDir Path directory) {
    super(directory);
  }

  private JsonNode rockPaperScissors(String more) throws Exception {
    return create("rock-paper-scissors", "\"left\":" + PERSON, "\"right\":" + PERSON, more);
  }

  @Test
  void takeBack_betweenPersons_needsTheOther() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);
    move(table, "x", 0, "(mark a 1)");

    assertEquals(409, act(table, "takeback", "o", "").statusCode());
    assertEquals("x", json(act(table, "takeback", "x", "")).get("asking").asText());
    assertEquals(409, act(table, "takeback", "x", ",\"accept\":true").statusCode());
    JsonNode denied = json(act(table, "takeback", "o", ",\"accept\":false"));
    act(table, "takeback", "x", "");
    JsonNode accepted = json(act(table, "takeback", "o", ",\"accept\":true"));

    assertTrue(denied.get("asking").isNull());
    assertEquals(1, denied.get("moves").size());
    assertEquals(0, accepted.get("moves").size());
  }

  @Test
  void takeBack_againstUs_goesToTheOwnDecision() throws Exception {
    JsonNode table = ticTacToe(PERSON, BEGINNER);
    move(table, "x", 0, "(mark b 2)");
    await(table, "x");

    JsonNode back = json(act(table, "takeback", "x", ""));

    assertEquals(0, back.get("moves").size());
    assertEquals(200, move(table, "x", 0, "(mark a 1)").statusCode());
  }

  @Test
  void takeBack_byWhoPlaysAllRoles_goesBackOneStepAtOnce() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);
    move(table, "x", 0, "(mark a 1)");
    move(table, "o", 1, "(mark b 2)");
    String others = ",\"others\":[\"" + table.at("/tokens/o").asText() + "\"]";

    JsonNode back = json(act(table, "takeback", "x", others));

    assertEquals("[[\"(mark a 1)\",\"noop\"]]", back.get("moves").toString());
    assertTrue(back.get("asking").isNull(), back.toString());
    assertEquals(403, act(table, "takeback", "x", ",\"others\":[\"guess\"]").statusCode());
  }

  @Test
  void takeBack_ofAChoiceThatOthersDoNotKnow_isDoneAtOnce() throws Exception {
    JsonNode table = rockPaperScissors("");
    move(table, "left", 0, "rock");
    move(table, "right", 0, "paper");
    move(table, "left", 1, "scissors");

    JsonNode back = json(act(table, "takeback", "left", ""));

    assertEquals("[]", back.get("chosen").toString());
    assertEquals(1, back.get("moves").size());
    assertTrue(back.get("asking").isNull(), back.toString());
    assertEquals(200, move(table, "left", 1, "rock").statusCode());
    assertEquals(200, move(table, "right", 1, "rock").statusCode());
    assertEquals("[\"rock\",\"rock\"]", now(table).at("/moves/1").toString());
  }

  @Test
  void swap_withAClock_costsTheTimeThatWasThought() throws Exception {
    JsonNode table =
        create(
            "tic-tac-toe", "\"x\":" + PERSON, "\"o\":" + BEGINNER, ",\"clock\":{\"base\":60000}");
    long begun = table.get("turnSince").asLong();

    JsonNode swapped = json(act(table, "swap", "x", ""));

    assertEquals(begun, swapped.get("turnSince").asLong());
  }

  @Test
  void swap_againstUs_changesTheSeatsAndPlaysOn() throws Exception {
    JsonNode table = ticTacToe(PERSON, BEGINNER);
    String token = table.at("/tokens/x").asText();

    JsonNode swapped = json(act(table, "swap", "x", ""));
    JsonNode later = await(table, "o");

    assertEquals("o", swapped.get("you").asText());
    assertEquals("gonu", later.at("/seats/x/kind").asText());
    assertEquals(1, later.get("moves").size());
    String move = later.at("/position/legal/o/0/move").asText();
    assertEquals(200, move(table, "o", token, 1, move).statusCode());
  }

  @Test
  void simultaneousMoves_keptUntilBothHaveChosen_areSecret() throws Exception {
    JsonNode table = rockPaperScissors("");

    String own = json(move(table, "left", 0, "rock")).toString();
    JsonNode waiting = now(table);

    assertEquals("[\"left\"]", waiting.get("chosen").toString());
    assertEquals(0, waiting.get("moves").size());
    assertFalse(server.get(path(table) + "/events").body().contains("\"move\""), own);
    assertEquals(409, move(table, "left", 0, "paper").statusCode());
    assertEquals(200, move(table, "right", 0, "paper").statusCode());
    assertEquals("[[\"rock\",\"paper\"]]", now(table).get("moves").toString());
  }

  /** What our player thinks of a choice names the choice. */
  @Test
  void thought_ofAMoveThatAPersonMakesAtTheSameTime_isToldAfterBoth() throws Exception {
    JsonNode table = create("tron-10x10", "\"red\":" + PERSON, "\"blue\":" + BEGINNER, "");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (now(table).get("chosen").isEmpty() && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    assertEquals("[\"blue\"]", now(table).get("chosen").toString());
    ImmutableList<String> before = kinds(table);

    String move = now(table).at("/position/legal/red/0/move").asText();
    assertEquals(200, move(table, "red", 0, move).statusCode());

    assertEquals(Lists.immutable.of("created", "chosen"), before);
    assertEquals(Lists.immutable.of("created", "chosen", "moved", "thought"), kinds(table).take(4));
  }

  @Test
  void takeBack_ofAnOpenChoice_costsTheTimeUntilTheLastOne() throws Exception {
    JsonNode table = rockPaperScissors(",\"clock\":{\"base\":60000,\"increment\":5000}");
    move(table, "left", 0, "rock");

    JsonNode back = json(act(table, "takeback", "left", ""));

    assertEquals(60_000, back.at("/clocks/left").asLong());
    assertEquals(table.get("turnSince"), back.get("turnSince"));
  }

  @Test
  void takeBack_askedForSeveralSeats_isNotAllowedByOneOfThem() throws Exception {
    JsonNode table =
        create(
            "ring-hunt",
            "\"red\":" + PERSON + ",\"green\":" + PERSON,
            "\"blue\":" + PERSON + ",\"yellow\":" + PERSON,
            "");
    for (String role : new String[] {"red", "green", "blue", "yellow"}) {
      String move = now(table).at("/position/legal/" + role + "/0/move").asText();
      assertEquals(200, move(table, role, 0, move).statusCode());
    }
    String others = ",\"others\":[\"" + table.at("/tokens/green").asText() + "\"]";

    assertEquals("red", json(act(table, "takeback", "red", others)).get("asking").asText());

    assertEquals(409, act(table, "takeback", "green", ",\"accept\":true").statusCode());
    assertEquals(200, act(table, "takeback", "blue", ",\"accept\":true").statusCode());
    assertEquals(0, now(table).get("moves").size());
  }

  @Test
  void takeBack_askedForASeatThatIsSwapped_isNotAskedAnyMore() throws Exception {
    JsonNode table =
        create(
            "ring-hunt",
            "\"red\":" + PERSON + ",\"green\":" + PERSON,
            "\"blue\":" + PERSON + ",\"yellow\":" + BEGINNER,
            "");
    for (String role : new String[] {"red", "green", "blue"}) {
      String move = now(table).at("/position/legal/" + role + "/0/move").asText();
      assertEquals(200, move(table, role, 0, move).statusCode());
    }
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (now(table).get("moves").isEmpty() && System.nanoTime() < end) {
      TimeUnit.MILLISECONDS.sleep(50);
    }
    String others = ",\"others\":[\"" + table.at("/tokens/green").asText() + "\"]";
    assertEquals("red", json(act(table, "takeback", "red", others)).get("asking").asText());

    JsonNode swapped = json(act(table, "swap", "green", ""));

    assertTrue(swapped.get("asking").isNull(), swapped.toString());
    assertEquals(1, swapped.get("moves").size());
  }

  @Test
  void swap_ofAnEarlierVersion_beginsTheTurnAnew() throws Exception {
    JsonNode table = rockPaperScissors("");
    move(table, "left", 0, "rock");
    server.close();
    Path file = directory.resolve("tables").resolve(table.get("id").asText() + ".jsonl");
    JsonNode created = MAPPER.readTree(Files.readAllLines(file).get(0));
    ObjectNode line = MAPPER.createObjectNode().put("sequence", 3).put("kind", "swapped");
    line.set("at", created.get("at"));
    line.putObject("body").set("seats", created.at("/body/seats"));
    ((ObjectNode) line.get("body")).set("secret", created.at("/body/secret"));
    Files.writeString(file, line + "\n", StandardOpenOption.APPEND);

    server = new WebTestServer(directory);

    assertEquals("[]", now(table).get("chosen").toString());
    assertEquals(200, move(table, "left", 0, "paper").statusCode());
  }
}
