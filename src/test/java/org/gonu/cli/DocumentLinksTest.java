package org.gonu.cli;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.collections.api.factory.Lists;
import org.eclipse.collections.api.factory.Sets;
import org.eclipse.collections.api.list.ImmutableList;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.set.ImmutableSet;
import org.eclipse.collections.api.set.MutableSet;
import org.junit.jupiter.api.Test;

/** Where the links of the README and of the pages lead to. */
final class DocumentLinksTest {
  private static final Path README = Path.of("README.md");
  private static final Path SITE = Path.of("src/site");
  private static final Path PAGES = SITE.resolve("markdown");

  /** Two screens. */
  private static final int MAX_README_LINES = 80;

  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```$|`[^`\\n]*`");
  private static final Pattern LINK =
      Pattern.compile("\\]\\((?!https?:)([^)#\\s]*)(?:#([^)]*))?\\)");
  private static final Pattern SOURCE = Pattern.compile("(?m)^- \\*\\*([A-Z0-9]+)\\*\\*: ");
  private static final Pattern CITATION = Pattern.compile("\\[([A-Z0-9]+)]");

  /** An entry of the index that leads to a page of the site. */
  private static final Pattern INDEX_ENTRY =
      Pattern.compile("(?m)^- \\[([^]]+)]\\((?!\\.\\.)([^)]+)\\.md\\)");

  private static final Pattern MENU_ENTRY =
      Pattern.compile("<item name=\"([^\"]+)\" href=\"([^\"]+)\\.html\"/>");

  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

  @Test
  void links_ofAllDocuments_leadToFilesAndHeadings() throws IOException {
    MutableList<String> broken = Lists.mutable.empty();
    int seen = 0;
    for (Path document : documents()) {
      for (MatchResult link : links(document)) {
        seen++;
        Path target = target(document, link);
        String heading = link.group(2);
        if (!Files.exists(target) || (heading != null && !headings(target).contains(heading))) {
          broken.add(document + ": " + link.group());
        }
      }
    }

    assertEquals("", broken.makeString("\n"));
    assertTrue(seen > 50, "links seen: " + seen);
  }

  @Test
  void pages_all_canBeReachedFromTheReadmeOrTheIndex() throws IOException {
    MutableSet<Path> reached = Sets.mutable.of(README, PAGES.resolve("index.md"));
    MutableList<Path> open = reached.select(Files::exists).toList();
    while (open.notEmpty()) {
      Path page = open.remove(open.size() - 1);
      links(page)
          .collect(link -> target(page, link))
          .select(target -> isPage(target) && Files.exists(target))
          .select(reached::add)
          .forEach(open::add);
    }

    assertEquals(Lists.immutable.empty(), documents().reject(reached::contains));
  }

  @Test
  void menu_ofTheSite_hasThePagesOfTheIndexByTheirNames() throws IOException {
    ImmutableList<String> index = entries(INDEX_ENTRY, PAGES.resolve("index.md"));

    assertTrue(index.size() > 30, index.toString());
    assertEquals(
        index.makeString("\n"), entries(MENU_ENTRY, SITE.resolve("site.xml")).makeString("\n"));
  }

  /** Name and page of each entry. */
  private static ImmutableList<String> entries(Pattern pattern, Path file) throws IOException {
    return Lists.immutable.fromStream(
        pattern
            .matcher(Files.readString(file))
            .results()
            .map(entry -> entry.group(1) + ": " + entry.group(2)));
  }

  @Test
  void readme_fitsTwoScreens() throws IOException {
    int lines = Files.readAllLines(README).size();

    assertTrue(lines <= MAX_README_LINES, "lines: " + lines);
  }

  @Test
  void glossary_sources_areThoseThatItCites() throws IOException {
    String[] parts = Files.readString(PAGES.resolve("glossary.md")).split("## Sources", -1);

    assertEquals(labels(CITATION, parts[0]), labels(SOURCE, parts[1]));
  }

  private static ImmutableList<String> labels(Pattern pattern, String text) {
    return Lists.immutable
        .fromStream(pattern.matcher(text).results())
        .collect(label -> label.group(1))
        .distinct()
        .toImmutableSortedList();
  }

  @Test
  void pictures_all_areWellFormed() throws IOException {
    ImmutableList<Path> pictures = files(".svg");

    assertTrue(pictures.notEmpty());
    for (Path picture : pictures) {
      assertDoesNotThrow(
          () -> DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(picture.toFile()),
          picture::toString);
    }
  }

  private static ImmutableList<Path> documents() throws IOException {
    return files(".md").newWith(README);
  }

  private static ImmutableList<Path> files(String ending) throws IOException {
    try (Stream<Path> files = Files.walk(SITE)) {
      return Lists.immutable.fromStream(
          files.filter(file -> file.toString().endsWith(ending)).sorted());
    }
  }

  /** The links to files, and to headings of the same document. */
  private static ImmutableList<MatchResult> links(Path document) throws IOException {
    String prose = CODE.matcher(Files.readString(document)).replaceAll("");
    return Lists.immutable.fromStream(LINK.matcher(prose).results());
  }

  private static Path target(Path document, MatchResult link) {
    return link.group(1).isEmpty()
        ? document
        : Path.of(".").resolve(document).resolveSibling(link.group(1)).normalize();
  }

  private static boolean isPage(Path file) {
    return file.toString().endsWith(".md");
  }

  /** The anchors that hosts of Markdown give to the headings of a page. */
  private static ImmutableSet<String> headings(Path page) throws IOException {
    String prose = Files.readString(page).replaceAll("(?ms)^```.*?^```$", "");
    return Lists.immutable
        .fromStream(HEADING.matcher(prose).results())
        .collect(heading -> heading.group(1).toLowerCase(Locale.ROOT))
        .collect(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .toImmutableSet();
  }
}
