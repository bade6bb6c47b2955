package org.gonu.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;

/** The parts that every decision and every experiment has, and the indexes of both. */
final class NotebookTest {
  private static final Path DECISIONS = Path.of("src/site/markdown/decisions");
  private static final Path EXPERIMENTS = Path.of("src/site/markdown/experiments");
  private static final String INDEX = "index.md";

  /** A decision in the index: its number and its file. */
  private static final Pattern DECISION =
      Pattern.compile("(?m)^- \\[(\\d{4})]\\((\\1-[a-z0-9-]+\\.md)\\)");

  private static final Pattern EXPERIMENT =
      Pattern.compile("(?m)^- \\[[a-z-]+]\\(([a-z-]+\\.md)\\)");

  private static final Pattern DATE = Pattern.compile("\nDate: (\\d{4}-\\d\\d-\\d\\d)\n");

  private static final Pattern DECISION_PARTS =
      Pattern.compile(
          "(?s)# \\d{4}: .+\nDate: [-0-9]+\n\n## Context\n.+"
              + "\n## Decision\n.+\n## Why\n.+\n## Evidence\n.+");

  /** A result names its command, or says that there is none. */
  private static final Pattern EXPERIMENT_PARTS =
      Pattern.compile(
          "(?s)# .+\\?\n\n## Question\n.+"
              + "\n## Command\n.*(?:```console|`gonu |[Cc]annot be repeated by a command).*"
              + "\n## Measured\n.*\\d{4}-\\d\\d-\\d\\d.*\n## Result\n.+\n## Verdict\n.+");

  @Test
  void decisions_index_hasAllNewestFirst() throws IOException {
    ImmutableList<MatchResult> entries = entries(DECISION, DECISIONS);
    ImmutableList<String> numbers = entries.collect(entry -> entry.group(1));

    assertEquals(numbers.toSortedList().reverseThis(), numbers);
    assertEquals(pagesIn(DECISIONS), entries.collect(entry -> entry.group(2)).toSortedList());
    assertTrue(numbers.size() > 50, numbers.toString());
  }

  @Test
  void decisions_byNumber_haveRisingDates() throws IOException {
    MutableList<String> dates = Lists.mutable.empty();
    for (String page : pagesIn(DECISIONS)) {
      DATE.matcher(Files.readString(DECISIONS.resolve(page)))
          .results()
          .forEach(date -> dates.add(date.group(1)));
    }

    assertEquals(pagesIn(DECISIONS).size(), dates.size());
    assertEquals(dates.toSortedList(), dates);
  }

  @Test
  void decisions_all_haveTheSameParts() throws IOException {
    assertEquals(Lists.immutable.empty(), unlike(DECISION_PARTS, DECISIONS));
  }

  @Test
  void experiments_index_hasAll() throws IOException {
    ImmutableList<String> entries =
        entries(EXPERIMENT, EXPERIMENTS).collect(entry -> entry.group(1));

    assertEquals(pagesIn(EXPERIMENTS), entries.toSortedList());
  }

  @Test
  void experiments_all_haveTheSameParts() throws IOException {
    assertEquals(Lists.immutable.empty(), unlike(EXPERIMENT_PARTS, EXPERIMENTS));
  }

  private static ImmutableList<MatchResult> entries(Pattern pattern, Path directory)
      throws IOException {
    String index = Files.readString(directory.resolve(INDEX));
    return Lists.immutable.fromStream(pattern.matcher(index).results());
  }

  private static MutableList<String> pagesIn(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return Lists.mutable
          .fromStream(files.map(file -> String.valueOf(file.getFileName())))
          .reject(INDEX::equals)
          .sortThis();
    }
  }

  private static ImmutableList<String> unlike(Pattern parts, Path directory) throws IOException {
    MutableList<String> unlike = Lists.mutable.empty();
    for (String page : pagesIn(directory)) {
      if (!parts.matcher(Files.readString(directory.resolve(page))).matches()) {
        unlike.add(page);
      }
    }
    return unlike.toImmutable();
  }
}
