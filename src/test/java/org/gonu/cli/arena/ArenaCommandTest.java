package org.gonu.cli.arena;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.http.RawSocket;
import org.gonu.http.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Many matches between two players. */
final class ArenaCommandTest {
  private static final String TIC_TAC_TOE = "rules/tic-tac-toe.kif";

  private final Path directory;

  ArenaCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private Run arena(String... more) {
    return Run.of(
        Lists.mutable
            .of("arena", TIC_TAC_TOE, "--clocks", "2/0.5", "--save", directory.toString())
            .withAll(List.of(more))
            .toArray(new String[0]));
  }

  private Run legalAgainstRandom(String... more) {
    return arena(
        Lists.mutable
            .of("--a", "legal", "--b", "random", "--seed", "3")
            .withAll(List.of(more))
            .toArray(new String[0]));
  }

  private static List<String> names(JsonNode object) {
    List<String> names = new ArrayList<>();
    object.fieldNames().forEachRemaining(names::add);
    return names;
  }

  private List<String> journal() throws IOException {
    return Files.readAllLines(directory.resolve("arena.jsonl"));
  }

  @Test
  void arena_fourMatches_endsWithATableAndLeavesRecords() throws IOException {
    Run run = legalAgainstRandom("--games", "4");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(run.out().startsWith("A: legal\nB: random\nclocks 2/0.5 s, seed 3, "), run.out());
    assertTrue(run.out().contains("\ntic-tac-toe        4  "), run.out());
    assertEquals(4, run.err().lines().count(), run.err());
    assertTrue(run.err().startsWith("tic-tac-toe 1 AB: A "), run.err());
    assertEquals(5, journal().size());
    for (int match = 0; match < 4; match++) {
      Path record = directory.resolve("tic-tac-toe.0000" + match + ".json");
      Run replay = Run.of("replay", "--quiet", record.toString());
      assertEquals(ExitCode.FINE, replay.code(), replay.out() + replay.err());
    }
  }

  @Test
  void arenaJson_shape_isThis() throws IOException {
    Run run = legalAgainstRandom("--games", "2", "--json", "--quiet", "--sprt", "0,20");

    assertEquals("", run.err());
    JsonNode node = new ObjectMapper().readTree(run.out());
    assertEquals(
        List.of(
            "a",
            "b",
            "startClock",
            "playClock",
            "seed",
            "directory",
            "games",
            "total",
            "broken",
            "sprt"),
        names(node));
    assertEquals(0.5, node.get("playClock").asDouble());
    JsonNode game = node.get("games").get(0);
    assertEquals(
        List.of(
            "game",
            "matches",
            "copies",
            "a",
            "b",
            "won",
            "drawn",
            "lost",
            "elo",
            "eloLow",
            "eloHigh",
            "meanSteps"),
        names(game));
    assertEquals(2, game.get("matches").asInt());
    assertEquals(2, game.get("won").asInt() + game.get("drawn").asInt() + game.get("lost").asInt());
    assertEquals(
        List.of("share", "shareLow", "shareHigh", "late", "illegal", "failed", "secondsPerMove"),
        names(game.get("a")));
    assertEquals(
        List.of("elo0", "elo1", "llr", "lower", "upper", "verdict"), names(node.get("sprt")));
    assertEquals("open", node.get("sprt").get("verdict").asText());
  }

  @Test
  void arena_tornJournal_goesOnToTheSameResults() throws IOException {
    String whole = legalAgainstRandom("--games", "4", "--quiet").out();
    List<String> lines = journal();
    Files.writeString(
        directory.resolve("arena.jsonl"),
        String.join("\n", lines.subList(0, 3)) + "\n" + lines.get(3).substring(0, 40));

    Run again = arena("--a", "legal", "--b", "random", "--games", "4");

    assertEquals(ExitCode.FINE, again.code());
    assertTrue(again.err().startsWith("note: half a line at the end of '"), again.err());
    assertTrue(again.err().contains("\ngoing on after 2 matches in '"), again.err());
    assertEquals(withoutTimes(whole), withoutTimes(again.out()));
    assertEquals(5, journal().size());
  }

  private static String withoutTimes(String table) {
    return table.replaceAll("[0-9.]+/[0-9.]+\n", "\n").replaceAll(" +", " ");
  }

  @Test
  void arena_allPlayed_playsNothing() throws IOException {
    String first = legalAgainstRandom("--games", "2").out();
    List<String> lines = journal();

    Run again = legalAgainstRandom("--games", "2");

    assertEquals(first, again.out());
    assertEquals(lines, journal());
  }

  @Test
  void arena_otherSettings_areRefusedByName() throws IOException {
    legalAgainstRandom("--games", "1");
    List<String> lines = journal();

    Run other = arena("--a", "random", "--b", "random", "--seed", "4");

    assertEquals(ExitCode.WRONG_USAGE, other.code());
    assertTrue(
        other
            .err()
            .contains(
                "journal of other matches: player A was legal, now random; seed was 3, now 4"),
        other.err());
    assertTrue(other.err().contains("--save DIR"), other.err());
    assertEquals(lines, journal());
  }

  @Test
  void arena_changedSheet_isRefused() throws IOException {
    Path sheet = directory.resolve("own.kif");
    Files.writeString(sheet, Files.readString(Path.of(TIC_TAC_TOE)));
    String[] command = {
      "arena",
      sheet.toString(),
      "--a",
      "legal",
      "--b",
      "legal",
      "--games",
      "1",
      "--clocks",
      "2/1",
      "--save",
      directory.toString(),
      "--quiet"
    };
    assertEquals(ExitCode.FINE, Run.of(command).code());
    Files.writeString(sheet, Files.readString(sheet) + "\n; changed\n");

    Run changed = Run.of(command);

    assertEquals(ExitCode.WRONG_USAGE, changed.code());
    assertTrue(changed.err().contains("sheet own has another content"), changed.err());
  }

  @Test
  void arena_damagedJournal_isAnErrorOfTheInput() throws IOException {
    Files.writeString(directory.resolve("arena.jsonl"), "no journal\n");

    Run run = legalAgainstRandom();

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("arena.jsonl', line 1: not valid JSON"), run.err());
  }

  @Test
  void arena_journalWithALineTwice_isAnErrorOfTheInput() throws IOException {
    legalAgainstRandom("--games", "2", "--quiet");
    List<String> lines = new ArrayList<>(journal());
    lines.add(lines.get(2));
    Files.write(directory.resolve("arena.jsonl"), lines);

    Run run = legalAgainstRandom("--games", "2", "--quiet");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.out());
    assertEquals("", run.out());
    assertTrue(run.err().contains("', line 4: match 1 of 'tic-tac-toe' has two"), run.err());
    assertTrue(run.err().contains("help: choose another directory with --save DIR"), run.err());
    assertTrue(run.err().contains("from this line on is not trusted"), run.err());
  }

  @Test
  void arena_sprtThatIsClear_stopsEarly() throws IOException {
    Run run = arena("--a", "mcts:playouts=60", "--b", "legal", "--games", "200", "--sprt", "0,300");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(
        run.out().contains("\nSPRT 0.0 against 300.0 Elo: A is stronger by 300.0 Elo (H1); LLR "),
        run.out());
    assertTrue(journal().size() < 100, run.out());
  }

  @Test
  void arena_severalAtOnce_playsAll() throws IOException {
    Run run = legalAgainstRandom("--games", "6", "--concurrency", "3", "--quiet");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertEquals("", run.err());
    assertEquals(7, journal().size());
  }

  @Test
  void arena_onePlayerSheet_comparesTheGoalsOfBoth() throws IOException {
    Run run =
        Run.of(
            "arena",
            "rules/lights-out.kif",
            "--a",
            "legal",
            "--b",
            "legal",
            "--games",
            "2",
            "--clocks",
            "2/1",
            "--json",
            "--quiet",
            "--save",
            directory.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    JsonNode total = new ObjectMapper().readTree(run.out()).get("total");
    assertEquals(2, total.get("drawn").asInt(), "the same moves, the same goal");
    assertTrue(Files.exists(directory.resolve("lights-out.00000a.json")));
    assertTrue(Files.exists(directory.resolve("lights-out.00000b.json")));
  }

  @Test
  void arena_chanceAndManySeats_areSeated() throws IOException {
    Run run =
        Run.of(
            "arena",
            "rules/dice-race.kif",
            "rules/chinese-checkers.kif",
            "--a",
            "random",
            "--b",
            "legal",
            "--games",
            "2",
            "--clocks",
            "2/1",
            "--quiet",
            "--save",
            directory.toString());

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(run.out().contains("\nin all "), run.out());
    List<String> lines = journal().stream().skip(1).toList();
    assertAll(
        () -> assertTrue(lines.stream().anyMatch(line -> line.contains("\"seats\":\"AB\""))),
        () -> assertTrue(lines.stream().anyMatch(line -> line.contains("\"seats\":\"BBA\""))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
      --b legal | arena: --a SPEC is missing
      --a legal | arena: --b SPEC is missing
      --a mtcs --b legal | there is no player 'mtcs', did you mean 'mcts'?
      --a mcts:thread=2 --b legal | mcts has no setting 'thread', did you mean 'threads'?
      --a legal --b legal --games 0 | --games must be a number from 1 to 1000000
      --a legal --b legal --sprt 20,0 | --sprt must be two differences in Elo
      --a legal --b legal --sprt x,0 | --sprt must be two differences in Elo
      --a legal --b legal --concurrency 0 | --concurrency must be a number from 1 to 256
      --a legal --b http://h:1 | --clocks: remote players are told whole seconds
      --a legal --b http://h | needs a host and a port
      --a legal --b http://h:1 --concurrency 2 | so 2 addresses are needed, not 1
      --a http://h:1 --b http://h:1 | an address is given twice
      """)
  void arena_wrongUsage_isRefused(String options, String message) {
    boolean twice = message.contains("twice");
    Run run =
        twice
            ? Run.of(("arena " + TIC_TAC_TOE + " " + options).split(" ", -1))
            : arena(options.split(" ", -1));

    assertEquals(ExitCode.WRONG_USAGE, run.code(), run.out() + run.err());
    assertTrue(run.err().contains(message), run.err());
    assertEquals("", run.out());
    assertFalse(Files.exists(directory.resolve("arena.jsonl")));
  }

  @ParameterizedTest
  @CsvSource({"5", "5/", "/5", "0/1", "1/0.001", "1/2/3", "a/b", "1..2/3", "-1/5", "1/90000"})
  void arena_wrongClocks_areRefused(String clocks) {
    Run run = Run.of("arena", TIC_TAC_TOE, "--a", "legal", "--b", "legal", "--clocks", clocks);

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains("--clocks must be two numbers of seconds"), run.err());
  }

  @Test
  void arena_noSheetOrTwoOfOneName_isRefused() {
    Run none = Run.of("arena", "--a", "legal", "--b", "legal");
    Run two = Run.of("arena", TIC_TAC_TOE, TIC_TAC_TOE, "--a", "legal", "--b", "legal");

    assertEquals(ExitCode.WRONG_USAGE, none.code());
    assertTrue(none.err().contains("expected at least one rule sheet"), none.err());
    assertEquals(ExitCode.WRONG_USAGE, two.code());
    assertTrue(two.err().contains("two sheets are named 'tic-tac-toe'"), two.err());
  }

  @Test
  void arena_remotePlayerThatAnswersWithinTheGrace_isNotLate() throws Exception {
    String sheet =
        Files.writeString(
                directory.resolve("pick.kif"),
                """
                (role left) (role right)
                (init (step 0)) (<= (next (step 1)) (true (step 0)))
                (<= (legal ?r pick) (role ?r))
                (<= terminal (true (step 1))) (goal left 50) (goal right 50)
                """)
            .toString();
    CountDownLatch never = new CountDownLatch(1);
    ScriptedPlayer.Script slow =
        (peer, socket) -> {
          peer.readRequest(socket);
          if (peer.nextRequest().contains("( PLAY ")) {
            never.await(1300, TimeUnit.MILLISECONDS);
          }
          RawSocket.of(socket).send("HTTP/1.0 200 OK\r\nContent-Length: 4\r\n\r\npick");
        };
    try (ScriptedPlayer peer = new ScriptedPlayer(slow)) {
      Run run =
          Run.of(
              "arena",
              sheet,
              "--a=http://127.0.0.1:" + peer.port(),
              "--b=legal",
              "--games=1",
              "--clocks=1/1",
              "--grace=20000",
              "--save=" + directory.resolve("slow"),
              "--json",
              "--quiet");

      assertEquals(ExitCode.FINE, run.code(), run.err());
      JsonNode side = new ObjectMapper().readTree(run.out()).get("total").get("a");
      assertEquals(0, side.get("late").asInt(), run.out());
      assertEquals(0, side.get("failed").asInt(), run.out());
    }
  }
}
