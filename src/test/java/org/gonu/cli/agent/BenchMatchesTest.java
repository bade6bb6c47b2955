package org.gonu.cli.agent;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.server.MatchInterruptedException;
import org.gonu.server.agent.PromptPart;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Matches that are ended from outside, as by Ctrl-C. */
@Timeout(120)
final class BenchMatchesTest {
  private static final Path SHEET = Path.of("rules/tic-tac-toe.kif");

  @Test
  void abort_duringAMatch_stopsTheRefereeAndRecordsNoMoveThatNobodyMade(@TempDir Path directory)
      throws Exception {
    Game game =
        Game.load(
                new SourceText(SHEET.toString(), Files.readString(SHEET)),
                CasePolicy.INSENSITIVE,
                Strictness.LENIENT)
            .get();
    String command = PromptedProgram.command("hangs");
    AgentSettings agent =
        new AgentSettings(
            command,
            CommandWords.of(command),
            "agent",
            PromptPart.ALL.toImmutableSet(),
            0,
            Duration.ofSeconds(60),
            false);
    BenchMatches matches =
        new BenchMatches(agent, 1, PlayerSettings.defaults(), ThinkLog.NONE, directory);
    BenchPairing pairing =
        new BenchPairing(
            new BenchSheet("tic-tac-toe", SHEET.toString(), game, game.roles()),
            new Opponent("random"),
            0);
    FutureTask<BenchResult> played = new FutureTask<>(() -> matches.play(pairing, 0));
    Thread referee = new Thread(played);
    referee.start();
    Path errors = directory.resolve(pairing.name() + ".err");
    while (referee.isAlive() && (!Files.exists(errors) || Files.size(errors) == 0)) {
      Thread.onSpinWait();
    }

    matches.abort();

    ExecutionException ended = assertThrows(ExecutionException.class, played::get);
    assertInstanceOf(MatchInterruptedException.class, ended.getCause());
    assertFalse(Files.exists(directory.resolve(pairing.name() + ".json")));
    String transcript = Files.readString(directory.resolve(pairing.name() + ".jsonl"));
    assertFalse(transcript.contains("\"type\":\"end\""), transcript);
  }
}
