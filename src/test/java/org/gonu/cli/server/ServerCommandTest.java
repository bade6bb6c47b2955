package org.gonu.cli.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Maps;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.JavaMachine;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.match.MatchClocks;
import org.gonu.server.event.EndReason;
import org.gonu.server.event.EventKind;
import org.gonu.server.event.MatchEvent;
import org.gonu.server.service.GameServer;
import org.gonu.server.service.MatchRequest;
import org.gonu.server.service.RefusedException;
import org.gonu.server.service.ServerSettings;
import org.gonu.server.store.MatchRow;
import org.gonu.server.store.PlayerRow;
import org.gonu.server.store.Store;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
final class ServerCommandTest {
  private final Path data;

  ServerCommandTest(@TempDir Path directory) {
    this.data = directory.resolve("data");
  }

  private GameServer open() throws IOException {
    return GameServer.open(
        data,
        new ServerSettings(2, 2, Duration.ofSeconds(1), 1, "gonu test"),
        Maps.immutable.of(PlayerRow.Kind.LOCAL, new OwnPlayers(2)),
        Clock.systemUTC());
  }

  @Test
  void server_fileInPlaceOfItsDirectory_isToldInPlainWords() throws IOException {
    Files.writeString(data, "");

    Run run = Run.of("server", "--port", "0", "--data", data.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertEquals(
        "gonu: cannot write '"
            + data
            + "': there is a file '"
            + data
            + "' in place of a directory\n",
        run.err());
  }

  /** A server in a process of its own, which has said its first line. */
  private static final class Child {
    private final Process process;
    private final BufferedReader output;
    private final String greeting;

    Child(String... arguments) throws IOException {
      ProcessBuilder builder = JavaMachine.gonu("server");
      builder.command().addAll(Lists.mutable.with(arguments));
      process = builder.redirectError(ProcessBuilder.Redirect.INHERIT).start();
      output =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      greeting = String.valueOf(output.readLine());
    }
  }

  /** Asks for a match that lasts longer than this test. */
  private String longMatch() throws Exception {
    try (GameServer server = open()) {
      String text = Files.readString(Path.of("rules", "connect-four.kif"));
      String sheet = server.addSheet("connect-four", text).get().hash();
      server.registerPlayer("own", PlayerRow.Kind.LOCAL, "mcts:playouts=5", 9).get();
      Duration clock = Duration.ofSeconds(30);
      return server
          .startMatch(
              MatchRequest.of(
                  sheet, Lists.immutable.of("own", "own"), MatchClocks.of(clock, clock)))
          .get()
          .id();
    }
  }

  @Test
  void server_stoppedAndStarted_goesOnByTheCommandThatItPrints() throws Exception {
    String id = longMatch();
    Child child = new Child("--port", "0", "--data", data.toString(), "--matches", "3");
    try {
      assertTrue(child.greeting.contains("1 players, 1 matches to play"), child.greeting);

      Run second = Run.of("server", "--data", data.toString());
      assertEquals(ExitCode.INPUT_HAS_ERRORS, second.code(), second.out() + second.err());
      assertTrue(second.err().contains("is in use by another server"), second.err());

      Path copy = data.resolveSibling("copy");
      Files.createDirectories(copy);
      String file = copy.resolve(Store.FILE_NAME).toString();
      Run backup = Run.of("server", "--data", data.toString(), "--backup", file);
      assertEquals(ExitCode.FINE, backup.code(), backup.err());
      try (Store store = Store.open(copy)) {
        assertTrue(store.matches().find(id).isPresent());
      }
    } finally {
      child.process.destroy();
    }
    assertTrue(child.process.waitFor(30, TimeUnit.SECONDS));

    try (GameServer server = open()) {
      MatchRow row = server.whenEnded(id).get(120, TimeUnit.SECONDS);
      assertEquals(EndReason.COMPLETED, row.reason().orElseThrow());
      ImmutableList<EventKind> kinds = server.events(id, 1, 10_000).collect(MatchEvent::kind);
      assertTrue(kinds.contains(EventKind.THOUGHT), kinds.toString());
      assertTrue(kinds.contains(EventKind.SUSPENDED), "by SIGTERM: " + kinds);
      assertTrue(
          kinds.indexOf(EventKind.SUSPENDED) < kinds.indexOf(EventKind.RESUMED), kinds.toString());
      assertTrue(
          server.record(id).orElseThrow().errors().allSatisfy(e -> e.allSatisfy(String::isEmpty)));
    }
  }

  @Test
  void server_stopped_printsTheCommandThatGoesOn() throws Exception {
    Child child = new Child("--port", "0", "--data", data.toString(), "--matches", "3");
    // By its handle, so that what it writes can still be read.
    assertTrue(child.process.toHandle().destroy());

    String last = child.output.lines().reduce("", (before, line) -> line);
    assertEquals("stopped; to go on: gonu server --data " + data + " --port 0 --matches 3", last);
    assertTrue(child.process.waitFor(30, TimeUnit.SECONDS));
  }

  @Test
  void server_portTaken_saysSoAndNotHowToGoOn() throws Exception {
    try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      String port = String.valueOf(taken.getLocalPort());
      ProcessBuilder builder = JavaMachine.gonu("server");
      builder.command().addAll(Lists.mutable.with("--port", port, "--data", data.toString()));
      Process process = builder.redirectErrorStream(true).start();
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

      assertEquals(ExitCode.INPUT_HAS_ERRORS, process.waitFor(), said);
      assertTrue(
          said.contains(
              "cannot listen on port " + port + " of 127.0.0.1 (Address already in use): "),
          said);
      assertFalse(said.contains("works in") || said.contains("to go on"), said);
    }
  }

  @Test
  void backup_noDatabase_isAnErrorOfTheInput() {
    Run run = Run.of("server", "--data", data.toString(), "--backup", "copy.db");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("there is no database in"), run.err());
  }

  @Test
  void wrongOptions_areRefusedBeforeAnythingIsWritten() {
    for (String[] wrong :
        new String[][] {{"club"}, {"--matches", "0"}, {"--come-back", "x"}, {"--disk", "-1"}}) {
      MutableList<String> arguments = Lists.mutable.with("server", "--data", data.toString());
      arguments.addAll(Lists.mutable.with(wrong));

      assertEquals(ExitCode.WRONG_USAGE, Run.of(arguments.toArray(new String[0])).code());
      assertFalse(Files.exists(data), arguments.toString());
    }
  }

  @Test
  void ownPlayers_specificationsOfOthers_areRefused() {
    OwnPlayers players = new OwnPlayers(2);

    players.check("random");
    players.check("mcts:threads=1,playouts=100");
    for (String wrong : Lists.immutable.of("", "mcst", "http://host:1", "mcts:threads=0")) {
      assertEquals(
          RefusedException.Kind.INVALID,
          assertThrows(RefusedException.class, () -> players.check(wrong)).kind(),
          wrong);
    }
  }
}
