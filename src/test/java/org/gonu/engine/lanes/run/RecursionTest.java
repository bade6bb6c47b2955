package org.gonu.engine.lanes.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.engine.lanes.LaneProgram;
import org.gonu.game.FastEngine;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.gdl.Term;
import org.gonu.machine.Role;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games whose matches end by a chain of stones, in lanes beside the reference engine. */
final class RecursionTest {
  /** Hex on 4x4 cells. */
  private static final String HEX =
      """
      (role red) (role blue) (init (control red))
      (opponent red blue) (opponent blue red)
      (index 1) (index 2) (index 3) (index 4)
      (successor 1 2) (successor 2 3) (successor 3 4)
      (<= (ahead ?x ?y ?x ?z) (index ?x) (successor ?y ?z))
      (<= (ahead ?x ?y ?z ?y) (successor ?x ?z) (index ?y))
      (<= (ahead ?z ?y ?x ?w) (successor ?x ?z) (successor ?y ?w))
      (<= (near ?a ?b ?c ?d) (ahead ?a ?b ?c ?d))
      (<= (near ?c ?d ?a ?b) (ahead ?a ?b ?c ?d))
      (<= (full ?x ?y) (true (cell ?x ?y ?c)))
      (<= (legal ?r (place ?x ?y)) (true (control ?r)) (index ?x) (index ?y) (not (full ?x ?y)))
      (<= (legal ?r noop) (opponent ?r ?o) (true (control ?o)))
      (<= (next (cell ?x ?y ?r)) (does ?r (place ?x ?y)))
      (<= (next (control ?r)) (opponent ?r ?o) (true (control ?o)))
      (<= (chain ?x ?y red) (true (cell ?x ?y red)) (successor ?x 2))
      (<= (chain ?x ?y blue) (true (cell ?x ?y blue)) (successor ?y 2))
      (<= (chain ?x ?y ?c) (chain ?v ?w ?c) (near ?v ?w ?x ?y) (true (cell ?x ?y ?c)))
      (<= (joined red) (chain 4 ?y red))
      (<= (joined blue) (chain ?x 4 blue))
      (<= terminal (joined ?c))
      (<= (goal ?r 100) (joined ?r))
      (<= (goal ?r 0) (opponent ?r ?o) (not (joined ?r)))
      """;

  /** Stones stay. */
  private static final String STAYING = "(<= (next (cell ?x ?y ?c)) (true (cell ?x ?y ?c)))";

  /** A stone of the other colour is taken from the cell left of the new one. */
  private static final String TAKEN =
      """
      (<= (taken ?x ?y) (does ?r (place ?z ?y)) (successor ?x ?z))
      (<= (next (cell ?x ?y ?c)) (true (cell ?x ?y ?c)) (not (taken ?x ?y)))
      (<= (next (cell ?x ?y ?c)) (true (cell ?x ?y ?c)) (true (control ?c)))
      """;

  private static Game load(String frame) {
    return Game.load(
            new SourceText("chains.kif", HEX + frame), CasePolicy.INSENSITIVE, Strictness.LENIENT)
        .get();
  }

  private static LaneProgram program(Game game) {
    return game.fastEngine().await(Duration.ofMinutes(1)).map(FastEngine.Made::lanes).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {STAYING, TAKEN})
  void step_chainsOfStones_endWhereTheRulesSay(String frame) {
    Game game = load(frame);
    LaneProgram program = program(game);
    StateMachine machine = game.newMachine();
    int size = 90;
    SteppedLanes lanes = program.newSteppedLanes(size, 11, 1L << 28);
    int[] moves = new int[2 * size];
    Arrays.fill(moves, SteppedLanes.RANDOM);
    long[] states = new long[size * lanes.stateWords()];
    byte[] status = new byte[size];
    byte[] goals = new byte[size];
    int ends = 0;
    for (int step = 0; step < 45; step++) {
      lanes.step(moves);
      lanes.states(states);
      lanes.status(status);
      lanes.goals(0, goals);
      for (int lane = 0; lane < size; lane++) {
        int from = lane * lanes.stateWords();
        long[] packed = Arrays.copyOfRange(states, from, from + lanes.stateWords());
        State state = machine.stateOf(program.circuit().facts(packed));
        boolean isTerminal = machine.isTerminal(state);
        assertEquals(isTerminal ? SteppedLanes.ENDED : SteppedLanes.RUNNING, status[lane]);
        Role red = game.roles().get(0);
        assertEquals(isTerminal ? machine.goal(state, red) : -1, goals[lane]);
        ends += isTerminal ? 1 : 0;
      }
    }
    assertTrue(ends > 50, "ends: " + ends);
    assertEquals(0, lanes.totals().broken());
  }

  /** Blue is joined although red has moved last: that match ended a move before. */
  @Test
  void pack_stateBehindTheEndOfAMatch_isRefused() {
    Game game = load(STAYING);
    LaneProgram program = program(game);
    StateMachine machine = game.newMachine();
    MutableList<Term> facts = Lists.mutable.empty();
    for (Term base : program.circuit().bases()) {
      String name = base.toString();
      if (name.matches("\\( *cell 2 . blue *\\)") || name.matches("\\( *control blue *\\)")) {
        facts.add(base);
      }
    }
    assertEquals(5, facts.size());
    assertTrue(machine.isTerminal(machine.stateOf(facts)));

    assertThrows(IllegalArgumentException.class, () -> program.pack(facts));
  }
}
