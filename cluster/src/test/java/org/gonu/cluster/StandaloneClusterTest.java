package org.gonu.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.console.Console;
import org.gonu.text.Sha256;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Self-play on a cluster of processes of this machine, against self-play by threads. Run by {@code
 * mvn -f cluster verify} after {@code mvn package}; it takes about a minute.
 */
final class StandaloneClusterTest {
  private static final String SHEET = "../rules/breakthrough.kif";
  private static final List<String> SETTINGS =
      List.of("--games", "20000", "--shard-games", "250", "--seed", "7");

  private final Path directory;

  StandaloneClusterTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private static List<String> selfplay(String sheet, Path out, List<String> settings) {
    return Stream.concat(Stream.of("selfplay", sheet, "--out", out.toString()), settings.stream())
        .toList();
  }

  private static Map<String, String> hashes(Path dataSet) throws IOException {
    Map<String, String> hashes = new TreeMap<>();
    try (Stream<Path> files = Files.list(dataSet)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (!name.startsWith(".")) {
          hashes.put(name, Sha256.hex(Files.readAllBytes(file)));
        }
      }
    }
    return hashes;
  }

  private static long shards(Path dataSet) throws IOException {
    if (!Files.isDirectory(dataSet)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(dataSet)) {
      return files.filter(file -> file.toString().endsWith(".parquet")).count();
    }
  }

  @Test
  @Timeout(value = 10, unit = TimeUnit.MINUTES)
  void selfplay_workerKilledInTheMiddle_writesTheFilesOfALocalRun() throws Exception {
    Path remote = directory.resolve("remote");
    Path local = directory.resolve("local");
    Path dataSet = remote.resolve("breakthrough");
    try (StandaloneCluster cluster = new StandaloneCluster(directory, 2)) {
      Process driver = cluster.submit("driver", "SparkSelfplay", selfplay(SHEET, remote, SETTINGS));
      while (driver.isAlive() && shards(dataSet) < 8) {
        Thread.sleep(10);
      }
      cluster.killWorker(0);
      long before = shards(dataSet);
      assertTrue(driver.isAlive(), cluster.log("driver"));
      assertTrue(before < 70, "killed too late: " + before + " of 80 files");
      assertEquals(0, driver.waitFor(), cluster.log("driver"));
      assertTrue(cluster.log("driver").contains("Lost executor"), cluster.log("driver"));
      assertTrue(cluster.log("driver").contains("20,000"), cluster.log("driver"));
    }

    Console console = new Console(System.out, System.err);
    assertEquals(
        0,
        new CommandLineInterface(console)
            .run(selfplay(SHEET, local, SETTINGS).toArray(new String[0])));
    assertEquals(hashes(local.resolve("breakthrough")), hashes(dataSet));
    assertEquals(80, shards(dataSet));
  }

  @Test
  @Timeout(value = 5, unit = TimeUnit.MINUTES)
  void selfplay_wrongSheetAndWrongSetting_endWithTheMessagesOfTheProgram() throws Exception {
    try (StandaloneCluster cluster = new StandaloneCluster(directory, 1)) {
      List<String> missing = selfplay("breakthruogh", directory.resolve("x"), List.of());
      List<String> wrong = selfplay(SHEET, directory.resolve("x"), List.of("--games", "0"));

      assertEquals(1, cluster.submit("missing", "SparkSelfplay", missing).waitFor());
      assertEquals(2, cluster.submit("wrong", "SparkSelfplay", wrong).waitFor());

      assertTrue(cluster.log("missing").contains("breakthruogh"), cluster.log("missing"));
      assertTrue(cluster.log("wrong").contains("--games must be a number"));
      assertFalse(cluster.log("wrong").contains("this is a bug"));
    }
  }
}
