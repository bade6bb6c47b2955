package org.gonu.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What this program makes of public rule sheets stays as the table in {@code corpus.tsv} says. The
 * sheets themselves are no part of the project; where they lie beside it, every row is compared:
 * here those of slow sheets, by {@link CorpusEnginesTest} the others, whose circuits it has anyway.
 * {@code -Dgolden.update=true} writes the table anew, to be reviewed in the diff.
 */
final class CorpusFiguresTest {
  /** Sheets whose circuits take many seconds, or are given up after these: for the slow tests. */
  private static final ImmutableSet<String> SLOW =
      Sets.immutable.of(
          "amazons",
          "amazonsTorus",
          "blobwars",
          "gt_two_thirds_4p",
          "laikLee_hex",
          "mummymaze1p",
          "ruleDepthExponential",
          "slaughter");

  static Stream<CorpusFigures> slowRows() throws IOException {
    return CorpusFigures.table().select(row -> SLOW.contains(row.sheet())).castToList().stream();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("slowRows")
  void figures_ofASlowPublicSheet_areThoseOfTheTable(CorpusFigures row) throws IOException {
    assumeTrue(Files.isDirectory(CorpusFigures.CORPUS), "no corpus beside the project");
    assertEquals(row.line(), CorpusFigures.of(row.sheet()).line());
  }

  @Test
  void table_always_hasEachSheetOnceInOrder() throws IOException {
    ImmutableList<String> names = CorpusFigures.table().collect(CorpusFigures::sheet);

    assertEquals(names.toSortedList().distinct(), names);
    assertTrue(names.size() > 100, "sheets: " + names.size());
    assertTrue(names.containsAllIterable(SLOW));
  }

  @Test
  void pageOfPublicSheets_always_agreesWithTheTable() throws IOException {
    String page = Files.readString(Path.of("src/site/markdown/experiments/public-sheets.md"));
    ImmutableList<CorpusFigures> table = CorpusFigures.table();
    ImmutableList<CorpusFigures> without = table.reject(CorpusFigures::hasCircuit);

    assertTrue(page.contains("Of the " + table.size() + " sheets"), page);
    assertTrue(page.contains((table.size() - without.size()) + " become circuits"), page);
    assertEquals(
        Lists.immutable.empty(), without.reject(row -> page.contains("`" + row.sheet() + "`")));
  }

  @Test
  void table_whereSheetsAreAtHand_hasAllOfThem() throws IOException {
    assumeTrue(Files.isDirectory(CorpusFigures.CORPUS), "no corpus beside the project");
    if (Boolean.getBoolean("golden.update")) {
      MutableList<String> lines = Lists.mutable.of(CorpusFigures.TITLES);
      for (String name : CorpusFigures.names()) {
        lines.add(CorpusFigures.of(name).line());
      }
      Files.writeString(
          CorpusFigures.TABLE, lines.makeString("", "\n", "\n"), StandardCharsets.UTF_8);
    }

    assertEquals(CorpusFigures.names(), CorpusFigures.table().collect(CorpusFigures::sheet));
  }
}
