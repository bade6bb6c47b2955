package org.gonu.cli.mistakes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.MutableList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes mistakes on purpose, and looks whether what is said leads to the cure. The page of the site
 * is made of the answers; {@code -Dgolden.update=true} writes it anew.
 */
final class MistakesTest {
  private static final Path PAGE = Path.of("src/site/markdown/mistakes.md");

  /** Of 51 mistakes at least 48; the same share is asked of those here. */
  private static final double WANTED = 48.0 / 51;

  private static final Map<String, String> TITLES =
      Map.of(
          "text", "Parentheses, arrows and foreign signs",
          "keywords", "Keywords",
          "rules", "Relations and variables",
          "facts", "Facts and moves",
          "roles", "Roles, goals, the end and the header",
          "use", "Tests and questions");

  /** A mistake and what came of it. */
  private record Row(Mistake mistake, Answer answer) {
    String line() {
      return "| "
          + cell(mistake.title())
          + " | "
          + cell(mistake.place())
          + " | "
          + answer.code()
          + " | "
          + cell(answer.said())
          + " | "
          + (answer.leadsToTheCure() ? answer.cures().makeString(", ") : "**not found**")
          + " |\n";
    }

    private static String cell(String text) {
      return text.replace("|", "\\|").replace("<", "&lt;");
    }
  }

  @Test
  void mistakes_answers_leadToTheCure(@TempDir Path directory) throws IOException {
    StringBuilder page = new StringBuilder();
    MutableList<Row> all = Lists.mutable.empty();
    for (String kind : Mistake.KINDS) {
      page.append("\n## ").append(TITLES.get(kind)).append("\n\n");
      page.append("| mistake | in | code | what is said first | cure |\n|---|---|---|---|---|\n");
      for (Mistake mistake : Mistake.of(kind)) {
        Path own = Files.createDirectory(directory.resolve("m" + all.size()));
        Row row = new Row(mistake, Answer.to(mistake, own));
        all.add(row);
        page.append(row.line());
      }
    }
    String whole = introduction(all) + page + KnownInvalid.section();
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, whole);
    }

    assertTrue(all.size() > 51, "mistakes: " + all.size());
    assertTrue(share(all) >= WANTED, () -> failures(all));
    assertEquals(Files.readString(PAGE), whole);
  }

  private static double share(MutableList<Row> all) {
    return (double) all.count(row -> row.answer().leadsToTheCure()) / all.size();
  }

  private static String failures(MutableList<Row> all) {
    return all.reject(row -> row.answer().leadsToTheCure())
        .collect(row -> row.mistake().title() + ": " + row.answer())
        .makeString("\n");
  }

  private static String introduction(MutableList<Row> all) {
    int cured = all.count(row -> row.answer().leadsToTheCure());
    int fixed = all.count(row -> row.answer().cures().contains("quick fix"));
    int seen = all.count(row -> row.mistake().isSeenInPlay());
    return String.format(
        java.util.Locale.ROOT,
        """
        # Mistakes and what is said of them

        Each row is a mistake that was made on purpose: a small edit of a sheet of `rules/`, or a
        command line. %d of %d lead straight to the cure: it stands in the message or in the help of
        what is said first. For %d a quick fix leaves nothing to be said. %d show in play alone, by
        `gonu validate --simulate 20 --search 0`; the others are met by `gonu validate`, `gonu test`
        or a command at the prompt.

        This list was made for this page, from the mistakes that tutorials warn of, that newcomers
        made, and that other languages suggest. An earlier list, of 51 mistakes, was lost.

        <!-- Made by MistakesTest from src/test/resources/mistakes. To make it anew:
             mvn -q test -Dtest=MistakesTest -Dgolden.update=true -->
        """,
        cured,
        all.size(),
        fixed,
        seen);
  }
}
