package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.JavaMachine;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchHeader;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.player.RandomPlayer;
import org.gonu.server.MatchPlan;
import org.gonu.server.Referee;
import org.gonu.server.RemotePlayer;
import org.gonu.server.TurnDecision;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A player that is killed in a match and started again goes on with it. */
final class KilledPlayerTest {
  private static final Duration CLOCK = Duration.ofSeconds(30);

  private final Path directory;

  KilledPlayerTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** Starts the player and waits until it listens. */
  private Process start(int port) throws IOException {
    Process process =
        JavaMachine.gonu(
                "player",
                "--quiet",
                "--playouts",
                "50",
                "--port",
                String.valueOf(port),
                "--state",
                directory.resolve("state").toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    assertTrue(String.valueOf(output.readLine()).contains("listens on port"));
    return process;
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  /** Kills and starts the player while the referee computes a state, when no clock runs. */
  private final class Killer implements Referee.Observer {
    private final int port;
    private final int step;
    private Process process;

    Killer(int port, int step) throws IOException {
      this.port = port;
      this.step = step;
      this.process = start(port);
    }

    @Override
    public void decided(TurnDecision decision) {
      if (decision.step() == step) {
        try {
          process.destroyForcibly().waitFor();
          process = start(port);
        } catch (IOException | InterruptedException failed) {
          throw new AssertionError(failed);
        }
      }
    }

    @Override
    public void reached(MatchRecord record) {}

    @Override
    public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
      throw new AssertionError(failure);
    }
  }

  private static Game game(String name) throws IOException {
    String text = Files.readString(Path.of("rules", name + ".kif"));
    return Game.load(new SourceText(name, text), CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
  }

  private MatchRecord match(String sheet, int step) throws Exception {
    int port = freePort();
    Killer killer = new Killer(port, step);
    try (RemotePlayer remote = new RemotePlayer("killed", "localhost", port);
        RandomPlayer other = new RandomPlayer("other", 3)) {
      return new Referee(game(sheet), Clock.systemUTC())
          .run(
              new MatchPlan(
                  MatchHeader.builder().matchId("killed").build(),
                  MatchClocks.of(CLOCK, CLOCK).withGrace(Duration.ZERO),
                  1),
              Lists.immutable.of(remote, other),
              killer);
    } finally {
      killer.process.destroyForcibly();
    }
  }

  @Test
  @Timeout(180)
  void player_killedInTheMiddle_goesOnAtTheNextPlay() throws Exception {
    MatchRecord record = match("connect-four", 3);

    assertTrue(record.isCompleted());
    ImmutableList<String> wrong = record.errors().flatCollect(row -> row).reject(String::isEmpty);
    assertEquals(Lists.immutable.empty(), wrong);
    assertEquals(
        "", Files.readString(directory.resolve("state").resolve("match.jsonl")), "after STOP");
  }

  /**
   * The same joint move may be made twice in a row: the next PLAY must not pass for a repetition.
   */
  @Test
  @Timeout(180)
  void player_killedWhereMovesRepeat_doesNotTakeTheNextTurnForTheLast() throws Exception {
    MatchRecord record = match("prisoners-dilemma", 2);

    assertTrue(record.isCompleted());
    assertTrue(record.errors().allSatisfy(row -> row.allSatisfy(String::isEmpty)));
  }
}
