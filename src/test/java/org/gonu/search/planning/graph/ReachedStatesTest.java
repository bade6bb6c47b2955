package org.gonu.search.planning.graph;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.machine.PackedGame;
import org.gonu.search.solver.PackedSheets;
import org.gonu.search.states.StateProbe;
import org.junit.jupiter.api.Test;

final class ReachedStatesTest {
  /** A lamp that may be switched or left alone, and a counter of steps. */
  private static final String LAMP =
      """
      (role r) (init (step 1)) (after 1 2) (after 2 3) (after 3 4)
      (legal r switch) (legal r wait)
      (<= (next lit) (does r switch) (not (true lit)))
      (<= (next lit) (does r wait) (true lit))
      (<= (next (step ?n)) (true (step ?m)) (after ?m ?n))
      (<= terminal (true (step 4)))
      (<= (goal r 100) (true lit))
      (<= (goal r 0) (not (true lit)))
      """;

  private static final int SWITCH = 0;
  private static final int WAIT = 1;

  private final PackedGame game = PackedSheets.packed(PackedSheets.game(LAMP));
  private final StateProbe probe = new StateProbe(game, 1);

  private long[] after(int... moves) {
    long[] state = game.initialState();
    for (int move : moves) {
      state = probe.after(state, new int[] {move}).state();
    }
    return state;
  }

  private boolean add(ReachedStates nodes, int parent, int joint, int... moves) {
    return add(nodes, parent, joint, after(moves));
  }

  private boolean add(ReachedStates nodes, int parent, int joint, long[] state) {
    return nodes.add(parent, joint, state, probe.at(state).legal());
  }

  @Test
  void add_sameButForTheStepCounter_isKnownIfFolded() {
    ReachedStates folded = new ReachedStates(game, 0, game.analysis().stepCounter());
    ReachedStates plain = new ReachedStates(game, 0, new long[game.words()]);
    for (ReachedStates nodes : new ReachedStates[] {folded, plain}) {
      assertTrue(add(nodes, -1, 0));
      assertTrue(add(nodes, 0, SWITCH, SWITCH));
    }

    assertTrue(folded.isFolded());
    assertFalse(plain.isFolded());
    assertFalse(add(folded, 1, WAIT, SWITCH, WAIT));
    assertTrue(add(plain, 1, WAIT, SWITCH, WAIT));
    assertFalse(add(plain, 1, WAIT, SWITCH, WAIT));
  }

  @Test
  void add_byFewerMoves_isAddedAgainWithItsOwnLine() {
    ReachedStates nodes = new ReachedStates(game, 0, game.analysis().stepCounter());
    add(nodes, -1, 0);
    assertFalse(add(nodes, 0, WAIT, WAIT), "the root again, later");
    ReachedStates other = new ReachedStates(game, 0, game.analysis().stepCounter());
    add(other, -1, 0, after());
    add(other, 0, SWITCH, SWITCH);
    add(other, 1, WAIT, game.pack(game.facts(after(SWITCH, SWITCH))));

    assertEquals(2, other.size(), "unlit is what the root is");
    assertEquals(1, other.depth(1));
    assertArrayEquals(new int[] {SWITCH, WAIT}, other.lineTo(1, WAIT));
  }

  @Test
  void isOutdated_reachedByFewerMovesLater_isTrue() {
    ReachedStates nodes = new ReachedStates(game, 0, game.analysis().stepCounter());
    // Unlit by one move and lit by the next, as if it could not have been done at once.
    long[] root = after(SWITCH);
    assertTrue(add(nodes, -1, 0, root));
    assertTrue(add(nodes, 0, SWITCH, SWITCH, SWITCH));
    long[] lateState = after(SWITCH, SWITCH);
    assertFalse(nodes.isOutdated(1));
    nodes.state(1, root);
    assertArrayEquals(lateState, root);
  }
}
