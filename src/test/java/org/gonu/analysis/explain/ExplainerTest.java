package org.gonu.analysis.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.analysis.derivation.Program;
import org.gonu.analysis.explain.Derivation.Reason;
import org.gonu.analysis.explain.Refusal.Attempt;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Literal;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.Move;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class ExplainerTest {
  private static final String SHEET =
      """
      (role white) (role black)
      (init (at a)) (init (turn white))
      (step a b) (step b c) (step c d)
      (wall d)
      (<= (way ?x ?y) (step ?x ?y))
      (<= (way ?x ?z) (way ?x ?y) (way ?y ?z))
      (<= (legal white (go ?y)) (true (turn white)) (true (at ?x)) (way ?x ?y) (not (wall ?y)))
      (<= (legal ?r noop) (role ?r) (distinct ?r white))
      (<= (next (at ?y)) (does white (go ?y)))
      (<= (next (turn white)) (or (true (turn black)) (true (turn white))))
      (<= (never ?x) (true (turn black)) (way ?x ?y))
      (<= (either ?r) (role ?r) (or (true (at d)) (wall b) (not (true (at a)))))
      (<= terminal (true (at c)))
      (<= (goal ?r 50) (role ?r))
      """;

  private static Explainer.Answer answer(String question, int depth, String... moves) {
    Game game =
        Game.load(new SourceText("test.kif", SHEET), CasePolicy.INSENSITIVE, Strictness.LENIENT)
            .get();
    StateMachine machine = game.newMachine();
    ImmutableList<Move> jointMove =
        Lists.immutable
            .with(moves)
            .collect(
                text ->
                    new Move(
                        GdlReader.readTerm(new SourceText("move", text), game.spelling()).get()));
    return new Explainer(
            new Program(game.rules())
                .modelOf(machine.facts(machine.initialState()), machine.roles(), jointMove))
        .explain(
            GdlReader.readAtom(new SourceText("question", question), game.spelling()).get(), depth);
  }

  /** The literals and reasons of a tree, in parentheses below each other. */
  private static String tree(Derivation derivation) {
    String premises =
        derivation.premises().isEmpty()
            ? ""
            : derivation.premises().collect(ExplainerTest::tree).makeString("[", ", ", "]");
    return derivation.literal() + " " + derivation.reason() + premises;
  }

  @Test
  void explain_legalMove_isDerivedDownToFacts() {
    Derivation derivation = answer("(legal white (go b))", 9).derivation().orElseThrow();

    assertEquals(
        "(legal white (go b)) RULE[(true (turn white)) STATE, (true (at a)) STATE,"
            + " (way a b) RULE[(step a b) FACT], (not (wall b)) ABSENT]",
        tree(derivation));
    assertEquals("a", binding(derivation, "?x"));
  }

  private static String binding(Derivation derivation, String variable) {
    return derivation
        .witness()
        .orElseThrow()
        .bindings()
        .keyValuesView()
        .detect(pair -> pair.getOne().name().equals(variable))
        .getTwo()
        .toString();
  }

  @Test
  void explain_recursion_comesToAnEnd() {
    String tree = tree(answer("(way a d)", 9).derivation().orElseThrow());

    assertTrue(tree.startsWith("(way a d) RULE[(way a "), tree);
    assertEquals(3, tree.split("FACT", -1).length - 1, tree);
    assertFalse(tree.contains("DEEPER"), tree);
  }

  @Test
  void explain_disjunction_showsTheDisjunctThatHolds() {
    assertEquals(
        "(next (turn white)) RULE[(true (turn white)) STATE]",
        tree(answer("(next (turn white))", 9).derivation().orElseThrow()));
  }

  @Test
  void explain_nextWithJointMove_restsOnTheMove() {
    assertEquals(
        "(next (at b)) RULE[(does white (go b)) MOVE]",
        tree(answer("(next (at b))", 9, "(go b)", "noop").derivation().orElseThrow()));
  }

  @Test
  void explain_depthOne_cutsBelowTheFirstRule() {
    Derivation derivation = answer("(legal white (go b))", 1).derivation().orElseThrow();

    assertEquals(Reason.DEEPER, derivation.premises().get(2).reason());
  }

  @Test
  void explain_pattern_listsAllInstances() {
    Explainer.Answer answer = answer("(legal ?r ?m)", 2);

    assertEquals(
        Lists.immutable.of("(legal white (go b))", "(legal white (go c))", "(legal black noop)"),
        answer.instances().collect(Literal::toString));
    assertEquals("(legal white (go b))", answer.derivation().orElseThrow().literal().toString());
  }

  @Test
  void explain_patternWithRepeatedVariable_meansTheSame() {
    assertTrue(answer("(step ?x ?x)", 2).instances().isEmpty());
  }

  @Test
  void explain_failedNegation_tellsWhatItNegates() {
    Attempt attempt = attempt("(legal white (go d))");

    assertEquals("(not (wall d))", attempt.failed().toString());
    assertEquals(3, attempt.met().size());
    assertEquals("(wall d) FACT", tree(attempt.blocker().orElseThrow()));
  }

  @Test
  void explain_failedAtom_tellsWhichRulesFailForIt() {
    Attempt attempt = attempt("(legal white (go e))");

    assertEquals("(way a e)", attempt.failed().toString());
    assertEquals(Lists.immutable.of("(not (wall e))"), attempt.open().collect(Literal::toString));
    Refusal inner = attempt.refusal().orElseThrow();
    assertEquals(2, inner.attempts().size());
    assertEquals("(way b e)", inner.attempts().getFirst().failed().toString());
  }

  @Test
  void explain_failedDisjunction_tellsAllItsAlternatives() {
    Attempt attempt = attempt("(either white)");

    assertEquals("(true (at d))", attempt.failed().toString());
    assertEquals(
        Lists.immutable.of("(wall b)", "(not (true (at a)))"),
        attempt.alternatives().collect(Literal::toString));
  }

  @Test
  void explain_failedFact_tellsTheNearest() {
    Refusal refusal = attempt("terminal").refusal().orElseThrow();

    assertEquals("(true (at c))", refusal.atom().toString());
    assertEquals(Lists.immutable.of("(true (at a))"), refusal.nearest().collect(Literal::toString));
  }

  @Test
  void explain_headsThatDoNotFit_areCounted() {
    Refusal refusal = answer("(legal white noop)", 3).refusal().orElseThrow();

    assertEquals(1, refusal.otherRules());
    assertEquals("(distinct white white)", refusal.attempts().getOnly().failed().toString());
  }

  @Test
  void explain_patternWithoutInstance_isToldInTheNamesOfTheRule() {
    Attempt attempt = attempt("(legal ?who (go d))");

    assertEquals("(not (wall d))", attempt.failed().toString());
    assertEquals(
        Lists.immutable.of("?x = a", "?y = d"),
        attempt
            .bindings()
            .keyValuesView()
            .collect(pair -> pair.getOne().name() + " = " + pair.getTwo())
            .reject(text -> text.startsWith("?who"))
            .toSortedList());
    assertEquals("(true (turn black))", attempt("(never ?n)").failed().toString());
  }

  private static Attempt attempt(String question) {
    return answer(question, 5).refusal().orElseThrow().attempts().getFirst();
  }
}
