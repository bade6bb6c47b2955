package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What {@code gonu perft} prints. */
final class PerftOutputTest {
  private static final String KRK = "rules/krk.kif";

  private final Path directory;

  PerftOutputTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void perft_krk_printsATable() {
    Run run = Run.of("perft", KRK, "--depth", "2");

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(
        run.out().startsWith("depth            sequences             terminal\n"), run.out());
    assertTrue(
        run.out().contains("\n    0                    1                    0\n"), run.out());
    assertEquals(4, run.out().lines().count());
  }

  @Test
  void perftVerify_lanes_agreeWithOnePositionAtATime() {
    Run run = Run.of("perft", KRK, "--depth", "3", "--engine", "lanes", "--verify");

    assertEquals(ExitCode.FINE, run.code(), run.err());
    assertTrue(run.out().contains("    3                  117                    1"), run.out());
    assertTrue(run.err().contains("verified"), run.err());
  }

  @Test
  void perftVerify_oneAtATimeAlready_isNotCalledVerified() {
    Run run = Run.of("perft", KRK, "--depth", "1", "--engine", "reference", "--verify");

    assertEquals(ExitCode.FINE, run.code());
    assertEquals("note: not verified, for one position at a time was counted already\n", run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"lanes", "reference"})
  void perft_moreSequencesThanALongCounts_tellsWhatItHasCounted(String engine) throws IOException {
    Path sheet = directory.resolve("many.kif");
    StringBuilder text = new StringBuilder("(role a) (init (s 0)) (goal a 100)");
    text.append("(legal a x) (legal a y) (legal a z) (<= terminal (true (s 45)))");
    text.append("(<= (next (s ?y)) (true (s ?x)) (i ?x ?y))");
    for (int i = 0; i < 45; i++) {
      text.append("(i ").append(i).append(' ').append(i + 1).append(')');
    }
    Files.writeString(sheet, text);

    Run run = Run.of("perft", sheet.toString(), "--depth", "45", "--engine", engine, "--json");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertEquals(
        "gonu: there are more than 9,223,372,036,854,775,807 sequences of length 40\n", run.err());
    assertTrue(run.out().contains("4052555153018976267"), run.out());
  }

  @Test
  void perft_inLanesWhereARoleHasNoMove_namesTheRuleAndTheState() throws IOException {
    Path sheet = directory.resolve("stuck.kif");
    Files.writeString(
        sheet,
        """
        (role alone)
        (init (n 0))
        (<= (legal alone go) (true (n 0)))
        (<= (next (n 1)) (does alone go))
        (<= terminal (true (n 2)))
        (goal alone 100)
        """);

    Run run = Run.of("perft", sheet.toString(), "--depth", "2", "--engine", "lanes");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(
        run.err().contains("stuck.kif:3:1: error: role 'alone' has no legal move"), run.err());
    assertTrue(run.err().contains("it happens in the state (n 1)"), run.err());
    assertFalse(run.out().contains("\n    2"), run.out());
  }

  @Test
  void perftJson_rows_haveDepthSequencesAndTerminal() throws IOException {
    JsonNode rows =
        new ObjectMapper().readTree(Run.of("perft", "--json", KRK, "--depth", "1").out());

    assertEquals(2, rows.size());
    assertEquals("{\"depth\":0,\"sequences\":1,\"terminal\":0}", rows.get(0).toString());
    assertEquals(
        Lists.mutable.of("depth", "sequences", "terminal"),
        Lists.mutable.withAll(rows.get(1)::fieldNames));
    assertTrue(rows.get(1).get("sequences").isIntegralNumber());
  }
}
