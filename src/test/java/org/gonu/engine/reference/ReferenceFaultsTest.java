package org.gonu.engine.reference;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.IntStream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.DiagnosticCode;
import org.junit.jupiter.api.Test;

/** What a machine tells of rules that break down or ask for too much. */
final class ReferenceFaultsTest extends ReferenceFixture {
  /** Is over as soon as it begins; the goal is missing. */
  private static final String ENDED =
      "(role red) (init (at end)) (legal red wait) (<= terminal (true (at end)))";

  @Test
  void roles_none_isContractFault() {
    String sheet = SWITCHES.replace("(role red) (role blue)", "(<= (role ?r) (nobody ?r))");

    assertEquals(DiagnosticCode.NO_ROLES, fault(() -> machine(sheet)).code());
  }

  @Test
  void legalMoves_none_namesRoleStateAndRules() {
    StateMachine machine = machine(FAULTY);
    State state = state(machine, "(at nowhere)");

    BrokenContractException fault = fault(() -> machine.legalMoves(state, machine.roles().get(1)));

    assertEquals(DiagnosticCode.NO_LEGAL_MOVE, fault.code());
    assertEquals(
        "role 'blue' has no legal move in a state that is not terminal", fault.getMessage());
    assertEquals(Optional.of(machine.roles().get(1)), fault.role());
    assertEquals("[(at nowhere)]", fault.facts().toString());
    assertEquals("[(<= (legal blue wait) (true (at start)))]", fault.rules().toString());
  }

  @Test
  void goal_none_namesRoleStateAndRules() {
    StateMachine machine = machine(FAULTY);
    State state = state(machine, "(at start)");

    BrokenContractException fault = fault(() -> machine.goal(state, machine.roles().get(1)));

    assertEquals(DiagnosticCode.NO_GOAL_VALUE, fault.code());
    assertEquals("role 'blue' has no goal value in this state", fault.getMessage());
    assertEquals("[(at start)]", fault.facts().toString());
    assertEquals("[(<= (goal ?r 10) (role ?r) (true (at twice)))]", fault.rules().toString());
  }

  @Test
  void goal_ofChanceThatHasNone_isNothing() {
    StateMachine machine = machine(ENDED + "(role random) (legal random wait) (goal red 50)");

    assertEquals(0, machine.goal(machine.initialState(), machine.roles().getLast()));
  }

  @Test
  void goal_twiceTheSameWithZeros_isThat() {
    StateMachine machine = machine(ENDED + "(goal red 050) (goal red 50)");

    assertEquals(50, machine.goal(machine.initialState(), machine.roles().getFirst()));
  }

  @Test
  void goal_several_namesValuesAndTheRulesThatGiveThem() {
    StateMachine machine = machine(FAULTY);
    State state = state(machine, "(at twice)");

    BrokenContractException fault = fault(() -> machine.goal(state, machine.roles().get(0)));

    assertEquals(DiagnosticCode.SEVERAL_GOAL_VALUES, fault.code());
    assertEquals("role 'red' has several goal values in one state: 10, 20", fault.getMessage());
    ImmutableList<Rule> rules = fault.rules();
    assertTrue(
        rules.anySatisfy(rule -> rule.toString().contains("(goal ?r 10)")), () -> "" + rules);
    assertTrue(
        rules.anySatisfy(rule -> rule.toString().contains("(goal red 20)")), () -> "" + rules);
    assertFalse(rules.anySatisfy(rule -> rule.toString().contains("many")), () -> "" + rules);
  }

  @Test
  void goal_noNumberInRange_namesTheValue() {
    StateMachine machine = machine(FAULTY);
    Role red = machine.roles().get(0);

    for (String[] row :
        new String[][] {{"(at odd)", "many"}, {"(at start)", "(points 1)"}, {"(at big)", "101"}}) {
      BrokenContractException fault = fault(() -> machine.goal(state(machine, row[0]), red));

      assertEquals(DiagnosticCode.BAD_GOAL_VALUE, fault.code());
      assertEquals(
          "role 'red' has the goal value '" + row[1] + "', not a number from 0 to 100",
          fault.getMessage());
    }
  }

  @Test
  void machine_afterFault_answersAsBefore() {
    StateMachine machine = machine(FAULTY);
    State nowhere = state(machine, "(at nowhere)");
    fault(() -> machine.legalMoves(nowhere, machine.roles().get(1)));

    assertEquals("[wait]", moves(machine, machine.initialState(), 1));
    assertFalse(machine.isTerminal(nowhere));
  }

  @Test
  void query_halfAMillionWideRows_arePlayed() {
    StringBuilder variables = new StringBuilder();
    StringBuilder bits = new StringBuilder();
    for (int i = 0; i < 19; i++) {
      variables.append(" ?b").append(i);
      bits.append(" (bit ?b").append(i).append(')');
    }
    StateMachine machine =
        machine(
            "(role r) (init a) (bit 0) (bit 1) (<= (p"
                + variables
                + ")"
                + bits
                + ") (<= (legal r m) (p"
                + " 1".repeat(19)
                + ")) (<= (next a) (true a)) (<= terminal (true over)) (goal r 100)");

    assertEquals(1, machine.legalMoves(machine.initialState(), machine.roles().getFirst()).size());
  }

  @Test
  void query_repeatedAfterAFault_givesTheSameFaultAtOnce() {
    StateMachine machine =
        machine(
            """
            (role r) (init a) (d 0) (d 1) (d 2) (d 3) (d 4) (d 5) (d 6) (d 7) (d 8) (d 9)
            (<= (p ?a ?b ?c ?d ?e ?f ?g)
                (d ?a) (d ?b) (d ?c) (d ?d) (d ?e) (d ?f) (d ?g))
            (<= (legal r m) (p 0 1 2 3 4 5 6))
            (<= (next a) (true a)) (<= terminal (p 0 1 2 3 4 5 6)) (goal r 100)
            """);
    State first = machine.initialState();

    BrokenContractException fault = fault(() -> machine.isTerminal(first));

    assertSame(fault, fault(() -> machine.legalMoves(first, machine.roles().getFirst())));
  }

  @Test
  void query_relationWithoutEnd_namesItsRules() {
    StateMachine machine =
        machine(
            """
            (role r) (init a) (d 0) (d 1) (d 2) (d 3) (d 4) (d 5) (d 6) (d 7) (d 8) (d 9)
            (<= (p ?a ?b ?c ?d ?e ?f ?g)
                (d ?a) (d ?b) (d ?c) (d ?d) (d ?e) (d ?f) (d ?g))
            (<= (legal r m) (p 0 1 2 3 4 5 6))
            (<= (next a) (true a)) (<= terminal (true over)) (goal r 100)
            """);

    for (int attempt = 0; attempt < 2; attempt++) {
      BrokenContractException fault =
          fault(() -> machine.legalMoves(machine.initialState(), machine.roles().getFirst()));

      assertEquals(DiagnosticCode.TOO_MANY_FACTS, fault.code());
      assertEquals("'p' holds in more than 1000000 cases", fault.getMessage());
      assertEquals(
          Lists.immutable.of("p"), fault.rules().collect(rule -> rule.head().relation().name()));
    }
  }

  @Test
  void query_relationAskedForTooOften_isNamedAsTheSheetNamesIt() {
    String four = "(true (at ?a)) (true (at ?b)) (true (at ?c)) (true (at ?d))";
    StateMachine machine =
        machine(
            IntStream.range(0, 40).mapToObj(i -> "(init (at " + i + "))").collect(joining())
                + "(role r) (legal r m) (<= terminal (true over)) (goal r 100)"
                + ("(<= (next (at ?a)) " + four + " (not (bad ?a ?b ?c ?d)))")
                + ("(<= (bad ?a ?b ?c ?d) " + four + " (distinct ?a ?b))"));
    State first = machine.initialState();
    ImmutableList<Move> moves = machine.legalMoves(first, machine.roles().getFirst());

    BrokenContractException fault = fault(() -> machine.next(first, moves));

    assertEquals(DiagnosticCode.TOO_MANY_FACTS, fault.code());
    assertEquals("'bad' is asked for in more than 1250000 cases", fault.getMessage());
  }

  @Test
  void query_ruleThatMultipliesTooMuch_isNamedBeforeItAndItsLikeAreRun() {
    StateMachine machine =
        machine(
            """
            (role r) (init a) (d 0) (d 1) (d 2) (d 3) (d 4) (d 5) (d 6) (d 7) (d 8) (d 9)
            (<= (p ?a ?a ?a ?a ?a ?a ?a ?a)
                (d ?a) (d ?b) (d ?c) (d ?d) (d ?e) (d ?f) (d ?g) (d ?h) (d ?i)
                (distinct (f ?a ?b ?c ?d ?e ?f ?g ?h ?i) (f ?a ?b ?c ?d ?e ?f ?g ?h ?i)))
            (<= (p ?a ?x ?b ?x ?c ?y ?d ?e)
                (d ?a) (d ?b) (d ?c) (d ?x) (d ?d) (d ?y) (d ?e) (distinct ?x ?y) (true a))
            (<= (legal r m) (p ?a ?b ?c ?d ?e ?f ?g ?h))
            (<= (next a) (true a)) (<= terminal (true over)) (goal r 100)
            """);

    BrokenContractException fault =
        fault(() -> machine.legalMoves(machine.initialState(), machine.roles().getFirst()));

    // The first rule would make more terms than a game may have.
    assertEquals("'p' holds in more than 937500 cases", fault.getMessage());
    assertEquals("(p ?a ?x ?b ?x ?c ?y ?d ?e)", fault.rules().getOnly().head().toString());
  }
}
