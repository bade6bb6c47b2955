package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What every command does with what it cannot use: a line that explains, and the right code. */
final class CommandLineInterfaceTest {
  private static final String KRK = "rules/krk.kif";

  private final Path directory;

  CommandLineInterfaceTest(@TempDir Path directory) {
    this.directory = directory;
  }

  /** Nothing here may be taken for a bug of the program. */
  private static Run assertFails(int code, String message, String... args) {
    Run run = Run.of(args);
    String all = run.out() + run.err();
    assertAll(
        () -> assertEquals(code, run.code(), all),
        () -> assertTrue(all.contains(message), () -> "'" + message + "' is not in:\n" + all),
        () -> assertFalse(all.contains("Exception"), all),
        () -> assertFalse(all.contains("bug of gonu"), all),
        () -> assertFalse(all.contains("\tat "), all),
        () -> assertTrue(all.endsWith("\n"), all));
    return run;
  }

  private static void assertWrongUsage(String message, String... args) {
    Run run = assertFails(ExitCode.WRONG_USAGE, message, args);
    assertEquals("", run.out());
    assertTrue(run.err().startsWith("gonu: "), run.err());
  }

  private String file(String name, String text) {
    return file(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private String file(String name, byte[] bytes) {
    try {
      return Files.write(directory.resolve(name), bytes).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
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
    assertWrongUsage("unknown option '--jsn', did you mean '--json'?", "validate", KRK, "--jsn");
  }

  @Test
  void run_optionWithoutValue_isRefused() {
    assertWrongUsage("option '--depth' needs a value", "perft", KRK, "--depth");
  }

  @Test
  void player_addressesThatAreNone_areRefused() {
    assertWrongUsage("an address has no 99 bits", "player", "--allow", "10.0.0.0/99");
    assertWrongUsage("not an address: ''", "player", "--allow", "10.0.0.1,");
    assertWrongUsage("not an origin of web pages", "player", "--cors", "two words");
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
        "--depth must be a number from 0 to 1000, not '-1'", "perft", KRK, "--depth", "-1");
    assertWrongUsage("from 0 to 1000, not '1001'", "perft", KRK, "--depth", "1001");
    assertWrongUsage("from 0 to 1000, not 'three'", "perft", KRK, "--depth", "three");
    assertWrongUsage("from 0 to 1000, not '2.5'", "perft", KRK, "--depth", "2.5");
    assertWrongUsage("from 0 to 1000, not ''", "perft", KRK, "--depth", "");
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
    assertWrongUsage("expected one rule sheet but found 0", "perft");
    assertWrongUsage("expected one rule sheet but found 2", "show", KRK, KRK);
    assertWrongUsage("expected one rule sheet but found 0", "match");
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
  void player_portTaken_isExplained() throws IOException {
    try (ServerSocket taken = new ServerSocket(0)) {
      String port = String.valueOf(taken.getLocalPort());

      assertFails(1, "cannot listen on port " + port, "player", "--quiet", "--port", port);
    }
  }

  @Test
  void player_badOptions_areRefused() {
    assertWrongUsage("--name: ", "player", "--name", "two words", "--port", "0");
    assertWrongUsage(
        "there is no player 'mtcs', did you mean 'mcts'?", "player", "--player", "mtcs");
    assertWrongUsage(
        "--player must be legal, random or mcts[:KEY=VALUE,...], not 'http://localhost:1'",
        "player",
        "--player",
        "http://localhost:1");
  }

  @Test
  void match_badCast_isRefused() {
    assertWrongUsage(
        "the game has no role 'wite', did you mean 'white'?; its roles are white, black",
        "match",
        KRK,
        "--player",
        "wite=legal");
    assertWrongUsage(
        "there is no player 'leagl', did you mean 'legal'?",
        "match",
        KRK,
        "--player",
        "white=leagl");
    assertWrongUsage("--player must be ROLE=SPEC, not 'legal'", "match", KRK, "--player", "legal");
    assertWrongUsage(
        "two players for the role 'white'",
        "match",
        KRK,
        "--player",
        "white=legal",
        "--player",
        "WHITE=legal");
    assertWrongUsage("needs a host and a port", "match", KRK, "--player", "white=http://somewhere");
    assertWrongUsage(
        "needs a host and a port", "match", KRK, "--player", "white=http://somewhere:0");
    assertWrongUsage(
        "'http://a b:1' is not the address of a player",
        "match",
        KRK,
        "--player",
        "white=http://a b:1");
  }

  @Test
  void match_unwritableDirectory_isToldBeforeAnybodyPlays() {
    String notADirectory = file("file", "") + "/matches";

    Run run =
        assertFails(
            1,
            "cannot write '" + notADirectory,
            "match",
            KRK,
            "--player",
            "white=legal",
            "--player",
            "black=legal",
            "--save",
            notADirectory);

    assertEquals("", run.out());
  }

  @Test
  void match_playerNotThere_isReportedAndTheMatchGoesOn() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      free = socket.getLocalPort();
    }
    String remote = "http://127.0.0.1:" + free;

    Run run =
        Run.of(
            "match",
            KRK,
            "--player",
            "white=" + remote,
            "--player",
            "black=random",
            "--seed",
            "3",
            "--quiet",
            "--save",
            directory.toString());

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code(), run.err());
    assertTrue(run.out().startsWith("result: white "), run.out());
    String[] lines = run.err().split("\n", -1);
    assertTrue(lines[0].matches("white: .*no connection for START.*"), lines[0]);
    assertTrue(
        lines[2].matches("white: .*no connection for PLAY.*; \\(move .*\\) stands in"), lines[2]);
  }

  @Test
  void show_positionsThatAreNone_areExplained() {
    String record = "test-matches/krk-1.json";
    assertWrongUsage("--after must be MATCH.json:STEP, not 'krk'", "show", KRK, "--after", "krk");
    assertWrongUsage("--after must be MATCH.json:STEP", "show", KRK, "--after", record);
    assertWrongUsage("--after must be MATCH.json:STEP", "show", KRK, "--after", record + ":-1");
    assertWrongUsage("--after must be MATCH.json:STEP", "show", KRK, "--after", record + ":x");
    assertWrongUsage("--after must be MATCH.json:STEP", "show", KRK, "--after", ":");
    assertFails(1, "joint moves, not 999", "show", KRK, "--after", record + ":999");
    assertFails(1, "no-such.json", "show", KRK, "--after", "no-such.json:1");
    assertFails(1, "error", "show", KRK, "--after", file("broken.json", "{\"moves\": [[") + ":0");
    assertFails(
        1, "does not fit the rules", "show", "rules/jul-gonu.kif", "--after", record + ":2");
    assertFails(1, "there is no file", "show", KRK, "--facts", "no-such-facts");
    assertFails(1, "error", "show", KRK, "--facts", file("facts", "(cell a"));
    assertFails(1, "error", "show", KRK, "--facts", file("variables", "(cell ?x)"));
    assertWrongUsage("only one of --moves", "show", KRK, "--moves", "a", "--after", record + ":1");
    assertFails(1, "'bad\0'", "show", KRK, "--after", "bad\0:1");
  }

  @Test
  void show_illegalMoves_listTheLegalOnes() {
    Run run =
        assertFails(
            1, "joint move 1 of --moves is not legal", "show", KRK, "--moves", "(move wk a 9 a 8)");
    assertTrue(run.err().contains("help: legal are\n  white: (move "), run.err());

    assertFails(
        1,
        "joint move 1 of --moves is not legal: ((move wk a 9 a 8) noop)",
        "show",
        KRK,
        "--moves",
        "((move wk a 9 a 8) noop)");
    assertFails(1, "error", "show", KRK, "--moves", "(move wk");
    assertFails(1, "error", "show", KRK, "--moves", "(move ?x c 1 b 2)");
    assertFails(1, "error", "show", KRK, "--moves", "((a) (b) (c))");
  }

  @Test
  void show_movesBeyondTheEnd_areExplained() {
    String sheet =
        file(
            "short.kif",
            """
            (role r) (init start) (legal r go)
            (<= (next end) (true start)) (<= terminal (true end)) (goal r 100)
            """);

    assertFails(1, "the match is over before joint move 2", "show", sheet, "--moves", "go go");
  }

  @Test
  void replay_recordsThatAreNone_areExplained() {
    byte[] noise = new byte[3000];
    new SplittableRandom(2).nextBytes(noise);

    assertFails(1, "no-such.json", "replay", "no-such.json");
    assertFails(1, directory.toString(), "replay", directory.toString());
    assertFails(1, "error", "replay", file("empty.json", ""));
    assertFails(1, "error", "replay", file("binary.json", noise));
    assertFails(1, "error", "replay", file("list.json", "[1, 2]"));
    assertFails(1, "error", "replay", file("cut.json", "{\"moves\": [[\"a\""));
    assertFails(
        1, "cannot tell the rule sheet", "replay", file("nameless.json", "{\"moves\": []}"));
    assertFails(
        1,
        "there is no file 'none.kif'",
        "replay",
        "--rules",
        "none.kif",
        file("m.json", "{\"moves\": []}"));
    assertFails(1, "'bad\0'", "replay", "bad\0");
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
