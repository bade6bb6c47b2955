package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.gonu.JavaMachine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Commands in processes of their own that are told to end while they are at it. They are sent
 * SIGTERM, which a process gets as SIGINT; a test may run where SIGINT is ignored.
 */
@Timeout(180)
final class BrokenOffTest {
  private static final int CODE_OF_SIGTERM = 143;

  /** Starts a command, ends it when it says that it can be ended, and takes what it has told. */
  private static Run brokenOff(String... arguments) throws IOException, InterruptedException {
    ProcessBuilder builder = JavaMachine.gonu(JavaMachine.quick("-Dgonu.log=INFO"));
    builder.command().addAll(List.of(arguments));
    Process process = builder.start();
    try (BufferedReader errors =
            new BufferedReader(
                new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        BufferedReader output =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String line = errors.readLine();
      while (line != null && !line.contains("Ctrl-C ends the command")) {
        line = errors.readLine();
      }
      // The process would close its streams, its handle does not.
      process.toHandle().destroy();
      String told = output.lines().reduce("", (all, next) -> all + next + "\n");
      String warned = errors.lines().reduce("", (all, next) -> all + next + "\n");
      assertTrue(process.waitFor(60, TimeUnit.SECONDS));
      return new Run(process.exitValue(), told, warned);
    }
  }

  @Test
  void analyze_brokenOff_tellsWhatItHas() throws Exception {
    Run run = brokenOff("analyze", "rules/tron-10x10.kif", "--seconds", "600");

    assertEquals(CODE_OF_SIGTERM, run.code());
    assertTrue(run.out().contains("\nsearched  "), run.out() + run.err());
  }

  @Test
  void analyzeJson_brokenOff_tellsWhatItHas() throws Exception {
    Run run = brokenOff("analyze", "rules/tron-10x10.kif", "--seconds", "600", "--json");

    assertEquals(CODE_OF_SIGTERM, run.code());
    assertTrue(new ObjectMapper().readTree(run.out()).isObject(), run.out() + run.err());
  }

  @Test
  void simulation_brokenOff_tellsWhatItHas() throws Exception {
    Run run = brokenOff("validate", "rules/connect-four.kif", "--simulate", "1000000");

    assertEquals(CODE_OF_SIGTERM, run.code());
    assertTrue(
        run.out().contains("rules/connect-four.kif: ")
            && run.out().contains(" random matches came"),
        run.out() + run.err());
    assertTrue(run.err().contains("gonu: broken off; this is what was found"), run.err());
  }

  @Test
  void simulationJson_brokenOff_tellsWhatItHas() throws Exception {
    Run run = brokenOff("validate", "rules/connect-four.kif", "--simulate", "1000000", "--json");

    assertEquals(CODE_OF_SIGTERM, run.code());
    JsonNode simulations = new ObjectMapper().readTree(run.out()).get("simulations");
    assertEquals(1, simulations.size(), run.out() + run.err());
  }
}
