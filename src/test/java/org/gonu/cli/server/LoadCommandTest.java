package org.gonu.cli.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.cli.Run;
import org.gonu.cli.console.ExitCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The load of a server in small: the command itself repeats it with hundreds and thousands. */
@Tag("alone")
@Timeout(60)
final class LoadCommandTest {
  private static final String CLOCK = "5";

  @Test
  void load_manyAtOnce_answersEveryTurnInTime() {
    Run run =
        Run.of(
            "load",
            "rules/tic-tac-toe.kif",
            "--matches",
            "40",
            "--at-once",
            "40",
            "--play-clock",
            CLOCK);

    assertEquals(ExitCode.FINE, run.code(), run.out() + run.err());
    assertTrue(run.out().startsWith("40 matches, 40 at once"), run.out());
    assertTrue(run.out().contains("every turn on time"), run.out());
  }

  @Test
  void load_oneAfterTheOther_takesTheFootprintAfterEachTenth() {
    Run run =
        Run.of(
            "load",
            "rules/tic-tac-toe.kif",
            "--matches",
            "100",
            "--at-once",
            "4",
            "--play-clock",
            CLOCK);

    assertEquals(ExitCode.FINE, run.code(), run.out() + run.err());
    assertEquals(11, run.out().lines().filter(line -> line.matches(" *[0-9]+ .*[0-9]")).count());
  }

  @Test
  void load_wrongSheetOrPlayer_isRefused() {
    assertEquals(ExitCode.INPUT_HAS_ERRORS, Run.of("load", "no-such-game.kif").code());
    assertEquals(
        ExitCode.WRONG_USAGE,
        Run.of("load", "rules/tic-tac-toe.kif", "--player", "http://h:1").code());
  }

  @Test
  void findings_lateTurnsAndGrowth_areNamed() {
    ImmutableList<LoadReport.Row> rows =
        Lists.immutable.of(
            new LoadReport.Row(0, 0, 0, 0, new Footprint(1000, 5, 10)),
            new LoadReport.Row(10, 100, 0, 9, new Footprint(2000, 20, 30)),
            new LoadReport.Row(20, 200, 3, 999, new Footprint(60_000, 20, 300)));

    assertEquals(
        Lists.immutable.of(
            "1 matches have no result",
            "3 turns were late",
            "heap KiB grew from 2,000 to 60,000",
            "open files grew from 30 to 300"),
        new LoadReport(1, rows, 1).findings());
  }
}
