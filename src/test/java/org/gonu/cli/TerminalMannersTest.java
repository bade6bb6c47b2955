package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.JavaMachine;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.gonu.cli.console.Screen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How commands behave on terminals, and how they do not elsewhere. */
@Timeout(120)
final class TerminalMannersTest {
  private static final String ESCAPE = "\u001B[";
  private static final String GOOD =
      """
      (role white) (init (cell 1)) (legal white noop) (next (cell 1))
      (<= terminal (true (cell 1))) (goal white 100)
      """;

  private final Path directory;

  TerminalMannersTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private String file(String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(directory.resolve(name).getParent());
    return Files.writeString(file, text).toString();
  }

  /** A sheet with a number of unsafe rules. */
  private static String unsafe(int rules) {
    StringBuilder sheet = new StringBuilder(GOOD);
    IntStream.range(0, rules)
        .forEach(i -> sheet.append("(<= (next (cell ?x" + i + ")) (true (cell 1)))\n"));
    return sheet.toString();
  }

  @Test
  void validate_manyFindingsOfACode_showsTenAndTheNumberOfTheOthers() throws IOException {
    String sheet = file("bad.kif", unsafe(47));

    Run first = Run.of("validate", sheet);
    Run all = Run.of("validate", sheet, "--all");

    assertEquals(10, first.out().lines().filter(line -> line.endsWith("[GDL-101]")).count());
    assertTrue(
        first.out().contains("\n... and 37 more of GDL-101; --all shows them\n"), first.out());
    assertEquals(47, all.out().lines().filter(line -> line.endsWith("[GDL-101]")).count());
    assertFalse(all.out().contains("... and"), all.out());
    assertTrue(first.out().contains("\n47 errors"), first.out());
    assertTrue(all.out().contains("\n47 errors"), all.out());
  }

  @Test
  void show_manyFindingsOfACode_namesTheCommandThatShowsAll() throws IOException {
    Run run = Run.of("show", file("bad.kif", unsafe(12)));

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(
        run.err().contains("... and 2 more of GDL-101; 'gonu validate --all' shows them"),
        run.err());
  }

  @Test
  void validate_directory_checksAllSheetsBelowAndEndsWithATable() throws IOException {
    file("sheets/good.kif", GOOD);
    file("sheets/below/deep/bad.kif", unsafe(1));
    file("sheets/.git/hidden.kif", "(");
    String sheets = directory.resolve("sheets").toString();

    Run run = Run.of("validate", sheets);

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    ImmutableList<String> lines = Lists.immutable.fromStream(run.out().lines());
    ImmutableList<String> table = lines.drop(lines.size() - 4);
    assertTrue(table.get(0).matches("sheet +errors +warnings"), run.out());
    assertTrue(table.get(1).matches(".*/below/deep/bad\\.kif +1 +0"), run.out());
    assertTrue(table.get(2).matches(".*/good\\.kif +0 +0"), run.out());
    assertEquals("1 error", table.get(3));
    assertFalse(run.out().contains("hidden"), run.out());
  }

  @Test
  void validate_directoryWithoutSheets_isAnError() throws IOException {
    Files.createDirectories(directory.resolve("empty"));

    Run run = Run.of("validate", directory.resolve("empty").toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().startsWith("gonu: there is no rule sheet (*.kif) in "), run.err());
  }

  @Test
  void color_alwaysInAPipe_coloursFindings() throws IOException {
    String sheet = file("bad.kif", unsafe(1));

    Run always = Run.of("validate", "--color", "always", sheet);
    Run never = Run.of("validate", sheet, "--color=never");

    assertTrue(always.out().contains(ESCAPE + "1;31merror:" + ESCAPE + "0m "), always.out());
    assertEquals(never.out(), always.out().replaceAll("\u001B\\[[0-9;]*m", ""));
    assertFalse(never.out().contains(ESCAPE), never.out());
  }

  @Test
  void color_ofErrorsOfOtherCommands_goesToStandardError() throws IOException {
    Run run = Run.of("show", file("bad.kif", unsafe(1)), "--color", "always");

    assertTrue(run.err().contains(ESCAPE + "1;31merror:"), run.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"sometimes", ""})
  void color_unknownChoice_isWrongUsage(String choice) {
    Run run = Run.of("validate", "krk", "--color", choice);

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertEquals("gonu: --color must be auto, always or never, not '" + choice + "'\n", run.err());
  }

  @Test
  void version_afterAnyCommand_isTold() {
    assertEquals(Run.of("--version"), Run.of("validate", "-v"));
    assertEquals(Run.of("--version"), Run.of("--color", "never", "match", "--version"));
  }

  @Test
  void help_narrowTerminal_breaksLines() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
    Screen narrow = Screen.terminal(false, 60);

    new CommandLineInterface(new Console(stream, stream, narrow, narrow, false))
        .run(new String[] {"match", "--help"});

    String help = out.toString(StandardCharsets.UTF_8);
    assertTrue(
        help.lines().filter(line -> line.startsWith("   ")).allMatch(line -> line.length() <= 60),
        help);
  }

  @Test
  void validate_minus_readsStandardInput() throws Exception {
    Path input = Path.of(file("in.kif", unsafe(1)));
    Process process =
        new ProcessBuilder(words("validate", "-").castToList())
            .redirectInput(input.toFile())
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(ExitCode.INPUT_HAS_ERRORS, process.exitValue(), out);
    assertTrue(out.contains("-:3:17: error: unsafe variable '?x0'"), out);
  }

  @Test
  void validate_onATerminal_coloursFitsAndShowsProgress() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/script")), "needs script(1) of util-linux");
    String bad = file("bad.kif", unsafe(1) + "(<= (q ?y) " + "(true (cell 1)) ".repeat(20) + ")");

    String coloured = onTerminal(60, "", "validate", bad, "rules/krk.kif", "--simulate", "60");
    String refused = onTerminal(60, "NO_COLOR=1 ", "validate", bad);

    assertTrue(coloured.contains(ESCAPE + "1;31merror:"), coloured);
    assertFalse(refused.contains(ESCAPE), refused);
    assertTrue(
        refused.lines().filter(line -> line.contains(" | ")).allMatch(line -> line.length() <= 60),
        refused);
    assertTrue(refused.contains("...\r\n"), refused);
    assertTrue(coloured.contains("rules/krk.kif: simulating, "), coloured);
  }

  /** What a command prints on a terminal of a width. */
  private String onTerminal(int columns, String environment, String... arguments)
      throws IOException, InterruptedException {
    String command =
        "stty cols "
            + columns
            + "; "
            + environment
            + words(arguments).collect(word -> "'" + word + "'").makeString(" ");
    ProcessBuilder builder =
        new ProcessBuilder("/usr/bin/script", "-qec", command, "/dev/null")
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true);
    builder
        .environment()
        .keySet()
        .removeAll(Lists.immutable.of("COLUMNS", "NO_COLOR").castToList());
    builder.environment().put("TERM", "xterm");
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    return out;
  }

  private static ImmutableList<String> words(String... arguments) {
    return Lists.immutable.withAll(JavaMachine.gonu(arguments).command());
  }
}
