package org.gonu.datalog.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.gdl.Predicate;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** How many terms can stand in arguments, as estimates count them. */
final class ArgumentDomainsTest {
  /** The number of terms in the argument of {@code (true ?x)}. */
  private static double facts(String text) {
    RuleSheet sheet =
        GdlReader.readSheet(new SourceText("test.kif", text), CasePolicy.INSENSITIVE).get();
    return new ArgumentDomains(Alternatives.ofAll(sheet.rules()).orElseThrow())
        .of(new Predicate("true", 1))
        .getFirst()
        .size();
  }

  @Test
  void of_severalConditions_haveTheTermsOfAll() {
    assertEquals(1, facts("(n 1) (n 2) (n 3) (m 3) (m 4) (<= (init (at ?x)) (n ?x) (m ?x))"));
  }

  @Test
  void of_alternatives_haveTheTermsOfAny() {
    assertEquals(3, facts("(n 1) (n 2) (m 3) (<= (init (at ?x)) (or (n ?x) (m ?x)))"));
  }

  @Test
  void of_argumentsOfAFact_countAsIndependent() {
    assertEquals(4, facts("(way 1 2) (way 2 3) (<= (init (at ?x ?y)) (way ?x ?y))"));
  }

  @Test
  void of_facts_areThoseOfInitAndNext() {
    assertEquals(
        3,
        facts(
            "(init (at 1)) (then 1 2) (then 2 3) (<= (next (at ?y)) (true (at ?x)) (then ?x ?y))"));
  }

  @Test
  void of_termsThatGrowWithoutEnd_areCutOff() {
    assertEquals(6, facts("(init (s 0)) (<= (next (s ?x)) (true ?x))"));
  }
}
