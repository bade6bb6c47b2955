package org.gonu.cli.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.gonu.cli.console.Console;
import org.gonu.cli.console.Screen;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.ScheduledMatch;
import org.gonu.server.tournament.standing.Simulated;
import org.gonu.server.tournament.standing.Tournament;
import org.junit.jupiter.api.Test;

final class TournamentProgressTest {
  private final ByteArrayOutputStream errors = new ByteArrayOutputStream();
  private final Tournament tournament =
      Tournament.begin(Simulated.spec(3, new Format.RoundRobin(), 1, 2));

  private String show(boolean quiet, boolean isTerminal) {
    Console console =
        new Console(
            new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8),
            new PrintStream(errors, true, StandardCharsets.UTF_8),
            Screen.none(false),
            isTerminal ? Screen.terminal(false, 80) : Screen.none(false),
            false);
    TournamentProgress progress = new TournamentProgress(console, tournament, quiet);
    for (ScheduledMatch match : tournament.next()) {
      MatchResult result = Simulated.result(tournament, match);
      progress.finished(result);
    }
    progress.end();
    return errors.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  @Test
  void finished_onATerminal_rewritesOneLine() {
    String shown = show(false, true);

    assertEquals(1, shown.chars().filter(c -> c == '\n').count(), shown);
    String[] lines = shown.split("\r+", -1);
    assertTrue(lines[1].startsWith("[####....................] 1 of at most 6 1.1."), shown);
    assertTrue(shown.contains("[########################] 6 of at most 6"), shown);
    for (String line : lines) {
      assertTrue(line.strip().length() <= 79, line);
    }
  }

  @Test
  void finished_withoutATerminal_printsALineForEachMatch() {
    String shown = show(false, false);

    assertEquals(6, shown.lines().count(), shown);
    assertTrue(shown.startsWith("1 1.1."), shown);
  }

  @Test
  void finished_quiet_printsNothing() {
    assertEquals("", show(true, true));
    assertEquals("", show(true, false));
  }
}
