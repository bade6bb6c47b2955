package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.JavaMachine;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a program says that was started without the vectors of Java. */
final class VectorsNoteTest {
  private static final String MODULE = "jdk.incubator.vector";
  private static final String NOTE = "note: Java was started without its vectors";

  @BeforeEach
  void needVectors() {
    assumeTrue(ModuleFinder.ofSystem().find(MODULE).isPresent(), "a Java that has vectors");
  }

  @Test
  void perft_withoutVectors_saysHowToStartWithThem() throws Exception {
    String told = told(Lists.mutable.empty(), "perft", "rules/tic-tac-toe.kif", "--depth", "1");

    assertTrue(told.contains(NOTE), told);
    assertTrue(told.contains("java --add-modules " + MODULE + " -jar gonu.jar"), told);
  }

  @Test
  void perft_withVectors_saysNothingOfThem() throws Exception {
    MutableList<String> options = Lists.mutable.with("--add-modules", MODULE);

    String told = told(options, "perft", "rules/tic-tac-toe.kif", "--depth", "1");

    assertFalse(told.contains(NOTE), told);
  }

  @Test
  void format_withoutVectors_saysNothingOfThem() throws Exception {
    String told = told(Lists.mutable.empty(), "format", "--check", "rules/tic-tac-toe.kif");

    assertEquals("", told);
  }

  /** What a program of its own writes to standard error. */
  private static String told(MutableList<String> options, String... arguments)
      throws IOException, InterruptedException {
    Process process =
        JavaMachine.gonu(JavaMachine.quick(options.toArray(new String[0])), arguments)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    String told = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue(), told);
    return told;
  }
}
