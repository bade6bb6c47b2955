package org.gonu.gdl.fix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.Validator;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.index.SheetIndex;
import org.gonu.gdl.read.GdlReader;
import org.gonu.gdl.read.ParsedSheet;
import org.gonu.text.Diagnostic;
import org.gonu.text.Diagnostics;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mends the sheets whose findings are golden. */
final class FixesTest {
  private static final Path SHEETS = Path.of("src/test/resources/golden/validate");

  private record Checked(SheetIndex index, Diagnostics findings) {
    static Checked of(String text) {
      SourceText source = new SourceText("test.kif", text);
      Outcome<ParsedSheet> read = GdlReader.parseSheet(source, CasePolicy.INSENSITIVE);
      Diagnostics checked = Validator.validate(read.get().sheet(), Strictness.STRICT).diagnostics();
      return new Checked(new SheetIndex(read.get()), read.diagnostics().and(checked));
    }

    String text() {
      return index.source().text();
    }

    long like(Diagnostic finding) {
      return findings.all().count(each -> each.message().equals(finding.message()));
    }
  }

  @Test
  void fixes_goldenFindings_makeThemGoAway() throws Exception {
    int tried = 0;
    for (Path file : sheets()) {
      Checked before = Checked.of(SourceText.decode("test.kif", Files.readAllBytes(file)).text());
      for (Diagnostic finding : before.findings()) {
        ImmutableList<Fix> fixes = new Fixes(before.index()).of(finding);
        if (fixes.notEmpty()) {
          tried++;
          Checked after = Checked.of(fixes.getFirst().applyTo(before.text()));
          assertTrue(
              after.like(finding) < before.like(finding),
              () -> file + ": " + finding + "\n" + fixes.getFirst() + "\n" + after.text());
        }
      }
    }
    assertTrue(tried > 20, "fixes tried: " + tried);
  }

  private static List<Path> sheets() throws Exception {
    try (Stream<Path> files = Files.list(SHEETS)) {
      return files.filter(file -> file.toString().endsWith(".kif")).sorted().toList();
    }
  }

  @Test
  void fix_undefinedCondition_isRemovedWithItsNegation() {
    Checked sheet = Checked.of("(<= (p ?x)\n    (q ?x)\n    (not (missing ?x)))\n(q 1)\n");
    Diagnostic undefined =
        sheet.findings().all().detect(each -> each.message().contains("missing"));

    assertEquals(
        "(<= (p ?x)\n    (q ?x))\n(q 1)\n",
        new Fixes(sheet.index()).of(undefined).getFirst().applyTo(sheet.text()));
  }

  @Test
  void fixes_factThatNothingMakes_correctItsNameOrRemoveTheCondition() {
    String text = "(init (step 1))\n(<= (goal white 0)\n    (blank)\n    (true (stepp 1)))\n";
    Checked sheet = Checked.of(text);
    Diagnostic unmade = sheet.findings().all().detect(each -> each.message().contains("stepp"));

    assertEquals(
        Lists.immutable.of(
            text.replace("stepp", "step"), text.replace("\n    (true (stepp 1))", "")),
        new Fixes(sheet.index()).of(unmade).collect(fix -> fix.applyTo(sheet.text())));
  }

  /** What the fixes for the finding that has a text make of a sheet, in their order. */
  private static ImmutableList<String> fixed(String text, String finding) {
    Checked sheet = Checked.of(text);
    Diagnostic found = sheet.findings().all().detect(each -> each.message().contains(finding));
    return new Fixes(sheet.index()).of(found).collect(fix -> fix.applyTo(text));
  }

  @Test
  void fixes_factWithoutANearName_makeItOrRemoveTheRule() {
    String init = "(init (step 1))\n";
    String rule = "(<= terminal\n    (true (over\n      now)))\n";

    assertEquals(
        Lists.immutable.of(init.strip() + "\n(init (over now))\n" + rule, init),
        fixed(init + rule, "over"));
  }

  @Test
  void fixes_factWithVariables_leaveTheirRelationsToTheAuthor() {
    String init = "(init (step 1))\n";
    String rule = "(<= (goal white 0)\n    (not (true (over ?x ?x ?y)))\n    (q ?x ?y))\n";

    assertEquals(
        Lists.immutable.of(
            "(init (step 1))\n(<= (init (over ?x ?x ?y))\n    (RELATION ?x)\n    (RELATION ?y))\n"
                + rule,
            init + "(<= (goal white 0)\n    (q ?x ?y))\n"),
        fixed(init + rule, "over"));
  }

  @Test
  void fixes_moveWithoutANearName_allowItOrRemoveTheRule() {
    String legal = "(legal white noop)\n";
    String first = "(<= (next (step 3))\n    (does white (put a)))\n";
    String second = "(<= (next (step 3))\n    (does ?r (put a)))\n";

    assertEquals(
        Lists.immutable.of("(legal white noop)\n(legal white (put a))\n" + first, legal),
        fixed(legal + first, "put"));
    assertEquals(
        "(legal white noop)\n(<= (legal ?r (put a))\n    (role ?r))\n" + second,
        fixed(legal + second, "put").getFirst());
  }

  @Test
  void fixes_onlyConditionIsANegation_keepTheRule() {
    String text = "(init (step 1))\n(<= terminal\n    (not (true (over now))))\n";

    assertEquals(1, fixed(text, "over").size());
  }

  @Test
  void fixes_moveWithANearName_putInTheNameAndNotTheRole() {
    String legal = "(role white)\n(legal white pass)\n(legal white (mark 1))\n";
    String pas = "(<= (next x)\n    (does white pas))\n";
    String mrk = "(<= (next x)\n    (does white (mrk 1)))\n";

    assertEquals(legal + pas.replace("pas", "pass"), fixed(legal + pas, "'pas'").getFirst());
    assertEquals(legal + mrk.replace("mrk", "mark"), fixed(legal + mrk, "mrk").getFirst());
  }

  @Test
  void fixes_misspelledFactThatIsAValueElsewhere_keepTheValue() {
    String text = "(init over)\n(p ovr)\n(<= terminal\n    (p ovr)\n    (true ovr))\n";

    assertEquals(text.replace("true ovr", "true over"), fixed(text, "fact 'ovr'").getFirst());
  }

  @Test
  void fixes_impossibleArgument_renameNothing() {
    String init = "(init (step 1))\n(init (other one))\n";
    String rule = "(<= terminal\n    (true (other one))";
    String wrong = "\n    (true (step one))";

    assertEquals(
        Lists.immutable.of(init + rule + ")\n"),
        fixed(init + rule + wrong + ")\n", "'one' never stands here"));
  }

  @Test
  void fixes_withoutBlanksAround_keepWordsApart() {
    String won = "(<= won\n    (true (step 1)))\n";
    String plain = "(init won)\n(<= terminal\n    (true won))\n";

    assertEquals(won + "(<= terminal won)\n", bare(won + "(<= terminal(won))\n"));
    assertEquals(won + "(<= (p a) (not won))\n", bare(won + "(<= (p a) (not(won)))\n"));
    assertEquals(
        won + "(<= terminal (or won(p a)))\n", bare(won + "(<= terminal (or(won)(p a)))\n"));
    assertEquals(
        plain, fixed(plain.replace("(true won)", "(true(true won))"), "'true'").getFirst());
    assertEquals(plain + "won won2 lost\n", fixed(plain + "won(<= won2)lost\n", "body").getFirst());
    assertEquals(
        plain + "(<= (p a) won won2)\n",
        fixed(plain + "(<= (p a) won (undefd a)won2)\n", "undefd").getLast());
  }

  private static String bare(String text) {
    return fixed(text, "needs no parentheses").getFirst();
  }

  @ParameterizedTest
  @CsvSource({
    "(<= p (or)),                    ''",
    "(<= p (or) q),                  ''",
    "(<= p (and (or) q)),            ''",
    "(<= p (or (or)) q),             ''",
    "(<= p (or (or) q)),             (<= p (or q))",
    "(<= p (or q (and r (or)))),     (<= p (or q))",
    "(<= p (not (or)) q),            (<= p q)",
    "(<= p q (not (or (or)))),       (<= p q)",
    "(<= p (or q (and (not (or)) r))), (<= p (or q (and r)))"
  })
  void fixes_emptyDisjunction_keepWhatTheRuleSays(String rule, String mended) {
    assertEquals(mended, fixed(rule, "without operands").getFirst());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"(<= p (not (or)))", "(<= p (not (not (or))) q)", "(<= p (or (not (or)) q))"})
  void fixes_emptyDisjunctionThatOnlyTheAuthorUnderstands_areNone(String rule) {
    assertEquals(Lists.immutable.empty(), fixed(rule, "without operands"));
  }

  @Test
  void fixes_conjunction_isLeftOutWhereTheRuleSaysTheSame() {
    assertEquals("(<= p q r)", fixed("(<= p (and q r))", "'and'").getOnly());
    assertEquals(Lists.immutable.empty(), fixed("(<= p (or (and q r) s))", "'and'"));
  }

  @Test
  void fixes_freeNames_areFreeInEitherCase() {
    String nameless = "(<= (p ?X ?)\n    (q ?X))\n";
    String next = "(<= (next (step 2))\n    (true (step 1)))\n";
    String asked = "(<= (goal white 100)\n    (next (step 1))\n    (Following (step 9)))\n";
    String keep = "(Cell-Changes 1)\n(init (cell 1 b)) (init (cell 2 b)) (init (cell 3 b))\n";
    String forgotten = "(<= (next (cell ?x w))\n    (does white (put ?x)) (true (cell ?x b)))\n";

    assertEquals(nameless.replace("?)", "?y)"), fixed(nameless, "name").getFirst());
    assertTrue(fixed(next + asked, "'next'").getFirst().contains("(following2 (step 1))"));
    assertTrue(fixed(keep + forgotten, "keeps").getFirst().contains("(new-cell-changes ?x)"));
  }

  @Test
  void fixes_factWithACommentInside_makeTheFactAlone() {
    String init = "(init (step 1))\n";
    String rule = "(<= terminal\n    (true ; why\n      (zzz ; hello\n 2)))\n";

    assertEquals(init + "(init (zzz 2))\n" + rule, fixed(init + rule, "zzz").getFirst());
  }

  @Test
  void fixes_linesEndByTwoCharacters_addSuchLines() {
    String init = "(init (cell 1 b)) (init (cell 2 b)) (init (cell 3 b))\r\n";
    String next = "(<= (next (cell ?x w))\r\n    (does white (put ?x)) (true (cell ?x b)))\r\n";
    String open = "(<= (p ?x)\r\n    (not (q ?x)))\r\n";

    assertEquals(
        Lists.immutable.empty(),
        Lists.immutable
            .of(
                fixed(init + next, "keeps").getFirst(),
                fixed(open, "?x").getFirst(),
                fixed(";;; Title: t\r\n", "header").getFirst())
            .select(mended -> mended.matches("(?s).*[^\r]\n.*")));
  }
}
