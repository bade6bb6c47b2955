package org.gonu.cli.mistakes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;

/**
 * The sheets that gdl-perf lists as invalid, with what Gonu says of them.
 *
 * @param repository whose sheet it is
 * @param game its name there
 * @param fault what gdl-perf says of it, in few words
 * @param sheet its name among the public sheets; empty if it is not there
 * @param codes of the findings about this fault; {@code -} if there are none
 * @param said the message of the first of them
 * @param cure where the cure is; empty if nothing is said
 */
record KnownInvalid(
    String repository,
    String game,
    String fault,
    String sheet,
    String codes,
    String said,
    String cure) {
  static final Path TABLE = Path.of("src/test/resources/mistakes/known-invalid.tsv");

  /** All rows, in the order of gdl-perf's list. */
  static ImmutableList<KnownInvalid> all() {
    try {
      return Lists.immutable
          .withAll(Files.readAllLines(TABLE))
          .drop(1)
          .collect(line -> line.split("\t", -1))
          .collect(f -> new KnownInvalid(f[0], f[1], f[2], f[3], f[4], f[5], f[6]));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** True for a fault of goals, which shows in play alone. */
  boolean isSeenInPlay() {
    return codes.startsWith("GDL-3");
  }

  /** The part of the page about these sheets. */
  static String section() {
    ImmutableList<KnownInvalid> rows = all();
    int there = rows.count(row -> !row.sheet().isEmpty());
    ImmutableList<KnownInvalid> told =
        rows.select(row -> !row.sheet().isEmpty() && !row.codes().equals("-"));
    StringBuilder text = new StringBuilder();
    text.append(
        String.format(
            java.util.Locale.ROOT,
            """

            ## Sheets known to be invalid

            gdl-perf (Alex Landau) lists %d sheets of public repositories as invalid, with the words
            of the validator that it used. Gonu reports the faults of the %d sheets in this table.
            Of the others, %d were not found; the %d that were found do not have the fault.
            `gonu validate SHEET` shows the faults of the text.
            `gonu validate --lenient --simulate 20 SHEET` shows those of goals (GDL-302 and 303);
            their roles and values differ from run to run. `KnownInvalidTest` compares the rows
            whose sheets it finds; those of goals are slow and run by
            `mvn test -Dtest=KnownInvalidTest -DexcludedGroups=`.

            | repository | game | fault | code | what is said of it | cure |
            |---|---|---|---|---|---|
            """,
            rows.size(),
            told.size(),
            rows.size() - there,
            there - told.size()));
    told.each(
        row ->
            text.append(
                String.format(
                    java.util.Locale.ROOT,
                    "| %s | %s | %s | %s | %s | %s |%n",
                    row.repository(),
                    row.game(),
                    row.fault(),
                    row.codes(),
                    row.said().replace("|", "\\|").replace("<", "&lt;"),
                    row.cure())));
    return text.toString().replace(System.lineSeparator(), "\n");
  }
}
