package org.gonu.check;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import org.gonu.check.checks.Strictness;
import org.gonu.gdl.RuleSheet;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Sheets of many rules are checked in a time that grows as they do. */
final class ManyRulesTest {
  private static final int RELATIONS = 6_000;

  /** Where each relation was compared with each condition, this took half a minute. */
  @Test
  void validate_manyRelationsWithConditions_takesSeconds() {
    StringBuilder rules =
        new StringBuilder("(role r) (legal r noop) (goal r 0) (init (on)) (terminal)\n(start)\n");
    for (int i = 0; i < RELATIONS; i++) {
      rules
          .append("(<= (open" + i + " a) (true (at" + i % 50 + " a p)) ")
          .append(i == 0 ? "(start))\n" : "(open" + (i - 1) + " a))\n")
          .append("(<= (next (at" + i % 50 + " a p)) (does r noop) (open" + i + " a))\n");
    }
    assertChecked(rules.toString());
  }

  /** Where each negated atom was compared with each rule, this took more than a minute. */
  @Test
  void validate_relationThatNegatesItselfForOtherNumbers_takesSeconds() {
    StringBuilder rules =
        new StringBuilder("(role r) (legal r noop) (goal r 0) (init (on)) (terminal)\n(start)\n");
    rules.append("(<= (next (on)) (won a ").append(4 * RELATIONS).append("))\n");
    for (int i = 0; i < 4 * RELATIONS; i++) {
      rules.append("(<= (won a " + (i + 1) + ") (start) (not (won a " + i + ")))\n");
    }
    assertChecked(rules.toString());
  }

  private static void assertChecked(String rules) {
    RuleSheet sheet =
        GdlReader.readSheet(new SourceText("many.kif", rules), CasePolicy.INSENSITIVE).get();

    assertTimeout(
        Duration.ofSeconds(12),
        () -> assertFalse(Validator.validate(sheet, Strictness.LENIENT).diagnostics().hasErrors()));
  }
}
