package org.gonu.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.gonu.text.Sha256;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures self-play by threads and on clusters of this machine, and prints a row for each. Run by
 * {@code mvn -f cluster verify -Dtest=ScalingMeasurement} after {@code mvn package}, with nothing
 * else running; it takes some minutes. Its name keeps it out of the tests.
 */
final class ScalingMeasurement {
  private static final int MAX_CORES = 2;
  private static final double MILLION = 1e6;
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final Path directory;

  ScalingMeasurement(@TempDir Path directory) {
    this.directory = directory;
  }

  private static List<String> selfplay(List<String> settings, Path out) {
    List<String> words =
        new ArrayList<>(List.of("selfplay", "../rules/breakthrough.kif", "--quiet", "--out"));
    words.add(out.toString());
    words.addAll(settings);
    return words;
  }

  /** What a run has made, with its times in seconds. */
  private record Run(double whole, double writing, long positions, long bytes, String manifest) {
    static Run of(double whole, Path out) throws IOException {
      Path set = out.resolve("breakthrough");
      Path manifest = set.resolve("manifest.json");
      long begun = Files.getLastModifiedTime(set.resolve("data.json")).toMillis();
      long ended = Files.getLastModifiedTime(manifest).toMillis();
      long positions = 0;
      long bytes = 0;
      for (JsonNode shard : MAPPER.readTree(manifest.toFile()).get("shards")) {
        positions += shard.get("positions").asLong();
        bytes += shard.get("bytes").asLong();
      }
      String hash = Sha256.hex(Files.readAllBytes(manifest));
      return new Run(whole, (ended - begun) / 1e3, positions, bytes, hash);
    }

    /** A row: how long it took, how fast it was, and what a million positions cost. */
    String row(String player, String where, int cores) {
      return String.format(
          Locale.ROOT,
          "| %s | %s | %d | %,d | %.1f | %.1f | %,.0f | %,.0f | %.1f |",
          player,
          where,
          cores,
          positions,
          whole,
          writing,
          positions / writing,
          cores * writing * MILLION / positions,
          bytes / (double) positions * MILLION / (1 << 20));
    }
  }

  private Run byThreads(List<String> settings, int threads) throws Exception {
    Path out = directory.resolve("threads" + threads + settings.hashCode());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--add-modules", "jdk.incubator.vector", "-jar", "../target/gonu.jar"));
    command.addAll(selfplay(settings, out));
    command.addAll(List.of("--threads", "" + threads));
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(directory.resolve("threads.log").toFile())
            .start();
    assertEquals(0, process.waitFor(), Files.readString(directory.resolve("threads.log")));
    return Run.of((System.nanoTime() - start) / 1e9, out);
  }

  private Run onCluster(List<String> settings, int workers) throws Exception {
    Path out = directory.resolve("workers" + workers + settings.hashCode());
    Path logs = Files.createTempDirectory(directory, "cluster");
    try (StandaloneCluster cluster = new StandaloneCluster(logs, workers)) {
      long start = System.nanoTime();
      Process driver = cluster.submit("driver", "SparkSelfplay", selfplay(settings, out));
      assertEquals(0, driver.waitFor(), cluster.log("driver"));
      return Run.of((System.nanoTime() - start) / 1e9, out);
    }
  }

  @Test
  void selfplay_byThreadsAndOnClusters_isMeasured() throws Exception {
    List<String> rows = new ArrayList<>();
    for (List<String> settings :
        List.of(
            List.of("--player", "random", "--games", "80000", "--shard-games", "1000"),
            List.of("--player", "mcts:playouts=400", "--games", "80", "--shard-games", "2"))) {
      String expected = null;
      for (int cores = 1; cores <= MAX_CORES; cores++) {
        Run threads = byThreads(settings, cores);
        Run cluster = onCluster(settings, cores);
        rows.add(threads.row(settings.get(1), "threads", cores));
        rows.add(cluster.row(settings.get(1), "Spark", cores));
        expected = expected == null ? threads.manifest() : expected;
        assertEquals(List.of(expected, expected), List.of(threads.manifest(), cluster.manifest()));
      }
    }
    System.out.println(
        "| player | by | cores | positions | s | writing, s | positions/s | core s/million"
            + " | MB/million |");
    rows.forEach(System.out::println);
  }
}
