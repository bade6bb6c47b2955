package org.gonu.cli.bridge;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The protocol of the bridge, spoken with a real process. */
final class BridgeCommandTest {
  private static final int LANES = 300;

  private static BridgeClient client;

  @BeforeAll
  static void open() throws IOException {
    client = new BridgeClient();
    assertEquals(1, client.ask("{'op':'hello','protocol':1}").get("protocol").asInt());
  }

  @AfterAll
  static void end() throws Exception {
    try (BridgeClient last = client) {
      assertEquals(ExitCode.FINE, last.end());
    }
  }

  private static long load(String name) throws IOException {
    return client.ask("{'op':'load','name':'" + name + "'}").get("game").asLong();
  }

  private static String facts(JsonNode state) {
    return state.get("facts").toString();
  }

  @Test
  void states_ofAMatch_leadToGoals() throws IOException {
    long game = load("tic-tac-toe");
    JsonNode state = client.ask("{'op':'state','game':" + game + "}");
    int steps = 0;
    while (!state.get("terminal").asBoolean()) {
      String moves =
          "[" + state.at("/legal/0/0").toString() + "," + state.at("/legal/1/0").toString() + "]";
      state =
          client.ask(
              "{'op':'next','game':"
                  + game
                  + ",'facts':"
                  + facts(state)
                  + ",'moves':"
                  + moves
                  + "}");
      steps++;
    }

    assertTrue(steps >= 5);
    assertEquals(100, state.at("/goals/0").asInt() + state.at("/goals/1").asInt());
    String at = "'game':" + game + ",'facts':" + facts(state);
    assertTrue(client.ask("{'op':'board'," + at + "}").get("text").asText().contains("x"));
    assertTrue(
        client
            .ask("{'op':'explain'," + at + ",'atom':'terminal'}")
            .at("/explanation/holds")
            .asBoolean());
    assertEquals("bad-argument", client.refused("{'op':'search'," + at + "}").get("code").asText());
  }

  @Test
  void search_position_tellsMovesAndValues() throws IOException {
    long game = load("tic-tac-toe");

    JsonNode found =
        client.ask("{'op':'search','game':" + game + ",'seconds':5,'player':'mcts:threads=1'}");

    assertTrue(found.get("solved").asBoolean());
    assertEquals(50, found.at("/roles/0/values/0").asDouble());
    assertTrue(found.at("/roles/0/move").asText().startsWith("(mark "));
  }

  @Test
  void search_mixedStrategy_variesTheMoveUnlessASeedIsNamed() throws IOException {
    long game = load("rock-paper-scissors");
    String request = "{'op':'search','game':" + game + ",'seconds':30,'player':'mcts:threads=1";
    Set<String> moves = new HashSet<>();
    Set<String> seeded = new HashSet<>();

    for (int i = 0; i < 15; i++) {
      moves.add(client.ask(request + "'}").at("/roles/0/move").asText());
      seeded.add(client.ask(request + ",seed=5'}").at("/roles/0/move").asText());
    }

    assertTrue(moves.size() > 1, moves::toString);
    assertEquals(1, seeded.size(), seeded::toString);
  }

  @Test
  void faults_ofEachKind_areAnswersWithReasons() throws IOException {
    JsonNode faulty =
        client.refused("{'op':'load','text':'(role a)\\n(<= terminal (not (true ?x)))'}");
    assertEquals("sheet", faulty.get("code").asText());
    assertTrue(faulty.get("text").asText().contains("sheet.kif:2:"), faulty::toString);
    assertTrue(hasErrorAt(faulty, 2), faulty::toString);
    assertEquals("no-sheet", client.refused("{'op':'load','name':'ches'}").get("code").asText());
    assertEquals("unknown-op", client.refused("{'op':'lode'}").get("code").asText());
    assertEquals("unknown-game", client.refused("{'op':'state','game':99}").get("code").asText());
    assertEquals("protocol", client.refused("{'op':'hello','protocol':9}").get("code").asText());
    long game = load("tic-tac-toe");
    JsonNode illegal = client.refused("{'op':'next','game':" + game + ",'moves':['noop','noop']}");
    assertEquals("illegal-move", illegal.get("code").asText());
    assertTrue(illegal.get("help").asText().contains("(mark a 1)"));
    client.send("nonsense");
    assertEquals("malformed", client.read().at("/error/code").asText());
    client.send("{\"op\":\"" + "x".repeat(17 << 20) + "\"}");
    assertEquals("line-too-long", client.read().at("/error/code").asText());
    client.ask("{'op':'forget','game':" + game + "}");
    assertEquals(
        "unknown-game", client.refused("{'op':'state','game':" + game + "}").get("code").asText());
  }

  @Test
  void argument_unknown_isRefusedWithTheNearestOne() throws IOException {
    long game = load("tic-tac-toe");

    JsonNode misspelt = client.refused("{'op':'state','game':" + game + ",'fact':['(control o)']}");
    JsonNode foreign = client.refused("{'op':'load','name':'tic-tac-toe','foobar':1}");

    assertEquals("bad-argument", misspelt.get("code").asText());
    assertEquals("'state' has no argument 'fact'", misspelt.get("message").asText());
    assertEquals("did you mean 'facts'?", misspelt.get("help").asText());
    assertEquals("there are: name, text, file, caseSensitive", foreign.get("help").asText());
  }

  @Test
  void numbers_ofAFactThatTheGameDoesNotHave_nameIt() throws IOException {
    long game = load("tic-tac-toe");
    assertTrue(
        client.ask("{'op':'circuit','game':" + game + ",'seconds':60}").get("ready").asBoolean());
    String numbers = "{'op':'numbers','game':" + game + ",'facts':";

    JsonNode fault = client.refused(numbers + "['(control o)','(cell a 9 x)']}");

    assertEquals("bad-argument", fault.get("code").asText());
    assertTrue(fault.get("message").asText().endsWith("(cell a 9 x)"), fault::toString);
    assertEquals(1, client.ask(numbers + "['(control o)']}").get("numbers").size());
  }

  @Test
  void request_whoseBytesDoNotFitIntoMemory_isRefusedAndTheNextIsAnswered() throws Exception {
    try (BridgeClient small = new BridgeClient("-Xmx64m")) {
      byte[] many = new byte[100_000_000];
      small.send("{\"op\":\"hello\",\"protocol\":1,\"bytes\":" + many.length + "}", many);

      assertEquals("no-memory", small.read().at("/error/code").asText());
      assertEquals(1, small.ask("{'op':'hello','protocol':1}").get("protocol").asInt());
      assertEquals(ExitCode.FINE, small.end());
    }
  }

  private static boolean hasErrorAt(JsonNode fault, int line) {
    for (JsonNode diagnostic : fault.get("diagnostics")) {
      if (diagnostic.get("severity").asText().equals("error")
          && diagnostic.get("line").asInt() == line) {
        return true;
      }
    }
    return false;
  }

  @Test
  void rulesThatBreakDown_areToldWithTheirPlace() throws IOException {
    String sheet =
        "(role a) (init (n 1)) (<= (legal a go) (true (n 1))) (<= (next (n 2)) (does a go))"
            + " (<= terminal (true (n 3))) (goal a 1)";
    long game = client.ask("{'op':'load','text':'" + sheet + "'}").get("game").asLong();

    JsonNode fault = client.refused("{'op':'next','game':" + game + ",'moves':['go']}");

    assertEquals("rules-break-down", fault.get("code").asText());
    assertTrue(fault.get("text").asText().contains("legal"), fault::toString);
  }

  /** The arrays of a file are those that the stream carries. */
  @Test
  void lanes_byStreamAndByFile_areTheSame(@TempDir Path directory) throws IOException {
    Path file = Files.createFile(directory.resolve("arrays"));
    long game = load("connect-four");
    String open = "{'op':'lanes','game':" + game + ",'size':" + LANES + ",'seed':4";
    JsonNode byStream = client.ask(open + ",'fetch':['states','legal.0']}");
    byte[] first = client.bytes;
    JsonNode byFile =
        client.ask(
            open
                + ",'fetch':['states','legal.0'],'file':"
                + BridgeClient.JSON.writeValueAsString(file.toString())
                + "}");
    assertEquals(0, client.bytes.length);
    assertArrayEquals(first, regions(file, byFile, "states", "legal.0"));

    int moves = Integer.BYTES * 2 * LANES;
    ByteBuffer chosen = ByteBuffer.allocate(moves).order(ByteOrder.LITTLE_ENDIAN);
    while (chosen.hasRemaining()) {
      chosen.putInt(-1);
    }
    String stream = "'lanes':" + byStream.get("lanes");
    String shared = "'lanes':" + byFile.get("lanes");
    client.ask("{'op':'step'," + stream + ",'fetch':['states']}", chosen.array());
    byte[] stepped = client.bytes;
    client.ask("{'op':'step'," + shared + ",'fetch':['states']}", chosen.array());
    assertArrayEquals(stepped, regions(file, byFile, "states"));
    assertFalse(Arrays.equals(first, stepped));

    client.ask("{'op':'random'," + stream + ",'steps':50,'fetch':['goals']}");
    byte[] goals = client.bytes;
    JsonNode totals = client.ask("{'op':'random'," + shared + ",'steps':50,'fetch':['goals']}");
    assertArrayEquals(goals, regions(file, byFile, "goals"));
    assertTrue(totals.get("ended").asLong() > 0);
    assertEquals(totals, client.ask("{'op':'look'," + shared + ",'fetch':['goals']}"));
    client.ask("{'op':'look'," + stream + ",'fetch':['goals']}");
    assertArrayEquals(goals, client.bytes);

    client.ask("{'op':'reset'," + stream + ",'seed':4,'fetch':['states','legal.0']}");
    assertArrayEquals(first, client.bytes);
    assertTrue(
        client
            .refused("{'op':'step'," + stream + "}", chosen.putInt(0, 99).array())
            .get("message")
            .asText()
            .startsWith("lane 0, role "));
    assertEquals(
        "bad-argument",
        client.refused("{'op':'step'," + stream + "}", new byte[4]).get("code").asText());
    client.ask("{'op':'close'," + stream + "}");
    client.ask("{'op':'close'," + shared + "}");
    assertEquals(
        "unknown-lanes", client.refused("{'op':'close'," + shared + "}").get("code").asText());
  }

  private static byte[] regions(Path file, JsonNode opened, String... names) throws IOException {
    byte[] all = Files.readAllBytes(file);
    ByteArrayOutputStream found = new ByteArrayOutputStream();
    for (String name : names) {
      for (JsonNode region : opened.get("regions")) {
        if (region.get("name").asText().equals(name)) {
          found.write(all, region.get("offset").asInt(), region.get("bytes").asInt());
        }
      }
    }
    return found.toByteArray();
  }

  @Test
  void lanes_tooMany_areRefused() throws IOException {
    long game = load("tic-tac-toe");

    JsonNode fault = client.refused("{'op':'lanes','game':" + game + ",'size':1000000000}");

    assertEquals("bad-argument", fault.get("code").asText());
  }
}
