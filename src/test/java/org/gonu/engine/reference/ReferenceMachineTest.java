package org.gonu.engine.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Rule;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.DiagnosticCode;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** The answers of a machine to the questions of {@link StateMachine}. */
final class ReferenceMachineTest {
  /** Red and blue set a switch each or leave it, at the same time, three times. */
  private static final String SWITCHES =
      """
      (role red) (role blue)
      (succ 0 1) (succ 1 2) (succ 2 3)
      (init (step 0)) (init (off red)) (init (off blue))
      (<= (legal ?r flip) (role ?r))
      (<= (legal ?r (keep ?n)) (role ?r) (true (step ?n)))
      (<= (next (step ?m)) (true (step ?n)) (succ ?n ?m))
      (<= (next (on ?r)) (true (off ?r)) (does ?r flip))
      (<= (next (off ?r)) (true (on ?r)) (does ?r flip))
      (<= (next ?f) (true ?f) (does ?r (keep ?n)) (or (not (distinct ?f (on ?r)))
                                                      (not (distinct ?f (off ?r)))))
      (<= terminal (true (step 3)))
      (<= (goal ?r 100) (true (on ?r)))
      (<= (goal ?r 0) (true (off ?r)))
      """;

  private static final String FAULTY =
      """
      (role red) (role blue)
      (init (at start))
      (legal red wait)
      (<= (legal blue wait) (true (at start)))
      (<= (legal red (go ?x)) (place ?x))
      (place start) (place nowhere) (place twice) (place odd) (place big)
      (<= (next (at ?x)) (does red (go ?x)))
      (<= terminal (true (at odd)))
      (<= (goal ?r 10) (role ?r) (true (at twice)))
      (<= (goal red 20) (true (at twice)))
      (<= (goal red many) (true (at odd)))
      (<= (goal red (points 1)) (true (at start)))
      (<= (goal red ?p) (true (at big)) (points ?p))
      (points 101)
      """;

  private static StateMachine machine(String sheet) {
    return ReferenceEngine.machineFor(Relations.rules(sheet));
  }

  private static State state(StateMachine machine, String facts) {
    return machine.stateOf(terms(facts));
  }

  private static ImmutableList<Term> terms(String text) {
    return GdlReader.readTerms(new SourceText("test", "(" + text + ")"), SPELLING).get();
  }

  private static ImmutableList<Move> joint(String moves) {
    return terms(moves).collect(Move::new);
  }

  private static final Spelling SPELLING = Relations.sheet(SWITCHES).spelling();

  private static BrokenContractException fault(Runnable action) {
    return assertThrows(BrokenContractException.class, action::run);
  }

  @Test
  void roles_facts_areInTheirOrder() {
    ImmutableList<Role> roles = machine(SWITCHES).roles();

    assertEquals(Lists.immutable.of(new Role(0, "red"), new Role(1, "blue")), roles);
  }

  @Test
  void roles_none_isContractFault() {
    String sheet = SWITCHES.replace("(role red) (role blue)", "(<= (role ?r) (nobody ?r))");

    assertEquals(DiagnosticCode.NO_ROLES, fault(() -> machine(sheet)).code());
  }

  @Test
  void initialState_facts_areInCanonicalOrder() {
    StateMachine machine = machine(SWITCHES);

    assertEquals(
        "[(step 0), (off red), (off blue)]", machine.facts(machine.initialState()).toString());
  }

  @Test
  void next_simultaneousMoves_bothCount() {
    StateMachine machine = machine(SWITCHES);

    State next = machine.next(machine.initialState(), joint("flip (keep 0)"));

    assertEquals("[(step 1), (off blue), (on red)]", machine.facts(next).toString());
  }

  @Test
  void next_variableForWholeFact_keepsIt() {
    StateMachine machine =
        machine(
            """
            (role r) (init a) (init (b c)) (init (d (e f) g))
            (legal r stay) (<= (legal r (drop ?f)) (true ?f))
            (<= (next ?f) (true ?f) (not (does r (drop ?f))))
            (<= terminal (true over)) (goal r 0)
            """);

    State next = machine.next(machine.initialState(), joint("(drop (b c))"));

    assertEquals("[a, (d (e f) g)]", machine.facts(next).toString());
  }

  @Test
  void next_secondCall_forgetsTheMovesOfTheFirst() {
    StateMachine machine = machine(SWITCHES);
    State start = machine.initialState();
    State first = machine.next(start, joint("flip flip"));

    machine.next(first, joint("flip flip"));

    assertEquals(first, machine.next(start, joint("flip flip")));
    assertEquals("[(step 1), (on red), (on blue)]", machine.facts(first).toString());
  }

  @Test
  void next_tooFewMoves_isRefused() {
    StateMachine machine = machine(SWITCHES);

    assertThrows(
        IllegalArgumentException.class, () -> machine.next(machine.initialState(), joint("flip")));
  }

  @Test
  void states_sameFactsOnOtherWays_areEqual() {
    StateMachine machine = machine(SWITCHES);
    State there = machine.next(machine.initialState(), joint("flip (keep 0)"));
    State back = machine.next(there, joint("flip (keep 1)"));
    State stay =
        machine.next(
            machine.next(machine.initialState(), joint("(keep 0) (keep 0)")),
            joint("(keep 1) (keep 1)"));

    assertEquals(stay, back);
    assertEquals(stay.hashCode(), back.hashCode());
    assertNotEquals(there, back);
  }

  @Test
  void stateOf_anyOrderAndRepeats_isTheSameState() {
    StateMachine machine = machine(SWITCHES);

    assertEquals(
        machine.initialState(), state(machine, "(off blue) (off red) (step 0) (off blue)"));
  }

  @Test
  void facts_inOtherOrderThanFound_leaveTheStateAsItIs() {
    StateMachine machine =
        machine(
            """
            (role r) (legal r m) (goal r 0) (order a b c)
            (init (card c)) (init (card b)) (init (card a))
            (<= (next ?f) (true ?f)) (<= terminal (true over))
            """);
    State start = machine.initialState();
    int hash = start.hashCode();

    assertEquals("[(card a), (card b), (card c)]", machine.facts(start).toString());

    assertEquals(hash, start.hashCode());
    assertEquals(start, machine.next(start, joint("m")));
    assertEquals(start, machine.stateOf(machine.facts(start)));
  }

  @Test
  void stateOf_variable_isRefused() {
    StateMachine machine = machine(SWITCHES);
    ImmutableList<Term> facts =
        Relations.sheet("(<= (p ?x) (q ?x))").rules().flatCollect(rule -> rule.head().arguments());

    assertThrows(IllegalArgumentException.class, () -> machine.stateOf(facts));
  }

  @Test
  void isTerminal_answersForTheStateAsked_notForTheLast() {
    StateMachine machine = machine(SWITCHES);
    State end = state(machine, "(step 3) (on red) (off blue)");

    assertFalse(machine.isTerminal(machine.initialState()));
    assertTrue(machine.isTerminal(end));
    assertFalse(machine.isTerminal(machine.initialState()));
  }

  @Test
  void legalMoves_terminalState_areStillAnswered() {
    StateMachine machine = machine(SWITCHES);
    State end = state(machine, "(step 3)");

    assertEquals("[flip, (keep 3)]", moves(machine, end, 0));
  }

  @Test
  void legalMoves_noneInTerminalState_isNoFault() {
    StateMachine machine = machine(FAULTY);

    assertEquals("[]", moves(machine, state(machine, "(at odd)"), 1));
  }

  @Test
  void goal_eachRole_hasItsOwn() {
    StateMachine machine = machine(SWITCHES);
    State end = state(machine, "(step 3) (on red) (off blue)");

    assertEquals(100, machine.goal(end, machine.roles().get(0)));
    assertEquals(0, machine.goal(end, machine.roles().get(1)));
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
  void legalMoves_order_isThatOfTheSheetWhateverWasDoneBefore() {
    String sheet =
        """
        (role r) (init (card zebra)) (init (card ant)) (init (card 10)) (init (card 9))
        (legal r pass) (<= (legal r (play ?c ?d)) (true (card ?c)) (true (card ?d)))
        (<= (next (card ?c)) (true (card ?c)) (does r (play ?d ?d)) (distinct ?c ?d))
        (<= terminal (true over)) (goal r 0)
        """;
    StateMachine fresh = machine(sheet);
    StateMachine used = machine(sheet);
    used.next(used.initialState(), joint("(play 9 9)"));
    used.legalMoves(state(used, "(card 9) (card 10)"), used.roles().get(0));

    assertEquals(moves(fresh, fresh.initialState(), 0), moves(used, used.initialState(), 0));
    assertEquals(
        "[pass, (play ant ant), (play ant 9), (play 9 ant), (play 9 9)]",
        moves(used, state(used, "(card 9) (card ant)"), 0));
  }

  @Test
  void facts_namesThatAreNotInTheSheet_comeLastByName() {
    StateMachine machine = machine(SWITCHES);

    State state = state(machine, "zeta (step 2) (off omega) (alpha 2) alpha (off blue)");

    assertEquals(
        "[(step 2), (off blue), (off omega), alpha, (alpha 2), zeta]",
        machine.facts(state).toString());
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
            (<= (legal r m) (p 0 1 2 3 4 5 6 7))
            (<= (next a) (true a)) (<= terminal (true over)) (goal r 100)
            """);

    BrokenContractException fault =
        fault(() -> machine.legalMoves(machine.initialState(), machine.roles().getFirst()));

    // The first rule would make more terms than a game may have.
    assertEquals("'p' holds in more than 937500 cases", fault.getMessage());
    assertEquals("(p ?a ?x ?b ?x ?c ?y ?d ?e)", fault.rules().getOnly().head().toString());
  }

  private static String moves(StateMachine machine, State state, int role) {
    return machine.legalMoves(state, machine.roles().get(role)).toString();
  }
}
