package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.gonu.cli.console.ExitCode;
import org.gonu.http.ScriptedPlayer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** PREVIEW and scrambled names, asked for in arenas and tournaments. */
@Timeout(60)
final class AnnouncedMatchesTest {
  private static final String NAMES = "(?s).*\\b(mark|cell|control)\\b.*";

  private final Path directory;

  AnnouncedMatchesTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void arena_withPreviewClock_announcesTheRules() throws Exception {
    try (ScriptedPlayer player = ScriptedPlayer.answering("whatever")) {
      Run run =
          Run.of(
              "arena",
              "rules/tic-tac-toe.kif",
              "--a",
              "http://localhost:" + player.port(),
              "--b",
              "legal",
              "--games",
              "1",
              "--preview-clock",
              "3",
              "--quiet",
              "--save",
              directory.resolve("arena").toString());

      assertEquals(ExitCode.FINE, run.code(), run.err());
      String preview = player.nextRequest();
      assertTrue(preview.contains("( PREVIEW (") && preview.endsWith(" 3 )"), preview);
      assertTrue(preview.matches(NAMES), preview);
      assertTrue(player.nextRequest().contains("( START "));
    }
  }

  @Test
  void tournament_withPreviewAndScrambled_announcesTheRulesUnderOtherNames() throws Exception {
    try (ScriptedPlayer player = ScriptedPlayer.answering("whatever")) {
      String spec =
          "tournament: x\nclocks: {preview: 3, start: 5, play: 5}\nscrambled: true\n"
              + "games: [tic-tac-toe]\nplayers: [legal, 'http://localhost:"
              + player.port()
              + "']\n";
      Path file = Files.writeString(directory.resolve("x.yaml"), spec);
      Path out = directory.resolve("cup");

      Run run = Run.of("tournament", "run", file.toString(), "--out", out.toString(), "--quiet");

      assertEquals(ExitCode.FINE, run.code(), run.err());
      String record = Files.readString(out.resolve("records/1.1.tic-tac-toe.1-1.json"));
      assertTrue(record.matches("(?s).*\"scrambled\" *: *true.*"), record);
      assertTrue(record.contains("( mark "), record);
      String preview = player.nextRequest();
      assertTrue(preview.contains("( PREVIEW ("), preview);
      assertFalse(preview.matches(NAMES), preview);
      String start = player.nextRequest();
      assertTrue(start.contains("( START "), start);
      assertFalse(start.replaceFirst("\\( START \\S+", "").matches(NAMES), start);
    }
  }
}
