package org.gonu.gdl.infix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Sheets in infix form as Prolog, answer set programs and others write them. */
final class InfixDialectsTest {
  private static final String PREFIX =
      """
      (role white)
      ; two lamps
      (init (lamp 1 off)) (init (lamp 2 off))
      (<= (legal ?r (press ?n)) (role ?r) (true (lamp ?n off)))
      (<= (legal ?r wait) (role ?r) (not (true (lamp 1 off))))
      (<= (next (lamp ?n on)) (does ?r (press ?n)))
      (<= (next (lamp ?n ?s)) (true (lamp ?n ?s)) (does ?r (press ?m)) (distinct ?m ?n))
      (<= terminal (or lit (and (true (lamp 1 on)) (not (true (lamp 2 off))))))
      (<= lit (not (or (true (lamp 1 off)) (true (lamp 2 off)))))
      (goal white 100)
      """;

  private static final String STANFORD =
      """
      role(white)
      % two lamps
      init(lamp(1,off)) init(lamp(2,off))
      legal(R,press(N)) :- role(R) & true(lamp(N,off))
      legal(R,wait) :- role(R) & ~true(lamp(1,off))
      next(lamp(N,on)) :- does(R,press(N))
      next(lamp(N,S)) :- true(lamp(N,S)) & does(R,press(M)) & distinct(M,N)
      terminal :- (lit | (true(lamp(1,on)) & ~true(lamp(2,off))))
      lit :- ~(true(lamp(1,off)) | true(lamp(2,off)))
      goal(white,100)
      """;

  private static final String PROLOG =
      """
      role(white).
      /* two lamps */
      init(lamp(1, off)). init(lamp(2, off)).
      legal(R, press(N)) :- role(R), true(lamp(N, off)).
      legal(R, wait) :- role(R), \\+ true(lamp(1, off)).
      next(lamp(N, on)) :- does(R, press(N)).
      next(lamp(N, S)) :- true(lamp(N, S)), does(R, press(M)), M \\= N.
      terminal :- lit ; true(lamp(1, on)), \\+true(lamp(2, off)).
      lit :- \\+ (true(lamp(1, off)); true(lamp(2, off))).
      goal(white, 100).
      """;

  private static final String ANSWER_SETS =
      """
      role(white).
      % two lamps
      init(lamp(1, off)). init(lamp(2, off)).
      legal(R, press(N)) :- role(R), true(lamp(N, off)).
      legal(R, wait) :- role(R), not true(lamp(1, off)).
      next(lamp(N, on)) :- does(R, press(N)).
      next(lamp(N, S)) :- true(lamp(N, S)), does(R, press(M)), M != N.
      terminal :- lit | true(lamp(1, on)), not true(lamp(2, off)).
      lit :- not (true(lamp(1, off)) | true(lamp(2, off))).
      goal(white, 100).
      """;

  private static final String QUESTION_MARKS =
      """
      role(white)
      % two lamps
      init(lamp(1, off)) init(lamp(2, off))
      legal(?r, press(?n)) :- role(?r) & true(lamp(?n, off))
      legal(?r, wait) :- role(?r) & not true(lamp(1, off))
      next(lamp(?n, on)) :- does(?r, press(?n))
      next(lamp(?n, ?s)) :- true(lamp(?n, ?s)) & does(?r, press(?m)) & not(?m = ?n)
      terminal :- lit | true(lamp(1, on)) & not(true(lamp(2, off)))
      lit :- not (true(lamp(1, off)) | true(lamp(2, off)))
      goal(white, 100)
      """;

  private static Outcome<String> converted(String infix) {
    return InfixConverter.toPrefix(new SourceText("x.hrf", infix));
  }

  private static List<String> dialects() {
    return List.of(STANFORD, PROLOG, ANSWER_SETS, QUESTION_MARKS);
  }

  @ParameterizedTest
  @MethodSource("dialects")
  void toPrefix_sameSheetInEachDialect_isTheSame(String sheet) {
    Outcome<String> prefix = converted(sheet);

    assertTrue(prefix.diagnostics().all().isEmpty(), prefix.diagnostics().toString());
    assertEquals(PREFIX, prefix.get());
    assertEquals(
        STANFORD,
        InfixConverter.toInfix(new SourceText("x.kif", prefix.get()), CasePolicy.SENSITIVE).get());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      quoteCharacter = '`',
      value = {
        "p :- not q & r ^ (<= p (not q) r)",
        "p :- not#q(a) ^ (<= p#    (not (q a)))",
        "p :- not not q ^ (<= p (not (not q)))",
        "p(not) ^ ",
        "p :- q, (r ; s, t), u ^ (<= p q (or r (and s t)) u)",
        "p(X) :- q(X), X = 4 ^ (<= (p ?x) (q ?x) (not (distinct ?x 4)))",
        "p(X) :- q(X,Y), not X == Y ^ (<= (p ?x) (q ?x ?y) (distinct ?x ?y))",
        "p(X) :- q(X,f(Y)), X \\== f(Y) ^ (<= (p ?x) (q ?x (f ?y)) (distinct ?x (f ?y)))",
        "p(?X,X) :- q(?X,X) ^ (<= (p ?X ?x) (q ?X ?x))",
        "/* a# * b */ p(a). ^ ; a#; b#(p a)",
        "'not'(a) ^ ",
      })
  void toPrefix_eachSign_hasItsMeaning(String infix, String prefix) {
    Outcome<String> text = converted(infix.replace("#", "\n"));

    assertEquals(prefix == null ? "" : prefix.replace("#", "\n"), text.value().orElse("").strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      quoteCharacter = '`',
      value = {
        "p(X) :- q(Y), X is Y + 1. ^ 1:17: error: 'is' is arithmetic, which no rule sheet has",
        "p(X) :- q(X), X < 5. ^ 1:17: error: '<' is arithmetic, which no rule sheet has",
        "p(X + 1) :- q(X). ^ 1:5: error: '+' is arithmetic, which no rule sheet has",
        "p(1..9). ^ 1:4: error: '..' is a range, which no rule sheet has",
        "p([a]). ^ 1:3: error: '[' is the sign of a list, and rule sheets have no lists",
        "p :- q, !. ^ 1:9: error: '!' is a sign of logic programs that rule sheets do not have",
        "1 { p } 1. ^ 1:3: error: '{' is a sign of logic programs that rule sheets do not have",
        ":- use_module(x). ^ 1:1: error: ':-' without a head is a directive of logic programs",
        "p(a-b). ^ 1:4: error: '-' has no meaning here",
        "p(?). ^ 1:3: error: '?' has no meaning here",
        "p :- /* q ^ 1:6: error: this comment is never closed",
        "p(X) :- q(?x). ^ 1:11: error: 'X' and '?x' are one variable in prefix form",
        "p :- not q, (a ; b). ^ 1:16: error: ';' says 'or' in Prolog and 'and' in answer set",
      })
  void toPrefix_whatNoRuleSheetHas_isRefusedAtItsPlace(String infix, String message) {
    Outcome<String> text = converted(infix);

    assertFalse(text.value().isPresent());
    String first = text.diagnostics().all().getFirst().toString();
    assertTrue(text.diagnostics().toString().startsWith("x.hrf:" + message), first);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      value = {
        "p(_, _). ^ (p ?any1 ?any2)",
        "p(_, Any1, _). ^ (p ?any2 ?any1 ?any3)",
        "p(_, Any20, many3, _, _). ^ (p ?any1 ?any20 many3 ?any4 ?any5)",
        "p(_, many123456789012345678901234567890). ^ (p ?any2 many123456789012345678901234567890)"
      })
  void toPrefix_loneUnderscore_isAVariableThatNothingElseIs(String infix, String prefix) {
    assertEquals(prefix, converted(infix).get().strip());
  }

  /** Where the whole text was searched for each of them, this took a minute. */
  @Test
  void tokens_manyLoneUnderscores_areReadInSeconds() {
    SourceText text = new SourceText("long.pl", "p(_).\n".repeat(100_000));

    assertTimeout(
        Duration.ofSeconds(10),
        () -> {
          String last = new InfixLexer(text, Lists.mutable.empty()).tokens().get(499_997).text();
          assertEquals("?any100000", last);
        });
  }

  @Test
  void toPrefix_aProgram_isToldOfOnceInEachStatement() {
    assertEquals(
        2, converted("p(X) :- X is 1 + 2 + 3.\nq([a,b,[c]]).\nr.").diagnostics().errorCount());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      value = {
        "p :- not(a, b) ^ write ~p(X), or ~(p(X) & q(X))",
        "p :- distinct(X) ^ write distinct(X,Y)",
        "p(not(a)) ^ it belongs to the language: write ~literal in the body of a rule",
        "p(or) ^ it belongs to the language: write literal | literal in the body of a rule",
        "p(1 ^ a rule is written head :- literal & ~literal",
        "p(a-b) ^ if it belongs to a name, put the whole name in quotes, such as 'a-b'",
      })
  void toPrefix_fault_isHelpedInInfixForm(String infix, String help) {
    assertEquals(help, converted(infix).diagnostics().all().getFirst().help().orElseThrow());
  }

  @Test
  void toPrefix_directivesOfProlog_areLeftOutWithAWarning() {
    Outcome<String> text =
        converted(":- module(lamp, []).\n:- dynamic true/1, does/2.\n\nrole(white).\n");

    assertEquals("(role white)\n", text.get());
    assertEquals(0, text.diagnostics().errorCount());
    assertEquals(2, text.diagnostics().warningCount());
    Diagnostic first = text.diagnostics().all().getFirst();
    assertEquals(DiagnosticCode.INFIX_SYNTAX, first.code());
  }

  @Test
  void toPrefix_damagedSheets_giveASheetOrFindings() {
    Random random = new Random(7);
    List<String> sheets = dialects();
    String signs = "(),.;&|~\\+?!=/*:-'\" \nXx_1[{";
    for (int i = 0; i < 4_000; i++) {
      StringBuilder text = new StringBuilder(sheets.get(random.nextInt(sheets.size())));
      for (int cut = random.nextInt(4); cut >= 0; cut--) {
        int at = random.nextInt(text.length());
        String sign = String.valueOf(signs.charAt(random.nextInt(signs.length())));
        text.replace(at, Math.min(text.length(), at + random.nextInt(3)), sign);
      }
      Outcome<String> prefix = converted(text.toString());
      assertTrue(prefix.value().isPresent() || prefix.diagnostics().hasErrors(), text.toString());
      prefix
          .value()
          .map(back -> new SourceText("x.kif", back))
          .ifPresent(back -> InfixConverter.toInfix(back, CasePolicy.SENSITIVE));
    }
  }
}
