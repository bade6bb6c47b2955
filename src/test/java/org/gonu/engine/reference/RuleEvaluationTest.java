package org.gonu.engine.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** What follows from rules, in every form that a rule can have. */
final class RuleEvaluationTest {
  private static final String LINE = "(edge a b) (edge b c) (edge c d)\n";

  private static void assertRows(String expected, String relation, int arity, String sheet) {
    assertEquals(expected, Relations.of(relation, arity, Relations.FRAME + sheet));
  }

  @Test
  void recursion_bodyOfManyLiterals_reachesTheSame() {
    assertRows(
        "(p a) (p b) (p c) (p d)",
        "p",
        1,
        "(p a) (edge a b) (edge b c) (edge c d) (<= (p ?y) (p ?x) (edge ?x ?y) "
            + "(p a) ".repeat(150)
            + ")");
  }

  /** With a plan for each of the atoms, each as long as the body, this took all memory. */
  @Test
  void recursion_disjunctionOfManyLiterals_reachesTheSameInSeconds() {
    assertTimeout(
        Duration.ofSeconds(30),
        () ->
            assertRows(
                "(p a) (p b) (p c)",
                "p",
                1,
                "(p a) (q b) (<= (p b) (or (and "
                    + "(p a) ".repeat(5_000)
                    + ") (q c))) (<= (p c) (or (and (p b) (p a)) (q c)))"));
  }

  @Test
  void or_withNegatedEquality_isUnionWithoutTheTerm() {
    assertRows(
        "(p b) (p c)",
        "p",
        1,
        """
        (q a) (q b) (r a) (r c)
        (<= (p ?x) (or (q ?x) (r ?x)) (distinct ?x a))
        """);
  }

  @Test
  void notDistinct_knownTerms_isEquality() {
    assertRows(
        "(p a)",
        "p",
        1,
        """
        (q a) (q b) (r a) (r c)
        (<= (p ?x) (or (q ?x) (r ?x)) (not (distinct ?x a)))
        """);
  }

  @Test
  void notDistinct_unboundVariable_givesItTheValue() {
    assertRows("(p a)", "p", 1, "(<= (p ?x) (not (distinct ?x a)))");
    assertRows(
        "(p (f a)) (p (f b))", "p", 1, "(q a) (q b) (<= (p ?y) (not (distinct ?y (f ?x))) (q ?x))");
  }

  @Test
  void notDistinct_knownTerms_compareCompounds() {
    assertRows(
        "(p a)",
        "p",
        1,
        """
        (q (f a a)) (q (f a b)) (q a) (q b)
        (<= (p ?x) (q ?t) (q ?x) (not (distinct (f ?x ?x) ?t)))
        """);
  }

  @Test
  void notOfOr_noneOfBoth_holds() {
    assertRows("", "t", 0, "a (<= b c) (<= c (true over)) (<= t (not (or a b)))");
    assertRows("t", "t", 0, "(<= a c) (<= b c) (<= c (true over)) (<= t (not (or a b)))");
  }

  @Test
  void notOfAnd_oneIsMissing_holds() {
    assertRows("t", "t", 0, "a (<= b (true over)) (<= t (not (and a b)))");
    assertRows("", "t", 0, "a b (<= t (not (and a b)))");
  }

  @Test
  void notOfNot_positive_holds() {
    assertRows("t", "t", 0, "a (<= t (not (not a)))");
  }

  @Test
  void distinct_standsFirst_waitsForItsVariable() {
    assertRows("(p a)", "p", 1, "(q a) (q b) (<= (p ?x) (distinct ?x b) (q ?x))");
  }

  @Test
  void not_standsFirst_waitsForItsVariable() {
    assertRows("(p b)", "p", 1, "(q a) (q b) (r a) (<= (p ?x) (not (r ?x)) (q ?x))");
  }

  @Test
  void distinct_compounds_areComparedAsTerms() {
    assertRows(
        "(p (f a) (f b)) (p (f b) (f a))",
        "p",
        2,
        "(q (f a)) (q (f b)) (<= (p ?x ?y) (q ?x) (q ?y) (distinct ?x ?y))");
  }

  @Test
  void numbers_sameValueOtherDigits_areDistinct() {
    assertRows("(p 1 01)", "p", 2, "(q 1) (s 01) (<= (p ?x ?y) (q ?x) (s ?y) (distinct ?x ?y))");
  }

  @Test
  void names_otherCase_areTheSame() {
    assertRows("(p A)", "p", 1, "(q A) (s a) (<= (p ?x) (Q ?x) (S ?x))");
  }

  @Test
  void atom_withoutArguments_withOrWithoutParentheses() {
    assertRows("t", "t", 0, "open (<= (shut) (true over)) (<= (t) (open) (not shut))");
  }

  @Test
  void ruleWithoutBody_isFact() {
    assertRows("(p a)", "p", 1, "(<= (p a))");
  }

  @Test
  void or_empty_neverHolds() {
    assertRows("", "t", 0, "(<= t (or))");
  }

  @Test
  void or_bindsVariables_inEveryDisjunct() {
    assertRows(
        "(p a 1) (p b 2)",
        "p",
        2,
        "(q a) (s b) (<= (p ?x ?y) (or (and (q ?x) (not (distinct ?y 1))) (and (s ?x) (two ?y))))"
            + "(two 2)");
  }

  @Test
  void or_inOr_isUnionOfAll() {
    assertRows(
        "(p a) (p b) (p c)",
        "p",
        1,
        "(q a) (s b) (t c) (<= (p ?x) (or (q ?x) (or (s ?x) (t ?x))))");
  }

  @Test
  void or_localVariables_areOfTheirDisjunctAlone() {
    assertRows(
        "(p a) (p b) (p c)",
        "p",
        1,
        """
        (item a) (item b) (item c) (item d)
        (link a c) (mark b) (link c d)
        (<= (p ?x) (item ?x) (or (link ?x ?y) (and (mark ?x) (link ?y d))))
        """);
  }

  @Test
  void or_variableSharedByTwoDisjunctions_isOneVariable() {
    assertRows(
        "(p a) (p c)",
        "p",
        1,
        """
        (item a) (item b) (item c)
        (q a k) (q b k) (s a k) (s b l) (u c) (v c)
        (<= (p ?x) (item ?x) (or (q ?x ?w) (u ?x)) (or (s ?x ?w) (v ?x)))
        """);
  }

  @Test
  void or_severalWays_giveARowOnce() {
    assertRows("(p a)", "p", 1, "(q a) (s a) (<= (p ?x) (or (q ?x) (s ?x)))");
  }

  @Test
  void or_variableOfTheHeadBoundAfterwards_isTried() {
    assertRows(
        "(p a x) (p a y)",
        "p",
        2,
        "(q a) (s x) (s y) (<= (p ?x ?y) (or (q ?x) (and (q ?x) (s z))) (s ?y))");
  }

  @Test
  void join_variableNotInHead_asksForOneWitness() {
    assertRows("(p a)", "p", 1, "(q a b) (q a c) (s b) (s c) (<= (p ?x) (q ?x ?y) (s ?y))");
  }

  @Test
  void join_firstWitnessFails_nextIsTried() {
    assertRows(
        "t",
        "t",
        0,
        "(q a b) (q a c) (q b c) (s c) (u b) (<= t (q ?x ?y) (s ?y) (u ?x) (distinct ?x ?y))");
  }

  @Test
  void literal_repeatedVariable_mustBeEqual() {
    assertRows("(p a)", "p", 1, "(q a a) (q a b) (q b a) (<= (p ?x) (q ?x ?x))");
    assertRows("(p a)", "p", 1, "(q (f a) a) (q (f a) b) (<= (p ?x) (q (f ?x) ?x))");
  }

  @Test
  void join_withoutSharedVariables_isCrossProduct() {
    assertRows(
        "(p a 1) (p a 2) (p b 1) (p b 2)",
        "p",
        2,
        "(q a) (q b) (s 1) (s 2) (<= (p ?x ?y) (q ?x) (s ?y))");
  }

  @Test
  void compounds_deep_areMatchedFromInside() {
    assertRows(
        "(p 3)",
        "p",
        1,
        "(q (f (g 1 (h 2)) 3)) (q (f (g 1 (h 4)) 5)) (k 2) (<= (p ?z) (k ?y) (q (f (g ?x (h ?y))"
            + " ?z)))");
  }

  @Test
  void names_withOtherArity_areOtherSymbols() {
    assertRows("(p (f a))", "p", 1, "(q f) (q (f a)) (q (f a b)) (<= (p (f ?x)) (q (f ?x)))");
  }

  @Test
  void head_buildsNewTerms() {
    assertRows("(p (pair a (f b)))", "p", 1, "(q a b) (<= (p (pair ?x (f ?y))) (q ?x ?y))");
  }

  @Test
  void negation_termThatWasNeverMade_holds() {
    assertRows("(p a)", "p", 1, "(q a) (s (f b)) (<= (p ?x) (q ?x) (not (s (f ?x))))");
  }

  @Test
  void recursion_linear_isTransitiveClosure() {
    assertRows(
        "(path a b) (path a c) (path a d) (path b c) (path b d) (path c d)",
        "path",
        2,
        LINE
            + """
            (<= (path ?x ?y) (edge ?x ?y))
            (<= (path ?x ?z) (edge ?x ?y) (path ?y ?z))
            """);
  }

  @Test
  void recursion_nonLinear_isTransitiveClosure() {
    assertRows(
        "(path a b) (path a c) (path a d) (path b c) (path b d) (path c d)",
        "path",
        2,
        LINE
            + """
            (<= (path ?x ?y) (edge ?x ?y))
            (<= (path ?x ?z) (path ?x ?y) (path ?y ?z))
            """);
  }

  @Test
  void recursion_throughOneDisjunct_reachesAll() {
    assertRows(
        "(from a) (from b) (from c) (from d)",
        "from",
        1,
        LINE + "(<= (from ?x) (or (not (distinct ?x a)) (and (from ?y) (edge ?y ?x))))");
  }

  @Test
  void recursion_withCycleInData_ends() {
    assertRows(
        "(path a a) (path a b) (path b a) (path b b)",
        "path",
        2,
        """
        (edge a b) (edge b a)
        (<= (path ?x ?y) (edge ?x ?y))
        (<= (path ?x ?z) (path ?x ?y) (edge ?y ?z))
        """);
  }

  @Test
  void recursion_mutual_alternates() {
    assertRows(
        "(even 0) (even 2) (even 4)",
        "even",
        1,
        """
        (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
        (even 0)
        (<= (even ?y) (odd ?x) (succ ?x ?y))
        (<= (odd ?y) (even ?x) (succ ?x ?y))
        """);
  }

  @Test
  void negation_overRecursion_seesAllOfIt() {
    assertRows(
        "(cut c) (cut d)",
        "cut",
        1,
        """
        (node a) (node b) (node c) (node d) (edge a b) (edge c d)
        (reached a)
        (<= (reached ?y) (reached ?x) (edge ?x ?y))
        (<= (cut ?x) (node ?x) (not (reached ?x)))
        """);
  }

  @Test
  void negation_ofOtherArgumentsOfTheSameRelation_isStratified() {
    assertRows(
        "(score r 0) (score s 100)",
        "score",
        2,
        """
        (lost r)
        (<= (score r 0) (lost r))
        (<= (score s 0) (lost s))
        (<= (score r 100) (not (score r 0)))
        (<= (score s 100) (not (score s 0)))
        """);
  }
}
