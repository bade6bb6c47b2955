package org.gonu.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.check.checks.Strictness;
import org.gonu.game.Game;
import org.gonu.gdl.Spelling.CasePolicy;
import org.gonu.text.SourceText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays the matches of {@code test-matches/} again: what was recorded once holds for ever. */
final class TestMatchesTest {
  private static final Path RECORDS = Path.of("test-matches");
  private static final Path SHEETS = Path.of("rules");
  private static final long MAX_BYTES = 200_000;

  static ImmutableList<Path> records() throws IOException {
    return files(RECORDS, ".json");
  }

  static ImmutableList<Path> sheets() throws IOException {
    return files(SHEETS, ".kif");
  }

  private static ImmutableList<Path> files(Path directory, String suffix) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return Lists.immutable
          .fromStream(files)
          .select(file -> file.toString().endsWith(suffix))
          .toImmutableSortedList();
    }
  }

  @ParameterizedTest
  @MethodSource("records")
  void replay_record_agreesToTheEnd(Path file) throws IOException {
    MatchRecord record = MatchRecordReader.read(file).get();
    Path sheet = RuleSheetLocator.locate(record.header(), file, Files::exists).orElseThrow();
    SourceText text = SourceText.decode(sheet.toString(), Files.readAllBytes(sheet));
    Game game = Game.load(text, CasePolicy.INSENSITIVE, Strictness.LENIENT).get();

    Replay.Result result = new Replay(game.newMachine(), game.spelling()).run(record, step -> {});

    assertEquals(Optional.empty(), result.difference());
    assertTrue(record.isCompleted());
    assertTrue(result.last().orElseThrow().isTerminal());
  }

  @ParameterizedTest
  @MethodSource("records")
  void record_size_isModest(Path file) throws IOException {
    assertTrue(Files.size(file) < MAX_BYTES, "bytes: " + Files.size(file));
  }

  @ParameterizedTest
  @MethodSource("sheets")
  void sheet_each_hasARecord(Path sheet) throws IOException {
    String name = sheet.getFileName().toString().replace(".kif", "");

    assertTrue(
        records()
            .anySatisfy(file -> file.getFileName().toString().matches(name + "-[0-9]+[.]json")),
        "no record of " + sheet);
  }
}
