package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** Gatekeepers; joint moves are those of ann and bob. */
final class GatekeepersTest {
  private static final String SHEET = "gatekeepers";

  private static final String SHORTEST_BUT_LAST =
      """
      north stay north stay north north stay east south east south south
      east east east stay east stay north north north north stay east
      stay east stay south south south east east east north east north
      """;

  @Test
  void legal_gate_isOpenOnlyWhileAPlateIsTaken() {
    assertEquals(terms("north south west stay"), annAt("b 2", "b 4").legalFor("ann"));
    assertEquals(terms("north south west stay east"), annAt("b 2", "a 4").legalFor("ann"));
    assertEquals(terms("north south west stay east"), annAt("b 2", "e 1").legalFor("ann"));
    assertEquals(terms("north south west stay"), annAt("b 2", "d 4").legalFor("ann"));
  }

  @Test
  void legal_secondGate_hasPlatesOfItsOwn() {
    assertEquals(terms("north south west stay"), annAt("e 3", "e 1").legalFor("ann"));
    assertEquals(terms("north south west stay east"), annAt("e 3", "d 4").legalFor("ann"));
    assertEquals(terms("north south west stay east"), annAt("e 3", "h 1").legalFor("ann"));
  }

  @Test
  void legal_robotInClosedGate_mayLeave() {
    assertEquals(terms("east west stay"), annAt("c 2", "a 3").legalFor("ann"));
  }

  @Test
  void next_partnerLeavesThePlate_gateIsPassedAllTheSame() {
    assertEquals(
        terms("(cell c 2 ann) (cell a 3 bob)"),
        annAt("b 2", "a 4").afterJoint("east south").facts("cell"));
  }

  @Test
  void next_clash_leavesBothWhereTheyAre() {
    Position apart = annAt("a 1", "b 2");
    assertEquals(apart.facts("cell"), apart.afterJoint("north west").facts("cell"));

    Position beside = annAt("a 1", "b 1");
    assertEquals(beside.facts("cell"), beside.afterJoint("east west").facts("cell"));
    assertEquals(beside.facts("cell"), beside.afterJoint("east stay").facts("cell"));
  }

  @Test
  void next_cellThatIsBeingLeft_canBeEntered() {
    assertEquals(
        terms("(cell b 1 ann) (cell b 2 bob)"),
        annAt("a 1", "b 1").afterJoint("east north").facts("cell"));
  }

  @Test
  void goal_rooms_areAddedUpForBoth() {
    assertEquals(Lists.immutable.of(0, 0), Position.start(SHEET).goals());
    assertEquals(Lists.immutable.of(60, 60), annAt("d 1", "g 1").goals());
    assertEquals(Lists.immutable.of(50, 50), annAt("h 4", "a 1").goals());
    assertEquals(Lists.immutable.of(70, 70), annAt("f 3", "g 4").goals());
  }

  @Test
  void terminal_shortestWay_bringsBothToTheExits() {
    Position position = Position.start(SHEET).afterJoint(SHORTEST_BUT_LAST);
    assertFalse(position.isTerminal());

    Position end = position.afterJoint("north north");
    assertEquals(terms("(step 20)"), end.facts("step"));
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(100, 100), end.goals());
  }

  @Test
  void terminal_fortyMoves_isOver() {
    assertFalse(Position.start(SHEET).afterJoint("stay stay ".repeat(39)).isTerminal());
    assertTrue(Position.start(SHEET).afterJoint("stay stay ".repeat(40)).isTerminal());
  }

  private static Position annAt(String ann, String bob) {
    return Position.of(SHEET, "(cell %s ann) (cell %s bob) (step 1)".formatted(ann, bob));
  }
}
