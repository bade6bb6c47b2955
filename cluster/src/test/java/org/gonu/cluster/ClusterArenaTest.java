package org.gonu.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Console;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * An arena on a cluster of processes of this machine, against an arena by threads. Run by {@code
 * mvn -f cluster verify} after {@code mvn package}; it takes about a minute.
 */
final class ClusterArenaTest {
  private static final int GAMES = 30;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path directory;

  ClusterArenaTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static List<String> arena(Path save, String... options) {
    List<String> words =
        new ArrayList<>(List.of("arena", "../rules/tic-tac-toe.kif", "../rules/connect-four.kif"));
    words.addAll(List.of("--a", "mcts:playouts=300,threads=1,memory=32"));
    words.addAll(List.of("--b", "mcts:playouts=30,threads=1,memory=32", "--clocks", "30/30"));
    words.addAll(List.of("--games", "" + GAMES, "--seed", "5", "--concurrency", "2"));
    words.addAll(List.of("--save", save.toString()));
    words.addAll(List.of(options));
    return words;
  }

  private static List<String> lines(Path save) throws IOException {
    Path journal = save.resolve("arena.jsonl");
    return Files.exists(journal) ? Files.readAllLines(journal) : List.of();
  }

  /** By match what a journal and a record say of it, without times. */
  private static Map<String, String> rows(Path save) throws IOException {
    Map<String, String> rows = new TreeMap<>();
    for (String line : lines(save).subList(1, lines(save).size())) {
      ObjectNode row = (ObjectNode) MAPPER.readTree(line);
      ((ObjectNode) row.get("a")).remove("seconds");
      ((ObjectNode) row.get("b")).remove("seconds");
      String record = row.get("records").get(0).asText();
      JsonNode moves = MAPPER.readTree(save.resolve(record).toFile()).get("moves");
      rows.put(record, row + " " + moves);
    }
    return rows;
  }

  @Test
  @Timeout(value = 15, unit = TimeUnit.MINUTES)
  void arena_workerKilledInTheMiddle_hasTheRowsOfALocalRun() throws Exception {
    Path remote = directory.resolve("remote");
    Path local = directory.resolve("local");
    try (StandaloneCluster cluster = new StandaloneCluster(directory, 2)) {
      Process driver = cluster.submit("driver", "SparkArena", arena(remote));
      while (driver.isAlive() && lines(remote).size() < 10) {
        Thread.sleep(10);
      }
      cluster.killWorker(0);
      int before = lines(remote).size();
      assertTrue(driver.isAlive(), cluster.log("driver"));
      assertTrue(before < 2 * GAMES, "killed too late: " + before + " lines");
      assertEquals(0, driver.waitFor(), cluster.log("driver"));
      assertTrue(cluster.log("driver").contains("Lost executor"), cluster.log("driver"));
    }

    Console console = new Console(System.out, System.err);
    assertEquals(
        0,
        new CommandLineInterface(console)
            .run(arena(local, "--quiet").toArray(new String[0])));
    assertEquals(rows(local), rows(remote));
    assertEquals(2 * GAMES, rows(remote).size());
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void arena_playerMissing_endsWithTheMessageOfTheProgram() throws Exception {
    try (StandaloneCluster cluster = new StandaloneCluster(directory, 1)) {
      List<String> missing =
          List.of(
              "arena", "../rules/tic-tac-toe.kif", "--a", "random", "--b", "http://localhost:1",
              "--clocks", "2/2", "--save", directory.resolve("missing").toString());

      int code = cluster.submit("missing", "SparkArena", missing).waitFor();

      assertEquals(1, code, cluster.log("missing"));
      assertTrue(cluster.log("missing").contains("cannot be reached"), cluster.log("missing"));
    }
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void arena_sheetThatBreaksDown_isLeftAndOthersGoOn() throws Exception {
    Path deadEnd = directory.resolve("dead-end.kif");
    Files.writeString(
        deadEnd,
        """
        (role you)
        (role it)
        (init (step 1))
        (<= (legal ?r wait) (role ?r) (true (step 1)))
        (<= (next (step 2)) (true (step 1)))
        (<= terminal (true (step 3)))
        (<= (goal ?r 50) (role ?r))
        """);
    try (StandaloneCluster cluster = new StandaloneCluster(directory, 1)) {
      Path save = directory.resolve("broken");
      List<String> both =
          List.of(
              "arena", "../rules/tic-tac-toe.kif", deadEnd.toString(), "--a", "random", "--b",
              "legal", "--clocks", "2/2", "--games", "2", "--save", save.toString());

      int code = cluster.submit("broken", "SparkArena", both).waitFor();

      assertEquals(1, code, cluster.log("broken"));
      assertTrue(cluster.log("broken").contains("GDL-301"), cluster.log("broken"));
      assertEquals(3, lines(save).size(), cluster.log("broken"));
    }
  }
}
