package org.gonu.gdl.read;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.gdl.Printer;
import org.gonu.gdl.Rule;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class GdlReaderTest {
  private static Outcome<RuleSheet> read(String text) {
    return GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE);
  }

  private static List<DiagnosticCode> codes(Outcome<?> outcome) {
    return outcome.diagnostics().all().collect(finding -> finding.code()).castToList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(legal r (noop))            | (legal r noop)",
        "(<= (terminal) (open))      | (<= terminal open)",
        "(<= (p a))                  | (p a)",
        "open                        | open",
        "(ROLE white)                | (role white)",
        "(<= P (Not (OR q r)))       | (<= P (not (or q r)))",
        "(<= p (and q (or)))         | (<= p (and q (or)))",
        "(<= (p ?x) (distinct ?x b) (q ?x)) | (<= (p ?x) (distinct ?x b) (q ?x))",
        "(p(f(g a))b)                | (p (f (g a)) b)",
        "(< a ++ 100.0 *.kif)        | (< a ++ 100.0 *.kif)",
        "(<=p q)                     | (<=p q)",
      })
  void readSheet_dialect_printsNormalForm(String text, String expected) {
    Outcome<RuleSheet> outcome = read(text);

    assertFalse(outcome.diagnostics().hasErrors(), () -> outcome.diagnostics().toString());
    assertEquals(expected, outcome.get().rules().getOnly().toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"(p a)(q b)", "((p a) (q b))", "; c\n(p a);d\n(q b) ; (r c)", "(p a)\r(q b)\r\n"})
  void readSheet_layouts_giveTheSameRules(String text) {
    assertEquals("(p a)\n(q b)\n", Printer.COMPACT.printLines(read(text).get()));
  }

  @Test
  void readSheet_semicolonInsideOfName_startsComment() {
    assertEquals("(p a)\n", Printer.COMPACT.printLines(read("(p a;b)\n)").get()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"(p a)#| (q \" b\n |#", "#| c |#(p a)", "(p a) #| (q\n", "(p a) #|"})
  void readSheet_blockComment_isOneErrorAndReadAsNothing(String text) {
    Outcome<RuleSheet> outcome = read(text);

    assertEquals(
        Lists.immutable.of("'#|' starts no comment in GDL"),
        outcome.diagnostics().all().collect(Diagnostic::message));
    assertEquals("(p a)\n", Printer.COMPACT.printLines(outcome.get()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u001b", "\u0000", "\u0007", "\u007f", "\u009b", "\u2028", "\u202e", "\u2066"})
  void readTerm_controlCharacters_areBlanks(String control) {
    SourceText source = new SourceText("x", "( a" + control + "b" + control + ")");

    assertEquals("(a b)", GdlReader.readTerm(source, Spelling.EXACT).get().toString());
  }

  @Test
  void readSheet_namesInOtherCase_areOneNameWithFirstSpelling() {
    Outcome<RuleSheet> outcome = read("(ROLE White) (role white)");

    assertEquals(List.of(DiagnosticCode.INCONSISTENT_CASE), codes(outcome));
    assertEquals(1, outcome.get().rules().distinct().size());
    assertEquals("White", outcome.get().spelling().of("WHITE"));
  }

  @Test
  void readSheet_caseSensitive_keepsNamesApart() {
    Outcome<RuleSheet> outcome =
        GdlReader.readSheet(
            new SourceText("test.kif", "(ROLE White) (role white)"), CasePolicy.SENSITIVE);

    assertTrue(outcome.diagnostics().isEmpty());
    assertEquals("(role White)\n(role white)\n", Printer.COMPACT.printLines(outcome.get()));
  }

  @Test
  void readSheet_unclosedStatement_losesOnlyThatStatement() {
    Outcome<RuleSheet> outcome = read("(p a)\n(q (f b)\n(r c)\n(s (d)\n(t e)\n");

    assertEquals(
        List.of(DiagnosticCode.UNCLOSED_PARENTHESIS, DiagnosticCode.UNCLOSED_PARENTHESIS),
        codes(outcome));
    assertEquals("(p a)\n(r c)\n(t e)\n", Printer.COMPACT.printLines(outcome.get()));
    assertFalse(outcome.get().complete());
  }

  @Test
  void readSheet_tenThousandOpenParentheses_areTooDeepOnce() {
    Outcome<RuleSheet> outcome = read("(p a)\n" + "(".repeat(10_000) + ")".repeat(10_000));

    assertEquals(List.of(DiagnosticCode.NESTED_TOO_DEEP), codes(outcome));
    assertEquals(1, outcome.get().rules().size());
  }

  @Test
  void readSheet_deepTermWithinLimit_isRead() {
    Outcome<RuleSheet> outcome = read("(p " + "(f ".repeat(450) + "a" + ")".repeat(451));

    assertTrue(outcome.diagnostics().isEmpty(), () -> outcome.diagnostics().toString());
  }

  @Test
  void readSheet_fiveMegabytesOnOneLine_takesSeconds() {
    String text = "(<= (p ?x) (q ?x) (not (r ?x a)))".repeat(5_000_000 / 33);

    Outcome<RuleSheet> outcome = assertTimeout(Duration.ofSeconds(30), () -> read(text));

    assertEquals(5_000_000 / 33, outcome.get().rules().size());
  }

  @Test
  void readSheet_supplementaryCharacters_keepSpansRight() {
    RuleSheet sheet = read("; \uD83C\uDCA1\n(p \uD83C\uDCA1\uD83C\uDCB1 żółw)").get();

    Rule rule = sheet.rules().getOnly();

    assertEquals("(p \uD83C\uDCA1\uD83C\uDCB1 żółw)", sheet.source().text(rule.span()));
    assertEquals("żółw", sheet.source().text(rule.head().arguments().get(1).span()));
  }

  @Test
  void readTerm_otherSpelling_takesThatOfTheSheet() {
    RuleSheet sheet = read("(legal x (Mark 1 B))").get();

    Outcome<Term> move =
        GdlReader.readTerm(new SourceText("<move>", "( MARK 1\n b )"), sheet.spelling());

    assertEquals("(Mark 1 B)", move.get().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a b", "(mark ?x)", "(mark 1", "()", "((a))", "?", "\"a\"", "not"})
  void readTerm_noGroundTerm_isAnError(String text) {
    Outcome<Term> move =
        GdlReader.readTerm(new SourceText("<move>", text), read("(p a)").get().spelling());

    assertTrue(move.value().isEmpty());
    assertTrue(move.diagnostics().hasErrors());
  }

  @Test
  void readTerms_recordedState_givesFacts() {
    assertEquals(
        "((step 1) open)",
        Printer.COMPACT.print(
            GdlReader.readTerms(
                    new SourceText("<state>", "( ( step 1 ) open )"),
                    read("(p a)").get().spelling())
                .get()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(step 1) | ((step 1))",
        "((step 1)) | ((step 1))",
        "(step 1) open | ((step 1) open)",
        "( ( step 1 ) open ) | ((step 1) open)",
        "open | (open)",
        "(open) | (open)",
      })
  void readFacts_oneAfterTheOtherOrAState_givesFacts(String text, String facts) {
    assertEquals(
        facts,
        Printer.COMPACT.print(
            GdlReader.readFacts(new SourceText("<facts>", text), read("(p a)").get().spelling())
                .get()));
  }
}
