package org.gonu.engine.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.Test;

/** The answers of a machine to the questions of {@link StateMachine}. */
final class ReferenceMachineTest extends ReferenceFixture {
  @Test
  void roles_facts_areInTheirOrder() {
    ImmutableList<Role> roles = machine(SWITCHES).roles();

    assertEquals(Lists.immutable.of(new Role(0, "red"), new Role(1, "blue")), roles);
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
}
