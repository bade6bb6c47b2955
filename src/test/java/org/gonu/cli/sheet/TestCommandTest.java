package org.gonu.cli.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TestCommandTest {
  private static final String FAILING = "test the start\n  terminal\n";

  private final Path directory;

  TestCommandTest(@TempDir Path directory) throws IOException {
    this.directory = directory;
    Files.copy(Path.of("rules/krk.kif"), directory.resolve("krk.kif"));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text, StandardCharsets.UTF_8).toString();
  }

  @Test
  void test_sheet_runsTheTestsBesideIt() {
    assertEquals(
        new Run(ExitCode.FINE, "rules/krk.test: 11 tests passed\n", ""),
        Run.of("test", "rules/krk.kif"));
  }

  @Test
  void test_directory_runsAllItsTests() throws IOException {
    String krk = file("krk.test", "test the start\n  not terminal\n");
    String other = file("other.test", "sheet krk.kif\ntest the start\n  legal black is noop\n");

    assertEquals(
        new Run(ExitCode.FINE, krk + ": 1 test passed\n" + other + ": 1 test passed\n", ""),
        Run.of("test", directory.toString()));
  }

  @Test
  void test_failure_isShownWithItsPlace() throws IOException {
    String file = file("krk.test", FAILING);

    assertEquals(
        new Run(
            ExitCode.INPUT_HAS_ERRORS,
            "failed: the start\n"
                + file
                + ":2:3: error: the match goes on here [GDL-503]\n"
                + " 2 |   terminal\n"
                + "   |   ^^^^^^^^\n\n"
                + file
                + ": 1 of 1 test failed\n",
            ""),
        Run.of("test", file));
  }

  @Test
  void test_fileThatIsMissing_isToldWhereTestsAre() {
    Run run = Run.of("test", "nosuch.test");

    assertEquals(
        """
        gonu: there is no file or directory 'nosuch.test'
        help: the test file of NAME.kif is NAME.test beside it
        """,
        run.err());
  }

  @Test
  void test_json_hasTestsAndFailures() throws IOException {
    String file = file("krk.test", FAILING);

    Run run = Run.of("test", "--json", file);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    JsonNode test = new ObjectMapper().readTree(run.out()).get(0).get("tests").get(0);
    assertEquals("the start", test.get("title").asText());
    assertEquals(1, test.get("line").asInt());
    assertEquals("false", test.get("passed").toString());
    assertEquals("GDL-503", test.get("failures").get(0).get("code").asText());
  }

  @Test
  void test_faultyFileAmongOthers_hidesNoResultOfTheOthers() throws IOException {
    String faulty = file("a.test", "test the start\n  terminal\n");
    file("a.kif", "(role");
    String krk = file("krk.test", "test the start\n  not terminal\n");

    Run text = Run.of("test", directory.toString());
    Run json = Run.of("test", "--json", faulty, krk);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, text.code());
    assertEquals(krk + ": 1 test passed\n", text.out());
    assertTrue(text.err().contains("a.kif:1:1: error: "), text.err());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, json.code());
    assertEquals(krk, new ObjectMapper().readTree(json.out()).get(0).get("file").asText());
  }

  @Test
  void test_nothingToRun_isExplained() throws IOException {
    assertEquals(ExitCode.WRONG_USAGE, Run.of("test").code());
    assertTrue(
        Run.of("test", directory.resolve("krk.kif").toString())
            .err()
            .contains("there are no tests"));
    assertTrue(Run.of("test", directory.toString()).err().contains("there is no test file"));
    Run syntax = Run.of("test", file("krk.test", "tst x"));
    assertEquals(ExitCode.INPUT_HAS_ERRORS, syntax.code());
    assertTrue(syntax.err().contains("did you mean 'test'?"), syntax.err());
  }
}
