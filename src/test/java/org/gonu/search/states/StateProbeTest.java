package org.gonu.search.states;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.gonu.machine.Move;
import org.gonu.machine.MoveBits;
import org.gonu.machine.PackedGame;
import org.gonu.search.solver.PackedSheets;
import org.junit.jupiter.api.Test;

/** Views of single states. */
final class StateProbeTest {
  private final PackedGame game = PackedSheets.packed(PackedSheets.library("tic-tac-toe"));
  private final StateProbe probe = new StateProbe(game, 1);

  private int move(int role, String text) {
    for (int move = game.firstMove(role); move < game.firstMove(role + 1); move++) {
      Move found = game.moves().get(move);
      if (found.toString().equals(text)) {
        return move;
      }
    }
    throw new IllegalArgumentException("no such move: " + text);
  }

  /** The view after moves of the two roles in turn; the other one waits. */
  private StateProbe.View after(String... marks) {
    StateProbe.View view = probe.at(game.initialState());
    for (int ply = 0; ply < marks.length; ply++) {
      int[] joint = {move(0, "noop"), move(1, "noop")};
      joint[ply % 2] = move(ply % 2, marks[ply]);
      view = probe.after(view.state(), joint);
    }
    return view;
  }

  @Test
  void at_initialState_hasTheMovesOfBothRoles() {
    StateProbe.View view = probe.at(game.initialState());

    assertArrayEquals(game.initialState(), view.state());
    assertEquals(9, MoveBits.count(view.legal(), game.firstMove(0), game.firstMove(1)));
    assertEquals(1, MoveBits.count(view.legal(), game.firstMove(1), game.firstMove(2)));
    assertArrayEquals(view.legal(), view.promising());
    assertFalse(view.terminal());
  }

  @Test
  void after_lastMoveOfARow_isTerminalWithGoalsAndNoMoves() {
    StateProbe.View end =
        after("(mark a 1)", "(mark b 1)", "(mark a 2)", "(mark b 2)", "(mark a 3)");

    assertTrue(end.terminal());
    assertArrayEquals(new int[] {100, 0}, end.goals());
    assertEquals(0, Arrays.stream(end.legal()).map(Long::bitCount).sum());
  }

  @Test
  void after_secondView_leavesTheFirstAsItWas() {
    StateProbe.View first = probe.at(game.initialState());
    long[] legal = first.legal().clone();

    after("(mark b 2)");

    assertArrayEquals(legal, first.legal());
    assertArrayEquals(game.initialState(), first.state());
  }

  @Test
  void after_terminalState_isRefused() {
    StateProbe.View end =
        after("(mark a 1)", "(mark b 1)", "(mark a 2)", "(mark b 2)", "(mark a 3)");
    int[] joint = {move(0, "noop"), move(1, "(mark c 3)")};

    assertThrows(IllegalStateException.class, () -> probe.after(end.state(), joint));
  }

  @Test
  void at_stateWithoutControl_isRefused() {
    long[] nothingHolds = new long[game.words()];

    assertThrows(IllegalArgumentException.class, () -> probe.at(nothingHolds));
  }

  @Test
  void at_gameWithDecisivePlayouts_tellsWhichMovesAreChosenFrom() {
    StateProbe decisive = new StateProbe(game.decisive(), 1);
    long[] threatened = after("(mark a 1)", "(mark b 1)", "(mark a 2)").state();

    StateProbe.View view = decisive.at(threatened);

    int from = game.firstMove(1);
    int to = game.firstMove(2);
    assertEquals(6, MoveBits.count(view.legal(), from, to));
    assertEquals(1, MoveBits.count(view.promising(), from, to));
    assertTrue(MoveBits.has(view.promising(), move(1, "(mark a 3)")));
  }
}
