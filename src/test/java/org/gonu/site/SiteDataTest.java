package org.gonu.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

/**
 * Holds the tables and plots of the site to the data from which they are made. {@code
 * -Dgolden.update=true} makes them anew.
 *
 * <p>Fonts differ from machine to machine, so a plot is not drawn again to compare it. It ends with
 * a hash over its data and itself instead.
 */
final class SiteDataTest {
  private static final Path SITE = Path.of("src/site");
  private static final String SEAL = "<!-- sha256 of data and drawing: ";

  @Test
  void strength_tableAndPlot_areMadeFromTheData() throws IOException {
    Path data = SITE.resolve("data/sancho.jsonl");

    assertPageAndPlot("strength.md", "sancho.svg", data, Matches.readJournal(data));
  }

  @Test
  void experiment_tableOfMatchesWithoutGrace_isMadeFromTheData() throws IOException {
    Path data = SITE.resolve("data/sancho-without-grace.json");

    assertPage("experiments/sancho.md", data, Matches.read(data));
  }

  @Test
  void experiment_tableOfOtherSheets_isMadeFromTheData() throws IOException {
    Path data = SITE.resolve("data/sancho-other-sheets.jsonl");

    assertPage("experiments/sancho.md", data, Matches.readJournal(data));
  }

  @Test
  void performance_tableAndPlot_areMadeFromTheData() throws IOException {
    Path data = SITE.resolve("data/library.json");

    assertPageAndPlot("performance.md", "speeds.svg", data, LibrarySpeeds.read(data));
  }

  @Test
  void experiment_tableAndPlotOfEngines_areMadeFromTheData() throws IOException {
    Path data = SITE.resolve("data/engines.json");

    assertPageAndPlot("experiments/engines.md", "engines.svg", data, EngineSpeeds.read(data));
  }

  private static void assertPage(String pageName, Path data, Recorded recorded) throws IOException {
    Path page = SITE.resolve("markdown").resolve(pageName);
    String text = Files.readString(page);
    String begin = "/data/" + data.getFileName() + " -->\n";
    int from = text.indexOf(begin) + begin.length();
    int to = text.indexOf("<!-- end -->", from);
    assertTrue(from >= begin.length() && to >= from, "marks of the table in " + page);
    String expected = "\n" + recorded.table() + "\n";
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(page, text.substring(0, from) + expected + text.substring(to));
      return;
    }

    assertEquals(expected, text.substring(from, to));
  }

  private static void assertPageAndPlot(
      String pageName, String plotName, Path file, Recorded recorded) throws IOException {
    assertPage(pageName, file, recorded);
    Path plot = SITE.resolve("images").resolve(plotName);
    String data = Files.readString(file);
    if (Boolean.getBoolean("golden.update")) {
      String drawing = Drawing.svg(recorded.plot(), recorded.height());
      Files.writeString(plot, drawing + seal(data, drawing));
      return;
    }

    String sealed = Files.readString(plot);
    int end = sealed.lastIndexOf(SEAL);
    assertTrue(end > 0, "no seal in " + plot);
    String drawing = sealed.substring(0, end);
    assertEquals(seal(data, drawing), sealed.substring(end), plot + " is not made from its data");
  }

  private static String seal(String data, String drawing) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(data.getBytes(StandardCharsets.UTF_8));
      digest.update(drawing.getBytes(StandardCharsets.UTF_8));
      return SEAL + HexFormat.of().formatHex(digest.digest()) + " -->\n";
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible); // every Java machine has SHA-256
    }
  }
}
