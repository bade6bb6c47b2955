package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gonu.cli.console.ExitCode;
import org.gonu.http.RawSocket;
import org.gonu.http.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Matches with a player that is not there. */
@Timeout(120)
final class UnreachablePlayerTest {
  private static final String SHEET =
      """
      (role left) (role right)
      (init (step 0)) (succ 0 1) (succ 1 2)
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= (legal ?r pick) (role ?r))
      (<= terminal (true (step 2))) (goal left 50) (goal right 50)
      """;

  private final Path directory;

  UnreachablePlayerTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static int portOfNobody() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private String sheet() throws IOException {
    return Files.writeString(directory.resolve("pick.kif"), SHEET).toString();
  }

  private Run match(int port, String... more) throws IOException {
    String[] all = {
      "match",
      sheet(),
      "--player=left=http://127.0.0.1:" + port,
      "--player=right=legal",
      "--start-clock=10",
      "--play-clock=10",
      "--quiet",
      "--save=" + directory.resolve("matches")
    };
    String[] line = java.util.Arrays.copyOf(all, all.length + more.length);
    System.arraycopy(more, 0, line, all.length, more.length);
    return Run.of(line);
  }

  private Run arena(int port) throws IOException {
    return Run.of(
        "arena",
        sheet(),
        "--a=legal",
        "--b=http://127.0.0.1:" + port,
        "--games=2",
        "--clocks=10/10",
        "--seed=1",
        "--quiet",
        "--save=" + directory.resolve("arena"));
  }

  private List<String> journal() throws IOException {
    return Files.readAllLines(directory.resolve("arena/arena.jsonl"));
  }

  private static void answer(ScriptedPlayer peer, Socket socket) throws IOException {
    peer.readRequest(socket);
    RawSocket.of(socket).send("HTTP/1.0 200 OK\r\nContent-Length: 4\r\n\r\npick");
  }

  @Test
  void match_nobodyListens_isSaidAtTheStartAndInTheResult() throws IOException {
    Run run = match(portOfNobody());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    List<String> told = run.err().lines().toList();
    assertTrue(told.get(0).contains("no connection for START"), run.err());
    assertEquals(
        "warning: the player of left cannot be reached;"
            + " random moves stand in as long as that is so",
        told.get(1));
    assertTrue(
        run.err()
            .contains(
                "warning: the player of left could not be reached: 2 of 2 moves are random, the"
                    + " result says nothing about it"),
        run.err());
    assertTrue(run.out().startsWith("result: left 50, right 50 after 2 steps"), run.out());
  }

  @Test
  void matchJson_nobodyListens_saysOfWhichRole() throws IOException {
    Run run = match(portOfNobody(), "--json");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    JsonNode roles = new ObjectMapper().readTree(run.out()).get(0).get("roles");
    assertTrue(roles.get(0).get("unreachable").asBoolean(), run.out());
    assertFalse(roles.get(1).get("unreachable").asBoolean(), run.out());
  }

  @Test
  void match_playerGoesAway_isSaidInTheResult() throws IOException {
    // It answers START, then listens no more.
    ScriptedPlayer peer =
        new ScriptedPlayer(
            (player, socket) -> {
              player.close();
              answer(player, socket);
            });

    Run run = match(peer.port());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("could not be reached: 2 of 2 moves are random"), run.err());
    assertFalse(run.err().contains("cannot be reached; random moves"), run.err());
  }

  @Test
  void match_playerIsThere_isFine() throws IOException {
    try (ScriptedPlayer peer = new ScriptedPlayer(UnreachablePlayerTest::answer)) {
      Run run = match(peer.port());

      assertEquals(ExitCode.FINE, run.code(), run.err());
      assertEquals("", run.err());
    }
  }

  @Test
  void arena_nobodyListens_countsNothingAndGoesOnLater() throws IOException {
    ScriptedPlayer peer = new ScriptedPlayer(UnreachablePlayerTest::answer);
    int port = peer.port();
    peer.close();

    Run run = arena(port);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(
        run.err().startsWith("gonu: the player http://127.0.0.1:" + port + " cannot be reached: "),
        run.err());
    assertTrue(run.err().contains("\nmatch 1 of pick does not count, "), run.err());
    assertEquals(1, journal().size());
  }

  @Test
  void arena_playerGoesAwayInAMatch_doesNotCountIt() throws IOException {
    int[] requests = {0};
    // START, two times PLAY and STOP are the first match; it goes in the middle of the second.
    ScriptedPlayer peer =
        new ScriptedPlayer(
            (player, socket) -> {
              if (++requests[0] == 6) {
                player.close();
              }
              answer(player, socket);
            });

    Run run = arena(peer.port());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.out() + run.err());
    assertTrue(run.err().contains("\nmatch 2 of pick does not count, "), run.err());
    assertEquals(2, journal().size());
  }
}
