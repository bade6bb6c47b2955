package org.gonu.cli.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.gonu.cli.CommandLineInterface;
import org.gonu.cli.Run;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Test;

final class ExplainCommandTest {
  private static final String KRK = "rules/krk.kif";

  private static Run explain(String... arguments) {
    String[] words = new String[arguments.length + 2];
    words[0] = "explain";
    words[1] = KRK;
    System.arraycopy(arguments, 0, words, 2, arguments.length);
    return Run.of(words);
  }

  @Test
  void explain_legalMove_isDerivedWithPlaces() {
    Run run = explain("(legal white (move wk c 1 c 2))");

    assertEquals(ExitCode.FINE, run.code());
    assertTrue(run.out().startsWith("(legal white (move wk c 1 c 2))  rules/krk.kif:"), run.out());
    assertTrue(run.out().contains("\n  (true (control white))  in the state\n"), run.out());
    assertTrue(run.out().contains("\n  (not (restricted c 2))  no rule makes it so\n"), run.out());
    assertFalse(run.out().contains("\u001B"), "no colours outside of a terminal");
  }

  @Test
  void explain_onTerminal_hasColours() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);

    new CommandLineInterface(new Console(stream, stream, true))
        .run(new String[] {"explain", KRK, "(true (control white))"});

    assertEquals(
        "\u001B[32m(true (control white))\u001B[0m  \u001B[2min the state\u001B[0m\n",
        out.toString(StandardCharsets.UTF_8));
  }

  @Test
  void explain_illegalMove_tellsHowFarRulesGet() {
    Run run = explain("(LEGAL White (move wk c 1 b 3))", "--depth", "1");

    assertTrue(run.out().startsWith("(legal white (move wk c 1 b 3)) does not hold\n"), run.out());
    assertTrue(run.out().contains("holds (true (cell c 1 wk))\n"), run.out());
    assertTrue(run.out().contains("fails (king_step c 1 b 3)\n"), run.out());
    assertTrue(run.out().contains("open  (not (restricted b 3))\n"), run.out());
    assertTrue(run.out().contains("3 other rules have heads that do not fit"), run.out());
  }

  @Test
  void explain_positionsAndPatterns_listInstances() {
    Run run = explain("(goal ?role ?value)", "--after", "test-matches/krk-1.json:2");

    assertTrue(run.out().startsWith("2 instances hold:\n  (goal white 0)\n"), run.out());
  }

  @Test
  void explain_next_needsTheJointMove() {
    Run without = explain("(next (cell b 2 wk))");
    Run with = explain("(next (cell b 2 wk))", "--do", "(move wk c 1 b 2) noop");

    assertTrue(without.out().contains("it is not in the joint move"), without.out());
    assertEquals("help: name the joint move that is made with --do\n", without.err());
    assertTrue(with.out().contains("(does white (move wk c 1 b 2))  in the joint move"));
    assertEquals("", with.err());
    assertEquals(
        with, explain("(next (cell b 2 wk))", "--do", "((move wk c 1 b 2) noop)"), "as a list");
    assertEquals(with, explain("(next (cell b 2 wk))", "--do", "(move wk c 1 b 2)"), "the mover's");
  }

  @Test
  void explain_illegalJointMove_isTold() {
    Run run = explain("(next (cell b 2 wk))", "--do", "(move wk a 1 b 2)");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, run.code());
    assertTrue(run.err().contains("of --do is not legal: (move wk a 1 b 2)"), run.err());
  }

  @Test
  void explain_unknownRelation_isTold() {
    Run misspelled = explain("(restrictet a 1)");
    Run otherArity = explain("(restricted a)");

    assertEquals(ExitCode.INPUT_HAS_ERRORS, misspelled.code());
    assertTrue(misspelled.err().contains("did you mean 'restricted'?"), misspelled.err());
    assertTrue(otherArity.err().contains("'restricted' has 2 arguments"), otherArity.err());
  }

  @Test
  void explain_brokenQuestion_isTold() {
    assertEquals(ExitCode.INPUT_HAS_ERRORS, explain("(legal white").code());
    assertEquals(ExitCode.INPUT_HAS_ERRORS, explain("?x").code());
    assertEquals(ExitCode.WRONG_USAGE, explain().code());
  }

  @Test
  void explain_json_hasTheTrees() throws IOException {
    JsonNode holds =
        new ObjectMapper().readTree(explain("--json", "(legal white (move wk c 1 c 2))").out());
    JsonNode fails = new ObjectMapper().readTree(explain("--json", "terminal").out());

    assertTrue(holds.get("holds").booleanValue());
    assertEquals("rule", holds.get("derivation").get("reason").textValue());
    assertEquals("c", holds.get("derivation").get("bindings").get("?x1").textValue());
    assertEquals(5, holds.get("derivation").get("premises").size());
    assertFalse(fails.get("holds").booleanValue());
    assertEquals(2, fails.get("refusal").get("attempts").size());
  }
}
