package org.gonu.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.list.ImmutableList;
import org.gonu.conformance.player.PlayerCheck;
import org.gonu.conformance.player.PlayerChecks;
import org.gonu.conformance.referee.RefereeRequirements;
import org.junit.jupiter.api.Test;

/**
 * Compares the lists of checks in {@code protocol.md} with the code; {@code -Dgolden.update=true}
 * writes them anew, to be reviewed in the diff.
 */
final class ProtocolPageTest {
  private static final Path PAGE = Path.of("src/site/markdown", Chapter.PAGE);
  private static final int COLUMNS = 100;
  private static final String MARKER = "**Checks**\n";

  private static ImmutableList<Requirement> requirements() {
    return PlayerChecks.all()
        .collect(PlayerCheck::requirement)
        .newWithAll(RefereeRequirements.all());
  }

  private static String list(Chapter chapter) {
    return requirements()
        .select(requirement -> requirement.chapter() == chapter)
        .toSortedListBy(Requirement::id)
        .collect(each -> "- **" + each.id() + "** (" + each.level().word() + "): " + each.title())
        .collect(ProtocolPageTest::wrapped)
        .makeString("\n", "\n", "\n");
  }

  /** An item of a list, on a second line from the last blank that fits on the first. */
  private static String wrapped(String item) {
    int blank = item.length() <= COLUMNS ? -1 : item.lastIndexOf(' ', COLUMNS);
    return blank < 0 ? item : item.substring(0, blank) + "\n  " + item.substring(blank + 1);
  }

  @Test
  void page_everyChapter_listsItsChecks() throws IOException {
    String page = Files.readString(PAGE);
    for (Chapter chapter : Chapter.values()) {
      int heading = page.indexOf("\n## " + chapter.title() + "\n");
      assertTrue(heading >= 0, PAGE + " has no section " + chapter.title());
      int start = page.indexOf(MARKER, heading) + MARKER.length();
      int next = page.indexOf("\n## ", start);
      String rest = next < 0 ? "" : page.substring(next);
      page = page.substring(0, start) + list(chapter) + rest;
    }
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, page);
    }

    assertEquals(page, Files.readString(PAGE));
  }

  @Test
  void ids_all_areDifferent() {
    ImmutableList<String> ids = requirements().collect(Requirement::id);

    assertEquals(ids, ids.distinct());
  }

  @Test
  void titlesAndAdvice_all_areOneSentenceWithoutItsPoint() {
    ImmutableList<String> texts =
        requirements().flatCollect(each -> Lists.immutable.of(each.title(), each.advice()));

    assertEquals(
        Lists.immutable.empty(), texts.select(text -> text.isBlank() || text.endsWith(".")));
  }
}
