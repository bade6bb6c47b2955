package org.gonu.cli.selfplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.gonu.JavaMachine;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.gonu.text.Sha256;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command selfplay: what it writes, and what it says where it cannot. */
final class SelfplayCommandTest {
  private static final String SHEET = "rules/tic-tac-toe.kif";

  private final Path directory;

  SelfplayCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private Run selfplay(String out, String... more) {
    return Run.of(
        Stream.concat(
                Stream.of("selfplay", SHEET, "--out", directory.resolve(out).toString()),
                Stream.of(more))
            .toArray(String[]::new));
  }

  private Run fine(String out, String... more) {
    Run run = selfplay(out, more);
    assertEquals(ExitCode.FINE, run.code(), run.err());
    return run;
  }

  /** By name the hashes of all files of a data set but its lock. */
  static Map<String, String> hashes(Path dataSet) throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.list(dataSet)) {
      for (Path file : files.toList()) {
        if (!file.endsWith(".lock") && Files.isRegularFile(file)) {
          hashes.put(file.getFileName().toString(), Sha256.hex(Files.readAllBytes(file)));
        }
      }
    }
    return hashes;
  }

  private Map<String, String> files(String out) throws IOException {
    return hashes(directory.resolve(out).resolve("tic-tac-toe"));
  }

  private JsonNode manifest(String out) throws IOException {
    return new ObjectMapper()
        .readTree(Files.readAllBytes(directory.resolve(out).resolve("tic-tac-toe/manifest.json")));
  }

  @ParameterizedTest
  @CsvSource({"random, 300, 40", "'mcts:playouts=20,softness=5', 6, 2"})
  void selfplay_oneThreadOrTwo_writesTheSameBytes(String player, String games, String shard)
      throws IOException {
    String[] settings = {"--games", games, "--shard-games", shard, "--player", player};

    fine("one", with(settings, "--threads", "1"));
    fine("two", with(settings, "--threads", "2"));
    fine("other", with(settings, "--threads", "2", "--seed", "2"));

    assertEquals(files("one"), files("two"));
    assertNotEquals(
        files("one").get("part-00000.parquet"), files("other").get("part-00000.parquet"));
  }

  private static String[] with(String[] settings, String... more) {
    return Stream.concat(Stream.of(settings), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void match_inAShardOfOtherSize_isTheSame() throws SQLException {
    fine("small", "--games", "50", "--shard-games", "7");
    fine("large", "--games", "50");
    String rows = "SELECT game, ply, state, moves FROM ";
    String small = DuckDb.shards(directory.resolve("small/tic-tac-toe"));
    String large = DuckDb.shards(directory.resolve("large/tic-tac-toe"));

    assertEquals(
        List.of(0L),
        DuckDb.numbers("SELECT count(*) FROM (" + rows + small + " EXCEPT " + rows + large + ")"));
  }

  @Test
  void manifest_afterARun_agreesWithTheFilesAndWithDuckDb() throws IOException, SQLException {
    Run run = fine("data", "--games", "100", "--shard-games", "30", "--json");
    JsonNode summary = new ObjectMapper().readTree(run.out()).path(0);
    JsonNode manifest = manifest("data");

    assertTrue(manifest.path("complete").asBoolean());
    assertEquals(4, manifest.path("shards").size());
    for (JsonNode shard : manifest.path("shards")) {
      assertEquals(files("data").get(shard.path("file").asText()), shard.path("sha256").asText());
    }
    assertEquals(manifest.path("positions").asLong(), summary.path("positions").asLong());
    Path dataSet = directory.resolve("data/tic-tac-toe");
    assertEquals(
        List.of(100L, manifest.path("positions").asLong(), 10_000L),
        DuckDb.numbers(
            "SELECT count(DISTINCT game), count(*),"
                + " sum(CASE WHEN ply = 0 THEN list_sum(goals) END) FROM "
                + DuckDb.shards(dataSet)));
  }

  @Test
  void dataSheet_joinedByDuckDb_namesTheMoves() throws SQLException {
    fine("data", "--games", "20");
    Path dataSet = directory.resolve("data/tic-tac-toe");

    List<Long> counts =
        DuckDb.numbers(
            "WITH names AS (SELECT unnest(moves, recursive := true),"
                + " generate_subscripts(moves, 1) - 1 AS number FROM read_json('"
                + dataSet
                + "/data.json', maximum_object_size = 100000000)),"
                + " made AS (SELECT unnest(moves) AS number FROM "
                + DuckDb.shards(dataSet)
                + ") SELECT count(*), count(*) FILTER (role IN ('x', 'o')),"
                + " count(*) FILTER (move = 'noop') FROM made JOIN names USING (number)");

    long rows = DuckDb.numbers("SELECT count(*) FROM " + DuckDb.shards(dataSet)).get(0);
    assertEquals(List.of(2 * rows, 2 * rows, rows), counts);
  }

  @Test
  void selfplay_again_keepsWholeFilesAndMendsOthers() throws IOException {
    fine("data", "--games", "90", "--shard-games", "30");
    Map<String, String> before = files("data");
    Path dataSet = directory.resolve("data/tic-tac-toe");
    Files.delete(dataSet.resolve("part-00001.parquet"));
    byte[] damaged = Files.readAllBytes(dataSet.resolve("part-00002.parquet"));
    damaged[100]++;
    Files.write(dataSet.resolve("part-00002.parquet"), damaged);
    for (String file : List.of("part-00001.parquet", "manifest.json", "data.json")) {
      Files.writeString(dataSet.resolve("." + file + ".99-1-5.tmp"), "left by a kill");
    }

    Run again = fine("data", "--games", "90", "--shard-games", "30", "--json");

    assertEquals(1, new ObjectMapper().readTree(again.out()).path(0).path("kept").asInt());
    assertEquals(before, files("data"));
  }

  @Test
  void selfplay_moreGames_goesOnWithWhatIsThere() throws IOException {
    fine("grown", "--games", "60", "--shard-games", "20");
    fine("grown", "--games", "100", "--shard-games", "20");
    fine("whole", "--games", "100", "--shard-games", "20");

    assertEquals(files("whole"), files("grown"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{", "", "[]", "{}", "\0\0\0\0\0\0\0\0"})
  void selfplay_damagedManifestAndFilesOfOtherSize_leavesNoMatchTwice(String manifest)
      throws IOException, SQLException {
    fine("data", "--games", "30", "--shard-games", "10");
    Path dataSet = directory.resolve("data/tic-tac-toe");
    Files.writeString(dataSet.resolve("manifest.json"), manifest);
    Files.writeString(dataSet.resolve("part-of-mine.parquet"), "not ours");

    fine("data", "--games", "30", "--shard-games", "15");

    assertEquals("not ours", Files.readString(dataSet.resolve("part-of-mine.parquet")));
    Files.delete(dataSet.resolve("part-of-mine.parquet"));
    fine("fresh", "--games", "30", "--shard-games", "15");
    assertEquals(files("fresh"), files("data"));
    assertEquals(
        List.of(manifest("data").path("positions").asLong()),
        DuckDb.numbers("SELECT count(*) FROM " + DuckDb.shards(dataSet)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{", "[]", "null"})
  void selfplay_damagedDataSheet_isToldAsDamaged(String sheet) throws IOException {
    fine("data", "--games", "10");
    Files.writeString(directory.resolve("data/tic-tac-toe/data.json"), sheet);

    Run run = selfplay("data", "--games", "10");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("unknown settings: data.json is damaged"), run.err());
  }

  @Test
  void selfplay_directoryOfAnotherRun_isNotAdvisedOfSettings() throws IOException {
    fine("data", "--games", "10");
    Path lock = directory.resolve("data/tic-tac-toe/.lock");
    try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE);
        FileLock held = channel.lock()) {
      assertTrue(held.isValid());
      Run run = selfplay("data", "--games", "10");

      assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
      assertTrue(
          run.err()
              .endsWith(
                  "another run writes to it\nhelp: give another --out, or wait for its end\n"),
          run.err());
    }
  }

  @Test
  void selfplay_lostManifestAndFewerGames_leavesNoFileOfTheOthers() throws IOException {
    fine("data", "--games", "30", "--shard-games", "10");
    Files.delete(directory.resolve("data/tic-tac-toe/manifest.json"));

    fine("data", "--games", "15", "--shard-games", "10");

    fine("fresh", "--games", "15", "--shard-games", "10");
    assertEquals(files("fresh"), files("data"));
  }

  @Test
  void selfplay_filesWithoutDataSheet_areLeftAsTheyAre() throws IOException {
    fine("data", "--games", "20");
    Files.delete(directory.resolve("data/tic-tac-toe/data.json"));
    Map<String, String> before = files("data");

    Run other = selfplay("data", "--games", "20", "--seed", "5");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, other.code());
    assertTrue(other.err().contains("unknown settings: data.json is missing"), other.err());
    assertEquals(before, files("data"));
  }

  @Test
  @Timeout(60)
  void selfplay_killedAndRunAgain_leavesTheFilesOfAnUnbrokenRun() throws Exception {
    String sheet = "rules/breakthrough.kif";
    String[] settings = {
      "selfplay", sheet, "--games", "3000", "--shard-games", "125", "--threads", "1", "--out"
    };
    Path killed = directory.resolve("killed");
    Path unbroken = directory.resolve("unbroken");
    Process process =
        JavaMachine.gonu(with(settings, killed.toString()))
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    while (process.isAlive() && !Files.exists(killed.resolve("breakthrough/part-00001.parquet"))) {
      Thread.sleep(1);
    }
    process.destroyForcibly().waitFor();
    assertTrue(Files.exists(killed.resolve("breakthrough/part-00001.parquet")));
    assertFalse(Files.exists(killed.resolve("breakthrough/part-00023.parquet")), "too late");

    for (Path out : List.of(killed, unbroken)) {
      Run run = Run.of(with(settings, out.toString()));
      assertEquals(ExitCode.FINE, run.code(), run.err());
    }

    assertEquals(hashes(unbroken.resolve("breakthrough")), hashes(killed.resolve("breakthrough")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--player legal | --player is random, or mcts:playouts=N",
        "--player mcts | a search by time cannot be repeated",
        "--player mcts:playouts=9,threads=2 | --threads plays several matches",
        "--player mcts:playouts=9,seed=2 | use --seed",
        "--player mcst:playouts=9 | did you mean 'mcts'?",
        "--games 0 | --games must be a number",
        "--shard-games 0 | --shard-games must be a number",
      })
  void selfplay_wrongSetting_isRefused(String setting, String message) {
    Run run = selfplay("data", setting.split(" ", -1));

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains(message), run.err());
    assertFalse(Files.exists(directory.resolve("data")));
  }

  @Test
  void selfplay_ofOtherSettings_isRefusedAndNothingChanges() throws IOException {
    fine("data", "--games", "20");
    Map<String, String> before = files("data");

    Run otherSeed = selfplay("data", "--games", "20", "--seed", "5");
    Run otherShards = selfplay("data", "--games", "20", "--shard-games", "10");
    Run fewer = selfplay("data", "--games", "19");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, otherSeed.code());
    assertTrue(otherSeed.err().contains("it has a data set of seed 1, not 5"), otherSeed.err());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, otherShards.code());
    assertTrue(otherShards.err().contains("its files have 1000 matches, not 10"));
    assertTrue(fewer.err().contains("it has a data set of 20 matches, more than 19"));
    assertEquals(before, files("data"));
  }

  @Test
  void selfplay_whereAFileCannotBeWritten_saysSo() throws IOException {
    Files.createFile(directory.resolve("file"));
    Files.createDirectories(directory.resolve("blocked/tic-tac-toe/part-00001.parquet/x"));

    Run intoFile = selfplay("file", "--games", "5");
    Run blocked = selfplay("blocked", "--games", "20", "--shard-games", "10");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, intoFile.code());
    assertTrue(intoFile.err().startsWith("gonu: cannot write to '"), intoFile.err());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, blocked.code());
    assertTrue(blocked.err().contains("part-00001.parquet"), blocked.err());
    assertTrue(blocked.err().contains("help: mend that"), blocked.err());
    assertTrue(files("blocked").keySet().stream().noneMatch(name -> name.endsWith(".tmp")));
  }

  @Test
  void selfplay_rulesThatBreakDown_saysWhere() throws IOException {
    Path sheet = directory.resolve("stuck.kif");
    Files.writeString(
        sheet,
        "(role a) (init (n 0)) (<= (legal a go) (true (n 0))) (<= (next (n 1)) (does a go))"
            + " (<= terminal (true (n 2))) (goal a 100)");

    Run run = Run.of("selfplay", sheet.toString(), "--games", "3", "--out", directory.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.err());
    assertTrue(run.err().contains("no legal move"), run.err());
  }
}
