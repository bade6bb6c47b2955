package org.gonu.cli.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConvertCommandTest {
  private final Path directory;

  ConvertCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void convert_thereAndBack_isTheSameSheet() throws IOException {
    Path infix = directory.resolve("krk.hrf");

    assertEquals(
        new Run(ExitCode.FINE, "", ""),
        Run.of("convert", "rules/krk.kif", "--to", "infix", "--output", infix.toString()));
    assertEquals(
        new Run(ExitCode.FINE, Files.readString(Path.of("rules/krk.kif")), ""),
        Run.of("convert", infix.toString(), "--to", "prefix"));
  }

  @Test
  void convert_faults_areTold() throws IOException {
    Path infix = Files.writeString(directory.resolve("x.hrf"), "p :- q(", StandardCharsets.UTF_8);

    Run run = Run.of("convert", infix.toString(), "--to", "prefix");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().startsWith(infix + ":1:8: error: expected a name"), run.err());
    assertEquals("", run.out());
  }

  @Test
  void convert_wrongUsage_isExplained() {
    assertEquals(
        "gonu: convert: --to FORM is missing: infix, prefix or circuit\n",
        Run.of("convert", "rules/krk.kif").err());
    assertEquals(
        "gonu: convert: --to must be infix, prefix or circuit, not 'xml'\n",
        Run.of("convert", "rules/krk.kif", "--to", "xml").err());
    assertEquals(ExitCode.WRONG_USAGE, Run.of("convert", "--to", "infix").code());
  }

  @Test
  void convert_toInfix_caseCountsOnlyIfAsked() throws IOException {
    Path sheet = Files.writeString(directory.resolve("x.kif"), "(<= (p ?X) (q ?x))");

    assertEquals(
        new Run(ExitCode.FINE, "p(_X) :- q(_X)\n", ""),
        Run.of("convert", sheet.toString(), "--to", "infix"));
    assertEquals(
        new Run(ExitCode.FINE, "p(_X) :- q(X)\n", ""),
        Run.of("convert", sheet.toString(), "--to", "infix", "--case-sensitive"));
    assertEquals(
        "gonu: convert: --case-sensitive is for --to infix, not for --to circuit\n",
        Run.of("convert", sheet.toString(), "--to", "circuit", "--case-sensitive").err());
  }

  @Test
  void convert_toCircuit_writesTheNamedFormat() throws IOException {
    Path file = directory.resolve("game.aig");

    Run run = Run.of("convert", "tic-tac-toe", "--to", "circuit");
    assertTrue(run.out().startsWith("aag "), run.err());
    assertTrue(run.out().contains("\no0 (legal "), run.out());
    assertEquals(
        new Run(ExitCode.FINE, "", ""),
        Run.of(
            "convert",
            "tic-tac-toe",
            "--to",
            "circuit",
            "--format",
            "aig",
            "--output",
            file.toString()));
    assertEquals("aig ", new String(Files.readAllBytes(file), 0, 4, StandardCharsets.US_ASCII));
    assertEquals(
        "gonu: convert: --format must be aag, aig, c or jax, not 'vhdl'\n",
        Run.of("convert", "tic-tac-toe", "--to", "circuit", "--format", "vhdl").err());
  }

  @Test
  void convert_toPrefix_aSheetThatIsInPrefixForm_saysSoOnce() {
    assertEquals(
        new Run(
            ExitCode.INPUT_HAS_ERRORS,
            "",
            """
            gonu: 'rules/krk.kif' is in prefix form already
            help: 'gonu format' lays a sheet out anew
            """),
        Run.of("convert", "rules/krk.kif", "--to", "prefix"));
  }

  @Test
  void convert_toInfix_inAFormatOfCircuits_isWrongUsage() {
    Run run = Run.of("convert", "rules/krk.kif", "--to", "infix", "--format", "c");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertTrue(run.err().contains("--format is for --to circuit"), run.err());
  }

  @Test
  void convert_toAFileInNoDirectory_saysSo() {
    Path file = directory.resolve("none").resolve("krk.hrf");

    assertEquals(
        "gonu: cannot write '" + file + "': there is no such directory\n",
        Run.of("convert", "rules/krk.kif", "--to", "infix", "--output", file.toString()).err());
    assertEquals(
        "gonu: cannot write '" + directory + "': it is a directory\n",
        Run.of("convert", "rules/krk.kif", "--to", "infix", "--output", directory.toString())
            .err());
  }
}
