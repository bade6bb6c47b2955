package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the commands show where the rules of a sheet break their contract: board, state, reason. */
final class BrokenContractTest extends CommandLineFixture {
  /** Two fill a row of three cells; the last two goal rules forget who fills the last one. */
  private static final String ROW =
      """
      (role red) (role blue)
      (init (cell 1 b)) (init (cell 2 b)) (init (cell 3 b)) (init (control red))
      (<= (legal ?r (fill ?c)) (true (control ?r)) (true (cell ?c b)))
      (<= (legal red noop) (true (control blue)))
      (<= (legal blue noop) (true (control red)))
      (<= (next (control red)) (true (control blue)))
      (<= (next (control blue)) (true (control red)))
      (<= (next (cell ?c ?r)) (does ?r (fill ?c)))
      (<= (next (cell ?c ?x)) (true (cell ?c ?x)) (not (filled ?c)))
      (<= (filled ?c) (does ?r (fill ?c)))
      (<= terminal (not open))
      (<= open (true (cell ?c b)))
      (<= (goal red 100) (true (cell 1 red)) (true (cell 2 red)) (not open))
      (<= (goal red 0) (true (cell 1 blue)) (not open))
      (<= (goal blue 50) (not open))
      (<= (goal blue 70) (true (cell 3 blue)) (not open))
      """;

  private static final String TO_THE_END = "(fill 1) (fill 2) (fill 3)";
  private static final String TWO_GOALS = "(fill 1) (fill 3) (fill 2)";

  BrokenContractTest(@TempDir Path directory) {
    super(directory);
  }

  @Test
  void show_noGoalValue_drawsTheBoardAndTellsWhatEachRuleLacks() {
    Run run =
        assertFails(
            1,
            "role 'red' has no goal value in this state [GDL-302]",
            "show",
            file("row.kif", ROW),
            "--moves",
            TO_THE_END);

    assertTrue(run.out().contains("terminal\n"), run.out());
    assertTrue(run.out().contains("goal of blue: 50"), run.out());
    assertTrue(
        run.err().contains("this rule does not hold: it needs (cell 2 red), which does not hold"),
        run.err());
    assertTrue(run.err().contains("add a goal of 'red' for this end"), run.err());
    assertTrue(run.err().contains("it happens in the state (cell 1 red)"), run.err());
  }

  @Test
  void show_twoGoalValues_tellsWhichRuleGivesWhich() {
    Run run = assertFails(1, "[GDL-303]", "show", file("row.kif", ROW), "--moves", TWO_GOALS);

    assertTrue(run.out().contains("goal of red: 100"), run.out());
    assertFalse(run.out().contains("goal of blue"), run.out());
    assertTrue(run.err().contains(":15:1: this rule gives 50"), run.err());
    assertTrue(run.err().contains(":16:1: this rule gives 70"), run.err());
    assertTrue(run.err().contains("let only one of these rules hold"), run.err());
  }

  @Test
  void match_quietUntilNoGoalValue_drawsTheBoardAndNamesTheRecord() {
    String sheet = file("row.kif", ROW);
    Run run = Run.of("show", sheet);
    for (int seed = 1; seed <= 20 && run.code() == 0; seed++) {
      run =
          Run.of(
              "match",
              sheet,
              "--quiet",
              "--player",
              "red=random",
              "--player",
              "blue=random",
              "--seed",
              "" + seed,
              "--save",
              Path.of(sheet).resolveSibling("records").toString());
    }

    assertEquals(1, run.code(), run.err());
    assertTrue(run.err().contains("The match ends after 3 steps"), run.err());
    assertTrue(run.err().contains("saved:  "), run.err());
    assertTrue(run.err().contains("this rule"), run.err());
  }
}
