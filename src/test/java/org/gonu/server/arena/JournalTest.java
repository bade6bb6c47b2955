package org.gonu.server.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.match.MatchClocks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an arena finds again when it is started again. */
final class JournalTest {
  private final Path directory;

  JournalTest(@TempDir Path directory) {
    this.directory = directory.resolve("new");
  }

  private Path file() {
    return directory.resolve(Journal.FILE_NAME);
  }

  private void twoMatches() throws IOException {
    try (Journal journal = Journal.open(directory, Results.SETTINGS)) {
      journal.add(Results.of(0, 100, 0));
      journal.add(Results.of(1, 25.5, 74.5));
    }
  }

  @Test
  void open_again_hasSettingsAndMatches() throws IOException {
    twoMatches();

    assertEquals(Optional.of(Results.SETTINGS), Journal.settingsIn(directory));
    try (Journal journal = Journal.open(directory, Results.SETTINGS)) {
      assertEquals(Results.SETTINGS, journal.settings());
      assertEquals(
          Lists.immutable.of(Results.of(0, 100, 0), Results.of(1, 25.5, 74.5)), journal.before());
      assertFalse(journal.wasTorn());
    }
  }

  @Test
  void open_emptyDirectory_hasNothing() throws IOException {
    assertEquals(Optional.empty(), Journal.settingsIn(directory));
    try (Journal journal = Journal.open(directory, Results.SETTINGS)) {
      assertEquals(Lists.immutable.empty(), journal.before());
    }
  }

  @Test
  void open_tornAnywhereInTheLastLine_goesOnAfterTheLineBefore() throws IOException {
    twoMatches();
    byte[] whole = Files.readAllBytes(file());
    int lastLine = Files.readAllLines(file()).get(2).length() + 1;
    for (int cut = 1; cut < lastLine; cut += 17) {
      Files.write(file(), Arrays.copyOf(whole, whole.length - cut));
      try (Journal journal = Journal.open(directory, Results.SETTINGS)) {
        assertTrue(journal.wasTorn());
        assertEquals(Lists.immutable.of(Results.of(0, 100, 0)), journal.before());
        journal.add(Results.of(1, 25.5, 74.5));
      }
      assertEquals(new String(whole, StandardCharsets.UTF_8), Files.readString(file()));
    }
  }

  @Test
  void open_tornInTheFirstLine_beginsAnew() throws IOException {
    Files.createDirectories(directory);
    Files.writeString(file(), "{\"arena\":1,\"a\"");

    try (Journal journal = Journal.open(directory, Results.SETTINGS)) {
      assertTrue(journal.wasTorn());
    }

    assertEquals(Optional.of(Results.SETTINGS), Journal.settingsIn(directory));
  }

  @Test
  void open_damagedLine_isRefusedWithItsNumber() throws IOException {
    twoMatches();
    Files.writeString(file(), "{\"sheet\":\"x\"}\n", StandardOpenOption.APPEND);

    IOException refused =
        assertThrows(
            Journal.UnusableException.class, () -> Journal.open(directory, Results.SETTINGS));

    assertEquals("'" + file() + "', line 4: the field 'records' is missing", refused.getMessage());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
      "match":1 | "match":0 | match 0 of 'x' has two results
      "match":1 | "match":-1 | the field 'match' is no whole number from 0 to 1000000
      "match":1 | "match":"1" | the field 'match' is no whole number from 0 to 1000000
      "sheet":"x" | "sheet":"y" | there is no sheet 'y' here
      "seats":"BA" | "seats":"BC" | the field 'seats' is no word of the letters A and B
      "points":25.5 | "points":900 | the field 'points' is no number from 0 to 100
      "points":25.5 | "points":-1 | the field 'points' is no number from 0 to 100
      "late":1 | "late":-1 | the field 'late' is no whole number from 0 to 1000000
      "seconds":5.5 | "seconds":1e999 | the field 'seconds' is no number from 0 to 2147483647
      "steps":8.0 | "steps":true | the field 'steps' is no number
      "late":1 | "late":1,"late":2 | not valid JSON: a name stands twice in an object
      """)
  void open_lineThatNoMatchCanHave_isRefusedWithItsNumber(String from, String to, String message)
      throws IOException {
    twoMatches();
    List<String> lines = Files.readAllLines(file());
    assertTrue(lines.get(2).contains(from), lines.get(2));
    lines.set(2, lines.get(2).replaceFirst(from, to));
    Files.write(file(), lines);

    Journal.UnusableException refused =
        assertThrows(
            Journal.UnusableException.class, () -> Journal.open(directory, Results.SETTINGS));

    assertEquals("'" + file() + "', line 3: " + message, refused.getMessage());
    assertTrue(refused.isDamaged());
  }

  @Test
  void open_journalOfTheVersionBefore_keepsItsSeeds() throws IOException {
    twoMatches();
    String lines = Files.readString(file()).replaceAll(",\"movesSha256\":\"[^\"]*\"", "");
    Files.writeString(file(), lines.replaceFirst("\"arena\":2", "\"arena\":1"));

    try (Journal journal = Journal.open(directory, Results.SETTINGS)) {
      assertEquals(
          Results.SETTINGS.seed() + 3, new Fixture("x", 7).seed(journal.settings(), Seating.of(2)));
      assertEquals(Lists.immutable.empty(), Results.SETTINGS.differencesFrom(journal.settings()));
      assertEquals(2, journal.before().size());
      assertTrue(journal.before().allSatisfy(result -> result.movesSha256().isEmpty()));
    }
  }

  @Test
  void open_lineOfAnUnknownVersion_isRefused() throws IOException {
    twoMatches();
    Files.writeString(
        file(), Files.readString(file()).replaceFirst("\"arena\":[0-9]+", "\"arena\":99"));

    IOException refused =
        assertThrows(Journal.UnusableException.class, () -> Journal.settingsIn(directory));

    assertTrue(String.valueOf(refused.getMessage()).contains("line 1: not a journal of version"));
  }

  @Test
  void open_twice_isRefused() throws IOException {
    try (Journal first = Journal.open(directory, Results.SETTINGS)) {
      assertThrows(
          Journal.UnusableException.class, () -> Journal.open(directory, first.settings()));
    }
  }

  @Test
  void add_afterClose_isRefused() throws IOException {
    Journal journal = Journal.open(directory, Results.SETTINGS);
    journal.close();

    assertThrows(ClosedChannelException.class, () -> journal.add(Results.of(0, 1, 2)));
  }

  @Test
  void differencesFrom_otherSettings_areNamed() {
    ArenaSettings now =
        new ArenaSettings(
            ArenaSettings.VERSION,
            "mcts",
            "random",
            MatchClocks.of(Duration.ofSeconds(10), Duration.ofSeconds(2))
                .withPreview(Duration.ofSeconds(3)),
            8,
            false,
            Lists.immutable.of(
                new ArenaSettings.Sheet("x", "00fe"), new ArenaSettings.Sheet("y", "1")));

    assertEquals(
        Lists.immutable.of(
            "player A was mcts:threads=1, now mcts",
            "preview clock was 0.0 s, now 3.0 s",
            "play clock was 1.5 s, now 2.0 s",
            "seed was 7, now 8",
            "sheet x has another content",
            "sheet y was not among the sheets before"),
        now.differencesFrom(Results.SETTINGS));
    assertEquals(Lists.immutable.empty(), Results.SETTINGS.differencesFrom(Results.SETTINGS));
  }
}
