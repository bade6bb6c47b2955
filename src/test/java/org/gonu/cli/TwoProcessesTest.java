package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.JavaMachine;
import org.gonu.cli.console.ExitCode;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.gonu.protocol.InfoReply;
import org.gonu.server.RemotePlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A match between two programs of their own over the wire, from the command line to the record. */
final class TwoProcessesTest {
  private static final String SHEET = "rules/krk.kif";
  private static final Pattern GREETING = Pattern.compile(".* listens on port ([0-9]+).*");

  /** A player in a process of its own. */
  private static final class PlayerProcess implements AutoCloseable {
    private final Process process;
    private final int port;

    /** Starts a quiet one. */
    PlayerProcess(String... arguments) throws IOException {
      this(
          ProcessBuilder.Redirect.INHERIT,
          Lists.mutable.with(arguments).with("--quiet").toArray(new String[0]));
    }

    /** Starts it and waits until it says its port. */
    PlayerProcess(ProcessBuilder.Redirect errors, String... arguments) throws IOException {
      ProcessBuilder builder = JavaMachine.gonu("player", "--port", "0");
      builder.command().addAll(List.of(arguments));
      process = builder.redirectError(errors).start();
      BufferedReader output =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      Matcher greeting = GREETING.matcher(String.valueOf(output.readLine()));
      if (!greeting.matches()) {
        process.destroy();
        throw new AssertionError("no port in the first line");
      }
      port = Integer.parseInt(greeting.group(1));
    }

    String address() {
      return "http://localhost:" + port;
    }

    InfoReply ping() {
      try (RemotePlayer player = new RemotePlayer("probe", "localhost", port)) {
        return player.ping(Duration.ofSeconds(20));
      }
    }

    @Override
    public void close() {
      process.destroy();
    }
  }

  /** A match of two players with long clocks, which is saved in a directory. */
  private static Run match(
      String sheet, Path directory, String first, String second, String... options) {
    MutableList<String> arguments = Lists.mutable.with("match", sheet);
    arguments.addAll(List.of("--start-clock", "20", "--play-clock", "20"));
    arguments.addAll(List.of("--player", first, "--player", second));
    arguments.addAll(List.of("--save", directory.toString()));
    arguments.addAll(List.of(options));
    return Run.of(arguments.toArray(String[]::new));
  }

  @Test
  @Timeout(180)
  void match_twoPlayerProcesses_isRecordedWithoutErrors(@TempDir Path directory) throws Exception {
    try (PlayerProcess white = new PlayerProcess("--name", "White", "--playouts", "20");
        PlayerProcess black = new PlayerProcess("--name", "Black", "--player", "random")) {
      assertTrue(white.ping().isAvailable(), "white before the match");

      Run match =
          match(SHEET, directory, "white=" + white.address(), "black=" + black.address(), "--json");

      assertEquals("", match.err());
      assertEquals(ExitCode.FINE, match.code());
      JsonNode result = new ObjectMapper().readTree(match.out()).get(0);
      Path file = Path.of(result.get("record").asText());
      MatchRecord record = MatchRecordReader.read(file).get();
      assertTrue(record.isCompleted());
      assertFalse(record.moves().isEmpty());
      assertTrue(
          record.errors().allSatisfy(row -> row.allSatisfy(String::isEmpty)),
          () -> record.errors().toString());
      Run replay = Run.of("replay", "--quiet", file.toString());
      assertEquals(ExitCode.FINE, replay.code(), replay.out() + replay.err());
      assertTrue(white.ping().isAvailable(), "white after the match");
      assertTrue(black.ping().isAvailable(), "black after the match");
      assertEquals("Black", black.ping().name().orElseThrow());
    }
  }

  @Test
  @Timeout(180)
  void player_match_isToldOnStandardErrorUnlessQuiet(@TempDir Path directory) throws Exception {
    Path loud = directory.resolve("loud.txt");
    Path quiet = directory.resolve("quiet.txt");
    String[] options = {"--playouts", "20"};
    String[] quietOptions = {"--playouts", "20", "--quiet"};
    try (PlayerProcess x = new PlayerProcess(ProcessBuilder.Redirect.to(loud.toFile()), options);
        PlayerProcess o =
            new PlayerProcess(ProcessBuilder.Redirect.to(quiet.toFile()), quietOptions)) {
      String sheet = "rules/tic-tac-toe.kif";
      Run match = match(sheet, directory, "x=" + x.address(), "o=" + o.address());
      assertEquals(ExitCode.FINE, match.code(), match.out() + match.err());
    }

    String told = Files.readString(loud);
    assertTrue(told.contains("INFO"), told);
    assertTrue(told.contains("(mark "), "moves with their lines: " + told);
    assertFalse(Files.readString(quiet).contains("INFO"), Files.readString(quiet));
  }
}
