package org.gonu.check;

import static org.gonu.check.MarkedSheet.assertLenient;
import static org.gonu.check.MarkedSheet.assertStrict;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.gonu.check.checks.Strictness;
import org.junit.jupiter.api.Test;

/** Facts and relations of which there is never a first one. */
final class UnfoundedTest {
  @Test
  void facts_eachNeedsOneBefore_areAWarning() {
    String rules =
        """
        (role black)
        (legal black noop)
        (goal black 0)
        (<= (next (control black)) (true (control white))) ; warning GDL-118
        (<= (next (control white)) (true (control black)))
        (<= (legal white go) (true (control white)))
        (<= (next (gone ?x)) (true (control ?x)) (does white go))
        (<= (goal white 100) (true (gone white)))
        """;
    assertStrict(rules);
    assertLenient(rules);
  }

  @Test
  void facts_onlyOfAFrameRule_areAWarning() {
    assertStrict(
        """
        (<= (next (wall ?x)) (true (wall ?x))) ; warning GDL-118
        """);
  }

  @Test
  void facts_withAFirstOne_areFine() {
    assertStrict(
        """
        (<= (next (wall ?x)) (true (wall ?x)))
        (<= (next (wall 1)) (does white noop))
        (<= (next (door ?x)) (or (true (door ?x)) (true (wall ?x))))
        (<= (next (gate ?x)) (true (door ?x)) (not (true (gate ?x))))
        """);
  }

  @Test
  void facts_thatARuleMakesOfAnyName_areFine() {
    assertStrict(
        """
        (fact (wall 1))
        (<= (next (wall ?x)) (true (wall ?x)))
        (<= (init ?f) (fact ?f))
        """);
  }

  @Test
  void facts_thatARuleKeepsOfAnyName_needAFirstOne() {
    assertStrict(
        """
        (<= (next ?f) (true ?f) (true (step 9)))
        (<= (next (wall ?x)) (true (wall ?x))) ; warning GDL-118
        """);
  }

  @Test
  void relation_eachRuleNeedsIt_isAWarning() {
    assertStrict(
        """
        (link a b)
        (<= (way ?x ?y) (link ?x ?z) (way ?z ?y)) ; warning GDL-108
        (<= (goal white 100) (way a b))
        """);
  }

  @Test
  void help_ofAStepCounter_namesItsFirstValue() {
    String sheet =
        """
        (after 0 1) (after 1 2)
        (<= (next (count ?n)) (true (count ?m)) (after ?m ?n))
        (<= (goal white 100) (true (count 2)))
        """;
    String said = MarkedSheet.validate(Strictness.STRICT, sheet).diagnostics().toString();

    assertTrue(said.contains("such as '(init (count 0))'"), said);
  }

  @Test
  void facts_ofManyNamesInARow_areCheckedSoon() {
    String sheet =
        IntStream.range(0, 20_000)
            .mapToObj(i -> "(<= (next (f" + i + ")) (true (f" + (i + 1) % 20_000 + ")))")
            .collect(Collectors.joining("\n"));

    assertTimeout(Duration.ofSeconds(60), () -> MarkedSheet.validate(Strictness.LENIENT, sheet));
  }
}
