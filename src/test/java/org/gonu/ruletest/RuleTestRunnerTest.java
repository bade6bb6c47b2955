package org.gonu.ruletest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RuleTestRunnerTest {
  /** Each role adds one stone or two; {@code (total 3)} and more ends the game. */
  private static final String SHEET =
      """
      (role left) (role right)
      (init (total 0)) (init (control left))
      (<= (legal ?r (Add 1)) (true (control ?r)))
      (<= (legal ?r (Add 2)) (true (control ?r)))
      (<= (legal ?r noop) (role ?r) (not (true (control ?r))))
      (plus 0 1 1) (plus 0 2 2) (plus 1 1 2) (plus 1 2 3) (plus 2 1 3) (plus 2 2 4)
      (<= (next (total ?n)) (true (total ?m)) (does ?r (Add ?k)) (plus ?m ?k ?n))
      (<= (next (control right)) (true (control left)))
      (<= (next (control left)) (true (control right)))
      (<= terminal (true (total 3)))
      (<= terminal (true (total 4)))
      (<= (goal ?r 100) (true (control ?r)))
      (<= (goal ?r 0) (role ?r) (not (true (control ?r))))
      (<= (goal ?r 50) (role ?r) (true (total 9)))
      (<= (next (pair ?x ?y)) (true (pair ?x ?y)))
      """;

  private static ImmutableList<RuleTestResult> run(String text) {
    Game game =
        Game.load(new SourceText("x.kif", SHEET), CasePolicy.INSENSITIVE, Strictness.STRICT).get();
    Outcome<RuleTestFile> file = RuleTestReader.read(new SourceText("x.test", text));
    return RuleTestRunner.run(file.get(), game);
  }

  /** The failures of one test, each as {@code line:column: message}. */
  private static String failures(String directives) {
    StringBuilder all = new StringBuilder();
    for (Diagnostic failure : run("test it\n" + directives).getOnly().failures()) {
      all.append(failure.source().position(failure.span().start()));
      all.append(": ").append(failure.message()).append('\n');
    }
    return all.toString();
  }

  private static String errors(String text) {
    return new DiagnosticPrinter()
        .print(RuleTestReader.read(new SourceText("x.test", text)).diagnostics());
  }

  @Test
  void run_everythingHolds_passes() {
    ImmutableList<RuleTestResult> results =
        run(
            """
            ; a comment
            test the start
              true (total 0) (control ?any)
              true is (control left) (total 0)
              not true (total 1)
              true (control ?r) count 1
              legal left is (add 2)
                  ; the order does not count, nor does the case

                  (add 1)
              legal left (add ?n) count 2
              not legal left noop
              legal right noop
              not terminal
              goal left 100 right 0
              perft 2 4 3

            test the end
              play (add 1) (noop (add 2))
              true (total 3)
              terminal
              remove (total ?n) (control ?r)
              add (total 4) (control right)
              terminal
              goal left 0 right 100
              state (total 2) (control left)
              not terminal
            """);

    assertEquals(2, results.size());
    assertTrue(results.allSatisfy(RuleTestResult::passed), results.toString());
    assertEquals("the start", results.getFirst().test().title());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "true (total 1) | 2:6: this fact does not hold",
        "not true (total ?n) | 2:10: this fact holds",
        "true is (total 0) (total 1) | 2:1: facts differ: 1 expected but not found, 1 found but not"
            + " expected",
        "true (total ?n) is | 2:1: facts differ: 1 found but not expected",
        "true (total ?n) count 2 | 2:23: expected 2 facts but found 1",
        "legal right (add 1) | 2:13: this move is not legal for right",
        "not legal left (add ?n) | 2:16: this move is legal for left",
        "legal left count 3 | 2:18: expected 3 legal moves of left but found 2",
        "terminal | 2:1: the match goes on here",
        "goal left 50 | 2:11: the goal value of left is 100",
        "perft 2 5 2 | 2:9: there are 4 sequences; 2:11: there are 3 terminal sequences",
        "play (add 3) | 2:6: this move is not legal",
        "play (add 1) (add 2) (add 1) | 2:22: the match is over before this move",
        "remove (total 1) | 2:8: no such fact holds",
        "legal nobody noop | 2:7: there is no role 'nobody'",
        "true | 2:1: nothing is said here",
        "legal | 2:1: 'legal' needs a role",
        "true (a) (b) is | 2:14: 'is' cannot stand here",
        "not true count 3 | 2:10: 'count' cannot stand here",
        "true count | 2:1: 'count' takes one number",
        "true count many | 2:12: expected a number",
        "goal left | 2:1: 'goal' takes roles with their values",
        "terminal now | 2:1: 'terminal' stands alone",
        "perft 2 | 2:1: 'perft' takes 2 or 3 numbers",
        "perft 101 0 | 2:7: 'perft' counts 100 joint moves at most",
        "state (total ?n) | 2:7: expected a term without variables",
        "state (control left) (control right) (total 9) | '' ",
        "state (pair 1 1) (pair 1 2)~true (pair ?X ?x) count 1 | '' ",
        "state (pair 1 1) (pair 1 2)~true (Pair ?x ?X) is (pair 1 1) | '' ",
      })
  void run_directive_tellsWhatDoesNotHold(String directive, String failures) {
    String found = failures(directive.replace('~', '\n'));

    assertEquals(failures.replace("; ", "\n").strip(), found.strip());
  }

  @Test
  void run_stepThatFails_endsItsTestOnly() {
    ImmutableList<RuleTestResult> results =
        run("test one\n play (add 9)\n terminal\ntest two\n true (total 0)");

    assertEquals(1, results.getFirst().failures().errorCount());
    assertTrue(results.getLast().passed());
  }

  @Test
  void run_rulesBreakDown_areReportedAtTheDirective() {
    String failures = failures("state (total 9)\ngoal left 50");

    assertTrue(failures.startsWith("3:1: the rules break down: "), failures);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | there is no test",
        "true (a) | 'true' outside of a test",
        "test | a test needs a title",
        "test ; one | a test needs a title",
        "sheet;y.kif | 'sheet' names one file",
        "test x~ legall | did you mean 'legal'?",
        "test x~ not play | a test cannot say 'not play'",
        "test x~ play (a | this '(' is never closed",
        "test x~sheet y.kif | 'sheet' names one file",
        "sheet | 'sheet' names one file",
      })
  void read_faultyText_isExplained(String text, String message) {
    String errors = errors(text.replace('~', '\n'));

    assertTrue(errors.contains(message), errors);
  }

  @Test
  void read_sheetLine_namesTheSheet() {
    RuleTestFile file =
        RuleTestReader.read(new SourceText("x.test", "sheet other.kif\ntest x\n")).get();

    assertEquals("other.kif", file.sheet().orElseThrow());
    assertEquals(1, file.tests().size());
  }

  @Test
  void read_commentBehindTitleOrSheet_isNoPartOfIt() {
    String text = "sheet other.kif ; which\ntest one ; a\ntest two;b\ntest three\n; c\n";
    RuleTestFile file = RuleTestReader.read(new SourceText("x.test", text)).get();

    assertEquals("other.kif", file.sheet().orElseThrow());
    assertEquals("one, two, three", file.tests().collect(RuleTest::title).makeString());
  }
}
