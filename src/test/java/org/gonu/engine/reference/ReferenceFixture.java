package org.gonu.engine.reference;

import static org.junit.jupiter.api.Assertions.assertThrows;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Spelling;
import org.gonu.gdl.Term;
import org.gonu.gdl.read.GdlReader;
import org.gonu.machine.BrokenContractException;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;

/** Machines of small sheets, with states and moves as text. */
abstract class ReferenceFixture {
  /** Red and blue set a switch each or leave it, at the same time, three times. */
  static final String SWITCHES =
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

  static final String FAULTY =
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

  static StateMachine machine(String sheet) {
    return ReferenceEngine.machineFor(Relations.rules(sheet));
  }

  static State state(StateMachine machine, String facts) {
    return machine.stateOf(terms(facts));
  }

  static ImmutableList<Term> terms(String text) {
    return GdlReader.readTerms(new SourceText("test", "(" + text + ")"), SPELLING).get();
  }

  static ImmutableList<Move> joint(String moves) {
    return terms(moves).collect(Move::new);
  }

  static final Spelling SPELLING = Relations.sheet(SWITCHES).spelling();

  static BrokenContractException fault(Runnable action) {
    return assertThrows(BrokenContractException.class, action::run);
  }

  static String moves(StateMachine machine, State state, int role) {
    return machine.legalMoves(state, machine.roles().get(role)).toString();
  }
}
