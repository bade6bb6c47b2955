package org.gonu.cli.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.http.RawSocket;
import org.gonu.http.ScriptedPlayer;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the command prints of a player, and its exit codes. */
@Timeout(120)
final class ConformanceCommandTest {
  private static PlayerEndpoint good() throws IOException {
    return PlayerEndpoint.open(new RandomPlayer("random", 1), PlayerOptions.of("Hex", 0));
  }

  private static String address(int port) {
    return "http://127.0.0.1:" + port;
  }

  @Test
  void player_meetsTheRequirements_exitsWithZero() throws IOException {
    try (PlayerEndpoint player = good()) {
      Run run = Run.of("conformance", address(player.port()), "--only", "P-INFO,P-PLAY-04");

      assertEquals(ExitCode.FINE, run.code(), run.out());
      assertEquals("", run.err());
      assertTrue(run.out().startsWith("pass  P-INFO-01    must "), run.out());
      assertTrue(
          run.out()
              .strip()
              .matches("(?s).*\n9 checks in \\d+\\.\\d s: 9 pass, 0 warn, 0 fail, 0 skip"),
          run.out());
    }
  }

  @Test
  void list_asJson_isWrongUsage() {
    assertEquals(
        new Run(
            ExitCode.WRONG_USAGE,
            "",
            "gonu: conformance: --json is for findings, and --list has none\n"),
        Run.of("conformance", "--list", "--json"));
  }

  @Test
  void player_breaksAMust_isToldWhatPassedAndWhatToDo() throws IOException {
    try (ScriptedPlayer player = ScriptedPlayer.answering("busy")) {
      Run run = Run.of("conformance", address(player.port()), "--only", "p-info-02");

      assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
      assertTrue(
          run.out()
              .contains(
                  """
                  fail P-INFO-02: A player that is in no match is available
                    why:      the status is 'busy', not available
                    sent:     ( INFO )
                    received: HTTP/1.0 200 OK\\r\\nContent-Length: 4\\r\\n\\r\\nbusy
                    protocol: protocol.md#info
                    help:     give the status available, in this spelling
                  """),
          run.out());
    }
  }

  @Test
  void player_breaksAShould_isOnlyAFailureIfStrict() throws IOException {
    try (ScriptedPlayer player = ScriptedPlayer.answering("available")) {
      String address = address(player.port());

      assertEquals(ExitCode.FINE, Run.of("conformance", address, "--only", "P-INFO-03").code());
      assertEquals(
          ExitCode.INPUT_HAS_ERRORS,
          Run.of("conformance", address, "--only", "P-INFO-03", "--strict").code());
    }
  }

  @Test
  void json_hasEveryCheckAndProgressIsApart() throws IOException {
    try (PlayerEndpoint player = good()) {
      String address = address(player.port());
      Run run = Run.of("conformance", address, "--only", "P-WEB", "--json");
      JsonNode json = new ObjectMapper().readTree(run.out());

      assertEquals(ExitCode.FINE, run.code());
      assertEquals(address, json.get("subject").asText());
      assertEquals(1, json.get("pass").asInt());
      assertEquals(2, json.get("skip").asInt());
      assertEquals(3, json.get("checks").size());
      assertEquals("P-WEB-01", json.get("checks").get(0).get("id").asText());
      assertEquals("protocol.md#web-pages", json.get("checks").get(0).get("protocol").asText());
      assertEquals(3, run.err().lines().count());
    }
  }

  @Test
  void nobodyListens_isAnErrorThatNamesTheAddress() throws IOException {
    int free = freePort();

    Run run = Run.of("conformance", address(free));

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().startsWith("gonu: no player at " + address(free) + ": "), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"localhost:9147", "http://localhost", "http://:9147", "9147"})
  void address_ofAnotherForm_isWrongUsage(String address) {
    Run run = Run.of("conformance", address);

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains("'" + address + "' is no address of a player"), run.err());
  }

  @Test
  void only_unknownCheck_isWrongUsage() {
    Run run = Run.of("conformance", "http://localhost:9147", "--only", "P-INFO,P-FLY");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains("there is no 'P-FLY'"), run.err());
  }

  @Test
  void list_namesEveryCheck() {
    Run run = Run.of("conformance", "--list");

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().contains("P-START-03    must    START of a second match"), run.out());
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  /** Waits until somebody listens on a port. */
  private static void awaitListener(int port) {
    while (true) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
        assertTrue(socket.isConnected());
        return;
      } catch (IOException notYet) {
        Thread.onSpinWait();
      }
    }
  }

  private static Run match(int port, Path directory) {
    return Run.of(
        "match",
        "rules/tic-tac-toe.kif",
        "--player",
        "x=" + address(port),
        "--player",
        "o=random",
        "--seed",
        "1",
        "--quiet",
        "--save",
        directory.toString());
  }

  @Test
  void server_matchOfOurs_judgesTheReferee(@TempDir Path directory) throws Exception {
    int port = freePort();
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<Run> session =
          thread.submit(
              () ->
                  Run.of(
                      "conformance",
                      "--server",
                      "--port",
                      String.valueOf(port),
                      "--faults",
                      "illegal,reset,spaces",
                      "--matches",
                      "1",
                      "--json"));
      awaitListener(port);
      Run match = match(port, directory);
      Run judged = session.get(60, TimeUnit.SECONDS);
      JsonNode json = new ObjectMapper().readTree(judged.out());

      assertEquals(ExitCode.FINE, match.code(), match.err());
      assertEquals(ExitCode.FINE, judged.code(), judged.out());
      assertEquals(0, json.get("fail").asInt());
      assertTrue(json.get("pass").asInt() > 10, judged.out());
      assertTrue(
          judged.err().contains("PLAY, illegal: the player makes a move that the game does not"),
          judged.err());
      assertTrue(judged.err().contains("after match 1: "), judged.err());
    } finally {
      thread.shutdownNow();
    }
  }

  @Test
  void server_badReferee_exitsWithOne() throws Exception {
    int port = freePort();
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<Run> session =
          thread.submit(
              () ->
                  Run.of(
                      "conformance",
                      "--server",
                      "--port",
                      String.valueOf(port),
                      "--faults",
                      "none",
                      "--matches",
                      "1"));
      awaitListener(port);
      String rules = "( role a ) ( init on ) ( legal a go ) ( <= terminal ( true off ) )";
      RawSocket.exchange(
          port, RawSocket.request("( START m1 a ( " + rules + " ( goal a 100 ) ) 5 5 )"));
      RawSocket.exchange(port, RawSocket.request("( STOP m1 NIL )"));
      Run judged = session.get(60, TimeUnit.SECONDS);

      assertEquals(ExitCode.INPUT_HAS_ERRORS, judged.code());
      assertTrue(
          judged
              .out()
              .contains(
                  """
                  fail R-STOP-01: STOP comes in a terminal state, with the last moves
                    why:      1 of 1 times: the state after these moves is not terminal
                    received: ( STOP m1 NIL )
                    protocol: protocol.md#what-a-referee-owes
                  """),
          judged.out());
    } finally {
      thread.shutdownNow();
    }
  }

  @Test
  void server_withAnAddress_isWrongUsage() {
    Run run = Run.of("conformance", "--server", "http://localhost:9147");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
  }

  @Test
  void faults_unknown_isWrongUsage() {
    Run run = Run.of("conformance", "--server", "--faults", "silent,sulky");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains("--faults: there is no 'SULKY'"), run.err());
  }
}
