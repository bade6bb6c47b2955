package org.gonu.gdl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.gonu.text.Span;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

final class SheetFormatterTest {
  private static String format(String text) {
    String formatted = SheetFormatter.format(new SourceText("x.kif", text)).get();
    assertEquals(formatted, SheetFormatter.format(new SourceText("x.kif", formatted)).get());
    assertEquals(rules(text), rules(formatted));
    return formatted;
  }

  private static List<Rule> rules(String text) {
    return GdlReader.readSheet(new SourceText("x.kif", text), CasePolicy.SENSITIVE)
        .get()
        .rules()
        .castToList();
  }

  /** The comments of a text, for texts without semicolons elsewhere. */
  private static List<String> comments(String text) {
    return text.lines()
        .filter(line -> line.contains(";"))
        .map(line -> line.substring(line.indexOf(';')).stripTrailing())
        .toList();
  }

  private static SourceText read(Path file) throws IOException {
    return SourceText.decode(file.toString(), Files.readAllBytes(file));
  }

  private static List<Path> sheets(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".kif")).sorted().toList();
    }
  }

  @Test
  void format_ruleOnSeveralLines_hasALiteralALine() {
    assertEquals(
        """
        (<= (p ?x)
            (q ?x)
            (not (r ?x)))
        """,
        format("(<=  (p ?x) (q\t?x)\n (not (r  ?x)\n ) )"));
  }

  @Test
  void format_shortRuleOnOneLine_staysThere() {
    assertEquals("(<= terminal stuck)\n(role a)\n", format("(<= terminal   stuck )\n(role a)"));
  }

  @Test
  void format_ruleBeyond100Columns_isBroken() {
    String literal = "(a_long_relation_name ?x ?y)";
    String rule = "(<= (p ?x ?y) " + literal + " " + literal + " " + literal + ")";
    assertEquals(101, rule.length());

    assertEquals(
        "(role a)\n(<= (p ?x ?y)\n"
            + ("    " + literal + "\n").repeat(2)
            + "    "
            + literal
            + ")\n",
        format("(role a)\n" + rule));
    assertEquals(
        "(role a)\n" + rule.replace("a_long", "long") + "\n",
        format("(role a)\n" + rule.replace("a_long", "long")));
  }

  @Test
  void format_factsOnOneLine_stayTogetherUpTo100Columns() {
    assertEquals("(p 1) (p 2)\n(p 3)\n", format("(p 1)   (p 2)\n  (p 3)"));

    String facts = "(successor 10 11) ".repeat(6);
    assertEquals(
        "(p 1)\n" + facts.substring(0, 5 * 18 - 1) + "\n(successor 10 11)\n",
        format("(p 1)\n" + facts));
  }

  @Test
  void format_emptyLines_areOneAtMost() {
    assertEquals("(p 1)\n\n(p 2)\n(p 3)\n", format("\n\n(p 1)\n\n\n \n(p 2)\n(p 3)\n\n"));
  }

  @Test
  void format_disjunction_isAlignedWhereItIsBroken() {
    assertEquals(
        """
        (<= (p ?x)
            (or (q ?x)
                (not (or (r ?x)
                         (s ?x))))
            (or (t ?x) (u ?x)))
        """,
        format("(<= (p ?x)\n(or (q ?x)\n(not (or (r ?x)\n(s ?x)))) (or (t ?x) (u ?x)))"));
  }

  @Test
  void format_comments_stayAtTheirPlaces() {
    assertEquals(
        """
        ;;; Title: x

        (role a) ; the first
        ; before b
        (role b)

        (<= (p ?x) ; head
            ; before q
            (q ?x) ; why
            (r ?x)) ; last
        (<= (p ?x)
            (q ?x)
            ; open end
        )
        ; the end
        """,
        format(
            """
              ;;; Title: x



            (role a); the first
               ; before b
            (role b)

            (<= (p ?x)   ; head
                  ; before q
              (q ?x) ; why
              (r ?x) ; last
            )
            (<= (p ?x) (q ?x)
               ; open end
            )
            ; the end\
            """));
  }

  @Test
  void format_commentsInsideTerms_areKept() {
    String text = "(<= (p ?x) (q (f ; one\n ?x ; two\n) ; three\n) ; four\n)\n(<= ; five\n(p a) b)";

    String formatted = format(text);

    assertEquals(comments(text), comments(formatted));
    assertTrue(formatted.endsWith("(<= ; five\n    (p a)\n    b)\n"), formatted);
  }

  @Test
  void format_sheetOnOneLine_isSpreadOut() {
    assertEquals(
        """
        (role a) (role b)

        (<= (p ?x)
            (q ?x))
        (<= (p ?x)
            (r ?x))

        (q 1) (q 2)
        """,
        format("((role a) (role b) (<= (p ?x) (q ?x)) (<= (p ?x) (r ?x)) (q 1) (q 2))"));
  }

  @Test
  void format_commentBehindASheetOnOneLine_staysThere() {
    assertEquals("(role white) ; comment\n", format("(role white) ; comment\n"));
    assertEquals("(role a) (role b) ; both\n", format("(role a) (role b); both"));
    assertEquals(
        "(role a)\n\n(<= (p ?x)\n    (q ?x)) ; why\n", format("(role a) (<= (p ?x) (q ?x)) ; why"));
  }

  @Test
  void format_lineEndsOfWindows_areKept() {
    assertEquals("(role a)\r\n; c\r\n", format("(role   a)\r\n; c"));
  }

  @Test
  void format_emptyText_staysEmpty() {
    assertEquals("", format(" \n\n"));
    assertEquals("; only\n", format("\n; only"));
  }

  @Test
  void format_syntaxError_givesDiagnosticsOnly() {
    Outcome<String> outcome = SheetFormatter.format(new SourceText("x.kif", "(role a"));

    assertTrue(outcome.value().isEmpty());
    assertTrue(outcome.diagnostics().hasErrors());
    assertEquals(Optional.empty(), SheetFormatter.edit(new SourceText("x.kif", "(role a")));
  }

  @Test
  void edit_oneBlankTooMany_isThatBlank() {
    assertEquals(
        Optional.of(new Edit(new Span(6, 7), "")),
        SheetFormatter.edit(new SourceText("x.kif", "(role  a)\n")));
    assertEquals(Optional.empty(), SheetFormatter.edit(new SourceText("x.kif", "(role a)\n")));
  }

  @Test
  void format_sheetsOfTheProject_areFormatted() throws IOException {
    for (Path file : sheets(Path.of("rules"))) {
      String text = read(file).text();
      assertEquals(text, format(text), file.toString());
    }
  }

  @Test
  void format_corpus_keepsRulesAndComments() throws IOException {
    Path corpus = Path.of("../shared/corpus");
    Assumptions.assumeTrue(Files.isDirectory(corpus));
    for (Path file : sheets(corpus)) {
      String text = read(file).text();
      String formatted = format(text);
      assertEquals(comments(text), comments(formatted), file.toString());
      assertFalse(formatted.contains("\n\n\n"), file.toString());
    }
  }
}
