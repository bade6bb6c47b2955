package org.gonu.check.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.collections.api.factory.Sets;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Variable;
import org.gonu.gdl.read.GdlReader;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Which variables a body binds: to be safe, and when it is evaluated. */
final class BoundVariablesTest {
  private static String bound(BoundVariables finder, String body) {
    Rule rule =
        GdlReader.readSheet(new SourceText("x.kif", "(<= h " + body + ")"), CasePolicy.SENSITIVE)
            .get()
            .rules()
            .getFirst();
    return finder
        .in(rule.body(), Sets.immutable.empty())
        .collect(Variable::name)
        .toSortedList()
        .makeString(" ");
  }

  @ParameterizedTest
  @CsvSource({
    "(p ?x), ?x",
    "(not (p ?x)), ''",
    "(p ?x) (not (distinct ?y (f ?x))), ?x ?y",
    "(not (distinct ?y a)), ?y",
    "(not (distinct ?z ?y)) (not (distinct ?y a)), ?y ?z",
    "(p ?x) (not (distinct ?x ?y)) (or (q ?z) (not (distinct ?y ?z))), ?x ?y ?z",
    "(or (p ?x) (q ?x ?y)), ?x",
    "(or (p ?x) (q ?y)), ''"
  })
  void in_body_isTheSameForSafetyAndEvaluation(String body, String expected) {
    assertEquals(expected, bound(new BoundVariables(atom -> true), body));
    assertEquals(expected, bound(BoundVariables.ofEvaluation(), body));
  }

  @ParameterizedTest
  @CsvSource({
    "(p ?y) (not (distinct (f ?x) ?y)), ?y, ?x ?y",
    "(not (distinct (f a) (f ?x))), '', ?x",
  })
  void in_equalityOfCompounds_bindsOnlyWhenItIsEvaluated(
      String body, String safe, String evaluated) {
    assertEquals(safe, bound(new BoundVariables(atom -> true), body));
    assertEquals(evaluated, bound(BoundVariables.ofEvaluation(), body));
  }

  @ParameterizedTest
  @CsvSource({"(p ?x) (q ?y), ?y", "(or (p ?x) (q ?x)), ''"})
  void in_atomsThatDoNotBind_areNotCounted(String body, String expected) {
    assertEquals(
        expected, bound(new BoundVariables(atom -> !atom.relation().name().equals("p")), body));
  }

  @ParameterizedTest
  @CsvSource({
    "(or (and (p ?x) (or (and (p ?y) (p ?z)) (p ?y))) (p ?x)), ?x",
    "(or (or (p ?x) (q ?x ?y)) (and (p ?x) (or (p ?y) (p ?z)))), ?x",
    "(p ?x) (or (p ?y) (and (p ?z) (or (not (distinct ?y ?x)) (not (distinct ?y ?z))))), ?x ?y",
    "(or (not (distinct ?y ?x)) (p ?y)) (not (distinct ?z ?y)) (or (p ?x) (or (p ?x))), ?x ?y ?z"
  })
  void in_nestedDisjunctions_bindWhatEveryDisjunctBinds(String body, String expected) {
    assertEquals(expected, bound(BoundVariables.ofEvaluation(), body));
  }

  /** Each literal is asked a few times, however deep it is. */
  @ParameterizedTest
  @ValueSource(strings = {"(p ?end)", "(not (distinct ?end ?x1))"})
  void in_disjunctionsWithinEachOther_looksAtEachAtomOnceForAllLevels(String innermost) {
    int depth = 100;
    String body = innermost;
    for (int i = depth; i > 0; i--) {
      body = "(or (and (p ?x" + i + ") " + body + ") (p ?x" + i + "))";
    }
    AtomicInteger asked = new AtomicInteger();

    String bound = bound(new BoundVariables(atom -> asked.incrementAndGet() > 0), body);

    assertEquals("?x1", bound);
    assertTrue(asked.get() <= 2 * depth + 1, asked + " atoms");
  }
}
