package org.gonu.cli.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.http.ScriptedPlayer;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
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
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }

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
}
