package org.gonu.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.player.RandomPlayer;
import org.gonu.player.endpoint.PlayerEndpoint;
import org.gonu.player.endpoint.PlayerOptions;
import org.gonu.server.signature.LogSignature;
import org.gonu.server.signature.SigningKey;
import org.gonu.text.Sha256;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whole tournaments from the command line: to the end, broken off, with players that are missing.
 */
@Timeout(300)
final class TournamentCommandTest {
  private static final String CUP =
      """
      tournament: Cup
      seed: 5
      clocks: {start: 10, play: 5, grace: 1}
      concurrency: 2
      repetitions: 2
      games: [tic-tac-toe, prisoners-dilemma, three-frames]
      players: [random, legal, "random:seed=3", "mcts:playouts=20,threads=1"]
      """;

  /** Players whose moves follow from the seeds, so that all runs have the same results. */
  private static final String REPEATABLE =
      """
      tournament: Repeatable
      seed: 9
      clocks: {start: 10, play: 5, grace: 1}
      concurrency: 2
      format: {kind: swiss, rounds: 3}
      repetitions: 2
      games: [tic-tac-toe, lights-out]
      players: [random, legal, {name: other, address: random}, {name: third, address: random}]
      """;

  private final Path directory;

  TournamentCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private String spec(String text) throws IOException {
    Path file = directory.resolve("cup.yaml");
    Files.writeString(file, text);
    return file.toString();
  }

  private String out(String name) {
    return directory.resolve(name).toString();
  }

  private static JsonNode json(String text) throws IOException {
    return new ObjectMapper().readTree(text);
  }

  @Test
  void standings_signedLog_sayWhatTheSignatureIsWorth() throws IOException {
    Run run = Run.of("tournament", "run", spec(REPEATABLE), "--out", out("cup"));
    assertEquals(ExitCode.FINE, run.code(), run.err());
    byte[] log = Files.readAllBytes(directory.resolve("cup/tournament.jsonl"));
    byte[] signed = LogSignature.sign(log, SigningKey.generate());
    Path file = Files.write(directory.resolve("signed.jsonl"), signed);

    Run standings = Run.of("tournament", "standings", file.toString());
    signed[signed.length / 2] ^= 1;
    Files.write(file, signed);
    Run changed = Run.of("tournament", "standings", file.toString());

    assertEquals(run.out(), standings.out());
    assertTrue(standings.err().contains("right signature"), standings.err());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, changed.code());
    assertTrue(changed.err().contains("wrong signature"), changed.err());
  }

  @Test
  void run_severalGamesAndKindsOfPlayers_comesToItsEnd() throws IOException {
    Run run = Run.of("tournament", "run", spec(CUP), "--out", out("cup"), "--json");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    JsonNode standings = json(run.out());
    assertTrue(standings.get("finished").asBoolean());
    assertEquals(4, standings.get("standings").size());
    assertEquals(0, standings.get("standings").get(0).get("faults").get("crashes").asInt());
    assertTrue(run.err().contains("gonu tournament run " + directory.resolve("cup.yaml")));
    Path cup = directory.resolve("cup");
    assertEquals(run.out(), Files.readString(cup.resolve("standings.json")));
    assertTrue(Files.readString(cup.resolve("report.html")).contains("Each against each"));
    assertEquals(run.out(), Run.of("tournament", "standings", out("cup"), "--json").out());
    assertEquals(
        Files.readString(cup.resolve("standings.csv")),
        Run.of("tournament", "standings", out("cup") + "/tournament.jsonl", "--csv").out());
    Run replay = Run.of("replay", "--quiet", out("cup/records/1.1.tic-tac-toe.1-1.json"));
    assertEquals(ExitCode.FINE, replay.code(), replay.out() + replay.err());
  }

  @Test
  void run_finishedTournament_playsNothingAgain() throws IOException {
    String file = spec(REPEATABLE);
    Run.of("tournament", "run", file, "--out", out("cup"), "--quiet");
    String log = Files.readString(directory.resolve("cup/tournament.jsonl"));

    Run again = Run.of("tournament", "run", file, "--out", out("cup"));

    assertEquals(ExitCode.FINE, again.code());
    assertEquals(log, Files.readString(directory.resolve("cup/tournament.jsonl")));
  }

  @Test
  void run_otherSpecificationInTheDirectory_isRefused() throws IOException {
    Run.of("tournament", "run", spec(REPEATABLE), "--out", out("cup"), "--quiet");

    Run other =
        Run.of(
            "tournament",
            "run",
            spec(REPEATABLE.replace("seed: 9", "seed: 8")),
            "--out",
            out("cup"));
    Run elsewhere =
        Run.of(
            "tournament",
            "run",
            spec(REPEATABLE.replace("concurrency: 2", "concurrency: 1")),
            "--out",
            out("cup"));

    assertEquals(ExitCode.INPUT_HAS_ERRORS, other.code());
    assertTrue(other.err().contains("is the log of another tournament"), other.err());
    assertEquals(ExitCode.FINE, elsewhere.code(), elsewhere.err());
  }

  @Test
  void run_killedTwice_hasTheStandingsOfARunInOneGo() throws Exception {
    kill(2);
  }

  /** {@code mvn test -Dtest=TournamentCommandTest -DexcludedGroups=}. */
  @Tag("slow")
  @Test
  void run_killedManyTimes_hasTheStandingsOfARunInOneGo() throws Exception {
    kill(20);
  }

  private void kill(int times) throws Exception {
    String file = spec(REPEATABLE);
    Run whole = Run.of("tournament", "run", file, "--out", out("whole"), "--quiet", "--json");
    SplittableRandom random = new SplittableRandom();
    Path log = directory.resolve("killed/tournament.jsonl");

    for (int kill = 0; kill < times; kill++) {
      int grown = lines(log) + random.nextInt(5);
      Process process =
          program("tournament", "run", file, "--out", out("killed"), "--quiet").start();
      while (process.isAlive() && lines(log) < grown) {
        process.waitFor(2, TimeUnit.MILLISECONDS);
      }
      process.waitFor(random.nextInt(120), TimeUnit.MILLISECONDS);
      process.destroyForcibly().waitFor();
      int known = lines(log);
      Run recomputed = Run.of("tournament", "standings", out("killed"), "--json");
      assertEquals(known == 0 ? 1 : 0, recomputed.code(), recomputed.err());
    }
    Run rest = Run.of("tournament", "run", file, "--out", out("killed"), "--quiet", "--json");

    assertEquals(ExitCode.FINE, rest.code(), rest.err());
    assertEquals(whole.out(), rest.out());
    assertEquals(rest.out(), Run.of("tournament", "standings", out("killed"), "--json").out());
  }

  @Test
  void run_interrupted_printsTheCommandThatGoesOn() throws Exception {
    String file = spec(REPEATABLE);
    Path errors = directory.resolve("errors.txt");
    ProcessBuilder builder = program("tournament", "run", file, "--out", out("cup"), "--quiet");
    Process process = builder.redirectError(errors.toFile()).start();
    while (process.isAlive() && lines(directory.resolve("cup/tournament.jsonl")) < 3) {
      process.waitFor(5, TimeUnit.MILLISECONDS);
    }

    process.destroy();
    int code = process.waitFor();

    assertEquals(143, code);
    String command = "gonu tournament run " + file + " --out " + out("cup");
    assertTrue(
        Files.readString(errors).contains("broken off; go on with: " + command),
        Files.readString(errors));
  }

  private static int lines(Path log) throws IOException {
    return Files.exists(log)
        ? (int) Files.readString(log).chars().filter(c -> c == '\n').count()
        : 0;
  }

  private static ProcessBuilder program(String... arguments) {
    return JavaMachine.gonu(arguments)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD);
  }

  @Test
  void run_playerMissing_playsTheOthersAndGoesOnLater() throws IOException {
    int port;
    try (ServerSocket free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    String file =
        spec(
            """
            tournament: Missing
            clocks: {start: 5, play: 5, grace: 1}
            concurrency: 2
            games: [tic-tac-toe]
            players:
              - random
              - legal
              - {name: away, address: "http://localhost:%d"}
            """
                .formatted(port));

    Run without = Run.of("tournament", "run", file, "--out", out("cup"), "--json");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, without.code());
    assertTrue(without.err().contains("the player 'away' cannot be reached"), without.err());
    assertTrue(without.err().contains("--withdraw away"), without.err());
    assertTrue(without.err().contains("not finished; when all is well again: gonu tournament run"));
    assertEquals(4, json(without.out()).get("openMatches").asInt());

    Files.copy(directory.resolve("cup"), directory.resolve("left"));
    Files.copy(
        directory.resolve("cup/tournament.jsonl"), directory.resolve("left/tournament.jsonl"));
    PlayerOptions options = PlayerOptions.of("away", port);
    try (PlayerEndpoint endpoint = PlayerEndpoint.open(new RandomPlayer("away", 1), options)) {
      Run with = Run.of("tournament", "run", file, "--out", out("cup"), "--json");

      assertEquals(ExitCode.FINE, with.code(), endpoint.port() + with.err());
      assertTrue(json(with.out()).get("finished").asBoolean());
    }
    Run decided =
        Run.of("tournament", "decide", out("left"), "--withdraw", "away", "--reason", "gone");
    assertEquals(ExitCode.FINE, decided.code(), decided.err());
    assertEquals(5, decided.out().lines().count());
    Run left = Run.of("tournament", "run", file, "--out", out("left"), "--json");
    assertEquals(ExitCode.FINE, left.code(), left.err());
    JsonNode last = json(left.out()).get("standings").get(2);
    assertEquals("away", last.get("player").asText());
    assertTrue(last.get("withdrawn").asBoolean());
    assertEquals(4, last.get("faults").get("forfeited").asInt());
  }

  @Test
  void decide_replayAndForfeit_changeTheStandings() throws IOException {
    String file = spec(REPEATABLE.replace("{kind: swiss, rounds: 3}", "round-robin"));
    Run.of("tournament", "run", file, "--out", out("cup"), "--quiet");

    Run replay =
        Run.of(
            "tournament",
            "decide",
            out("cup"),
            "--replay",
            "1.1.tic-tac-toe.1-1",
            "--reason",
            "late");
    Run open = Run.of("tournament", "standings", out("cup"), "--json");
    Run.of("tournament", "run", file, "--out", out("cup"), "--quiet");
    Run wrong =
        Run.of("tournament", "decide", out("cup"), "--replay", "1.1.chess.1-1", "--reason", "late");
    Run nobody =
        Run.of("tournament", "decide", out("cup"), "--withdraw", "thirt", "--reason", "late");
    Run two = Run.of("tournament", "decide", out("cup"), "--withdraw", "a", "--replay", "b");

    assertEquals(ExitCode.FINE, replay.code(), replay.err());
    assertEquals(1, json(open.out()).get("openMatches").asInt());
    assertTrue(Files.exists(directory.resolve("cup/records/1.1.tic-tac-toe.1-1~2.json")));
    assertEquals(ExitCode.INPUT_HAS_ERRORS, wrong.code());
    assertTrue(nobody.err().contains("did you mean 'third'?"), nobody.err());
    assertEquals(ExitCode.WRONG_USAGE, two.code());
  }

  @Test
  void run_recordCannotBeWritten_endsAndGoesOnLater() throws IOException {
    String file = spec(REPEATABLE);
    Path obstacle = directory.resolve("cup/records/2.1.tic-tac-toe.1-1.json");
    Files.createDirectories(obstacle.resolve("in-the-way"));

    Run blocked = Run.of("tournament", "run", file, "--out", out("cup"), "--quiet");
    Files.delete(obstacle.resolve("in-the-way"));
    Files.delete(obstacle);
    Run again = Run.of("tournament", "run", file, "--out", out("cup"), "--quiet", "--json");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, blocked.code(), blocked.err());
    assertTrue(blocked.err().contains("cannot write '"), blocked.err());
    assertEquals(ExitCode.FINE, again.code(), again.err());
    assertTrue(json(again.out()).get("finished").asBoolean());
  }

  @Test
  void check_faultySpecification_namesThePlace() throws IOException {
    Run check = Run.of("tournament", "check", spec("tournament: x\ngames: [tic-tak-toe]\n"));

    assertEquals(ExitCode.INPUT_HAS_ERRORS, check.code());
    assertTrue(check.err().contains("cup.yaml:2:9: error: there is no rule sheet"), check.err());
    assertTrue(check.err().contains("field 'players' is missing"), check.err());
  }

  @Test
  void check_optionsOfOtherActions_areRefused() throws IOException {
    Run json = Run.of("tournament", "check", spec(CUP), "--json");
    Run withdraw = Run.of("tournament", "standings", out("cup"), "--withdraw", "Ann");

    assertEquals(
        new Run(
            ExitCode.WRONG_USAGE, "", "gonu: tournament check: --json is for run and standings\n"),
        json);
    assertEquals(
        new Run(ExitCode.WRONG_USAGE, "", "gonu: tournament standings: --withdraw is for decide\n"),
        withdraw);
  }

  @Test
  void check_sheetByHash_findsItInTheLibrary() throws IOException {
    Run byName = Run.of("tournament", "check", spec(CUP));
    String hash = Sha256.hex(Files.readString(Path.of("rules/tic-tac-toe.kif")));

    Run byHash =
        Run.of("tournament", "check", spec(CUP.replace("games: [tic-tac-toe", "games: [" + hash)));

    assertEquals(ExitCode.FINE, byName.code(), byName.err());
    assertEquals(byName.out(), byHash.out());
  }

  @Test
  void run_channelPlayer_isForServers() throws IOException {
    Run run =
        Run.of(
            "tournament",
            "run",
            spec("tournament: x\ngames: [krk]\nplayers: [legal, 'channel:ann']\n"),
            "--out",
            out("cup"));

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("which only a server has"), run.err());
    assertFalse(Files.exists(directory.resolve("cup")));
  }

  @Test
  void standings_damagedOrMissingLog_saysWhere() throws IOException {
    Files.writeString(directory.resolve("bad.jsonl"), "{\"type\":\n");

    Run damaged = Run.of("tournament", "standings", out("bad.jsonl"));
    Run missing = Run.of("tournament", "standings", out("nowhere"));
    Run usage = Run.of("tournament", "standing", out("bad.jsonl"));

    assertTrue(damaged.err().contains("bad.jsonl:1:"), damaged.err());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, damaged.code());
    assertTrue(missing.err().contains("there is no log"), missing.err());
    assertEquals(ExitCode.WRONG_USAGE, usage.code());
    assertTrue(usage.err().contains("did you mean 'standings'?"), usage.err());
  }
}
