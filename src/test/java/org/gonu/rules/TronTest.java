package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Tron on a board of 10x10. */
final class TronTest {
  private static final String SHEET = "tron-10x10";

  @Test
  void next_bothMove_leavesWallsBehind() {
    Position position = Position.start(SHEET).afterJoint("east north");

    assertEquals(
        terms("(cell c 5 red) (cell d 5 red) (cell h 6 blue) (cell h 7 blue)"),
        position.facts("cell"));
    assertEquals(terms("(rider red d 5) (rider blue h 7)"), position.facts("rider"));
  }

  @Test
  void legal_wallOrEdge_isBarred() {
    Position edge = Position.start(SHEET).afterJoint("west east west east");
    assertEquals(terms("north south"), edge.legalFor("red"));

    Position turned = edge.afterJoint("north north east west");
    assertEquals(terms("north east"), turned.legalFor("red"));
    assertEquals(terms("north west"), turned.legalFor("blue"));
  }

  @Test
  void terminal_bothEnterOneCell_isDraw() {
    Position position = Position.start(SHEET).afterJoint("north west east west");
    assertFalse(position.isTerminal());

    Position collided = position.afterJoint("east west");
    assertTrue(collided.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), collided.goals());
  }

  @Test
  void terminal_oneRiderEnclosed_loses() {
    Position position =
        Position.start(SHEET)
            .afterJoint("north north west north west north south north south west east west");
    assertFalse(position.isTerminal());

    Position enclosed = position.afterJoint("north west");
    assertTrue(enclosed.isTerminal());
    assertEquals(Lists.immutable.of(0, 100), enclosed.goals());
  }

  @Test
  void terminal_bothRidersEnclosed_isDraw() {
    Position enclosed =
        Position.start(SHEET)
            .afterJoint(
                "north south west east west east south north south north east west north south");

    assertTrue(enclosed.isTerminal());
    assertEquals(Lists.immutable.of(50, 50), enclosed.goals());
  }
}
