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
    Path data = SITE.resolve("data/sancho.json");

    assertPage("strength.md", "sancho", Matches.read(data));
  }

  @Test
  void performance_tableAndPlot_areMadeFromTheData() throws IOException {
    Path data = SITE.resolve("data/engines.json");

    assertPage("performance.md", "engines", Speeds.read(data));
  }

  private static void assertPage(String pageName, String name, Recorded recorded)
      throws IOException {
    Path page = SITE.resolve("markdown").resolve(pageName);
    Path plot = SITE.resolve("images").resolve(name + ".svg");
    String data = Files.readString(SITE.resolve("data").resolve(name + ".json"));
    String text = Files.readString(page);
    String begin = "<!-- table of ../data/" + name + ".json -->\n";
    int from = text.indexOf(begin) + begin.length();
    int to = text.indexOf("<!-- end -->", from);
    assertTrue(from >= begin.length() && to >= from, "marks of the table in " + page);
    String expected = "\n" + recorded.table() + "\n";
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(page, text.substring(0, from) + expected + text.substring(to));
      String drawing = Drawing.svg(recorded.plot(), recorded.height());
      Files.writeString(plot, drawing + seal(data, drawing));
      return;
    }

    assertEquals(expected, text.substring(from, to));
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
