package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.MutableSet;
import org.gonu.machine.Move;
import org.gonu.machine.State;
import org.gonu.machine.StateMachine;
import org.junit.jupiter.api.Test;

/** King and rook against king, 4x4. */
final class KrkTest {
  private static final String SHEET = "krk";

  @Test
  void wholeGame_hasKnownNumberOfStates() {
    StateMachine machine = Sheets.load(SHEET).newMachine();
    MutableSet<State> reached = Sets.mutable.empty();
    MutableList<State> pending = Lists.mutable.of(machine.initialState());
    while (pending.notEmpty()) {
      State state = pending.remove(pending.size() - 1);
      if (reached.add(state) && !machine.isTerminal(state)) {
        for (Move white : machine.legalMoves(state, machine.roles().getFirst())) {
          for (Move black : machine.legalMoves(state, machine.roles().getLast())) {
            pending.add(machine.next(state, Lists.immutable.of(white, black)));
          }
        }
      }
    }

    assertEquals(4_573, reached.size());
    assertEquals(1_536, reached.count(machine::isTerminal));
  }

  @Test
  void legal_start_keepsWhiteAwayFromBlackKing() {
    Position start = Position.start(SHEET);

    assertEquals(
        terms(
            """
            (move wk c 1 b 1) (move wk c 1 b 2) (move wk c 1 c 2) (move wk c 1 d 2)
            (move wr d 1 d 2) (move wr d 1 d 3) (move wr d 1 d 4)
            """),
        start.legal());
    assertEquals(terms("noop"), start.legal(start.other()));
  }

  @Test
  void next_kingStep_leavesBlankAndPassesTurn() {
    Position position = Position.start(SHEET).after("(move wk c 1 b 2)");

    assertTrue(position.facts().contains("(cell c 1 b)"));
    assertTrue(position.facts().contains("(cell b 2 wk)"));
    assertFalse(position.facts().contains("(cell b 2 b)"));
    assertEquals(16, position.facts("cell").size());
    assertEquals(terms("(control black)"), position.facts("control"));
    assertEquals(terms("(step 2)"), position.facts("step"));
  }

  @Test
  void legal_rookNextToBlackKing_isBarred() {
    Position position = Position.start(SHEET).after("(move wk c 1 d 2) (move bk a 4 b 3)");

    assertEquals(
        terms("(move wr d 1 c 1) (move wr d 1 b 1) (move wr d 1 a 1)"), position.legal("move wr"));
    assertEquals(terms("(move wk d 2 c 1) (move wk d 2 d 3)"), position.legal("move wk"));
  }

  @Test
  void legal_rookBehindWhiteKing_doesNotAttack() {
    Position position =
        Position.start(SHEET).after("(move wk c 1 c 2) (move bk a 4 a 3) (move wr d 1 d 2)");

    assertEquals(terms("(move bk a 3 a 2) (move bk a 3 a 4) (move bk a 3 b 4)"), position.legal());
  }

  @Test
  void legal_blackKingOnRooksLine_isNoShield() {
    Position position =
        Position.start(SHEET).after("(move wk c 1 b 1) (move bk a 4 b 3) (move wr d 1 d 3)");

    assertEquals(terms("(move bk b 3 a 4) (move bk b 3 b 4) (move bk b 3 c 4)"), position.legal());
  }

  @Test
  void goal_checkmate_isWhites() {
    Position position = Position.start(SHEET).after("(move wk c 1 b 2)");
    assertEquals(terms("(move bk a 4 b 4)"), position.legal());

    Position mate = position.after("(move bk a 4 b 4) (move wr d 1 d 4)");

    assertTrue(mate.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), mate.goals());
  }

  @Test
  void goal_stalemate_isBlacks() {
    Position stalemate =
        Position.start(SHEET)
            .after(
                """
                (move wk c 1 b 1) (move bk a 4 b 4) (move wk b 1 a 2) (move bk b 4 a 4)
                (move wr d 1 b 1)
                """);

    assertTrue(stalemate.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), stalemate.goals());
  }

  @Test
  void terminal_blackKingStuckOnWhitesTurn_isOver() {
    Position stuck =
        Position.start(SHEET)
            .after(
                """
                (move wk c 1 b 1) (move bk a 4 a 3) (move wk b 1 c 1) (move bk a 3 a 2)
                (move wr d 1 d 2) (move bk a 2 a 1)
                """);

    assertEquals("white", stuck.mover().name());
    assertTrue(stuck.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), stuck.goals());
  }

  @Test
  void terminal_stepTen_isOver() {
    Position ninth =
        Position.start(SHEET)
            .after(
                """
                (move wk c 1 c 2) (move bk a 4 b 4) (move wk c 2 b 1) (move bk b 4 a 3)
                (move wr d 1 d 3) (move bk a 3 a 4) (move wk b 1 a 1) (move bk a 4 b 4)
                """);
    assertFalse(ninth.isTerminal());

    Position tenth = ninth.after("(move wk a 1 a 2)");

    assertTrue(tenth.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), tenth.goals());
  }

  @Test
  void goal_mateAtStepTen_isWhites() {
    Position position =
        Position.of(
            SHEET,
            blanksBut("b 4 b 2 d 1")
                + "(cell b 4 bk) (cell b 2 wk) (cell d 1 wr) (control white) (step 9)");

    Position mate = position.after("(move wr d 1 d 4)");

    assertTrue(mate.isTerminal());
    assertEquals(Lists.immutable.of(100, 0), mate.goals());
  }

  /** Blank cells everywhere but on some. */
  private static String blanksBut(String cells) {
    StringBuilder blanks = new StringBuilder();
    for (char column = 'a'; column <= 'd'; column++) {
      for (int row = 1; row <= 4; row++) {
        if (!cells.contains(column + " " + row)) {
          blanks.append("(cell ").append(column).append(' ').append(row).append(" b) ");
        }
      }
    }
    return blanks.toString();
  }
}
