package org.gonu.check;

import static org.gonu.check.MarkedSheet.assertLenient;
import static org.gonu.check.MarkedSheet.assertStrict;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.check.checks.Strictness;
import org.gonu.check.graph.Stratum;
import org.gonu.gdl.Keyword;
import org.gonu.text.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ValidatorTest {
  @Test
  void safety_bodyInAnyOrder_isSafe() {
    assertStrict(
        """
        (q a) (r a)
        (<= (goal white 100) (p a))
        (<= (p ?x) (distinct ?x b) (q ?x))
        (<= (p ?x) (not (r ?x)) (q ?x))
        (<= (p ?x) (or (q ?x) (r ?x)) (not (distinct ?x a)))
        """);
  }

  @Test
  void safety_variableOfOneDisjunct_isNotBoundOutside() {
    assertStrict(
        """
        (q a) (r a)
        (<= (goal white 100) (p a))
        (<= (p ?x) (or (q ?x) (r ?y))) ; error GDL-101
        (<= (p a) (or (q ?x) (r ?y)))
        (<= (p a) (or (q ?y) (not (r ?y)))) ; error GDL-101
        (<= (p ?x) (or (and (q ?x) (r b)) (r ?x)))
        """);
  }

  @Test
  void safety_equalities_bindWhatTheOtherSideBinds() {
    assertStrict(
        """
        (q a)
        (<= (goal white 100) (p a))
        (<= (p ?x) (not (distinct ?x ?y)) (not (distinct (f ?z) ?y)) (q ?z))
        (<= (p ?x) (q a) (not (distinct ?x (f ?x)))) ; error GDL-101
        (<= (p ?x) (q ?y) (or (not (distinct ?x ?y)) (not (distinct ?x (f ?y)))))
        (<= (p ?x) (not (distinct ?x ?y)) (or (q ?y) (not (distinct ?y b))))
        """);
  }

  @Test
  void safety_ofDeclarations_isOfNoUseInPlay() {
    String rules =
        """
        (base (step ?x)) ; %1$s GDL-115
        (<= (input white (put ?x)) (role ?y)) ; %1$s GDL-101
        (input white (put ?x)) ; %1$s GDL-115
        (input white noop)
        """;

    assertStrict(rules.formatted("error"));
    assertLenient(rules.formatted("warning"));
    ValidatedRules validated =
        MarkedSheet.validate(Strictness.LENIENT, rules.formatted("warning")).get();
    assertTrue(
        validated
            .rules()
            .noneSatisfy(rule -> rule.head().is(Keyword.BASE) || rule.head().is(Keyword.INPUT)),
        "a part of a declaration would mislead");
    assertEquals(
        validated.rules().size(), validated.strata().sumOfInt(stratum -> stratum.rules().size()));
  }

  @Test
  void safety_ofDeclarationsThatBodiesAskFor_isFatal() {
    assertLenient(
        """
        (base (step ?x)) ; error GDL-115
        (<= terminal (base (step 9)) (true (step 1))) ; warning GDL-111
        (input white (put ?x)) ; warning GDL-115
        (input white noop)
        """);
  }

  @Test
  void safety_negatedDisjunction_bindsNothing() {
    assertStrict(
        """
        (q a) (r a)
        (<= (goal white 100) (not (or (q a) (not (r b)))))
        (<= (goal white 100) (not (or (q ?x) (r a)))) ; error GDL-101
        """);
  }

  @Test
  void stratification_mutualNegation_isFatalForAll() {
    String rules =
        """
        (<= p (not q)) ; error GDL-102
        (<= q (not p))
        (<= (goal white 100) p)
        """;

    assertStrict(rules);
    assertLenient(rules);
  }

  @Test
  void stratification_negatedStateOfSameRelation_isNoCycle() {
    assertStrict(
        """
        (<= (next (on ?x)) (true (step ?x)) (not (true (on ?x))))
        (<= (goal white 100) (not (won black)))
        (<= (won ?x) (true (on ?x)))
        """);
  }

  @Test
  void stratification_otherArguments_splitsStrata() {
    String rules =
        """
        (<= (score 1) (true (step 1)))
        (<= (score 2) (not (score 1))) ; warning GDL-102
        (<= (score 3) (not (score 2)) (not (score 1)))
        (<= (goal white ?x) (score ?x))
        """;

    assertLenient(rules);
    ValidatedRules validated = MarkedSheet.validate(Strictness.LENIENT, rules).get();
    assertEquals(
        validated.rules().size(), validated.strata().sumOfInt(stratum -> stratum.rules().size()));
    assertTrue(validated.strata().noneSatisfy(Stratum::recursive));
  }

  @Test
  void stratification_otherArgumentsButRealCycle_isFatal() {
    assertLenient(
        """
        (<= (score 1) (not (score 2))) ; error GDL-102
        (<= (score ?x) (not (score 1)) (true (step ?x)))
        (<= (goal white ?x) (score ?x))
        """);
  }

  @Test
  void recursion_overRelationsOutside_isBounded() {
    assertStrict(
        """
        (edge a b)
        (<= (reach ?x ?y) (edge ?x ?y))
        (<= (reach ?x ?y) (edge ?x ?z) (reach ?z ?y))
        (<= (reach ?x ?y) (or (edge ?x ?z) (edge ?z ?x)) (reach ?z ?y))
        (<= (goal white 100) (reach a b))
        """);
  }

  @Test
  void recursion_termsGrowThroughTwoRelations_isFatal() {
    assertLenient(
        """
        (even 0)
        (<= (odd (s ?x)) (even ?x)) ; error GDL-103
        (<= (even ?x) (odd ?x))
        (<= (goal white 100) (odd (s 0)))
        """);
  }

  @Test
  void recursion_termsGrowThroughEquality_isFatal() {
    assertLenient(
        """
        (num 0)
        (<= (num ?y) (num ?x) (not (distinct ?y (s ?x)))) ; error GDL-103
        (<= (goal white 100) (num 0))
        """);
  }

  @Test
  void recursion_termKeepsItsDepth_isAWarning() {
    assertLenient(
        """
        (edge a b) (edge b c)
        (<= (path (p ?x ?y)) (edge ?x ?y))
        (<= (path (p ?x ?z)) (path (p ?x ?y)) (edge ?y ?z)) ; warning GDL-103
        (<= (path (p ?y ?x)) (or (path (p ?x ?y)) (back (p ?x ?y)))) ; warning GDL-103
        (<= (back ?x) (path (p b ?x))) ; warning GDL-103
        (<= (goal white 100) (path (p a c)))
        """);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(<= (num (s (s ?x))) (num (s ?x)))",
        "(<= (num (s ?x)) (or (num (s ?x)) (num ?x)))",
        "(<= (num (s ?x)) (num ?y) (or (num (s ?x)) (not (distinct ?x ?y))))",
        "(<= (num (p (s ?x) ?y)) (num (p ?x (s ?y))))",
      })
  void recursion_termIsDeeperThanInACall_isFatal(String rule) {
    assertLenient("(num 0)\n" + rule + " ; error GDL-103\n(<= (goal white 100) (num 0))\n");
  }

  @Test
  void recursion_growingTermBoundedOutside_isFine() {
    assertStrict(
        """
        (num 0) (small 0)
        (<= (num (s ?x)) (small ?x) (num ?x))
        (<= (goal white 100) (num 0))
        """);
  }

  @Test
  void lenient_whatAnEngineCanRun_isAWarning() {
    assertLenient(
        """
        (p a) (p a b) ; warning GDL-105
        (<= (goal white 100) (p a))
        (<= (goal white 100) (nowhere a)) ; warning GDL-108
        (<= (goal white 200) (p a)) ; warning GDL-114
        (<= (goal white 100) (init (step 2))) ; warning GDL-111
        """);
  }

  @Test
  void lenient_whatNoEngineCanRun_isAnError() {
    assertLenient(
        """
        (true (step 1)) ; error GDL-110
        (<= (does white noop) (true (step 1))) ; error GDL-110
        (<= (goal white ?x) (true (step 1))) ; error GDL-101
        (role (player 2)) ; error GDL-113
        (init ?x) ; error GDL-115
        """);
  }

  @Test
  void lenient_legalThatDependsOnMoves_isAnError() {
    assertLenient(
        """
        (<= (legal white pass) (does white noop)) ; error GDL-112
        """);
  }

  @Test
  void dependence_initOverStaticRelations_isFine() {
    assertStrict(
        """
        (index 1)
        (<= (init (cell ?x)) (index ?x))
        (<= (base (cell ?x)) (index ?x))
        (base (step 1))
        (base (step 2))
        (<= (input ?r noop) (role ?r))
        (<= (legal white ?m) (true (cell 1)) (move ?m))
        (move pass)
        """);
  }

  @Test
  void unused_relationOfUndefinedSlip_isNotReported() {
    assertStrict(
        """
        (opponent white black)
        (<= (goal white 100) (oponent white black)) ; error GDL-108
        """);
  }

  @Test
  void validate_thousandsOfHelpers_neitherOverflowsNorStalls() {
    int depth = 20_000;
    String chain =
        IntStream.range(0, depth)
            .mapToObj(i -> "(<= (h" + i + " ?x) (h" + (i + 1) + " ?x))\n")
            .collect(Collectors.joining());

    Outcome<ValidatedRules> outcome =
        assertTimeout(
            Duration.ofSeconds(20),
            () ->
                MarkedSheet.validate(
                    Strictness.STRICT,
                    chain + "(h" + depth + " a)\n(<= (goal white 100) (h0 a))\n"));

    assertTrue(outcome.diagnostics().isEmpty(), () -> outcome.diagnostics().toString());
    assertTrue(outcome.get().strata().size() > depth);
  }

  @Test
  void validate_cycleOfThousands_isReported() {
    int depth = 20_000;
    String chain =
        IntStream.range(0, depth)
            .mapToObj(i -> "(<= h" + i + " h" + (i + 1) + ")\n")
            .collect(Collectors.joining());

    Outcome<ValidatedRules> outcome =
        MarkedSheet.validate(
            Strictness.STRICT, chain + "(<= h" + depth + " (not h0))\n(<= (goal white 100) h0)\n");

    assertEquals(1, outcome.diagnostics().errorCount());
  }

  @Test
  void production_constantThatNothingMakes_isFoundThroughVariables() {
    assertStrict(
        """
        (mark x)
        (mark o)
        (column 1)
        (<= (legal white (put ?x ?m)) (column ?x) (mark ?m))
        (<= (next (cell ?x ?m)) (does white (put ?x ?m)))
        (<= (next (cell ?x ?m)) (true (cell ?x ?m)) (true (step ?n)))
        (<= (goal white 100) (true (cell 1 o)))
        (<= (goal white 100) (true (cell 1 0))) ; warning GDL-118
        (<= (goal white 100)
          (true (cell ?x x)) (not (true (cell 2 ?m))) (mark ?m)) ; warning GDL-118
        (<= (next (step 2)) (does white (put 1 b))) ; warning GDL-119
        (<= (next (step 2)) (does ?r (pass ?m))) ; error GDL-119
        """);
  }

  @Test
  void production_whatAnythingMayStandFor_isFine() {
    assertStrict(
        """
        (<= (next ?fact) (true ?fact) (true (step 1)))
        (<= (next (kept ?fact)) (true ?fact))
        (<= (goal white 100) (true (never made)))
        (<= (goal white 100) (true (kept (step 1))))
        """);
  }
}
