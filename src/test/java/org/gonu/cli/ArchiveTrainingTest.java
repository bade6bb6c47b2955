package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
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
}
