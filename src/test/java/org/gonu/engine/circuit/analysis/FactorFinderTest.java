package org.gonu.engine.circuit.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.Circuits;
import org.gonu.engine.circuit.analysis.Factors.Form;
import org.junit.jupiter.api.Test;

/** Into which parts games fall. */
final class FactorFinderTest {
  /** Two heaps from which two roles take by turns; whoever empties the last one wins. */
  private static final String HEAPS =
      """
      (role left) (role right)
      (init (control left)) (init (heap a 2)) (init (heap b 3))
      (below 0 1) (below 0 2) (below 0 3) (below 1 2) (below 1 3) (below 2 3)
      (<= (legal ?r (leave ?h ?n)) (true (control ?r)) (true (heap ?h ?m)) (below ?n ?m) MAY)
      (<= (legal ?r wait) (role ?r) (not (true (control ?r))))
      (<= (next (heap ?h ?n)) (does ?r (leave ?h ?n)))
      (<= (next (heap ?h ?n)) (true (heap ?h ?n)) (does ?r (leave ?g ?m)) (distinct ?h ?g))
      (<= (next (control left)) (true (control right)))
      (<= (next (control right)) (true (control left)))
      (<= terminal (true (heap a 0)) (true (heap b 0)))
      (<= (goal ?r 0) (true (control ?r)))
      (<= (goal ?r 100) (role ?r) (not (true (control ?r))))
      """;

  /** Two lamps, each with a switch, and a number of steps. */
  private static final String LAMPS =
      """
      (role r) (lamp a) (lamp b) (init (step 0)) (after 0 1) (after 1 2) (after 2 3)
      (<= (legal r (turn ?l)) (lamp ?l))
      (legal r wait)
      (<= (next (lit ?l)) (does r (turn ?l)) (not (true (lit ?l))))
      (<= (next (lit ?l)) (true (lit ?l)) (not (does r (turn ?l))))
      (<= (next (step ?y)) (true (step ?x)) (after ?x ?y))
      (<= terminal (true (step 3)))
      """;

  private static final String BOTH_LIT =
      """
      (<= (goal r 100) (true (lit a)) (true (lit b)))
      (<= (goal r 0) (not (true (lit a))))
      (<= (goal r 0) (not (true (lit b))))
      """;

  private static ImmutableList<String> parts(String text) {
    Circuit circuit = Circuits.of(text);
    return FactorFinder.of(circuit)
        .factors()
        .collect(part -> part.bases().collect(circuit.bases()::get).makeString(" "));
  }

  private static Form goalForm(String text, int value) {
    return FactorFinder.of(Circuits.of(text))
        .goals()
        .detect(goal -> goal.value() == value)
        .condition()
        .form();
  }

  @Test
  void find_moreGatesThanMayBeRead_isGivenUp() {
    Circuit circuit = Circuits.of(HEAPS.replace("MAY", ""));

    assertFalse(new StepDependence(circuit.general(), circuit.firstMoves()).find(10));
    assertTrue(new StepDependence(circuit.general(), circuit.firstMoves()).find(10_000));
  }

  @Test
  void of_heaps_areParts() {
    Circuit circuit = Circuits.of(HEAPS.replace("MAY", ""));

    Factors factors = FactorFinder.of(circuit);

    assertEquals(2, factors.factors().size());
    assertEquals(Form.CONJUNCTION, factors.terminal().form());
    assertTrue(factors.goals().allSatisfy(goal -> goal.condition().form() == Form.INDEPENDENT));
    for (Factors.Factor part : factors.factors()) {
      String heap = circuit.bases().get(part.bases().getFirst()).toString().substring(0, 7);
      part.bases().each(b -> assertTrue(circuit.bases().get(b).toString().startsWith(heap)));
      part.moves()
          .each(
              move ->
                  assertTrue(
                      circuit
                          .moves()
                          .get(move)
                          .toString()
                          .startsWith(heap.replace("heap", "leave"))));
    }
  }

  @Test
  void of_heapThatMayBeTakenFromWhileAnotherIsFull_isNoPartOfItsOwn() {
    String coupled = HEAPS.replace("MAY", "(may ?h)") + "(may a) (<= (may b) (true (heap a 2)))";

    assertEquals(1, parts(coupled).size());
  }

  @Test
  void of_lampsThatAreBothWanted_areParts() {
    String text = LAMPS + BOTH_LIT;

    assertEquals("[(lit a), (lit b)]", parts(text).toString());
    assertEquals(Form.CONJUNCTION, goalForm(text, 100));
    assertEquals(Form.DISJUNCTION, goalForm(text, 0));
  }

  @Test
  void of_lampsOfWhichExactlyOneIsWanted_areJoined() {
    String text =
        LAMPS
            + """
            (<= (goal r 100) (true (lit a)) (not (true (lit b))))
            (<= (goal r 100) (true (lit b)) (not (true (lit a))))
            (<= (goal r 0) (true (lit a)) (true (lit b)))
            (<= (goal r 0) (not (true (lit a))) (not (true (lit b))))
            """;

    assertEquals(1, parts(text).size());
  }

  @Test
  void of_lampThatAnotherSwitchPutsOut_isJoinedWithIt() {
    String text =
        (LAMPS + BOTH_LIT)
                .replace("(not (does r (turn ?l)))", "(not (does r (turn ?l))) (not (out ?l))")
            + "(<= (out a) (does r (turn b)))";

    assertEquals(1, parts(text).size());
  }

  @Test
  void of_lampThatFollowsAnother_isJoinedWithIt() {
    String text =
        LAMPS + BOTH_LIT.replace("(lit b)", "(late)") + "(<= (next (late)) (true (lit a)))";

    assertFalse(parts(text).anySatisfy(part -> part.equals("(lit a)")), parts(text).toString());
  }

  @Test
  void of_lampThatNobodyAsksFor_isIdle() {
    String text = LAMPS + "(<= (goal r 100) (true (lit b))) (<= (goal r 0) (not (true (lit b))))";

    Factors factors = FactorFinder.of(Circuits.of(text));

    assertEquals(2, factors.factors().size());
    assertTrue(factors.isIdle(0));
    assertFalse(factors.isIdle(1));
  }

  @Test
  void of_switchesOfTwoRolesAtOnce_areParts() {
    String text =
        """
        (role x) (role o) (init (step 0)) (after 0 1)
        (legal x stay) (legal x go) (legal o stay) (legal o go)
        (<= (next (lit ?r)) (does ?r go))
        (<= (next (lit ?r)) (does ?r stay) (true (lit ?r)))
        (<= (next (step ?y)) (true (step ?x)) (after ?x ?y))
        (<= terminal (true (step 1)))
        (<= (goal ?r 100) (true (lit ?r)))
        (<= (goal ?r 0) (role ?r) (not (true (lit ?r))))
        """;

    assertEquals("[(lit o), (lit x)]", parts(text).toSortedList().toString());
  }

  @Test
  void of_stepsThatAreRecursive_isNotKnown() {
    String text =
        """
        (role r) (init (at a)) (link a b) (link b c)
        (<= (legal r (cut ?x ?y)) (link ?x ?y))
        (<= (next (gone ?x ?y)) (does r (cut ?x ?y)))
        (<= (next (gone ?x ?y)) (true (gone ?x ?y)))
        (<= (open ?x ?y) (link ?x ?y) (not (true (gone ?x ?y))))
        (<= (open ?y ?x) (link ?x ?y) (not (true (gone ?x ?y))))
        (<= (reached ?x) (true (at ?x)))
        (<= (reached ?y) (reached ?x) (open ?x ?y))
        (<= (next (at ?x)) (reached ?x))
        (<= terminal (true (at c)))
        (goal r 50)
        """;

    Factors factors = FactorFinder.of(Circuits.of(text));

    assertFalse(factors.isKnown());
    assertFalse(factors.areSeveral());
  }
}
