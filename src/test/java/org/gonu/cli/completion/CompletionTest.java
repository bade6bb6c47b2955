package org.gonu.cli.completion;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Completion scripts in the shells they are for, where these are installed; bash always. */
@Timeout(60)
final class CompletionTest {
  private static final String COMPLETE =
      """
      source gonu.sh
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _gonu
      printf '%s\\n' "${COMPREPLY[@]}"
      """;

  private final Path directory;

  CompletionTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private ImmutableList<String> run(String... command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(30, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue(), out);
    return Lists.immutable.fromStream(out.lines()).reject(String::isEmpty);
  }

  /** What bash offers for the last of some words; {@code _} stands for an empty one. */
  private ImmutableList<String> offered(String words) throws IOException, InterruptedException {
    Files.writeString(directory.resolve("gonu.sh"), Run.of("completion", "bash").out());
    ImmutableList<String> command =
        Lists.immutable
            .of("bash", "-c", COMPLETE, "bash")
            .newWithAll(
                Lists.immutable.with(words.split(" ")).collect(each -> each.replace("_", "")));
    return run(command.toArray(new String[0]));
  }

  @ParameterizedTest
  @CsvSource({
    "gonu val, validate",
    "gonu help repl, replay",
    "gonu validate --len, --lenient",
    "gonu validate --no, --no-cache",
    "gonu validate --color al, always",
    "gonu validate --deny _, warnings",
    "gonu validate krk, krk",
    "gonu tournament sta, standings",
    "gonu completion f, fish",
  })
  void bash_beginOfAWord_isCompleted(String words, String completed) throws Exception {
    assertTrue(offered(words).contains(completed), offered(words).toString());
  }

  @Test
  void bash_files_areOfferedWhereTheyCanStand() throws Exception {
    Files.createDirectory(directory.resolve("my dir"));
    Files.writeString(directory.resolve("my game.kif"), "");

    assertEquals(
        Lists.immutable.of("my dir", "my game.kif"), offered("gonu validate my").toSortedList());
    assertEquals(Lists.immutable.of("my dir"), offered("gonu validate --save my"));
    assertEquals(Lists.immutable.empty(), offered("gonu validate --simulate m"));
  }

  @Test
  void bash_everyOptionOfEveryCommand_isOffered() throws Exception {
    for (String option : Lists.immutable.fromStream(options("arena"))) {
      assertTrue(offered("gonu arena " + option).contains(option), option);
    }
  }

  private static Stream<String> options(String command) {
    return Run.of(command, "--help")
        .out()
        .lines()
        .filter(line -> line.startsWith("  --"))
        .map(line -> line.strip().split(" ", 2)[0]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"bash", "zsh", "fish"})
  void script_isReadByItsShell(String shell) throws Exception {
    assumeInstalled(shell);
    Path script = directory.resolve("script");
    Files.writeString(script, Run.of("completion", shell).out());

    assertEquals(Lists.immutable.empty(), run(shell, "-n", script.toString()));
  }

  /** What fish offers for the last word of a command line. */
  private ImmutableList<String> inFish(String line) throws IOException, InterruptedException {
    Files.writeString(directory.resolve("gonu.fish"), Run.of("completion", "fish").out());
    return run("fish", "--no-config", "-c", "source gonu.fish; complete -C " + "'" + line + "'")
        .collect(each -> each.split("\t", 2)[0]);
  }

  @ParameterizedTest
  @CsvSource({
    "gonu val, validate",
    "gonu help repl, replay",
    "gonu validate --len, --lenient",
    "gonu validate --color al, always",
    "gonu validate krk, krk",
    "gonu tournament sta, standings",
  })
  void fish_beginOfAWord_isCompleted(String line, String completed) throws Exception {
    assumeInstalled("fish");

    assertEquals(Lists.immutable.of(completed), inFish(line));
  }

  @Test
  void fish_files_areOfferedWhereTheyCanStand() throws Exception {
    assumeInstalled("fish");
    Files.createDirectory(directory.resolve("my dir"));
    Files.writeString(directory.resolve("my game.kif"), "");

    assertEquals(Lists.immutable.of("my dir/", "my game.kif"), inFish("gonu validate my"));
    assertEquals(Lists.immutable.of("my dir/"), inFish("gonu validate --save my"));
    assertEquals(Lists.immutable.empty(), inFish("gonu validate --simulate m"));
  }

  /** Types lines and tabs into a zsh in a pseudo terminal, and waits for what it makes of them. */
  private static final String TYPING =
      """
      zmodload zsh/zpty
      zpty -b z zsh -f
      zpty -w z "PS1=; autoload -Uz compinit; compinit -D -u; source ./gonu.zsh; print rea'dy'"
      for i in {1..200}; do zpty -r -t z out && [[ $out == *ready* ]] && break; sleep 0.05; done
      for line in "$@"; do
        zpty -w -n z $'\\C-u'"$line"$'\\t'
        all=
        for i in {1..30}; do sleep 0.05; while zpty -r -t z out; do all+=$out; done; done
        print -r -- "$all"
      done
      """;

  @Tag("slow")
  @Test
  void zsh_beginOfAWord_isCompleted() throws Exception {
    assumeInstalled("zsh");
    Files.writeString(directory.resolve("gonu.zsh"), Run.of("completion", "zsh").out());
    Files.writeString(directory.resolve("typing.zsh"), TYPING);
    String typed =
        run("zsh", "-f", "typing.zsh", "gonu val", "gonu help repl", "gonu validate kr")
            .makeString("\n");

    for (String completed : new String[] {"gonu validate", "gonu help replay", "validate krk"}) {
      assertTrue(typed.contains(completed), typed);
    }
    assertFalse(typed.contains("bad option"), typed);
  }

  private static void assumeInstalled(String shell) {
    assumeTrue(
        Files.isExecutable(Path.of("/usr/bin", shell))
            || Files.isExecutable(Path.of("/bin", shell)),
        shell + " is not installed");
  }

  @Test
  void completion_otherShell_isWrongUsage() {
    Run run = Run.of("completion", "tcsh");

    assertEquals(ExitCode.WRONG_USAGE, run.code());
    assertEquals(
        "gonu: completion: there is no script for 'tcsh', only for bash, zsh and fish\n",
        run.err());
  }
}
