package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said of players and matches that cannot be. */
final class WrongMatchTest extends CommandLineFixture {
  WrongMatchTest(@TempDir Path directory) {
    super(directory);
  }

  @Test
  void player_addressesThatAreNone_areRefused() {
    assertWrongUsage("an address has no 99 bits", "player", "--allow", "10.0.0.0/99");
    assertWrongUsage("not an address: ''", "player", "--allow", "10.0.0.1,");
    assertWrongUsage("not an origin of web pages", "player", "--cors", "two words");
  }

  @Test
  void commands_portTaken_areExplainedInTheSameWords() throws IOException {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      String message =
          "gonu: cannot listen on port "
              + port
              + " of 127.0.0.1 (Address already in use): choose another port, or 0 for any free"
              + " one";

      assertFails(1, message, "player", "--quiet", "--port", port);
      assertFails(1, message, "mcp", "--http", port);
      assertFails(1, message, "conformance", "--server", "--port", port);
    }
  }

  @Test
  void player_badOptions_areRefused() {
    assertWrongUsage("--name: ", "player", "--name", "two words", "--port", "0");
    assertWrongUsage(
        "there is no player 'mtcs', did you mean 'mcts'?", "player", "--player", "mtcs");
    assertWrongUsage(
        "--player must be legal, random or mcts[:KEY=VALUE,...], not 'http://localhost:1'",
        "player",
        "--player",
        "http://localhost:1");
  }

  @Test
  void match_badCast_isRefused() {
    assertWrongUsage(
        "the game has no role 'wite', did you mean 'white'?; its roles are white, black",
        "match",
        KRK,
        "--player",
        "wite=legal");
    assertWrongUsage(
        "there is no player 'leagl', did you mean 'legal'?",
        "match",
        KRK,
        "--player",
        "white=leagl");
    assertWrongUsage("--player must be ROLE=SPEC, not 'legal'", "match", KRK, "--player", "legal");
    assertWrongUsage(
        "two players for the role 'white'",
        "match",
        KRK,
        "--player",
        "white=legal",
        "--player",
        "WHITE=legal");
    assertWrongUsage("needs a host and a port", "match", KRK, "--player", "white=http://somewhere");
    assertWrongUsage(
        "needs a host and a port", "match", KRK, "--player", "white=http://somewhere:0");
    assertWrongUsage(
        "'http://a b:1' is not the address of a player",
        "match",
        KRK,
        "--player",
        "white=http://a b:1");
  }

  @Test
  void match_unwritableDirectory_isToldBeforeAnybodyPlays() {
    String notADirectory = file("file", "") + "/matches";

    Run run =
        assertFails(
            1,
            "cannot write '" + notADirectory,
            "match",
            KRK,
            "--player",
            "white=legal",
            "--player",
            "black=legal",
            "--save",
            notADirectory);

    assertEquals("", run.out());
  }

  @Test
  void match_playerNotThere_isReportedAndTheMatchGoesOn() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    String remote = "http://127.0.0.1:" + free;

    Run run =
        Run.of(
            "match",
            KRK,
            "--player",
            "white=" + remote,
            "--player",
            "black=random",
            "--seed",
            "3",
            "--quiet",
            "--save",
            directory.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.err());
    assertTrue(run.out().startsWith("result: white "), run.out());
    String[] lines = run.err().split("\n", -1);
    assertTrue(lines[0].matches("white: .*no connection for START.*"), lines[0]);
    assertTrue(
        lines[2].matches("white: .*no connection for PLAY.*; \\(move .*\\) stands in"), lines[2]);
  }
}
