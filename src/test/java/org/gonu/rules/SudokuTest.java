package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.junit.jupiter.api.Test;

/** Sudoku. */
final class SudokuTest {
  private static final String SHEET = "sudoku";

  private static final String ALL_BUT_LAST =
      """
      (fill a 9 7) (fill c 9 9) (fill e 9 8) (fill h 9 4) (fill i 9 2) (fill a 8 8) (fill b 8 5)
      (fill e 8 9) (fill f 8 4) (fill g 8 3) (fill h 8 6) (fill i 8 1) (fill a 7 6) (fill d 7 5)
      (fill g 7 7) (fill h 7 9) (fill a 6 2) (fill b 6 6) (fill d 6 8) (fill e 6 1) (fill f 6 9)
      (fill g 6 4) (fill i 6 5) (fill b 5 1) (fill c 5 4) (fill g 5 9) (fill h 5 8) (fill a 4 3)
      (fill c 4 8) (fill d 4 4) (fill e 4 6) (fill f 4 5) (fill h 4 1) (fill i 4 7) (fill b 3 8)
      (fill c 3 3) (fill f 3 7) (fill i 3 9) (fill a 2 1) (fill b 2 2) (fill c 2 5) (fill d 2 9)
      (fill e 2 4) (fill h 2 7) (fill i 2 3) (fill a 1 9) (fill b 1 7) (fill e 1 2) (fill g 1 8)
      """;

  @Test
  void legal_start_keepsToGivens() {
    Position start = Position.start(SHEET);

    assertEquals(161, start.legalFor("player").size());
    assertEquals(Lists.immutable.of("7", "8", "9"), candidates(start, "a 9"));
    assertEquals(Lists.immutable.of("8", "9"), candidates(start, "c 9"));
  }

  @Test
  void legal_digitFilledIn_isBarredFromRowColumnAndBox() {
    Position position = Position.start(SHEET).afterJoint("(fill a 9 8)");

    assertEquals(Lists.immutable.empty(), candidates(position, "a 9"));
    assertEquals(Lists.immutable.of("9"), candidates(position, "c 9"));
    assertEquals(Lists.immutable.of("(filled 1)"), position.facts("filled").toList());
  }

  @Test
  void terminal_cellWithoutCandidate_isOver() {
    Position position = Position.start(SHEET).afterJoint("(fill a 9 8)");
    assertFalse(position.isTerminal());

    Position dead = position.afterJoint("(fill e 9 9)");
    assertTrue(dead.isTerminal());
    assertEquals(Lists.immutable.of(4), dead.goals());
  }

  @Test
  void terminal_fullGrid_isSolved() {
    Position position = Position.start(SHEET).afterJoint(ALL_BUT_LAST);
    assertFalse(position.isTerminal());
    assertEquals(Lists.immutable.of(98), position.goals());

    Position solved = position.afterJoint("(fill i 1 4)");
    assertTrue(solved.isTerminal());
    assertEquals(Lists.immutable.of(100), solved.goals());
  }

  /** The digits that may be filled into a cell. */
  private static ImmutableList<String> candidates(Position position, String cell) {
    String fill = "(fill " + cell + " ";
    return position
        .legalFor("player")
        .select(move -> move.startsWith(fill))
        .collect(move -> move.replace(fill, "").replace(")", ""))
        .toImmutableList();
  }
}
