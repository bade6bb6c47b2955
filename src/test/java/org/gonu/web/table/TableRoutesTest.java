package org.gonu.web.table;

import static org.gonu.web.site.WebTestServer.json;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.machine.DaemonThreads;
import org.gonu.web.site.WebTestServer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
final class TableRoutesTest {
  private static final String TABLES = WebTestServer.V1 + "/tables";
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final String PERSON = "{\"kind\":\"person\"}";
  private static final String BEGINNER = "{\"kind\":\"gonu\",\"level\":1}";

  private final Path directory;
  private WebTestServer server;

  TableRoutesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void open() throws Exception {
    server = new WebTestServer(directory);
  }

  @AfterEach
  void close() {
    server.close();
  }

  private JsonNode create(String game, String first, String second, String more) throws Exception {
    HttpResponse<String> answer = server.post(TABLES, request(game, first, second, more));
    assertEquals(201, answer.statusCode(), answer.body());
    return json(answer);
  }

  private static String request(String game, String first, String second, String more) {
    return "{\"game\":{\"id\":\""
        + game
        + "\"},\"seats\":{"
        + first
        + ","
        + second
        + "}"
        + more
        + "}";
  }

  private JsonNode ticTacToe(String x, String o) throws Exception {
    return create("tic-tac-toe", "\"x\":" + x, "\"o\":" + o, "");
  }

  private HttpResponse<String> move(JsonNode table, String role, int step, String move)
      throws Exception {
    return move(table, role, table.at("/tokens/" + role).asText(), step, move);
  }

  private HttpResponse<String> move(
      JsonNode table, String role, String token, int step, String move) throws Exception {
    ObjectNode body =
        MAPPER
            .createObjectNode()
            .put("role", role)
            .put("token", token)
            .put("step", step)
            .put("move", move);
    return server.post(path(table) + "/moves", body.toString());
  }

  private HttpResponse<String> act(JsonNode table, String action, String role, String more)
      throws Exception {
    String token = table.at("/tokens/" + role).asText();
    return server.post(path(table) + "/" + action, "{\"token\":\"" + token + "\"" + more + "}");
  }

  private static String path(JsonNode table) {
    return TABLES + "/" + table.get("id").asText();
  }

  private JsonNode now(JsonNode table) throws Exception {
    return json(server.get(path(table)));
  }

  /** Waits until it is the turn of a role, or the match is over. */
  private JsonNode await(JsonNode table, String role) throws Exception {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
    while (System.nanoTime() < end) {
      JsonNode now = now(table);
      boolean isOnTurn =
          Lists.mutable
              .withAll(now.at("/position/control"))
              .anySatisfy(name -> name.asText().equals(role));
      if (!now.get("result").isNull() || isOnTurn) {
        return now;
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    throw new AssertionError("nothing happened: " + now(table));
  }

  private ImmutableList<String> kinds(JsonNode table) throws Exception {
    return Lists.mutable
        .withAll(json(server.get(path(table) + "/events")).get("events"))
        .collect(event -> event.get("kind").asText())
        .toImmutable();
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
    JsonNode table = create("rock-paper-scissors", "\"left\":" + PERSON, "\"right\":" + PERSON, "");
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
  void simultaneousMoves_keptUntilBothHaveChosen_areSecret() throws Exception {
    JsonNode table = create("rock-paper-scissors", "\"left\":" + PERSON, "\"right\":" + PERSON, "");

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
  void hint_asked_namesAMove() throws Exception {
    JsonNode table = ticTacToe(PERSON, PERSON);

    JsonNode thought = json(act(table, "hint", "x", ",\"seconds\":1"));

    assertTrue(thought.get("candidates").size() > 0, thought.toString());
    assertEquals(403, server.post(path(table) + "/hint", "{\"token\":\"\"}").statusCode());
  }
}
