package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands say of positions, moves and records that are none. */
final class WrongPositionTest extends CommandLineFixture {
  WrongPositionTest(@TempDir Path directory) {
    super(directory);
  }

  @Test
  void commands_missingFilesThatAreNoSheets_areNotAdvisedToNameASheet() {
    assertAdvisedOfAFile("show", KRK, "--facts", "no-such-facts");
    assertAdvisedOfAFile("render", KRK, "--view", "no-such.view");
    assertAdvisedOfAFile("tournament", "check", "no-such.yaml");
  }

  private static void assertAdvisedOfAFile(String... args) {
    String errors = assertFails(1, "help: give the path of a text file", args).err();
    assertFalse(errors.contains("gonu games"), errors);
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
  void show_factsThatNoRuleMakes_areNotTaken() {
    assertFails(
        1,
        "no rule makes the fact '(cell a 1 wkk)' of ",
        "show",
        KRK,
        "--facts",
        file("facts", "(control white) (cell a 1 wkk)"));
  }

  @Test
  void show_tooFewMovesWhereSeveralRolesChoose_tellsSo() {
    Run run =
        assertFails(
            1,
            "joint move 1 of --moves needs a move for each role: rock",
            "show",
            "rules/rock-paper-scissors.kif",
            "--moves",
            "rock");

    assertTrue(run.err().contains("help: 2 roles choose here; legal are"), run.err());
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
        ": neither beside it nor in 'rules' is there other.kif or some.kif\n",
        "replay",
        file("some.json", "{\"moves\": [], \"gameName\": \"other\"}"));
    assertFails(
        1,
        "there is no file 'none.kif'",
        "replay",
        "--rules",
        "none.kif",
        file("m.json", "{\"moves\": []}"));
    assertFails(1, "'bad\0'", "replay", "bad\0");
  }
}
