package org.gonu.gdl.infix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Diagnostic;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class InfixConverterTest {
  private static String infix(String prefix) {
    return infix(prefix, CasePolicy.SENSITIVE);
  }

  private static String infix(String prefix, CasePolicy policy) {
    return InfixConverter.toInfix(new SourceText("x.kif", prefix), policy).get();
  }

  private static String prefix(String infix) {
    return InfixConverter.toPrefix(new SourceText("x.hrf", infix)).get();
  }

  private static String errors(String infix) {
    return InfixConverter.toPrefix(new SourceText("x.hrf", infix)).diagnostics().toString();
  }

  private static List<Rule> rules(SourceText text, CasePolicy policy) {
    return GdlReader.readSheet(text, policy).get().rules().castToList();
  }

  private static void assertRoundTrip(SourceText text, CasePolicy policy) {
    Outcome<String> infix = InfixConverter.toInfix(text, policy);
    SourceText expected = text;
    for (Diagnostic renamed : infix.diagnostics()) {
      String[] parts = renamed.message().split("'", -1);
      String pattern = Pattern.quote(parts[1]) + "(?=[\\s()])";
      expected =
          new SourceText(
              text.name(), expected.text().replaceAll(pattern, "?" + parts[3].substring(1)));
    }
    String back = prefix(infix.get());
    SourceText again = new SourceText(text.name(), back);
    assertEquals(rules(expected, policy), rules(again, CasePolicy.SENSITIVE), text.name());
    assertEquals(back, prefix(infix(back)), text.name());
  }

  private static List<SourceText> sheets(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      List<Path> paths = files.filter(file -> file.toString().endsWith(".kif")).sorted().toList();
      List<SourceText> texts = new ArrayList<>();
      for (Path path : paths) {
        texts.add(SourceText.decode(path.toString(), Files.readAllBytes(path)));
      }
      return texts;
    }
  }

  @Test
  void toInfix_rulesAndFacts_areWrittenAsInTheNotes() {
    assertEquals(
        """
        role(white) role(black)

        % moves
        legal(white,move(X,Y)) :-
          true(cell(X,Y,b)) &
          ~true(control(black)) &
          distinct(X,Y) % apart
        terminal :- (p | ~q(a))
        """,
        infix(
            """
            (role white) (role black)

            ; moves
            (<= (legal white (move ?x ?y))
                (true (cell ?x ?y b))
                (not (true (control black)))
                (distinct ?x ?y)) ; apart
            (<= terminal (or p (not (q a))))
            """));
  }

  @Test
  void toPrefix_rulesAndFacts_areLaidOut() {
    assertEquals(
        """
        ;;; Title: x

        (role white) (role black)
        ; both
        (<= (legal ?r (move ?x 1))
            (role ?r)
            (not (or (taken ?x) (and lost (not won)))))
        (<= terminal lost) ; end
        """,
        prefix(
            """
            %%% Title: x

            role(white) role(black).
            legal(R, move(X, 1)) :- % both
              role(R) & ~(taken(X) | lost & ~won).
            terminal :- lost % end
            """));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      quoteCharacter = '`',
      value = {
        "(p White) ^ p('White')",
        "(p +1 it's a-b) ^ p('+1','it''s','a-b')",
        "(<= (p ?X ?x ?_y ?1) (q ?X ?x ?_y ?1)) ^ p(_X,X,__y,_1) :- q(_X,X,__y,_1)",
        "(<= p (or) (or a) (and a)) ^ p :- or() & or(a) & and(a)",
        "(<= p (and a b) (or (and a b) (or c d))) ^ p :- (a & b) & ((a & b) | (c | d))",
        "(<= p (not (not a))) ^ p :- ~~a",
        "(p (f (g a) b)) ^ p(f(g(a),b))",
      })
  void conversion_oddForms_comeBackAsTheyWere(String prefix, String infix) {
    assertEquals(infix + "\n", infix(prefix));
    assertEquals(prefix + "\n", prefix(infix));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '^',
      quoteCharacter = '`',
      value = {
        "(<= (p ?X) (q ?x) (r ?Y)) (<= (p ?x) (q ?X)) ^ p(_X) :- q(_X) & r(_Y) p(X) :- q(X)",
        "(role White) (LEGAL white Noop) (legal White noop) ^"
            + " role('White') legal('White','Noop') legal('White','Noop')",
        "(<= TERMINAL (TRUE (F a)) (NOT (true (f A)))) ^ terminal :- true('F'(a)) & ~true('F'(a))",
        "(<= (p ?x) (DISTINCT ?x a) (OR (q A) (q b))) ^ p(X) :- distinct(X,a) & (q(a) | q(b))",
      })
  void toInfix_caseThatDoesNotCount_isMadeTheSame(String prefix, String infix) {
    assertEquals(infix, infix(prefix, CasePolicy.INSENSITIVE).strip().replace('\n', ' '));
  }

  @Test
  void toInfix_caseThatCounts_isKeptButInKeywords() {
    assertEquals(
        "legal(_X,'White') :- role(X) & p(white,'Role')\n",
        infix("(<= (LEGAL ?X White) (Role ?x) (p white Role))"));
  }

  @Test
  void toPrefix_loneUnderscores_areDifferentVariables() {
    assertEquals("(<= p (q ?any2 ?any3 ?any1))\n", prefix("p :- q(_, _, Any1)"));
  }

  @Test
  void toInfix_oddVariable_isRenamedWithAMessage() {
    Outcome<String> infix =
        InfixConverter.toInfix(
            new SourceText("x.kif", "(<= (p ?x-1) (q ?x-1 ?x+1))"), CasePolicy.INSENSITIVE);

    assertEquals(2, infix.diagnostics().warningCount());
    assertEquals(DiagnosticCode.RENAMED_VARIABLE, infix.diagnostics().all().getFirst().code());
    assertTrue(infix.get().matches("p\\((_x_1_\\w+)\\) :- q\\(\\1,_x_1_\\w+\\)\n"), infix.get());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "p(a,b | x.hrf:1:6: error: expected ')' but found the end of the text [GDL-013]",
        "p :- | x.hrf:1:5: error: expected a name but found the end of the text [GDL-013]",
        "p :- & q | x.hrf:1:6: error: expected a name but found '&' [GDL-013]",
        "p(X Y) :- q | x.hrf:1:5: error: expected ')' but found 'Y' [GDL-013]",
        "X(a) | x.hrf:1:2: error: a variable has no arguments [GDL-013]",
        "p('a b') | x.hrf:1:3: error: prefix GDL cannot have the name 'a b' [GDL-013]",
        "p('a | x.hrf:1:3: error: this quote is never closed [GDL-013]",
        "p :\" | x.hrf:1:3: error: ':' has no meaning here [GDL-013]",
        "p('') | x.hrf:1:3: error: prefix GDL cannot have the name '' [GDL-013]",
        "p # q | x.hrf:1:3: error: '#' has no meaning here [GDL-013]",
        "p :- distinct(X) | x.hrf:1:6: error: 'distinct' compares exactly 2 terms [GDL-010]",
        "~p | x.hrf:1:1: error: expected a name but found '~' [GDL-013]",
      })
  void toPrefix_faults_areToldWithTheirPlaces(String infix, String message) {
    assertTrue(errors(infix).startsWith(message), errors(infix));
  }

  @Test
  void toPrefix_severalFaults_areAllTold() {
    Diagnostics all =
        InfixConverter.toPrefix(new SourceText("x.hrf", "p(\nq(a)\nr :- &\n  s\nt(,)\n"))
            .diagnostics();

    assertEquals(3, all.errorCount(), all.toString());
  }

  @Test
  void conversion_sheetsOfTheProject_comeBack() throws IOException {
    for (SourceText sheet : sheets(Path.of("rules"))) {
      assertRoundTrip(sheet, CasePolicy.SENSITIVE);
      assertEquals(sheet.text(), prefix(infix(sheet.text())), sheet.name());
    }
  }

  @Test
  void conversion_corpus_comesBack() throws IOException {
    Path corpus = Path.of("../shared/corpus");
    Assumptions.assumeTrue(Files.isDirectory(corpus));
    for (SourceText sheet : sheets(corpus)) {
      assertRoundTrip(sheet, CasePolicy.SENSITIVE);
      assertRoundTrip(sheet, CasePolicy.INSENSITIVE);
    }
  }
}
