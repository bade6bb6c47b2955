package org.gonu.search.mcts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.gonu.search.mcts.store.Aim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What roles get by their goals, and what goals follow from it. */
final class AimTest {
  @Test
  void halves_ofTwoRivals_areFullTogetherWhateverTheGoals() {
    for (int own = 0; own <= 100; own++) {
      for (int other = 0; other <= 100; other++) {
        int[] goals = {own, other};

        assertEquals(Aim.FULL, Aim.LEAD.halves(goals, 0) + Aim.LEAD.halves(goals, 1));
      }
    }
  }

  @Test
  void halves_ofTheRivalThatIsAhead_areMoreThanEven() {
    assertEquals(200, Aim.LEAD.halves(new int[] {100, 0}, 0));
    assertEquals(150, Aim.LEAD.halves(new int[] {60, 10}, 0));
    assertEquals(100, Aim.LEAD.halves(new int[] {80, 80}, 0));
    assertEquals(50, Aim.LEAD.halves(new int[] {0, 50}, 0));
  }

  @Test
  void halves_ofLeadsThatDifferByOne_differ() {
    assertEquals(186, Aim.LEAD.halves(new int[] {86, 0}, 0));
    assertEquals(187, Aim.LEAD.halves(new int[] {87, 0}, 0));
  }

  @Test
  void points_ofSummedGoals_areThoseOfEachPlayout() {
    assertEquals(75 + 50 + 25, Aim.LEAD.points(new long[] {60 + 80 + 0, 10 + 80 + 50}, 0, 3));
  }

  @ParameterizedTest
  @EnumSource(Aim.class)
  void bounds_ofGoals_holdTheGoalsThatGiveThePoints(Aim aim) {
    for (int own = 0; own <= 100; own++) {
      for (int other = 0; other <= 100; other++) {
        int halves = aim.halves(new int[] {own, other}, 0);

        assertTrue(aim.lowestGoal(halves) <= own, own + " and " + other);
        assertTrue(aim.highestGoal(halves) >= own, own + " and " + other);
      }
    }
  }
}
