package org.gonu.cli.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.JavaMachine;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.match.MatchClocks;
import org.gonu.match.MatchRecord;
import org.gonu.match.PlayerFailure;
import org.gonu.player.PlayerContext;
import org.gonu.player.PlayerSettings;
import org.gonu.player.ThinkLog;
import org.gonu.server.MatchInterruptedException;
import org.gonu.server.Referee;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Matches that are ended from outside: no move is made for players that were told so. */
@Timeout(120)
final class EndedMatchTest {
  private static final String ENDLESS =
      """
      (role white) (role black) (init (s 1))
      (<= (legal ?r a) (role ?r)) (<= (legal ?r b) (role ?r))
      (<= (next (s 1)) (true (s 1)))
      (<= terminal (true (s 2)))
      (<= (next (s 2)) (does white c))
      (<= (goal ?r 50) (role ?r))
      """;

  private final Path directory;

  EndedMatchTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** Lets a match get going, and counts what went wrong in it. */
  private static final class Watcher implements Referee.Observer {
    private final CountDownLatch going = new CountDownLatch(3);
    private final MutableList<String> failures = Lists.mutable.<String>empty().asSynchronized();

    @Override
    public void reached(MatchRecord record) {
      going.countDown();
    }

    @Override
    public void failed(Role role, PlayerFailure failure, Optional<Move> standIn) {
      failures.add(role + ": " + failure.getMessage());
    }
  }

  @Test
  void abort_duringAMatch_stopsTheRefereeBeforeThePlayers() throws InterruptedException {
    Game game =
        Game.load(
                new SourceText("endless.kif", ENDLESS), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    ImmutableList<PlayerSpec> cast = Lists.immutable.of(PlayerSpec.RANDOM, PlayerSpec.RANDOM);
    MatchClocks clocks = MatchClocks.of(Duration.ofSeconds(20), Duration.ofSeconds(20));
    Watcher watcher = new Watcher();
    try (OpenPlayers players =
        OpenPlayers.open(cast, PlayerSettings.defaults(), PlayerContext.of(ThinkLog.NONE), false)) {
      Thread ending =
          new Thread(
              () -> {
                try {
                  watcher.going.await();
                  players.abort();
                } catch (InterruptedException unexpected) {
                  Thread.currentThread().interrupt();
                }
              });
      ending.start();

      assertThrows(
          MatchInterruptedException.class,
          () ->
              new Referee(game, Clock.systemUTC())
                  .run(
                      new MatchPlans("endless.kif", game, cast, clocks).plan(1, "0"),
                      players.players(),
                      watcher));
      ending.join();
    }
    assertEquals(Lists.mutable.empty(), watcher.failures);
  }

  @Test
  void match_programIsEnded_recordsThatAndNoMoveThatNobodyMade() throws Exception {
    Path sheet = Files.writeString(directory.resolve("endless.kif"), ENDLESS);
    Path errors = directory.resolve("errors.txt");
    String records = directory.resolve("records").toString();
    Process process =
        JavaMachine.gonu(
                "match",
                sheet.toString(),
                "--playouts",
                "5",
                "--threads",
                "1",
                "--memory",
                "100",
                "--quiet",
                "--json",
                "--save",
                records)
            .redirectError(errors.toFile())
            .redirectOutput(directory.resolve("output.txt").toFile())
            .start();
    while (process.isAlive() && steps() < 3) {
      process.waitFor(5, TimeUnit.MILLISECONDS);
    }

    process.destroy();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));

    assertEquals(143, process.exitValue(), Files.readString(errors));
    String told = Files.readString(errors);
    assertFalse(told.contains("stands in") || told.contains("\tat "), told);
    assertEquals("", Files.readString(directory.resolve("output.txt")));
    JsonNode record = new ObjectMapper().readTree(record().orElseThrow().toFile());
    assertTrue(record.get("isAborted").asBoolean());
    // On a busy machine a player may still warn of its last search in between.
    int broken = told.indexOf("The match was broken off.\n");
    assertTrue(broken >= 0, told);
    assertTrue(told.indexOf("saved:  " + record().orElseThrow(), broken) > broken, told);
    record.get("errors").forEach(row -> row.forEach(cell -> assertEquals("", cell.asText(), told)));
  }

  private int steps() throws IOException {
    Optional<Path> record = record();
    return record.isEmpty()
        ? 0
        : new ObjectMapper().readTree(record.get().toFile()).get("moves").size();
  }

  private Optional<Path> record() throws IOException {
    if (!Files.exists(directory.resolve("records"))) {
      return Optional.empty();
    }
    try (Stream<Path> files = Files.list(directory.resolve("records"))) {
      return files.filter(file -> file.toString().endsWith(".json")).findFirst();
    }
  }
}
