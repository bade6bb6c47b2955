package org.gonu.ground.assumption;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.datalog.rule.Alternatives;
import org.gonu.datalog.rule.Conjunction;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** Which parts of rules become one relation. */
final class SharedPartsTest {
  private static final String FRAME =
      """
      (role r) (init (at 1)) (legal r go) (<= terminal (true (at 2))) (goal r 0)
      (<= (next (at ?x)) (true (at ?x)))
      (p 1 2) (q 2) (s 1 2)
      """;

  private final SharedParts parts = new SharedParts("part ");

  /** The rules of rule1 and rule2 with relations in place of their parts. */
  private ImmutableList<String> rewritten(String rules) {
    SourceText source = new SourceText("test.kif", FRAME + rules);
    return Alternatives.ofAll(
            Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get().rules().rules())
        .orElseThrow()
        .select(rule -> rule.head().relation().name().startsWith("rule"))
        .collect(parts::rewritten)
        .collect(SharedPartsTest::text);
  }

  private static String text(Conjunction rule) {
    return rule.head() + " if " + rule.body().makeString(" ");
  }

  @Test
  void rewritten_equalPartsWithOtherVariables_shareARelation() {
    ImmutableList<String> rules =
        rewritten("(<= (rule1 ?x) (p ?x ?y) (q ?y)) (<= (rule2 ?u) (p ?u ?v) (q ?v))");

    assertEquals("(rule1 ?x) if (part 0 ?x)", rules.get(0));
    assertEquals("(rule2 ?u) if (part 0 ?u)", rules.get(1));
    assertEquals(1, parts.rules().size());
  }

  @Test
  void rewritten_equalLiteralsThatShareAnotherVariable_haveRelationsOfTheirOwn() {
    ImmutableList<String> rules =
        rewritten("(<= (rule1 ?x) (p ?x ?y) (s ?x ?y)) (<= (rule2 ?y) (p ?x ?y) (s ?x ?y))");

    assertEquals("(rule1 ?x) if (part 0 ?x)", rules.get(0));
    assertEquals("(rule2 ?y) if (part 1 ?y)", rules.get(1));
    assertEquals("(part 0 ?0) if (p ?0 ?1) (s ?0 ?1)", text(parts.rules().get(0)));
    assertEquals("(part 1 ?1) if (p ?0 ?1) (s ?0 ?1)", text(parts.rules().get(1)));
  }
}
