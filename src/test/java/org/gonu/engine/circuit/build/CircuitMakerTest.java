package org.gonu.engine.circuit.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.check.checks.Strictness;
import org.gonu.engine.circuit.Circuit;
import org.gonu.engine.circuit.CircuitAbandonedException;
import org.gonu.engine.circuit.Gates;
import org.gonu.engine.circuit.StepNetlist;
import org.gonu.engine.lanes.LaneCompiler;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.ground.GroundProgram;
import org.gonu.ground.Grounder;
import org.gonu.ground.GroundingLimits;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

/** What the making of circuits finds out. */
final class CircuitMakerTest {
  /** Two roles take turns to colour one of four cells. */
  private static final String COLOURS =
      """
      (role red) (role blue)
      (cell 1) (cell 2) (cell 3) (cell 4)
      (init (control red)) (init (board wide))
      (<= (next (control blue)) (true (control red)))
      (<= (next (control red)) (true (control blue)))
      (<= (next (board wide)) (true (board wide)))
      (<= (next (colour ?c ?r)) (does ?r (paint ?c)))
      (<= (next (colour ?c ?q)) (true (colour ?c ?q)) (does ?r (paint ?d)) (distinct ?c ?d))
      (<= (legal ?r (paint ?c)) (true (control ?r)) (cell ?c) (true (board wide)))
      (<= (legal ?r rest) (role ?r) (not (true (control ?r))))
      (<= terminal (true (colour 1 ?r)) (true (colour 4 ?r)))
      (<= (goal ?r 100) (role ?r) (true (colour 1 ?r)))
      (<= (goal ?r 0) (role ?r) (not (true (colour 1 ?r))))
      """;

  /** Roles take turns, and who was in control in a step owns its number. */
  private static final String OWNERS =
      """
      (role red) (role blue)
      (succ 1 2) (succ 2 3) (succ 3 4) (succ 4 5)
      (init (control red)) (init (step 1))
      (<= (next (control blue)) (true (control red)))
      (<= (next (control red)) (true (control blue)))
      (<= (next (step ?n)) (true (step ?m)) (succ ?m ?n))
      (<= (next (owner ?k ?r)) (true (step ?k)) (true (control ?r)))
      (<= (next (owner ?k ?r)) (true (owner ?k ?r)))
      (<= (legal ?r wait) (role ?r))
      (<= terminal (true (step 5)))
      (<= (goal ?r 100) (true (owner 1 ?r)))
      (<= (goal ?r 0) (role ?r) (not (true (owner 1 ?r))))
      """;

  /** Red wins in its turn, if a way leads from a seed to cell 3; blue reads no ways. */
  private static final String WAYS =
      """
      (role red) (role blue)
      (cell 1) (cell 2) (cell 3) (link 1 2) (link 2 3) (link 3 1)
      (init (control red))
      (<= (next (control blue)) (true (control red)))
      (<= (next (control red)) (true (control blue)))
      (<= (legal ?r (sow ?c)) (true (control ?r)) (cell ?c))
      (<= (legal ?r (open ?c)) (true (control ?r)) (cell ?c))
      (<= (legal ?r wait) (role ?r) (not (true (control ?r))))
      (<= (next (seed ?c)) (does ?r (sow ?c)))
      (<= (next (free ?c)) (does ?r (open ?c)))
      (<= (next (free ?c)) (true (free ?c)))
      (<= (reached ?c) (true (seed ?c)))
      (<= (reached ?d) (reached ?c) (link ?c ?d) (true (free ?d)))
      (<= (next won) (true (control red)) (reached 3))
      (<= terminal (true won))
      (<= (goal red 100) (true won)) (<= (goal red 0) (not (true won)))
      (<= (goal blue 0) (true won)) (<= (goal blue 100) (not (true won)))
      """;

  private static Circuit circuit(String text) {
    return CircuitMaker.circuit(program(text), () -> false);
  }

  private static GroundProgram program(String text) {
    SourceText source = new SourceText("test.kif", text);
    Game game = Game.load(source, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();
    return Grounder.ground(game.rules(), GroundingLimits.defaults());
  }

  private static int number(Circuit circuit, String base) {
    return circuit.bases().detectIndex(term -> term.toString().equals(base));
  }

  @Test
  void circuit_recursionThatOnePhaseDoesNotRead_isNotInItsNetlist() {
    Circuit circuit = circuit(WAYS);

    assertEquals(1, circuit.general().components().size());
    assertEquals(1, circuit.phases().get(0).net().components().size());
    assertEquals(0, circuit.phases().get(1).net().components().size());
  }

  @Test
  void circuit_alternatingControl_hasAPhaseForEachRole() {
    Circuit circuit = circuit(COLOURS);

    assertEquals(2, circuit.phases().size());
    assertEquals(number(circuit, "(control red)"), circuit.phases().get(0).marks()[0]);
    assertEquals(number(circuit, "(control blue)"), circuit.phases().get(1).marks()[0]);
  }

  @Test
  void circuit_idleRoleOfAPhase_hasOneMoveThatIsAlwaysLegal() {
    Circuit circuit = circuit(COLOURS);
    int[] legal = circuit.phases().get(0).net().legal();

    for (int move = circuit.firstMove(1); move < circuit.firstMove(2); move++) {
      boolean rest = circuit.moves().get(move).toString().equals("rest");
      assertEquals(rest ? Gates.TRUE : Gates.FALSE, legal[move]);
    }
  }

  @Test
  void circuit_factThatNeverChanges_isAConstant() {
    Circuit circuit = circuit(COLOURS);

    assertEquals(Gates.TRUE, circuit.general().next()[number(circuit, "(board wide)")]);
    assertEquals(Gates.TRUE, circuit.phases().get(0).net().legal()[0]);
  }

  @Test
  void circuit_factThatHoldsInNoStateOfAPhase_isAbsent() {
    Circuit circuit = circuit(OWNERS);
    String never =
        ", (owner 1 blue), (owner 2 red), (owner 3 blue), (owner 4 red), (owner 5 blue)]";

    assertEquals(
        "[(control blue), (step 2), (step 4)" + never,
        circuit.names(circuit.phases().get(0).absent()).toString());
    assertEquals(
        "[(control red), (step 1), (step 3), (step 5)" + never,
        circuit.names(circuit.phases().get(1).absent()).toString());
  }

  @Test
  void circuit_factThatNoPhaseLeadsTo_isReadByNoGate() {
    Circuit circuit = circuit(OWNERS);
    int[] nodes = circuit.general().gates().nodes(Gates.BASE, circuit.bases().size());

    assertEquals(0, nodes[number(circuit, "(owner 2 red)")]);
    assertNotEquals(0, nodes[number(circuit, "(owner 1 red)")]);
    assertNotEquals(0, nodes[number(circuit, "(owner 2 blue)")]);
  }

  @Test
  void state_withAFactThatNoPhaseLeadsTo_isRefused() {
    Circuit circuit = circuit(OWNERS);
    long[] state = circuit.initialState();
    state[0] |= 1L << number(circuit, "(owner 2 red)");

    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> circuit.stateOf(circuit.facts(state)));
    assertEquals("never true in this game: (owner 2 red)", refused.getMessage());
  }

  @Test
  void lanes_stateWithAFactOfAnotherPhase_isRefused() {
    Circuit circuit = circuit(OWNERS);
    long[] state = circuit.initialState();
    state[0] ^= 1L << number(circuit, "(step 1)") | 1L << number(circuit, "(step 2)");

    IllegalArgumentException refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> LaneCompiler.compile(circuit).pack(circuit.facts(state)));
    assertEquals(
        "in no position of this game (step 2) holds together with (control red)",
        refused.getMessage());
  }

  @Test
  void circuit_factThatChangesLate_isNoConstant() {
    String sheet =
        """
        (role waiter)
        (succ 0 1) (succ 1 2) (succ 2 3) (succ 3 4)
        (init (step 0)) (init up)
        (<= (legal waiter wait))
        (<= (next (step ?y)) (true (step ?x)) (succ ?x ?y))
        (<= (next up) (true up))
        (<= (next late) (true (step 4)))
        (<= (next early) (true (step 3)) (not (true up)))
        (<= terminal (true late))
        (<= (goal waiter 100) (not (true early)))
        (<= (goal waiter 0) (true early))
        """;
    Circuit circuit = circuit(sheet);

    assertEquals(Gates.TRUE, circuit.general().next()[number(circuit, "up")]);
    assertEquals(Gates.FALSE, circuit.general().next()[number(circuit, "early")]);
    assertTrue(circuit.general().next()[number(circuit, "late")] > Gates.TRUE);
    assertTrue(circuit.general().next()[number(circuit, "(step 4)")] > Gates.TRUE);
  }

  @Test
  void circuit_frameRule_looksAtTheFewMovesThatTouch() {
    StepNetlist net = circuit(COLOURS).phases().get(0).net();

    // Kept unless painted, or painted: two inputs for the other role's colour.
    for (int base : net.next()) {
      assertTrue(net.gates().inputCount(Gates.node(base)) <= 2, "inputs of a next literal");
    }
  }

  @Test
  void circuit_reachability_isAComponent() {
    String maze =
        """
        (role digger)
        (door a b) (door b c) (door c a) (door c d)
        (init (open a b))
        (<= (legal digger (dig ?x ?y)) (door ?x ?y))
        (<= (next (open ?x ?y)) (true (open ?x ?y)))
        (<= (next (open ?x ?y)) (does digger (dig ?x ?y)))
        (<= (reach a))
        (<= (reach ?y) (reach ?x) (true (open ?x ?y)))
        (<= terminal (reach d))
        (<= (goal digger 100) (reach d))
        (<= (goal digger 0) (not (reach d)))
        """;
    Circuit circuit = circuit(maze);

    assertTrue(circuit.general().terminal() > Gates.TRUE);
    assertEquals(
        0, circuit.general().components().size(), "a is reached anyway: no recursion left");
  }

  @Test
  void circuit_cancelled_isAbandoned() {
    GroundProgram program = program(COLOURS);

    assertThrows(CircuitAbandonedException.class, () -> CircuitMaker.circuit(program, () -> true));
  }
}
