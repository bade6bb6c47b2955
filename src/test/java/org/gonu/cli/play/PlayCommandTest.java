package org.gonu.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.gonu.cli.Run;
import org.gonu.match.MatchRecord;
import org.gonu.match.MatchRecordReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that are typed. The records are read back and count. */
final class PlayCommandTest {
  private static final String SHEET = "rules/tic-tac-toe.kif";

  private final Path directory;

  PlayCommandTest(@TempDir Path directory) {
    this.directory = directory;
  }

  private Run play(String typed, String... further) {
    return Run.typing(
        typed,
        Lists.mutable
            .of("play", SHEET, "--save", directory.toString(), "--think", "1")
            .withAll(Lists.immutable.with(further))
            .toArray(new String[0]));
  }

  private MatchRecord record() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return MatchRecordReader.read(files.findFirst().orElseThrow()).get();
    }
  }

  private static String lines(String... typed) {
    return String.join("\n", typed) + "\n";
  }

  @Test
  void play_bothRolesByNamesNumbersAndBeginnings_isWonAndRecorded() throws IOException {
    Run run = play(lines("b2", "(mark a 1)", "mark b 3", "a 2", "b1"), "--as", "x", "--as", "o");

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("result: x 100, o 0 after 5 steps. x wins."), run.out());
    assertTrue(run.out().contains("1. x (mark b 2)   o noop, the only move"), run.out());
    assertTrue(record().isCompleted());
    assertEquals(Lists.immutable.of("human", "human"), record().header().playerNames());
  }

  @Test
  void play_endOfInput_keepsTheRecordSoFar() throws IOException {
    Run run = play(lines("b2"), "--as", "all");

    assertEquals(0, run.code(), run.err());
    assertEquals(1, record().moves().size());
    assertTrue(record().isAborted());
    assertFalse(record().isCompleted());
  }

  @Test
  void play_undoAgainstAPlayer_goesBackToTheOwnChoice() throws IOException {
    Run run = play(lines("b2", "undo", "a1", "quit"), "--against", "random", "--seed", "1");

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("Taken back: 2 steps."), run.out());
    assertEquals("(mark a 1)", record().moves().getFirst().getFirst().toString());
    assertEquals(2, record().moves().size());
  }

  @Test
  void play_undoAtTheStart_saysThatNothingWasChosen() {
    assertTrue(play(lines("undo")).out().contains("You have chosen nothing yet."));
  }

  @Test
  void play_illegalMove_isExplainedAndAskedAgain() throws IOException {
    Run run = play(lines("b2", "b2", "a1"), "--as", "all");

    assertTrue(
        run.out()
            .contains(
                "(mark b 2) is not legal: it needs that (occupied b 2) does not hold, but it does"),
        run.out());
    assertTrue(run.out().contains("Near: a2 (mark a 2)"), run.out());
    assertEquals(2, record().moves().size());
  }

  @Test
  void play_ambiguousText_listsWhatItCanMean() {
    String out = play(lines("mark a")).out();

    assertTrue(out.contains("'mark a' can mean 3 moves:\n  1  a1"), out);
  }

  @Test
  void play_questions_areAnswered() {
    String out = play(lines("hint", "why terminal", "state", ":moves b", "hlep")).out();

    assertTrue(out.contains("Hint: "), out);
    assertTrue(out.contains("terminal does not hold"), out);
    assertTrue(out.contains("(control x)"), out);
    assertTrue(out.contains("4  b1  (mark b 1)"), out);
    assertTrue(out.contains("did you mean 'help'?"), out);
  }

  @Test
  void play_saveAndResign_writeTheRecord() throws IOException {
    Path copy = directory.resolve("sub").resolve("copy.json");
    Run run = play(lines("b2", "save " + copy, "resign"), "--as", "all");

    assertTrue(run.out().contains("You resign after 1 step."), run.out());
    assertEquals(1, MatchRecordReader.read(copy).get().moves().size());
  }

  @Test
  void play_unknownRole_isWrongUsage() {
    Run run = play("", "--as", "y");

    assertEquals(2, run.code());
    assertTrue(run.err().contains("the game has no role 'y'"), run.err());
  }

  @Test
  void match_humanWhoLeaves_endsAtOnceAndKeepsTheRecord() throws IOException {
    Run run =
        Run.typing(
            lines("zz", "b2"),
            "match",
            SHEET,
            "--player",
            "x=human",
            "--player",
            "o=human",
            "--start-clock",
            "1",
            "--play-clock",
            "60",
            "--save",
            directory.toString());

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("zz is not legal"), run.out());
    assertTrue(run.out().contains("The match was broken off."), run.out());
    assertEquals("(mark b 2)", record().moves().getFirst().getFirst().toString());
    assertEquals(Lists.immutable.of(true, true), record().header().humanPlayers());
  }

  @Test
  void match_twoHumans_playToTheEnd() throws IOException {
    Run run =
        Run.typing(
            lines("b2", "a1", "b3", "a2", "b1"),
            "match",
            SHEET,
            "--player",
            "x=human",
            "--player",
            "o=human",
            "--play-clock",
            "60",
            "--save",
            directory.toString());

    assertEquals(0, run.code(), run.err());
    assertTrue(run.out().contains("result: x 100, o 0 after 5 steps"), run.out());
    assertTrue(record().isCompleted());
  }
}
