package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Compares every sheet with figures that programs of their own gave for the games. */
final class PerftTest {
  private static final Path TABLE = Path.of("src/test/resources/perft.tsv");

  /** Rows with more sequences are left to the slow tests. */
  private static final long FAST_SEQUENCES = 30_000;

  @TestFactory
  Stream<DynamicTest> perft_shallow_isAsInTable() throws IOException {
    return tests(row -> row.expected().sequences() <= FAST_SEQUENCES);
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> perft_deep_isAsInTable() throws IOException {
    return tests(row -> row.expected().sequences() > FAST_SEQUENCES);
  }

  private static Stream<DynamicTest> tests(Predicate<Row> chosen) throws IOException {
    return Files.readAllLines(TABLE, StandardCharsets.UTF_8).stream()
        .skip(1)
        .map(Row::parse)
        .filter(chosen)
        .map(row -> DynamicTest.dynamicTest(row.name(), row::check));
  }

  private record Row(String sheet, int depth, Perft expected) {
    static Row parse(String line) {
      String[] columns = line.split("\t", -1);
      Perft expected = new Perft(Long.parseLong(columns[2]), Long.parseLong(columns[3]));
      return new Row(columns[0], Integer.parseInt(columns[1]), expected);
    }

    String name() {
      return sheet + " " + depth;
    }

    void check() {
      assertEquals(expected, Perft.count(Sheets.load(sheet).newMachine(), depth));
    }
  }
}
