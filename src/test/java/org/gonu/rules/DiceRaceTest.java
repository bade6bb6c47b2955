package org.gonu.rules;

import static org.gonu.rules.Position.terms;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.junit.jupiter.api.Test;

/** The dice race, with the role random as chance. */
final class DiceRaceTest {
  private static final String SHEET = "dice-race";

  @Test
  void legal_start_isARollOfChance() {
    Position start = Position.start(SHEET);

    assertEquals(
        terms("(roll 1) (roll 2) (roll 3) (roll 4) (roll 5) (roll 6)"), start.legalFor("random"));
    assertEquals(terms("noop"), start.legalFor("red"));
    assertEquals(terms("noop"), start.legalFor("blue"));
  }

  @Test
  void next_rollAndRun_passTheTurnOn() {
    Position rolled = Position.start(SHEET).after("(roll 4)");
    assertEquals(terms("(control red)"), rolled.facts("control"));
    assertEquals(terms("(die 4)"), rolled.facts("die"));
    assertEquals(terms("(run first) (run second)"), rolled.legalFor("red"));

    Position run = rolled.after("(run second)");
    assertTrue(run.facts().contains("(at red second 4)"));
    assertEquals(terms("(control random)"), run.facts("control"));
    assertEquals(terms("(turn blue)"), run.facts("turn"));
    assertEquals(terms(""), run.facts("die"));

    Position answered = run.after("(roll 6) (run first)");
    assertTrue(answered.facts().contains("(at blue first 7)"));
    assertEquals(terms("(turn red)"), answered.facts("turn"));
  }

  @Test
  void next_singleEnemyMet_isSentBack() {
    Position met = toMove("red", 3, 2, 0, 5, 9).after("(run first)");

    assertEquals(
        terms("(at red first 5) (at red second 0) (at blue first 13) (at blue second 9)"),
        met.facts("at"));
  }

  @Test
  void next_enemyInHisStart_staysThere() {
    Position red = toMove("red", 6, 8, 0, 13, 9).after("(run first)");
    assertTrue(red.facts().contains("(at red first 13)"));
    assertTrue(red.facts().contains("(at blue first 13)"));

    Position blue = toMove("blue", 6, 0, 9, 6, 13).after("(run first)");
    assertTrue(blue.facts().contains("(at blue first 0)"));
    assertTrue(blue.facts().contains("(at red first 0)"));
  }

  @Test
  void legal_twoEnemiesTogether_barThePoint() {
    assertEquals(terms("(run second)"), toMove("red", 3, 2, 0, 5, 5).legal());
  }

  @Test
  void legal_manAtHome_doesNotRun() {
    assertEquals(terms("(run second)"), toMove("red", 3, 13, 0, 5, 4).legal());
  }

  @Test
  void legal_noManCanRun_isPass() {
    Position stuck = toMove("red", 3, 2, 2, 5, 5);
    assertEquals(terms("pass"), stuck.legal());

    Position passed = stuck.after("pass");
    assertEquals(stuck.facts("at"), passed.facts("at"));
    assertEquals(terms("(turn blue)"), passed.facts("turn"));
  }

  @Test
  void terminal_bothMenHome_wins() {
    Position red = toMove("red", 6, 11, 13, 5, 4).after("(run first)");
    assertTrue(red.isTerminal());
    assertEquals(Lists.immutable.of(100, 0, 0), red.goals());

    Position blue = toMove("blue", 2, 11, 13, 0, 2).after("(run second)");
    assertTrue(blue.isTerminal());
    assertEquals(Lists.immutable.of(0, 100, 0), blue.goals());
  }

  @Test
  void terminal_twoHundredPlies_isDraw() {
    Position last =
        Position.start(SHEET)
            .with(
                """
                (at red first 0) (at red second 0) (at blue first 13) (at blue second 13)
                (turn red) (control red) (die 2) (step 200)
                """);
    assertFalse(last.isTerminal());

    Position end = last.after("(run first)");
    assertTrue(end.isTerminal());
    assertEquals(Lists.immutable.of(50, 50, 0), end.goals());
  }

  /** The role is to run; the points are those of red's two men and of blue's. */
  private static Position toMove(String role, int die, int red, int red2, int blue, int blue2) {
    return Position.of(
        SHEET,
        """
        (at red first %d) (at red second %d) (at blue first %d) (at blue second %d)
        (turn %s) (control %s) (die %d) (step 10)
        """
            .formatted(red, red2, blue, blue2, role, role, die));
  }
}
