package org.gonu.ground;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.gdl.Predicate;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** A list of rules in which some give way to others. */
final class RulesByUseTest {
  private static ImmutableList<Inlining.Unfolded> unfolded(String text) {
    return GdlReader.readSheet(new SourceText("x.kif", text), CasePolicy.SENSITIVE)
        .get()
        .rules()
        .collect(RulesByUseTest::unfolded);
  }

  private static Inlining.Unfolded unfolded(Rule rule) {
    Conjunction whole = new Conjunction(rule.head(), rule.body());
    return new Inlining.Unfolded(
        whole,
        Lists.immutable.of(
            new RuleDecomposition.Result(Lists.immutable.of(whole), Lists.immutable.empty(), 1)));
  }

  private static String names(ImmutableList<Inlining.Unfolded> rules) {
    return rules.collect(rule -> rule.rule().head().relation().name()).makeString(" ");
  }

  private static String names(Iterable<RulesByUse.Entry> entries) {
    return names(Lists.immutable.withAll(entries).collect(RulesByUse.Entry::rule));
  }

  private static Predicate relation(String name) {
    return new Predicate(name, 1);
  }

  @Test
  void replace_severalTimes_keepsThePlaces() {
    RulesByUse rules =
        new RulesByUse(
            unfolded("(<= (a ?x) (h ?x)) (<= (h ?x) (p ?x)) (<= (b ?x) (not (h ?x))) (c d)"));

    assertEquals("a b", names(rules.users(relation("h"))));
    assertEquals("h", names(rules.makers(relation("h"))));

    rules.replace(
        rules.users(relation("h")).getFirst(), unfolded("(<= (d ?x) (h ?x)) (<= (e ?x) (p ?x))"));
    assertEquals("d e h b c", names(rules.rules()));
    assertEquals("d b", names(rules.users(relation("h"))));

    rules.replace(
        rules.users(relation("h")).getFirst(), unfolded("(<= (f ?x) (p ?x)) (<= (g ?x) (p ?x))"));
    rules.replace(rules.users(relation("h")).getFirst(), unfolded("(<= (i ?x) (p ?x))"));
    rules.remove(rules.makers(relation("h")).getFirst());
    rules.replace(rules.makers(relation("e")).getFirst(), Lists.immutable.empty());
    assertEquals("f g i c", names(rules.rules()));
    assertEquals("f g i", names(rules.users(relation("p"))));
    assertEquals("", names(rules.users(relation("h"))));
  }
}
