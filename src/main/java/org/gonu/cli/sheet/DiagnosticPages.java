package org.gonu.cli.sheet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.gonu.cli.console.UsageException;

/** What the page of diagnostics says about a code. */
public final class DiagnosticPages {
  private static final String PAGE = "diagnostics.md";
  private static final String HEADING = "## ";
  private static final Pattern BEFORE_HEADING =
      Pattern.compile("^(?=" + HEADING + ")", Pattern.MULTILINE);

  private DiagnosticPages() {}

  /** True for a text such as {@code GDL-104}, in whatever case. */
  public static boolean isCode(String text) {
    return text.toUpperCase(Locale.ROOT).matches("GDL-[0-9]{1,4}");
  }

  /**
   * The section about a code.
   *
   * @throws UsageException if there is no such code
   */
  public static String of(String code) {
    String wanted = code.toUpperCase(Locale.ROOT);
    for (String section : BEFORE_HEADING.split(page(), -1)) {
      if (section.startsWith(HEADING + wanted + ":")) {
        return section.substring(HEADING.length()).strip() + "\n";
      }
    }
    throw new UsageException(
        "explain: there is no diagnostic " + wanted + "; the page on diagnostics lists them all");
  }

  private static String page() {
    try (InputStream in = DiagnosticPages.class.getResourceAsStream(PAGE)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks " + PAGE);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
