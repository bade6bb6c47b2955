package org.gonu.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.gonu.check.checks.Strictness;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;

final class SampleWalkTest {
  /** A game that never ends, whose states have the pairs of so many numbers. */
  private static SampleWalk walk(int numbers) {
    StringBuilder sheet = new StringBuilder("(role r) (legal r wait) (goal r 0)\n");
    sheet.append("(<= terminal (true (pair 0 none)))\n");
    sheet.append("(<= (init (pair ?a ?b)) (number ?a) (number ?b))\n");
    sheet.append("(<= (next (pair ?a ?b)) (true (pair ?a ?b)))\n");
    for (int i = 0; i < numbers; i++) {
      sheet.append("(number ").append(i).append(")\n");
    }
    SourceText text = new SourceText("pairs.kif", sheet.toString());
    Game game = Game.load(text, CasePolicy.SENSITIVE, Strictness.LENIENT).value().orElseThrow();
    return SampleWalk.of(game.newMachine());
  }

  @Test
  void of_smallStates_hasFortyPositions() {
    assertEquals(40, walk(4).positions().size());
  }

  @Test
  void of_statesOfManyFacts_hasFewPositions() {
    assertEquals(3, walk(300).positions().size());
  }
}
