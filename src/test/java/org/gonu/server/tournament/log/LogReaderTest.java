package org.gonu.server.tournament.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.gonu.server.rating.Sprt;
import org.gonu.server.tournament.Decision;
import org.gonu.server.tournament.Format;
import org.gonu.server.tournament.MatchResult;
import org.gonu.server.tournament.TournamentSpec;
import org.gonu.server.tournament.standing.Simulated;
import org.gonu.server.tournament.standing.Tournament;
import org.gonu.text.DiagnosticPrinter;
import org.gonu.text.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Logs: what is written is read again, damage is found, files grow line by line. */
final class LogReaderTest {
  private static final TournamentSpec SPEC =
      Simulated.spec(4, new Format.Swiss(3, Format.RoundGames.ALL, 0.5), 1, 2, 1);

  static Stream<TournamentSpec> specs() {
    return Stream.of(
        SPEC,
        Simulated.withSprt(Simulated.spec(3, new Format.RoundRobin(), 2, 3), Sprt.of(-5, 12.5)),
        Simulated.spec(3, new Format.KnockOut(4, Format.RoundGames.IN_TURN), 2, 2),
        Simulated.spec(3, new Format.Gauntlet(2), 2, 2));
  }

  private static ImmutableList<String> lines(Tournament tournament) {
    MutableList<String> lines = Lists.mutable.of(LogLine.of(tournament.spec()));
    tournament.results().each(result -> lines.add(LogLine.of(result)));
    tournament.decisions().each(decision -> lines.add(LogLine.of(decision)));
    return lines.toImmutable();
  }

  private static Outcome<LogContent> read(String text) {
    return LogReader.read("t.jsonl", text.getBytes(StandardCharsets.UTF_8));
  }

  private static String text(ImmutableList<String> lines) {
    return lines.makeString("", "\n", "\n");
  }

  @ParameterizedTest
  @MethodSource("specs")
  void read_whatWasWritten_isTheSame(TournamentSpec spec) {
    Tournament played = Simulated.play(Tournament.begin(spec), 1, 2);
    Tournament decided =
        played.with(
            Lists.immutable.of(
                new Decision.Forfeit(
                    played.results().getLast().match(),
                    1,
                    played.results().getLast().players().getFirst(),
                    "\"quoted\"\n"),
                new Decision.Withdrawal("p1", 9, "")));

    LogContent content = read(text(lines(decided))).get();

    assertEquals(spec, content.tournament().spec());
    assertEquals(decided.results(), content.tournament().results());
    assertEquals(decided.decisions(), content.tournament().decisions());
    assertEquals(Simulated.text(decided), Simulated.text(content.tournament()));
  }

  @Test
  void read_everyPrefixOfTheBytes_isAPrefixOfTheTournament() {
    Tournament played = Simulated.play(Tournament.begin(SPEC), 1, 2);
    byte[] bytes = text(lines(played)).getBytes(StandardCharsets.UTF_8);
    int first = LogLine.of(SPEC).length() + 1;

    for (int length = first; length <= bytes.length; length += 37) {
      LogContent content = LogReader.read("t", Arrays.copyOf(bytes, length)).get();

      int known = content.tournament().results().size();
      assertEquals(played.results().take(known), content.tournament().results());
      assertEquals(content.wasTorn(), content.completeBytes() < length);
    }
  }

  @Test
  void read_damagedLine_isReportedWithItsNumber() {
    ImmutableList<String> lines = lines(Simulated.play(Tournament.begin(SPEC), 1, 1));
    MutableList<String> half = lines.toList();
    half.set(3, half.get(3).substring(0, 40));
    MutableList<String> changed = lines.toList();
    changed.set(0, changed.get(0).replace("\"seed\":7", "\"seed\":8"));
    MutableList<String> goals = lines.toList();
    goals.set(2, goals.get(2).replaceFirst("\"goals\":\\[[0-9]+", "\"goals\":[700"));

    assertTrue(message(half).startsWith("t.jsonl:4:"), message(half));
    assertTrue(message(changed).startsWith("t.jsonl:1:1: error: the specification was changed"));
    assertTrue(message(goals).startsWith("t.jsonl:3:1: error: the result of"), message(goals));
    assertTrue(message(Lists.mutable.of("{}")).startsWith("t.jsonl:1:1: error: the field 'type'"));
    assertTrue(read("").diagnostics().hasErrors());
  }

  @Test
  void read_lineThatWasTakenOutOrToldTwice_isReportedWhereNothingFits() {
    Tournament played = Simulated.play(Tournament.begin(SPEC), 1, 1);
    MutableList<String> lacking = lines(played).toList();
    lacking.remove(2);
    MutableList<String> twice = lines(played).toList();
    twice.add(4, twice.get(2).replaceFirst("\"steps\":9", "\"steps\":8"));

    // Round 1 has eight matches; the first of round 2 does not fit if one of them is missing.
    assertTrue(message(lacking).startsWith("t.jsonl:9:1: error: there is no match '2."));
    assertTrue(message(twice).startsWith("t.jsonl:5:1: error: match '"), message(twice));
  }

  private static String message(MutableList<String> lines) {
    return new DiagnosticPrinter().print(read(text(lines.toImmutable())).diagnostics());
  }

  @Test
  void file_grownAndTorn_goesOnWhereItWas(@TempDir Path directory) throws IOException {
    Path path = directory.resolve("t.jsonl");
    Tournament played = Simulated.play(Tournament.begin(SPEC), 1, 1);
    try (LogFile log = LogFile.begin(path, SPEC)) {
      played.results().take(5).forEach(result -> add(log, result));
      assertThrows(LogFile.UnusableException.class, () -> LogFile.open(path));
    }
    Files.writeString(
        path, Files.readString(path) + LogLine.of(played.results().get(5)).substring(0, 30));

    try (LogFile log = LogFile.open(path)) {
      assertTrue(log.wasTorn());
      assertEquals(5, log.tournament().results().size());
      MatchResult later = played.results().getLast();
      assertThrows(IllegalArgumentException.class, () -> log.add(later));
    }
    try (LogFile log = LogFile.open(path)) {
      played.results().drop(5).forEach(result -> add(log, result));
      assertEquals(Simulated.text(played), Simulated.text(log.tournament()));
    }
    assertEquals(text(lines(played)), Files.readString(path));
  }

  private static void add(LogFile log, MatchResult result) {
    try {
      log.add(result);
    } catch (IOException unwritable) {
      throw new AssertionError(unwritable);
    }
  }
}
