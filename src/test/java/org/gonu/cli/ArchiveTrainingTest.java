package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The build does not stop where the training fails: this test does. */
final class ArchiveTrainingTest {
  @Test
  @Timeout(120)
  void run_allCommandLines_endAsExpected(@TempDir Path directory) throws Exception {
    assertEquals(Lists.immutable.empty(), new ArchiveTraining(directory).run());
  }

  /** Java 17 never compiles what waited for its compiler when the archive was written. */
  @Test
  void build_archive_isWrittenWhereNothingWaitsForTheCompiler() throws IOException {
    ImmutableList<String> lines =
        Lists.immutable.withAll(Files.readAllLines(Path.of("pom.xml"))).collect(String::strip);
    int archive = lines.detectIndex(line -> line.contains("-XX:ArchiveClassesAtExit="));

    assertEquals("<arg value=\"-Xbatch\"/>", lines.get(archive - 2));
  }
}
