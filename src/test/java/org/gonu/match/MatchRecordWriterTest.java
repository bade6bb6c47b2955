package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.primitive.IntLists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.gdl.Constant;
import org.gonu.machine.Move;
import org.gonu.match.MatchRecord.Turn;
import org.gonu.text.Outcome;
import org.gonu.text.SourceText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class MatchRecordWriterTest {
  private static final Move NOOP = new Move(Constant.of("noop"));

  private final Path directory;

  MatchRecordWriterTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void print_everyField_readsBackEqual() {
    MatchRecord record = read(Records.COIN);

    assertEquals(record, read(MatchRecordWriter.print(record)));
  }

  @Test
  void print_everyField_isInTheTableOfThePage() throws IOException {
    ImmutableList<String> printed =
        found("(?m)^  \"(\\w+)\":", MatchRecordWriter.print(read(Records.COIN)));
    String page = Files.readString(Path.of("src/site/markdown/records.md"));

    assertEquals(
        printed.makeString("\n"),
        found("(?m)^\\| `(\\w+)` \\| .* \\| (?:Gonu|ggp.org) \\|$", page).makeString("\n"));
  }

  /** The first group of every match. */
  private static ImmutableList<String> found(String pattern, String text) {
    return Lists.immutable.fromStream(
        Pattern.compile(pattern).matcher(text).results().map(match -> match.group(1)));
  }

  @Test
  void print_runningMatch_isPinned() {
    MatchRecord record = start("m1").withTurn(turn("done", 2));

    assertEquals(
        """
        {
          "matchId": "m1",
          "scrambled": false,
          "previewClock": -1,
          "startClock": -1,
          "playClock": -1,
          "isCompleted": false,
          "isAborted": false,
          "moves": [
            ["noop"]
          ],
          "errors": [
            [""],
            ["TO"]
          ],
          "stateTimes": [1,2],
          "states": [
            "( begun )",
            "( done )"
          ],
          "legalCounts": [
            [1]
          ],
          "legalMoves": [
            [["noop"]]
          ]
        }
        """,
        MatchRecordWriter.print(record));
  }

  @Test
  void print_noMovesYet_readsBackEqual() {
    MatchRecord record = start("m1").withStartErrors(Lists.immutable.of("CE"));

    assertEquals(record, read(MatchRecordWriter.print(record)));
  }

  @Test
  void print_missingGoal_isNull() {
    ImmutableList<OptionalInt> goals = Lists.immutable.of(OptionalInt.empty(), OptionalInt.of(7));
    MatchRecord record = start("m1").completed(goals);

    String text = MatchRecordWriter.print(record);

    assertTrue(text.contains("\"goalValues\": [null,7]"), text);
    assertEquals(record, read(text));
  }

  @Test
  void print_oddCharacters_areEscaped() {
    MatchRecord record = start("a\"b\\c\u0001\n\u00e9\u2028").aborted();

    String text = MatchRecordWriter.print(record);

    assertTrue(text.contains("a\\\"b\\\\c\\u0001\\n\u00e9"), text);
    assertEquals(record, read(text));
  }

  @Test
  void withTurn_signedRecord_dropsSignature() {
    MatchRecord later = read(Records.COIN).aborted();

    assertEquals(MatchRecord.HostSignature.NONE, later.signature());
  }

  @Test
  void withStartErrors_afterAMove_isMisuse() {
    MatchRecord later = start("m1").withTurn(turn("done", 2));

    assertThrows(
        IllegalArgumentException.class, () -> later.withStartErrors(Lists.immutable.of("TO")));
  }

  @Test
  void write_missingDirectory_isMade() throws IOException {
    Path file = directory.resolve("a").resolve("b").resolve("m.json");

    MatchRecordWriter.write(start("m1"), file);

    assertEquals(start("m1"), MatchRecordReader.read(file).get());
  }

  @Test
  void write_twice_leavesOneFile() throws IOException {
    Path file = directory.resolve("m.json");

    MatchRecordWriter.write(start("m1"), file);
    MatchRecordWriter.write(start("m1").aborted(), file);

    assertTrue(MatchRecordReader.read(file).get().isAborted());
    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  void write_ontoDirectory_throwsAndLeavesNothing() throws IOException {
    Path occupied = directory.resolve("m.json");
    Files.createDirectories(occupied.resolve("inner"));

    assertThrows(IOException.class, () -> MatchRecordWriter.write(start("m1"), occupied));

    try (Stream<Path> files = Files.list(directory)) {
      assertEquals(1, files.count());
    }
  }

  @Test
  @Timeout(60)
  void write_whileOthersRead_neverShowsHalfAFile() throws Exception {
    Path file = directory.resolve("m.json");
    MatchRecordWriter.write(start("m1"), file);
    AtomicBoolean isWriting = new AtomicBoolean(true);
    AtomicReference<String> faults = new AtomicReference<>("");
    Thread reader =
        new Thread(
            () -> {
              while (isWriting.get()) {
                Outcome<MatchRecord> outcome = MatchRecordReader.read(file);
                faults.accumulateAndGet(outcome.diagnostics().toString(), String::concat);
              }
            },
            "record-reader");
    reader.start();

    MatchRecord record = start("m1");
    for (int i = 0; i < 40; i++) {
      record = record.withTurn(turn("s" + i, i));
      MatchRecordWriter.write(record, file);
    }
    isWriting.set(false);
    reader.join();

    assertEquals("", faults.get());
    assertEquals(record, MatchRecordReader.read(file).get());
  }

  private static MatchRecord start(String matchId) {
    MatchHeader header = MatchHeader.builder().matchId(matchId).build();
    return MatchRecord.atStart(header, Lists.immutable.of(Constant.of("begun")), 1);
  }

  private static Turn turn(String fact, long time) {
    ImmutableList<Move> noop = Lists.immutable.of(NOOP);
    return new Turn(
        IntLists.immutable.of(1),
        Lists.immutable.of(noop),
        noop,
        Lists.immutable.of("TO"),
        Lists.immutable.of(Constant.of(fact)),
        time);
  }

  private static MatchRecord read(String text) {
    return MatchRecordReader.read(new SourceText("x.json", text)).get();
  }
}
