package org.gonu.server.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.OwnThreads;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(OwnThreads.class)
final class AgentProgramTest {
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  /** Longer than such a program needs to say more than is kept of it. */
  private static final Duration PAUSE = Duration.ofMillis(500);

  @Test
  void ask_programThatSaysMoreThanIsKept_isAnsweredAgain(@TempDir Path directory)
      throws IOException, InterruptedException {
    try (AgentProgram program =
        AgentProgram.start(Lists.immutable.of("yes", "hm"), directory.resolve("errors"))) {
      assertEquals("hm", program.ask("first", System.nanoTime() + PATIENCE.toNanos()));
      Thread.sleep(PAUSE.toMillis());

      assertEquals("hm", program.ask("second", System.nanoTime() + PATIENCE.toNanos()));
    }
  }

  @Test
  void ask_programThatNeverStopsTalking_isToldThePrompt(@TempDir Path directory)
      throws IOException, InterruptedException {
    Path told = directory.resolve("told");
    String talk =
        "exec 3<&0; (read prompt <&3; echo $prompt >'%s') & while [ ! -s '%s' ]; do echo hm; done"
            .formatted(told, told);
    try (AgentProgram program =
        AgentProgram.start(Lists.immutable.of("sh", "-c", talk), directory.resolve("errors"))) {
      Thread.sleep(PAUSE.toMillis());
      program.ask("first", System.nanoTime() + PATIENCE.toNanos());
      long deadline = System.nanoTime() + PATIENCE.toNanos();
      while (!Files.exists(told) && System.nanoTime() < deadline) {
        Thread.sleep(20);
      }
    }

    assertEquals("first\n", Files.readString(told));
  }

  @Test
  void close_programThatSaysMoreThanIsKept_endsItsReader(@TempDir Path directory)
      throws IOException, InterruptedException {
    Set<Thread> before = readers();
    try (AgentProgram program =
        AgentProgram.start(Lists.immutable.of("yes", "hm"), directory.resolve("errors"))) {
      program.ask("first", System.nanoTime() + PATIENCE.toNanos());
      Thread.sleep(PAUSE.toMillis());
    }

    for (Thread reader : readers()) {
      if (!before.contains(reader)) {
        reader.join(PATIENCE.toMillis());
        assertFalse(reader.isAlive(), "it waits for room for ever");
      }
    }
  }

  private static Set<Thread> readers() {
    return OwnThreads.alive().stream()
        .filter(thread -> thread.getName().equals("agent-reader"))
        .collect(Collectors.toSet());
  }
}
