package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.sheet.ValidateCommand;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every command does with what it cannot use: a line that explains, and the right code. */
@Isolated("All tests have one standard input.")
final class CommandLineInterfaceTest extends CommandLineFixture {
  CommandLineInterfaceTest(@TempDir Path directory) {
    super(directory);
  }

  @Test
  void run_nothing_showsTheCommandsAsAnError() {
    Run run = Run.of();

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertEquals("", run.out());
    assertTrue(run.err().contains("usage: gonu COMMAND"), run.err());
  }

  @Test
  void run_version_tellsIt() {
    Run run = Run.of("--version");

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().startsWith("gonu "), run.out());
  }

  @Test
  void run_commandLineOfOneCommand_hasNoOther() {
    Run validated = onlyValidate("validate", KRK);
    Run counted = onlyValidate("perft", KRK);

    assertEquals(new Run(ExitCode.FINE, KRK + ": fine\n", ""), validated);
    assertEquals(ExitCode.WRONG_USAGE, counted.code());
    assertTrue(counted.err().contains("there is no command 'perft'"), counted.err());
  }

  private static Run onlyValidate(String... args) {
    return Run.by(console -> CommandLineInterface.of(console, new ValidateCommand()), "", args);
  }

  @Test
  void run_unknownCommand_suggestsTheNearest() {
    assertWrongUsage("there is no command 'perf', did you mean 'perft'?", "perf", KRK);
    assertWrongUsage("there is no command 'compile'; 'gonu --help' lists them", "compile");
    assertWrongUsage("there is no command 'mtach', did you mean 'match'?", "help", "mtach");
    assertWrongUsage("there is no command ''", "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"games", "validate", "perft", "show", "analyze", "match", "replay", "player"})
  void run_unknownOption_isRefused(String command) {
    assertWrongUsage(command + ": unknown option '--zzzz'", command, "--zzzz");
    assertWrongUsage(command + ": unknown option '-z'", command, "-z");
  }

  @Test
  void run_misspelledOption_suggestsTheNearest() {
    assertWrongUsage(
        "perft: unknown option '--dept', did you mean '--depth'?", "perft", KRK, "--dept", "3");
    assertWrongUsage(
        "render: unknown option '--output', did you mean '--out'?", "render", KRK, "--output", "k");
    assertWrongUsage("unknown option '--jsn', did you mean '--json'?", "validate", KRK, "--jsn");
  }

  @Test
  void run_optionWithoutValue_isRefused() {
    assertWrongUsage("option '--depth' needs a value", "perft", KRK, "--depth");
  }

  @Test
  void run_optionTwice_isRefused() {
    assertWrongUsage(
        "option '--depth' is given more than once", "perft", KRK, "--depth", "1", "--depth", "2");
  }

  @Test
  void run_switchWithValue_isRefused() {
    assertWrongUsage("validate", "validate", KRK, "--json=yes");
  }

  @Test
  void run_numberOutOfRange_namesRangeAndValue() {
    assertWrongUsage(
        "--depth must be a number from 0 to 1000, not '-1'", "perft", KRK, "--depth=-1");
    assertWrongUsage(
        "--depth must be a whole number from 0 to 1000, not '1.5'", "perft", KRK, "--depth=1.5");
    assertWrongUsage(
        "--depth must be a number from 0 to 1000, not '-1'", "perft", KRK, "--depth", "-1");
    assertWrongUsage("from 0 to 1000, not '1001'", "perft", KRK, "--depth", "1001");
    assertWrongUsage(
        "--seed must be a number from 0 to " + Long.MAX_VALUE + ", not '9" + "9".repeat(20) + "'",
        "match",
        KRK,
        "--seed=9" + "9".repeat(20));
    assertWrongUsage("from 0 to 1000, not 'three'", "perft", KRK, "--depth", "three");
    assertWrongUsage("from 0 to 1000, not '2.5'", "perft", KRK, "--depth", "2.5");
    assertWrongUsage("option '--depth' needs a value", "perft", KRK, "--depth", "");
    assertWrongUsage("not '99999999999999999999'", "perft", KRK, "--depth", "99999999999999999999");
    assertWrongUsage(
        "--start-clock must be a number from 1 to 86400, not '0'",
        "match",
        KRK,
        "--start-clock",
        "0");
    assertWrongUsage(
        "--play-clock must be a number from 1 to 86400, not '86401'",
        "match",
        KRK,
        "--play-clock",
        "86401");
    assertWrongUsage(
        "--grace must be a number from 0 to 600000, not '-5'", "match", KRK, "--grace", "-5");
    assertWrongUsage(
        "--games must be a number from 1 to 1000000, not '0'", "match", KRK, "--games", "0");
    assertWrongUsage("--seed must be a number 0 or more, not '-1'", "match", KRK, "--seed", "-1");
    assertWrongUsage(
        "--playouts must be a number 1 or more, not '0'", "match", KRK, "--playouts", "0");
    assertWrongUsage(
        "--port must be a number from 0 to 65535, not '65536'", "player", "--port", "65536");
    assertWrongUsage(
        "--margin must be a number from 0 to 60000, not 'x'", "player", "--margin", "x");
  }

  @Test
  void run_unknownEngine_isRefused() {
    assertWrongUsage("--engine must be ", "perft", KRK, "--engine", "warp");
    assertWrongUsage("--engine must be ", "show", KRK, "--engine", "warp");
  }

  @Test
  void run_wrongNumberOfFiles_isRefused() {
    assertWrongUsage("gonu: perft: expected one rule sheet but found 0", "perft");
    assertWrongUsage("gonu: show: expected one rule sheet but found 2", "show", KRK, KRK);
    assertWrongUsage("gonu: match: expected one rule sheet but found 0", "match");
    assertWrongUsage("expected at least one rule sheet", "validate");
    assertWrongUsage("expected at least one match record", "replay");
    assertWrongUsage("there is no argument 'now'", "player", "now");
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "perft", "show", "analyze", "match"})
  void run_sheetThatCannotBeRead_saysWhy(String command) {
    String missing = directory.resolve("missing.kif").toString();
    assertFails(1, "there is no file '" + missing + "'", command, missing);
    String reason =
        command.equals("validate") ? "there is no rule sheet (*.kif) in" : "cannot read";
    assertFails(1, reason + " '" + directory + "'", command, directory.toString());
    assertFails(1, "'bad\0name'", command, "bad\0name");
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "perft", "show", "analyze", "match"})
  void run_sheetThatIsNone_isExplained(String command) {
    byte[] noise = new byte[3000];
    new SplittableRandom(1).nextBytes(noise);

    assertFails(1, "[GDL-107]", command, file("empty.kif", ""));
    assertFails(1, "error", command, file("binary.kif", noise));
    assertFails(1, "error", command, file("zeros.kif", new byte[100]));
    assertFails(1, "error", command, file("text.kif", "It was a dark and stormy night.\n"));
    assertFails(1, "error", command, file("open.kif", "(role white"));
    assertFails(1, "error", command, file("deep.kif", "(".repeat(100_000)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"perft", "show", "analyze", "match"})
  void run_rulesThatBreakDown_showTheRules(String command) {
    String sheet =
        file(
            "stuck.kif",
            """
            (role r) (init start)
            (<= (legal r go) (true never))
            (<= (next never) (true never))
            (<= terminal (true never))
            (goal r 100)
            """);

    assertFails(
        1,
        "stuck.kif:2:1: error: role 'r' has no legal move in a state that is not terminal"
            + " [GDL-301]",
        command,
        sheet);
  }

  @Test
  void run_anyLocale_printsTheSame() {
    Locale before = Locale.getDefault();
    String expected = Run.of("perft", "rules/krk.kif", "--depth", "2").out();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));

      assertEquals(expected, Run.of("perft", "rules/krk.kif", "--depth", "2").out());
    } finally {
      Locale.setDefault(before);
    }
  }
}
