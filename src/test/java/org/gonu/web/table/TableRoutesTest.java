package org.gonu.web.table;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TableRoutesTest extends TableFixture {
  TableRoutesTest(@TempDir Path directory) {
    super(directory);
  }

  @Test
  void table_playedAgainstUs_comesToItsEnd() throws Exception {
    JsonNode table = ticTacToe(PERSON, BEGINNER);
    JsonNode now = await(table, "x");
    while (now.get("result").isNull()) {
      String move = now.at("/position/legal/x/0/move").asText();
      assertEquals(200, move(table, "x", now.get("moves").size(), move).statusCode());
      now = await(table, "x");
    }

    assertEquals("end", now.at("/result/reason").asText());
    assertEquals(2, now.at("/result/goals").size());
    assertTrue(now.at("/position/terminal").asBoolean());
    assertTrue(kinds(table).contains("thought"), kinds(table).toString());
  }

  @Test
  void table_ofASheetOfTheServer_isNamedByItsHash() throws Exception {
    String text = Files.readString(Path.of("rules/tic-tac-toe.kif"));
    String hash = server.games().addSheet("mine", text).get().hash();

    JsonNode table = create(hash, "\"x\":" + PERSON, "\"o\":" + BEGINNER, "");

    assertEquals(hash, table.at("/game/hash").asText(), table.toString());
  }

  /** Rules by which a match goes on by itself for ever, with many facts in each state. */
  private static String endless() {
    StringBuilder sheet = new StringBuilder("(role r) (legal r wait) (goal r 0)");
    sheet.append("(<= terminal (true (pair 0 none)))");
    sheet.append("(<= (init (pair ?a ?b)) (number ?a) (number ?b))");
    sheet.append("(<= (next (pair ?a ?b)) (true (pair ?a ?b)))");
    for (int i = 0; i < 650; i++) {
      sheet.append("(number ").append(i).append(")");
    }
    return sheet.toString();
  }

  @Tag("slow")
  @Test
  void table_thatGoesOnByItself_endsWhereItTakesTooLong() throws Exception {
    ObjectNode request = MAPPER.createObjectNode();
    request.putObject("game").put("sheet", endless());
    request.putObject("seats").putObject("r").put("kind", "person");

    JsonNode table = json(server.post(TABLES, request.toString()));

    assertEquals("slow", table.at("/result/reason").asText(), table.toString());
  }

  @Test
  void move_wrongTokenStepOrMove_isRefused() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);
    String tokenOfO = table.at("/tokens/o").asText();

    assertEquals(403, move(table, "x", "guess", 0, "(mark a 1)").statusCode());
    assertEquals(403, move(table, "x", tokenOfO, 0, "(mark a 1)").statusCode());
    assertEquals(409, move(table, "x", 1, "(mark a 1)").statusCode());
    assertEquals(422, move(table, "x", 0, "(mark d 9)").statusCode());
    assertEquals(422, move(table, "o", 0, "(mark a 1)").statusCode());
    assertEquals(400, move(table, "y", 0, "(mark a 1)").statusCode());
    assertEquals(0, now(table).get("moves").size());
  }

  @Test
  void move_manyAtOnce_countsOnce() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);
    ExecutorService threads = Executors.newFixedThreadPool(8, DaemonThreads.named("test"));
    MutableList<Future<Integer>> answers = Lists.mutable.empty();
    for (int i = 0; i < 8; i++) {
      String move = i % 2 == 0 ? "(mark a 1)" : "(mark b 2)";
      answers.add(threads.submit(() -> move(table, "x", 0, move).statusCode()));
    }
    int made = 0;
    for (Future<Integer> answer : answers) {
      made += answer.get() == 200 ? 1 : 0;
    }
    threads.shutdown();

    assertEquals(1, made);
    assertEquals(1, now(table).get("moves").size());
  }

  private HttpResponse<String> presence(JsonNode table, String... tokens) throws Exception {
    ArrayNode list = MAPPER.createArrayNode();
    Lists.mutable.with(tokens).each(list::add);
    return server.post(path(table) + "/presence", "{\"tokens\":" + list + "}");
  }

  @Test
  void presence_ofAPerson_isSeenByAll() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);
    String x = table.at("/tokens/x").asText();
    String o = table.at("/tokens/o").asText();

    JsonNode alone = json(presence(table, x));
    JsonNode both = json(presence(table, o));

    assertEquals("{\"x\":true,\"o\":false}", alone.get("connected").toString());
    assertEquals("{\"x\":true,\"o\":true}", both.get("connected").toString());
    assertEquals(both, json(presence(table)));
    assertTrue(now(table).at("/seats/o/connected").asBoolean());
    assertEquals(403, presence(table, x, "guess").statusCode());
    assertEquals(400, presence(table, x, o, x).statusCode());
  }

  @Test
  void resign_ofAPerson_endsTheMatch() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);

    JsonNode over = json(act(table, "resign", "x", ""));

    assertEquals("[0,100]", over.at("/result/goals").toString());
    assertEquals("resigned", over.at("/result/reason").asText());
    assertEquals(409, move(table, "x", 0, "(mark a 1)").statusCode());
  }

  @Test
  void table_ofASheetWithoutTitle_isCalledAsTheSheetIs() throws Exception {
    String text =
        Files.readString(Path.of("rules/tic-tac-toe.kif")).replaceAll("(?m)^;;; \\w+:.*$", "");
    String hash = server.games().addSheet("nine-cells", text).get().hash();

    HttpResponse<String> stored =
        server.post(
            TABLES,
            request("tic-tac-toe", "\"x\":" + PERSON, "\"o\":" + PERSON, "")
                .replace("\"id\":\"tic-tac-toe\"", "\"hash\":\"" + hash + "\""));

    assertEquals("nine-cells", json(stored).get("title").asText(), stored.body());
  }

  @Test
  void clock_runOut_endsTheMatch() throws Exception {
    JsonNode table =
        create("tic-tac-toe", "\"x\":" + PERSON, "\"o\":" + PERSON, ",\"clock\":{\"base\":200}");

    JsonNode over = await(table, "nobody");

    assertEquals("time", over.at("/result/reason").asText());
    assertEquals("[0,100]", over.at("/result/goals").toString());
  }

  @Test
  void chance_withItsTurn_playsByItself() throws Exception {
    JsonNode game = json(server.get(WebTestServer.V1 + "/games/dice-race"));
    MutableList<String> persons =
        Lists.mutable
            .withAll(game.get("roles"))
            .collect(JsonNode::asText)
            .reject("random"::equalsIgnoreCase)
            .collect(role -> "\"" + role + "\":" + PERSON);

    JsonNode table = create("dice-race", persons.get(0), persons.get(1), "");
    JsonNode now = await(table, game.at("/roles/0").asText());

    assertTrue(now.get("result").isNull(), now.toString());
  }

  @Test
  void chance_namedAsAnswersNameIt_isAdmitted() throws Exception {
    JsonNode table =
        create("dice-race", "\"random\":{\"kind\":\"chance\"}", "\"red\":" + PERSON, "");

    assertEquals(
        201,
        server
            .post(
                TABLES,
                request("dice-race", "\"random\":{\"kind\":\"random\"}", "\"red\":" + PERSON, ""))
            .statusCode());
    assertTrue(table.toString().contains("\"chance\""), table.toString());
  }

  @Test
  void server_stoppedInTheMiddle_goesOnWithTheTable() throws Exception {
    JsonNode table = ticTacToe(PERSON, BEGINNER);
    JsonNode persons = ticTacToe(PERSON, PERSON);
    move(table, "x", 0, "(mark b 2)");
    move(persons, "x", 0, "(mark a 1)");
    server.close();
    try (Stream<Path> files = Files.list(directory.resolve("tables"))) {
      for (Path file : files.toList()) {
        // What a crash may leave behind.
        Files.write(file, "{\"sequ".getBytes(StandardCharsets.UTF_8), StandardOpenOption.APPEND);
      }
    }

    server = new WebTestServer(directory);

    assertEquals(2, await(table, "x").get("moves").size());
    assertEquals("[[\"(mark a 1)\",\"noop\"]]", now(persons).get("moves").toString());
    assertEquals(200, move(persons, "o", 1, "(mark b 2)").statusCode());
    server.close();
    server = new WebTestServer(directory);
    assertEquals(2, now(persons).get("moves").size());
  }

  @Test
  void table_unknownOrFaulty_isRefused() throws Exception {
    assertEquals(404, server.get(TABLES + "/nosuch").statusCode());
    assertEquals(
        400,
        server
            .post(TABLES, request("tic-tac-toe", "\"x\":{\"kind\":\"dog\"}", "\"o\":" + PERSON, ""))
            .statusCode());
    assertEquals(
        400,
        server
            .post(
                TABLES,
                request(
                    "tic-tac-toe", "\"x\":{\"kind\":\"gonu\",\"level\":11}", "\"o\":" + PERSON, ""))
            .statusCode());
  }

  @Test
  void tokens_ofTwoSeats_areNotOnTheDisk() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);
    String x = table.at("/tokens/x").asText();
    String kept =
        Files.readString(directory.resolve("tables").resolve(table.get("id").asText() + ".jsonl"));

    assertNotEquals(x, table.at("/tokens/o").asText());
    assertFalse(kept.contains(x));
    assertFalse(server.get(path(table) + "/events").body().contains("secret"));
  }

  @Test
  void thoughts_ofALowLevel_nameTheMoveThatWasPlayed() throws Exception {
    JsonNode table = ticTacToe(BEGINNER, BEGINNER);
    JsonNode end = await(table, "nobody");
    int thoughts = 0;
    for (JsonNode event : json(server.get(path(table) + "/events")).get("events")) {
      if (event.get("kind").asText().equals("thought")) {
        int role = event.get("role").asText().equals("x") ? 0 : 1;
        String move = end.get("moves").get(event.get("step").asInt()).get(role).asText();
        String cell = move.replaceAll("[()]|mark| ", "");
        String text = event.at("/thought/text").asText();
        assertTrue(text.contains(" plays " + cell + " and "), move + ": " + text);
        thoughts++;
      }
    }

    assertTrue(thoughts > 3, "thoughts: " + thoughts);
  }

  @Test
  void hint_asked_namesAMove() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);

    JsonNode thought = json(act(table, "hint", "x", ",\"seconds\":1"));

    assertTrue(thought.get("candidates").size() > 0, thought.toString());
    assertEquals(403, server.post(path(table) + "/hint", "{\"token\":\"\"}").statusCode());
  }
}
